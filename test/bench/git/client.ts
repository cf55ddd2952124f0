import { Agent, request } from 'node:http';
import type { BenchServer } from '../processes.ts';

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly token?: string;
  /** Sent as JSON. */
  readonly body?: object;
}

const agent = new Agent({ keepAlive: true });

export function closeConnections(): void {
  agent.destroy();
}

/** One request, its answer read to the end; throws for any answer that is not 2xx. */
export function ask(
  server: Pick<BenchServer, 'origin'>,
  { method = 'GET', url, token, body }: Asked,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? null : Buffer.from(JSON.stringify(body));
    const headers = {
      ...(token !== undefined && { 'private-token': token }),
      ...(sent !== null && { 'content-type': 'application/json', 'content-length': sent.length }),
    };
    request(server.origin + url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const answer = { status: response.statusCode ?? 0, body: Buffer.concat(chunks) };
        if (answer.status >= 200 && answer.status < 300) resolve(answer);
        else reject(new Error(`${method} ${url} answers ${answer.status}: ${String(answer.body)}`));
      });
    })
      .once('error', reject)
      .end(sent);
  });
}

export async function askJson<Body>(
  server: Pick<BenchServer, 'origin'>,
  asked: Asked,
): Promise<Body> {
  return JSON.parse((await ask(server, asked)).body.toString()) as Body;
}
