import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { startPostgres } from '#test/support/postgres-server.ts';
import { runToEnd } from '#test/support/process.ts';
import type { ProcessOptions } from '#test/support/process.ts';

let folder: string;
let main: string;
beforeAll(async () => {
  main = await compiledServer();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-faults-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A start that must fail: what it printed on stderr, having printed nothing on stdout. */
async function failure(options: ProcessOptions): Promise<string> {
  const { code, stdout, stderr } = await runToEnd({ main, ...options });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  return stderr;
}

/** A port on which somebody listens. */
async function withPort<T>(work: (port: number) => Promise<T>): Promise<T> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await work(port);
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

describe('a start that cannot work ends with one line and exit code 1:', () => {
  it('wrong settings, one line each', async () => {
    const stderr = await failure({ env: { PORT: 'x', PLAN: 'gold' } });
    expect(stderr.split('\n')).toEqual([
      'PORT: expected a number from 0 to 65535, got "x"',
      'PLAN: expected one of free, premium, ultimate, got "gold"',
      '',
    ]);
  });

  it('a data directory that cannot be made', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await failure({ dataDir: path.join(file, 'data') })).toBe(
      `DATA_DIR: cannot write to ${file}/data (a part of the path is not a directory)\n`,
    );
  });

  it('a port that is taken', async () => {
    const stderr = await withPort((port) => failure({ env: { PORT: String(port) } }));
    expect(stderr).toMatch(
      /^PORT: cannot listen on 127\.0\.0\.1 port \d+ \(taken by another process\)\n$/,
    );
  });

  it('a port that is taken, with several processes', async () => {
    const stderr = await withPort((port) => failure({ env: { PORT: String(port), WORKERS: '2' } }));
    expect(stderr).toMatch(
      /^PORT: cannot listen on 127\.0\.0\.1 port \d+ \(taken by another process\)\n$/,
    );
  });

  it('a Postgres that is not there', async () => {
    // The system never assigns port 1 by itself.
    const url = 'postgres://hearth:secret@127.0.0.1:1/hearth';
    expect(await failure({ env: { DATABASE_URL: url } })).toBe(
      'DATABASE_URL: cannot use Postgres at 127.0.0.1:1/hearth (connection refused)\n',
    );
  });

  it('a Postgres that takes no writes, as a standby', async () => {
    const server = await startPostgres({ default_transaction_read_only: 'on' });
    const { hostname, port } = new URL(server.url);
    expect(await failure({ env: { DATABASE_URL: server.url } })).toBe(
      `DATABASE_URL: cannot use Postgres at ${hostname}:${port}/postgres (the database takes no writes: it is a standby, or set to be read-only)\n`,
    );
    await server.stop();
  });

  it('a SQLite file that cannot be opened', async () => {
    const file = path.join(folder, 'not-a-database');
    await writeFile(
      file,
      'plain text, and long enough to have a header that SQLite can look at\n'.repeat(20),
    );
    expect(await failure({ env: { DATABASE_URL: `sqlite:${file}` } })).toBe(
      `DATABASE_URL: cannot use ${file} (the file is not a SQLite database)\n`,
    );
  });
});
