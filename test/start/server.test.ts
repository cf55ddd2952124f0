import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatYamlDocument } from '#src/http/docs/yaml-document.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import {
  childrenOf,
  isRunning,
  killAfter,
  runToEnd,
  signalProcess,
  type ServerProcess,
  startServer,
  untilReady,
} from '#test/support/process.ts';
import { until } from '#test/support/waiting.ts';

const run = promisify(execFile);
let folder: string;
/** The first test is about `npm start`, which compiles the server itself; the others need not. */
let main: string;

beforeAll(async () => {
  main = await compiledServer();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-server-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const checkout = path.resolve(import.meta.dirname, '../../src/build/checkout.js');

const tokenIn = (banner: string) => /token +(glpat-\S+)/.exec(banner)?.[1] ?? '';
const curlLine = (banner: string) => /^ {2}(curl .*)$/m.exec(banner)?.[1] ?? '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Asks again as long as nobody listens, or who listens says to come back: a start may take longer than a request waits. */
async function askUntilAnswered(url: string, signal: AbortSignal) {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    const body: unknown = await answer?.json();
    if (answer !== null && answer.status !== 503) return { status: answer.status, body };
    if (signal.aborted) throw new Error('nobody listened');
    await sleep(5);
  }
}

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });

describe('npm start', () => {
  it('shows how to use it, and every line of that is true', async () => {
    const dataDir = path.join(folder, 'first', 'data');
    const server = await startServer({ dataDir, main: checkout });
    try {
      expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
      // A shell passes these arguments to curl; a machine with only Node and git has no curl.
      const { stdout } = await run('sh', [
        '-c',
        curlLine(server.banner).replace(/^curl/, "printf '%s\\n'"),
      ]);
      const [option, header = '', url = ''] = stdout.trim().split('\n');
      expect(option).toBe('--header');
      const [name = '', value = ''] = header.split(': ');
      expect(await (await get(url, { [name]: value })).json()).toHaveLength(5);
      const me = await get(`${server.url}/api/v4/user`, {
        'private-token': tokenIn(server.banner),
      });
      expect(await me.json()).toMatchObject({ username: 'root', is_admin: true });
      expect((await get(`${server.url}/docs`)).status).toBe(200);
      expect((await get(`${server.url}/-/health`)).status).toBe(200);
      await untilReady(server.url);
      expect(server.url).not.toMatch(/:0$/);
    } finally {
      await server.stop();
    }

    const again = await startServer({ main, dataDir });
    try {
      expect(again.banner).not.toMatch(/password|token/);
      const me = await get(`${again.url}/api/v4/user`, { 'private-token': tokenIn(server.banner) });
      expect(me.status).toBe(200);
    } finally {
      await again.stop();
    }
  });

  it('that is killed at any moment of its first start works the next time', async () => {
    const dataDir = path.join(folder, 'killed');
    for (const moment of [150, 300, 450, 600, 750]) await killAfter(moment, { main, dataDir });
    const server = await startServer({ main, dataDir });
    try {
      const projects = await get(`${server.url}/api/v4/projects/demo%2Fkiln`);
      expect(projects.status).toBe(200);
      const readme = await get(
        `${server.url}/api/v4/projects/demo%2Fkiln/repository/files/README.md/raw?ref=main`,
      );
      expect(await readme.text()).toMatch(/^# Kiln/);
    } finally {
      await server.stop();
    }
  });
});

describe('npm start --empty', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ main, args: ['--empty'] });
  });
  afterAll(() => server.stop());

  it('leaves the demonstration out', async () => {
    const projects = await get(`${server.url}/api/v4/projects`, {
      'private-token': tokenIn(server.banner),
    });
    expect(await projects.json()).toEqual([]);
  });

  it('serves the published document, unchanged, with an entity tag', async () => {
    const file = path.resolve(import.meta.dirname, '../../generated/openapi.json');
    const json = await readFile(file, 'utf8');
    const documents = { json, yaml: await formatYamlDocument(json) };
    for (const [kind, text] of Object.entries(documents)) {
      const answer = await get(`${server.url}/api/v4/openapi.${kind}`);
      expect(answer.status).toBe(200);
      expect((await answer.text()) === text).toBe(true);
      const etag = answer.headers.get('etag') ?? '';
      const again = await get(`${server.url}/api/v4/openapi.${kind}`, { 'if-none-match': etag });
      expect(again.status).toBe(304);
    }
  });

  it.each(['1', '2'])(
    'refuses its port to another server, which says so once, with %s processes',
    async (WORKERS) => {
      const env = { PORT: new URL(server.url).port, WORKERS };
      const second = await runToEnd({ main, env, args: ['--empty'] });
      expect(second).toMatchObject({ code: 1, stdout: '' });
      expect(second.stderr).toMatch(/^PORT: .*taken by another process\)\n$/);
    },
  );
});

