import { Agent, type IncomingMessage, request as send } from 'node:http';
import { once } from 'node:events';

export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed when it is JSON, else text; null when there is none. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into bodies of many shapes
  readonly body: any;
  readonly bytes: Buffer;
}

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Sends requests exactly as written: no path is normalised, no redirect followed. */
export class HttpClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 20 });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  async send({ method, url, headers, body }: Sent): Promise<Answer> {
    const payload = encode(body, headers);
    const request = send({
      host: '127.0.0.1',
      port: this.#port,
      method,
      path: url,
      headers: { ...payload.headers, ...headers },
      agent: this.#agent,
    });
    request.end(payload.bytes);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    // A server that refuses early may close before the rest of a body is sent. The answer counts then.
    request.on('error', () => undefined);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers as Readonly<Record<string, string | undefined>>,
      body: parse(bytes, response.headers['content-type']),
      bytes,
    };
  }

  close(): void {
    this.#agent.destroy();
  }
}

function encode(body: unknown, given: Readonly<Record<string, string>>) {
  if (body === undefined || body === null) return { bytes: undefined, headers: {} };
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    return { bytes: body, headers: { 'content-length': String(Buffer.byteLength(body)) } };
  }
  const bytes = JSON.stringify(body);
  const type = 'content-type' in given ? {} : { 'content-type': 'application/json' };
  return { bytes, headers: { ...type, 'content-length': String(Buffer.byteLength(bytes)) } };
}

function parse(bytes: Buffer, contentType: string | undefined): unknown {
  if (bytes.length === 0) return null;
  const text = bytes.toString('utf8');
  return contentType?.includes('json') === true ? JSON.parse(text) : text;
}
