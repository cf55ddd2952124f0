import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDataDirectory } from '#src/start/data-directory.ts';
import { sweepEphemeralFolders } from '#src/start/ephemeral.ts';
import { compiledServer } from '#test/support/compiled-server.ts';
import { runToEnd, signalProcess, startServer, untilReady } from '#test/support/process.ts';

let main: string;
let folder: string;
beforeAll(async () => {
  main = await compiledServer();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-quick-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ready {
  readonly url: string;
  readonly token: string;
  readonly version: string;
  readonly pid: number;
  readonly data_dir: string;
}

/** Starts a server that says in JSON when it is ready, and waits for that. */
async function startQuickly(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  command: readonly [string, ...string[]] = [process.execPath, main],
) {
  const [program, ...before] = command;
  const child = spawn(program, [...before, ...args, '--json'], {
    env: { PATH: process.env['PATH'], TMPDIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const lines = createInterface({ input: child.stdout }).on('line', (line) => output.push(line));
  const ended = once(child, 'close') as Promise<[number | null]>;
  const failed = ended.then(() => Promise.reject(new Error(`it ended: ${errors}`)));
  failed.catch(() => undefined);
  await Promise.race([once(lines, 'line'), failed]);
  const ready = JSON.parse(output[0] ?? '') as Ready;
  return { child, ready, output, errors: () => errors, ended };
}

const ephemeral = ['--ephemeral', '--port', '0'];

describe.each(['1', '2'])('hearth --ephemeral --json, %s processes of it,', (WORKERS) => {
  it('is ready with one line on standard output, and empty', async () => {
    // Data that belong to something else stay out of it.
    const env = { WORKERS, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: '/kiln' };
    const server = await startQuickly(ephemeral, env);
    const { url, token, version, pid, data_dir } = server.ready;
    expect({ version, pid }).toEqual({ version: '0.1.0', pid: server.child.pid });
    expect(path.dirname(data_dir)).toBe(folder);
    const answer = await fetch(`${url}/api/v4/projects`, { headers: { 'private-token': token } });
    expect(await answer.json()).toEqual([]);
    server.child.kill();
    expect((await server.ended)[0]).toBe(0);
    expect(existsSync(data_dir)).toBe(false);
    expect(server.output).toHaveLength(1);
    expect(server.errors()).toContain('Hearth is running.');
    // The request above, in the log.
    expect(server.errors()).toContain('/api/v4/projects');
  });

  it('ends with its parent, and its folder with it', async () => {
    // Tells the number of the server, and ends only when it is killed.
    const parent = `"$@" & wait`;
    const server = await startQuickly(ephemeral, { WORKERS }, [
      'sh',
      '-c',
      parent,
      'parent',
      process.execPath,
      main,
    ]);
    const { pid, data_dir } = server.ready;
    expect(pid).not.toBe(server.child.pid);
    expect(existsSync(data_dir)).toBe(true);
    server.child.kill('SIGKILL');
    // The output stays open while any process of the server runs.
    await server.ended;
    expect(existsSync(data_dir)).toBe(false);
  });
});

describe('hearth --ephemeral', () => {
  it.each([
    ['', 200],
    ['on', 429],
  ])('limits rates only where RATE_LIMITS says so: "%s"', async (RATE_LIMITS, last) => {
    const server = await startQuickly(ephemeral, { RATE_LIMITS });
    const { url, token } = server.ready;
    const headers = { 'private-token': token };
    const statuses: number[] = [];
    // Twenty are allowed in a minute, and twenty more in the next.
    for (let count = 0; count < 41; count += 1) {
      const answer = await fetch(`${url}/api/v4/namespaces/kiln/exists`, { headers });
      statuses.push(answer.status);
      await answer.arrayBuffer();
    }
    expect(Math.max(...statuses)).toBe(last);
    server.child.kill();
    await server.ended;
  });

  it('leaves no folder behind when it cannot start', async () => {
    const args = ['--ephemeral'];
    const taken = await startServer({ main });
    const env = { PORT: new URL(taken.url).port, TMPDIR: folder };
    try {
      const { code, stderr } = await runToEnd({ main, args, env });
      expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringMatching(/^PORT: /) });
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await taken.stop();
    }
  });

  it('removes what one that was killed has left, and nothing of one that runs', async () => {
    const server = await startQuickly(ephemeral);
    signalProcess(server.ready.pid, 'SIGKILL');
    await server.ended;
    const running = path.join(folder, `hearth-ephemeral-${process.pid}-1`);
    await mkdir(running);
    expect(existsSync(server.ready.data_dir)).toBe(true);
    await sweepEphemeralFolders(folder);
    expect(await readdir(folder)).toEqual([path.basename(running)]);
    await rm(running, { recursive: true });
  });

  it('removes nothing that a server elsewhere holds, and nothing of others', async () => {
    // No process has so large a number: another container may share the folder, and not the numbers.
    const held = path.join(folder, 'hearth-ephemeral-99999999-held');
    const linked = path.join(folder, 'hearth-ephemeral-99999999-link');
    const left = path.join(folder, 'hearth-ephemeral-99999999-left');
    await mkdir(held);
    await mkdir(left);
    await symlink(held, linked);
    const release = await lockDataDirectory({ dataDir: held, databaseUrl: 'sqlite:any' });
    await sweepEphemeralFolders(folder);
    expect((await readdir(folder)).sort()).toEqual(
      [held, linked].map((each) => path.basename(each)),
    );
    release();
    await sweepEphemeralFolders(folder);
    expect(await readdir(folder)).toEqual([path.basename(linked)]);
    await rm(linked);
  });
});

describe('a data directory in use', () => {
  it.each([
    ['1', '1'],
    ['1', '2'],
    ['2', '1'],
  ])('by %s processes is refused to another server of %s', async (WORKERS, others) => {
    const first = await startServer({ main, args: ['--empty'], env: { WORKERS } });
    const { dataDir } = first;
    const second = await runToEnd({ main, args: ['--empty'], dataDir, env: { WORKERS: others } });
    expect(second).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `DATA_DIR: another server uses ${dataDir}\n`,
    });
    const beside = await runToEnd({ main, args: ['admin', 'check'], dataDir });
    expect(beside).toMatchObject({ code: 0, stderr: expect.stringContaining('Nothing is wrong.') });
    await untilReady(first.url);
    await first.stop();
  });

  it('is free again once its server was killed', async () => {
    const dataDir = path.join(folder, 'killed');
    const first = await startServer({ main, args: ['--empty'], dataDir });
    await first.stop('SIGKILL');
    const second = await startServer({ main, args: ['--empty'], dataDir });
    expect((await second.stop()).code).toBe(0);
  });
});
