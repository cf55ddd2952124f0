import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { memoryOf } from './processes.ts';
import type { BenchServer } from './processes.ts';
import type { World } from './world.ts';

/** One request to an operation, which changes nothing. */
interface Touch {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  /** True when the request carries the token; operations that would revoke or replace it are asked without. */
  readonly signedIn: boolean;
}

export interface Touched {
  /** Resident megabytes of the process after every operation was asked. */
  readonly memory: number;
  /** Milliseconds that the first answer took longer than later ones, by operation. */
  readonly penalties: ReadonlyMap<string, number>;
}

const document = path.resolve(import.meta.dirname, '../../generated/openapi.json');
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The operations of the document: Express routes as well as requests are made of them. */
export async function readOperations(): Promise<{ method: string; path: string; id: string }[]> {
  const { paths, servers } = JSON.parse(await readFile(document, 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string; servers?: { url: string }[] }>>;
    servers: { url: string }[];
  };
  return Object.entries(paths).flatMap(([template, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const [server] = operation.servers ?? servers;
      const root = new URL(server?.url ?? '', 'http://localhost').pathname.replace(/\/$/, '');
      return [{ method, path: root + template, id: operation.operationId ?? '' }];
    }),
  );
}

/**
 * Reads are of what exists, as far as the beginning of their path says what that is; writes find nothing. Nor do reads
 * of repositories, whose first answer is git's work and not the server's.
 */
async function touches(world: World): Promise<Touch[]> {
  const operations = await readOperations();
  const { fileProject, peopled, readerId } = world;
  return operations.map(({ method, path: template, id }) => {
    const reads = method === 'get' && !/\/(?:repository|snapshot)/.test(template);
    const found = template
      .replace(/\/projects\/\{[^}]+\}/, `/projects/${fileProject}`)
      .replace(/\/groups\/\{[^}]+\}/, `/groups/${peopled}`)
      .replace(/\/users\/\{[^}]+\}/, `/users/${readerId}`);
    return {
      name: id,
      method: method.toUpperCase(),
      // No record has this number, and no name is this long.
      url: (reads ? found : template).replaceAll(/\{[^}]+\}/g, '987654321'),
      signedIn: method === 'get' || !/\/self\b/.test(template),
    };
  });
}

/** Times that an operation is asked again, in a row. */
const again = 5;

/**
 * Asks every operation some times in a row. Each `round` begins with another one: a collection of garbage comes after
 * so many requests, and would always meet the same.
 */
export async function touchAll(server: BenchServer, world: World, round: number): Promise<Touched> {
  const token = world.administratorToken;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (touch: Touch) => timeOf(agent, server, touch, token);
  // The connection and the token are not what is measured.
  for (let warm = 0; warm < 20; warm++)
    await ask({ name: 'warm', method: 'GET', url: '/api/v4/version', signedIn: true });
  const penalties = new Map<string, number>();
  const all = await touches(world);
  const start = (round * 97) % all.length;
  for (const touch of [...all.slice(start), ...all.slice(0, start)]) {
    const first = await ask(touch);
    const later: number[] = [];
    for (let time = 0; time < again; time++) later.push(await ask(touch));
    const usual = later.sort((a, b) => a - b)[Math.floor(again / 2)] ?? NaN;
    penalties.set(touch.name, first - usual);
  }
  agent.destroy();
  return { memory: (await memoryOf(server.pid)).own, penalties };
}

/** Milliseconds until the whole answer is there; an answer of 5xx other than 501 is an error. */
function timeOf(agent: Agent, server: BenchServer, touch: Touch, token: string): Promise<number> {
  const { method, url, name, signedIn } = touch;
  return new Promise((resolve, reject) => {
    const body = method === 'GET' || method === 'DELETE' ? null : '{}';
    const headers = {
      ...(signedIn && { 'private-token': token }),
      ...(body !== null && { 'content-type': 'application/json', 'content-length': body.length }),
    };
    const started = performance.now();
    const asked = request(server.origin + url, { agent, method, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        const status = response.statusCode ?? 0;
        if (status < 500 || status === 501 || status === 503) resolve(performance.now() - started);
        else reject(new Error(`${name}: ${method} ${url} answers ${status}`));
      });
    });
    asked.once('error', reject);
    asked.end(body ?? undefined);
  });
}
