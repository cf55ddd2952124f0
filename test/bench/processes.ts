import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';

export interface BenchServer {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to the end of its first good answer. */
  readonly firstAnswer: number;
  stop(): Promise<void>;
}

/** Starts `node …args` with `PORT` set and asks for `path` until it answers 200. */
export async function startServer(
  args: readonly string[],
  path: string,
  env: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
  /** Given what the process prints. */
  hear?: (text: string) => void,
): Promise<BenchServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', hear === undefined ? 'ignore' : 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      NODE_ENV: 'production',
      PORT: String(port),
      ...env,
    },
  });
  if (hear !== undefined) child.stdout?.setEncoding('utf8').on('data', hear);
  const { pid } = child;
  if (pid === undefined) throw new Error(`cannot start node ${args.join(' ')}`);
  while ((await statusOf(origin + path, headers)) !== 200) {
    if (child.exitCode !== null)
      throw new Error(`node ${args.join(' ')} ended with ${child.exitCode}`);
    if (performance.now() - started > 300_000)
      throw new Error(`${origin}${path} does not answer 200`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return { origin, pid, firstAnswer: performance.now() - started, stop: () => stop(child) };
}

function statusOf(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent: false, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resident memory in MB: of the process alone, and with everything it started. */
export async function memoryOf(pid: number): Promise<{ own: number; tree: number }> {
  const own = await residentOf(pid);
  let tree = own;
  for (const child of await descendantsOf(pid)) tree += await residentOf(child);
  return { own, tree };
}

/** CPU time in clock ticks of the process and of everything it started, ended or not; NaN where there is no `/proc`. */
export async function cpuTimeOf(pid: number): Promise<number> {
  if (process.platform !== 'linux') return NaN;
  let ticks = 0;
  for (const each of [pid, ...(await descendantsOf(pid))]) {
    const stat = await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '');
    // The fields follow the name, which may contain any character: user and system time, then those of ended children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    for (const field of fields.slice(11, 15)) ticks += Number(field);
  }
  return ticks;
}

async function descendantsOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const entry of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const parent = /\) \S (\d+)/.exec(stat)?.[1];
    if (parent !== undefined) parents.set(Number(entry), Number(parent));
  }
  const descends = (child: number): boolean => {
    const parent = parents.get(child);
    return parent !== undefined && (parent === pid || descends(parent));
  };
  return [...parents.keys()].filter(descends);
}

async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
