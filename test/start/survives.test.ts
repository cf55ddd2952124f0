import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from '#src/database/database.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { HttpClient } from '#test/support/http-client.ts';
import {
  childrenOf,
  isRunning,
  type ServerProcess,
  signalProcess,
  startServer,
} from '#test/support/process.ts';
import { until } from '#test/support/waiting.ts';

/** Failures that must not end the process: each of them fails one request, or one job. */
let folder: string;
let server: ServerProcess;
let db: Database;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-survives-'));
  // Few enough to use them up; Node opens all files of an operation's code at once, of which there are some 200.
  const within = ['sh', '-c', 'ulimit -n 320; exec "$0" "$@"'] as const;
  server = await startServer({ main: await compiledServer(), dataDir: folder, within });
  db = await connect(`sqlite:${path.join(folder, 'hearth.sqlite')}`);
  token = /token +(glpat-\S+)/.exec(server.banner)?.[1] ?? '';
});

afterAll(async () => {
  await db.close();
  const { code, stderr } = await server.stop();
  await rm(folder, { recursive: true, force: true });
  expect({ code, stderr: /uncaught|unhandled/i.test(stderr) }).toEqual({ code: 0, stderr: false });
});

async function status(where: string, method = 'GET'): Promise<number> {
  const headers = { 'private-token': token };
  const answer = await fetch(`${server.url}/api/v4${where}`, { method, headers });
  await answer.arrayBuffer();
  return answer.status;
}

const fileUrl = (name: string) =>
  `/projects/demo%2Fkiln/repository/files/${encodeURIComponent(name)}?ref=main`;
const readme = fileUrl('README.md');
const archive = '/projects/demo%2Fkiln/repository/archive.tar.gz';

/** The git host, once it runs: what is kept in memory is answered also without it. */
function gitHost(): Promise<number> {
  return until(() => childrenOf(server.pid)[0]);
}

it('a job that fails, whose worker is unknown, or that is broken', async () => {
  const job = { state: 'queued', run_at: new Date().toISOString(), attempts: 0, max_attempts: 1 };
  const broken = [
    ['no_such_worker', '{}'],
    ['delete_user', 'null'],
    ['delete_user', '[]'],
    ['delete_user', '{"user_id":"x\\u0000"}'],
    ['delete_project', '{"project_id":{}}'],
  ];
  for (const [worker, payload] of broken) {
    await db('worker_jobs').insert({ ...job, worker, payload, retry_delay: 0 });
  }
  const created = await fetch(
    `${server.url}/api/v4/users?email=leaves@example.com&name=Leaves&username=leaves&password=a-long-password-8`,
    { method: 'POST', headers: { 'private-token': token } },
  );
  const { id } = (await created.json()) as { id: number };
  expect(await status(`/users/${id}`, 'DELETE')).toBe(204);
  await until(async () => (await status(`/users/${id}`)) === 404);
  await until(async () => (await db('worker_jobs').whereNot('state', 'dead')).length === 0);
});

it('a client that leaves in the middle of its request or of the answer, or speaks no HTTP', async () => {
  const { hostname, port } = new URL(server.url);
  const head = (method: string, where: string, more: string) =>
    `${method} ${where} HTTP/1.1\r\nHost: ${hostname}\r\nPRIVATE-TOKEN: ${token}\r\n${more}\r\n`;
  const upload = '/api/v4/projects/demo%2Fkiln/uploads';
  const form = 'Content-Type: multipart/form-data; boundary=b\r\n';
  const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\nsome';
  const texts = [
    head('POST', '/api/v4/projects', 'Content-Type: application/json\r\nContent-Length: 99\r\n') +
      '{"n',
    head('POST', upload, `${form}Content-Length: 999\r\n`) + file,
    head('POST', upload, `${form}Transfer-Encoding: chunked\r\n`) + `20\r\n${file.slice(0, 9)}`,
    head('GET', `/api/v4${archive}`, ''),
    head('GET', '/demo/kiln.git/info/refs?service=git-upload-pack', ''),
    head('POST', '/demo/kiln.git/git-upload-pack', 'Content-Length: 999\r\n') + '0032want',
    head('POST', '/demo/kiln.git/git-receive-pack', 'Content-Length: 999\r\n') + '0032',
    head('GET', '/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
    head('CONNECT', 'example.com:443', ''),
    head('POST', '/api/v4/projects', 'Expect: 100-continue\r\nContent-Length: 9\r\n'),
    '\0\x01\x02 nonsense\r\n\r\n',
  ];
  await Promise.all(
    texts.map(async (text) => {
      const socket = dial(Number(port), hostname);
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.write(text, 'latin1', resolve));
      // The second answer to other requests shows that the server has begun with it.
      for (let time = 0; time < 2; time += 1) expect(await status('/projects')).toBe(200);
      socket.resetAndDestroy();
    }),
  );
  expect(await status('/projects')).toBe(200);
});

it('the end of the git host while nothing more can be opened', async () => {
  expect(await status(readme)).toBe(200);
  const { hostname, port } = new URL(server.url);
  // The connection of the client is open already.
  const client = new HttpClient(Number(port));
  const ask = (path: string) =>
    client.send({
      method: 'GET',
      url: `/api/v4${path}`,
      headers: { 'private-token': token },
      body: null,
    });
  expect((await ask(readme)).status).toBe(200);
  const held = await Promise.all(
    Array.from({ length: 400 }, async () => {
      const socket = dial(Number(port), hostname);
      socket.on('error', () => undefined);
      // The system takes them for a server that accepts no more.
      await once(socket, 'connect');
      return socket;
    }),
  );
  const host = await gitHost();
  signalProcess(host, 'SIGKILL');
  await until(async () => !childrenOf(server.pid).includes(host));
  // The host restarts at once with the file descriptors that it freed, unless a waiting client takes them.
  expect([200, 503]).toContain((await ask(`${archive}?sha=main`)).status);
  client.close();
  for (const socket of held) socket.destroy();
  // A connection may come before the server has closed these, and is refused.
  await until(async () => (await status(archive).catch(() => 503)) === 200);
});

it('the end of the git host, and of the git processes that it keeps', async () => {
  // The file has not been read before, so no cache holds it.
  expect(await status(fileUrl('CONTRIBUTING.md'))).toBe(200);
  const host = await gitHost();
  // Other child processes of the host may be ending.
  const kept = childrenOf(host, 'cat-file');
  expect(kept).not.toEqual([]);
  for (const child of kept) signalProcess(child, 'SIGKILL');
  await until(async () => (await status(fileUrl('docs/schedule.md'))) === 200);

  const asked = Array.from({ length: 8 }, () => status(`${archive}?sha=main`));
  signalProcess(host, 'SIGKILL');
  // Cut off or answered, whatever it was; nobody waits for ever.
  await Promise.allSettled(asked);
  await until(async () => (await status(readme)) === 200);
  expect(isRunning(server.pid)).toBe(true);
});