describe('a running server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends cleanly on %s and leaves no process behind',
    async (signal) => {
      const server = await startServer({ main, args: ['--empty'] });
      // Ready means that the git host runs as well.
      await untilReady(server.url);
      const children = childrenOf(server.pid);
      expect(children.length).toBeGreaterThan(0);
      const { code, stderr } = await server.stop(signal);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(children.filter(isRunning)).toEqual([]);
    },
  );
});

describe('several processes', () => {
  it.each(['1', '2'])('answer what is asked while they start, %s of them', async (WORKERS) => {
    const port = await freePort();
    const ended = new AbortController();
    const early = askUntilAnswered(`http://127.0.0.1:${port}/api/v4/projects`, ended.signal);
    const server = await startServer({ main, env: { WORKERS, PORT: String(port) } });
    try {
      const { status, body } = await early;
      expect(status).toBe(200);
      expect(body).toHaveLength(3);
    } finally {
      ended.abort();
      await server.stop();
    }
  });

  it('say once why they cannot start', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', WORKERS: '2' };
    const { code, stdout, stderr } = await runToEnd({ main, env });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^DATABASE_URL: cannot use .*\(connection refused\)\n$/);
  });

  it('share the port, replace one that dies, and end together', async () => {
    const server = await startServer({ main, env: { WORKERS: '2' }, args: ['--empty'] });
    const workers = () => childrenOf(server.pid, main);
    let after: number[];
    let code: number | null;
    try {
      const before = workers();
      expect(before).toHaveLength(2);
      // A connection that is kept would be one to the process that dies.
      const list = () => get(`${server.url}/api/v4/projects`, { connection: 'close' });
      expect((await list()).status).toBe(200);

      const [killed] = before;
      signalProcess(killed, 'SIGKILL');
      after = await until(() => {
        const now = workers();
        return now.length === 2 && !now.some((pid) => pid === killed) && now;
      });
      expect(after).toContain(before[1]);
      expect((await list()).status).toBe(200);
    } finally {
      ({ code } = await server.stop());
    }
    expect(code).toBe(0);
    expect(after.filter(isRunning)).toEqual([]);
  });

  it('leave nobody waiting for one that dies before it takes a connection', async () => {
    const server = await startServer({ main, env: { WORKERS: '2' }, args: ['--empty'] });
    try {
      const [stopped] = childrenOf(server.pid, main);
      // The stopped process receives a connection, and does not confirm it.
      signalProcess(stopped, 'SIGSTOP');
      const ask = () => get(`${server.url}/-/liveness`, { connection: 'close' });
      const asked = [ask(), ask(), ask(), ask()];
      await Promise.any(asked);
      signalProcess(stopped, 'SIGKILL');
      const answers = await Promise.allSettled(asked);
      expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    } finally {
      await server.stop();
    }
  });

  it('go on when the system has no room for one that is to replace another', async () => {
    const server = await startServer({ main, env: { WORKERS: '2' }, args: ['--empty'] });
    const limitFiles = (limit: string) =>
      run('prlimit', ['--pid', String(server.pid), `--nofile=${limit}:`]);
    try {
      await limitFiles(String((await readdir(`/proc/${server.pid}/fd`)).length));
      signalProcess(childrenOf(server.pid, main)[0], 'SIGKILL');
      await expect
        .poll(server.errors)
        .toContain('No server process can be started (EMFILE); the next starts in');
      expect((await get(`${server.url}/-/liveness`)).status).toBe(200);
      await limitFiles('1024');
      const count = () => childrenOf(server.pid, main).length;
      await expect.poll(count).toBe(2);
    } finally {
      expect((await server.stop()).code).toBe(0);
    }
  });
});
