import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migratedDatabase } from './migrated-database.ts';
import { until } from './waiting.ts';

const project = path.resolve(import.meta.dirname, '../..');

export interface ProcessOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** A compiled server instead of the sources. */
  readonly main?: string;
  readonly nodeArgs?: readonly string[];
  /** A command that runs the rest of its arguments as the server: `['nice', '-n', '5']`. */
  readonly within?: readonly [string, ...string[]];
  /** Working directory; the project by default. */
  readonly cwd?: string;
  /** Standard input; none by default. */
  readonly input?: string;
  /** Kept by the caller; without it the process gets a folder of its own. */
  readonly dataDir?: string;
  /** False: a server makes its database itself. In a folder of its own it finds it made, which is most of a first start. */
  readonly migrated?: boolean;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** The output of the server until it was ready. */
  readonly banner: string;
  output(): string;
  /** The text of its complaints. */
  errors(): string;
  /** Ends it and removes a folder of its own. */
  stop(signal?: NodeJS.Signals): Promise<Ended>;
  readonly ended: Promise<Ended>;
}

/** Starts Hearth as its own process on a free port and waits for its banner. */
export async function startServer(options: ProcessOptions = {}): Promise<ServerProcess> {
  const finds = options.migrated !== false && options.env?.['DATABASE_URL'] === undefined;
  const { child, dataDir, ended, output, errors, cleanUp } = await launch(options, finds);
  const banner = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const text = output();
      if (/\n {2}curl .*\n/.test(text)) resolve(text);
    });
    void ended.then(({ code, stderr }) => reject(new Error(`ended with ${code}: ${stderr}`)));
  });
  const url = /URL +(\S+)/.exec(banner)?.[1];
  if (url === undefined || child.pid === undefined) throw new Error(`no URL in ${banner}`);
  return {
    url,
    dataDir,
    pid: child.pid,
    banner,
    output,
    errors,
    ended,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const end = await ended;
      await cleanUp();
      return end;
    },
  };
}

/**
 * Waits until a server says that it is ready. On a busy machine one of its parts may need more than the two seconds that
 * each has, and the next question is answered in time.
 */
export const untilReady = (url: string) =>
  until(async () => (await fetch(`${url}/-/readiness`)).status === 200);

/** Starts Hearth and waits until it ends by itself. */
export async function runToEnd(options: ProcessOptions): Promise<Ended> {
  const { ended, cleanUp } = await launch(options);
  const end = await ended;
  await cleanUp();
  return end;
}

/** Starts Hearth and kills it, without warning, after so many milliseconds. */
export async function killAfter(milliseconds: number, options: ProcessOptions): Promise<void> {
  const { child, ended, cleanUp } = await launch(options);
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  await ended;
  clearTimeout(timer);
  await cleanUp();
}

async function launch(options: ProcessOptions, findsDatabase = false) {
  const own = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'hearth-process-')));
  if (own && findsDatabase) {
    await copyFile(await migratedDatabase(), path.join(dataDir, 'hearth.sqlite'));
  }
  const entry = options.main ?? path.join(project, 'src/main.ts');
  const loader = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const [command, ...args] = [...(options.within ?? []), process.execPath];
  const child: ChildProcess = spawn(
    command,
    [...args, ...loader, ...(options.nodeArgs ?? []), entry, ...(options.args ?? [])],
    {
      cwd: options.cwd ?? project,
      stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        TMPDIR: tmpdir(),
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        ...options.env,
      },
    },
  );
  child.stdin?.end(options.input);
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  const cleanUp = async () => {
    if (own) await rm(dataDir, { recursive: true, force: true });
  };
  return { child, dataDir, ended, output: () => stdout, errors: () => stderr, cleanUp };
}

/** Sends a signal to one process. 0 would be the whole group of the tests, and negative ones whole groups: refused. */
export function signalProcess(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined || !(pid > 1)) throw new Error(`no process to signal: ${pid}`);
  // eslint-disable-next-line no-restricted-properties -- what the others call
  process.kill(pid, signal);
}

/** Tells whether a process still exists, zombies included. */
export function isRunning(pid: number): boolean {
  if (!(pid > 1)) throw new Error(`no process: ${pid}`);
  try {
    // eslint-disable-next-line no-restricted-properties -- 0 asks only, and of one process
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Processes that `pid` started and that still run, by what their command line contains. Linux only. */
export function childrenOf(pid: number, commandPart = ''): number[] {
  return readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .filter((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const parent = /^PPid:\s+([0-9]+)$/m.exec(status)?.[1];
        const dead = /^State:\s+Z/m.test(status);
        if (Number(parent) !== pid || dead) return false;
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(commandPart);
      } catch {
        // The process ended during the check.
        return false;
      }
    })
    .map(Number);
}
