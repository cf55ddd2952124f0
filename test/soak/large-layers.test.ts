import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as send } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, it } from 'vitest';
import { compiledServer } from '../support/compiled-server.ts';
import { watchMemory } from '../support/memory.ts';
import { type ServerProcess, startServer } from '../support/process.ts';

const megabyte = 1024 * 1024;
const megabytes = 500;
const piece = Buffer.alloc(megabyte, 'a layer of an image, again and again. ');
const token = 'root-token-of-large-layers';

const server: ServerProcess = await startServer({
  main: await compiledServer(),
  args: ['--empty'],
  env: { ROOT_TOKEN: token, RATE_LIMITS: 'off' },
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

it('a layer of 500 MB is received and sent without being held', async () => {
  const made = await fetch(`${server.url}/api/v4/projects`, {
    method: 'POST',
    headers: { 'private-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'kiln' }),
  });
  const { path_with_namespace: name } = (await made.json()) as { path_with_namespace: string };
  const scope = encodeURIComponent(`repository:${name}:pull,push`);
  const granted = await fetch(`${server.url}/jwt/auth?service=container_registry&scope=${scope}`, {
    headers: { authorization: `Basic ${Buffer.from(`root:${token}`).toString('base64')}` },
  });
  const { token: text } = (await granted.json()) as { token: string };
  const headers = { authorization: `Bearer ${text}`, 'content-type': 'application/octet-stream' };
  const base = `${server.url}/v2/${name}/blobs`;
  const begin = async () => {
    const begun = await fetch(`${base}/uploads/`, { method: 'POST', headers });
    return server.url + (begun.headers.get('location') ?? '');
  };
  // The first layer of all brings more than its bytes: code, connections, threads.
  const small = Buffer.from('a small layer');
  await fetch(await begin(), { method: 'PATCH', headers, body: small });

  const location = await begin();
  const pushed = await growthIn('a push', async () => {
    expect((await upload('PATCH', location, headers)).statusCode).toBe(202);
    const ended = await fetch(`${location}?digest=${digest}`, { method: 'PUT', headers });
    expect(ended.status).toBe(201);
  });
  const pulled = await growthIn('a pull', async () => {
    expect(await download(`${base}/${digest}`, headers)).toBe(megabytes * megabyte);
  });
  // Buffers wait for the collector; 48 MB are what is aimed at.
  expect(pushed + pulled).toBeLessThan((megabytes / 3) * megabyte);
}, 600_000);
