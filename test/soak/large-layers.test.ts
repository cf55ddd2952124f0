import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as send } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { watchMemory } from '#test/support/memory.ts';
import { type ServerProcess, startServer } from '#test/support/process.ts';
import { until } from '#test/support/waiting.ts';

const megabyte = 1024 * 1024;
const megabytes = 500;
const mostGrowth = 48 * megabyte;
const piece = Buffer.alloc(megabyte, 'a layer of an image, again and again. ');
const token = 'root-token-of-large-layers';

const server: ServerProcess = await startServer({
  main: await compiledServer(),
  args: ['--empty'],
  env: { ROOT_TOKEN: token, RATE_LIMITS: 'off', LOG_LEVEL: 'debug' },
});
afterAll(() => server.stop());

const digest = (() => {
  const sum = createHash('sha256');
  for (let each = 0; each < megabytes; each += 1) sum.update(piece);
  return `sha256:${sum.digest('hex')}`;
})();

function* pieces(): Generator<Buffer> {
  for (let each = 0; each < megabytes; each += 1) yield piece;
}

type Headers = Readonly<Record<string, string>>;

async function upload(method: string, url: string, headers: Headers): Promise<IncomingMessage> {
  const sent = send(url, {
    method,
    headers: { ...headers, 'content-length': String(megabytes * megabyte) },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  await pipeline(Readable.from(pieces()), sent);
  const [answer] = await answered;
  answer.resume();
  return answer;
}

async function download(url: string, headers: Headers): Promise<number> {
  const sent = send(url, { headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}

/** Milliseconds of the processor that a process has had; the system counts in hundredths of a second. */
function processorTime(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** The bytes by which the most that the server ever held grew meanwhile. */
async function growthIn(title: string, work: () => Promise<unknown>): Promise<number> {
  const before = watchMemory(server.pid).stop();
  const processor = processorTime(server.pid);
  const watch = watchMemory(server.pid);
  await work();
  const grown = watch.stop() - before;
  const used = processorTime(server.pid) - processor;
  process.stdout.write(`${title}: ${(grown / megabyte).toFixed(0)} MB, ${used} ms of processor\n`);
  return grown;
}

async function tokenFor(...names: string[]): Promise<Headers> {
  const scopes = names.map((name) => `scope=repository:${name}:pull,push`).join('&');
  const granted = await fetch(`${server.url}/jwt/auth?service=container_registry&${scopes}`, {
    headers: { authorization: `Basic ${Buffer.from(`root:${token}`).toString('base64')}` },
  });
  const { token: text } = (await granted.json()) as { token: string };
  return { authorization: `Bearer ${text}`, 'content-type': 'application/octet-stream' };
}

async function beginIn(name: string, headers: Headers): Promise<string> {
  const url = `${server.url}/v2/${name}/blobs/uploads/`;
  const begun = await fetch(url, { method: 'POST', headers });
  return server.url + (begun.headers.get('location') ?? '');
}

/**
 * Waits until all code is loaded, pushes and pulls a small layer, and has its repository deleted in the background: the
 * first of all brings more than its bytes, which are connections, threads and the code of workers.
 */
async function rehearse(projectId: number, name: string, headers: Headers): Promise<void> {
  await until(() => server.output().includes('modules_loaded'));
  const bytes = Buffer.from('a small layer');
  const sum = createHash('sha256').update(bytes).digest('hex');
  const location = await beginIn(name, headers);
  await fetch(location, { method: 'PATCH', headers, body: bytes });
  await fetch(`${location}?digest=sha256:${sum}`, { method: 'PUT', headers });
  const length = await download(`${server.url}/v2/${name}/blobs/sha256:${sum}`, headers);
  expect(length).toBe(bytes.length);
  const repositories = async () =>
    (await (await api('GET', `/projects/${projectId}/registry/repositories`)).json()) as {
      readonly id: number;
    }[];
  const [made] = await repositories();
  await api('DELETE', `/projects/${projectId}/registry/repositories/${made?.id}`);
  await until(async () => (await repositories()).length === 0);
}

const api = (method: string, url: string, body?: object) =>
  fetch(`${server.url}/api/v4${url}`, {
    method,
    headers: { 'private-token': token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

it('a layer of 500 MB is received and sent without being held', async () => {
  const made = await api('POST', '/projects', { name: 'kiln' });
  const project = (await made.json()) as { id: number; path_with_namespace: string };
  const name = project.path_with_namespace;
  const headers = await tokenFor(name, `${name}/rehearsal`);
  await rehearse(project.id, `${name}/rehearsal`, headers);

  const location = await beginIn(name, headers);
  const pushed = await growthIn('a push', async () => {
    expect((await upload('PATCH', location, headers)).statusCode).toBe(202);
    const ended = await fetch(`${location}?digest=${digest}`, { method: 'PUT', headers });
    expect(ended.status).toBe(201);
  });
  const pulled = await growthIn('a pull', async () => {
    const url = `${server.url}/v2/${name}/blobs/${digest}`;
    expect(await download(url, headers)).toBe(megabytes * megabyte);
  });
  expect(pushed).toBeLessThan(mostGrowth);
  expect(pulled).toBeLessThan(mostGrowth);
}, 600_000);
