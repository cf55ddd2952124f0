import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { GitFailed, GitTimeout, OutputTooLarge, ReaderGone } from '../errors.ts';
import { gitArguments, gitEnvironment, smallPieceLimit, withoutPieceLimit } from './environment.ts';
import type { CommandBounds } from './protocol.ts';

export type GitProcess = ChildProcessByStdio<Writable, Readable, Readable>;

const maxErrorBytes = 8192;
const graceBeforeKill = 2000;
const running = new Set<GitProcess>();
/**
 * They gather all files before they tell of the first, and trees of a few kilobytes may stand for billions of files; or
 * they hold whole files, several at once.
 */
const gathering: ReadonlySet<string> = new Set(['archive', 'diff-tree', 'grep']);
/** Kilobytes. */
let gatheringMemory = 384 * 1024;

/** Seconds of the processor for `diff-tree`: what takes longer takes longer each time. */
let comparingSeconds = 5;

/** Bounds the memory of those commands, in megabytes, and the time in which trees are compared. */
export function boundGathering(megabytes: number, seconds: number): void {
  gatheringMemory = megabytes * 1024;
  comparingSeconds = seconds;
}

/** The same command, with as much memory as those that gather all files may have. */
export function withinMemory(command: readonly string[]): string[] {
  return ['sh', '-c', `ulimit -d ${gatheringMemory} && exec "$@"`, 'sh', ...command];
}

/** The same with as much time, too, as the comparison of two trees may take. */
function withinTime(command: readonly string[]): string[] {
  const limits = `ulimit -d ${gatheringMemory} && ulimit -S -t ${comparingSeconds}`;
  return ['sh', '-c', `${limits} && exec "$@"`, 'sh', ...command];
}

/** They look at every line of two versions of a file, or of many. */
const showing: ReadonlySet<string> = new Set(['blame', 'diff-tree']);

/** They deal with all objects of a repository, which the repository has taken in before. */
const wholesale: ReadonlySet<string> = new Set([
  ...['bundle', 'commit-graph', 'fetch', 'fsck', 'gc', 'index-pack', 'pack-objects', 'repack'],
]);

/**
 * Runs one git command to its end, or until nobody waits for it. Throws `GitFailed`, `GitTimeout`, `OutputTooLarge` or
 * `ReaderGone`.
 */
export async function runCommand(
  gitDirectory: string,
  args: readonly string[],
  bounds: CommandBounds,
  { input, left }: { input?: readonly Buffer[]; left?: AbortSignal | undefined } = {},
): Promise<Buffer> {
  const name = args[0] ?? '';
  if (left?.aborted === true) throw new ReaderGone(name);
  const { child, ended } = startCommand(gitDirectory, args);
  const chunks: Buffer[] = [];
  let bytes = 0;
  const stops: Error[] = [];
  const stop = (error: Error) => {
    stops.push(error);
    stopCommand(child);
  };
  const timer = setTimeout(() => stop(new GitTimeout(name)), bounds.timeLimit);
  left?.addEventListener('abort', () => stop(new ReaderGone(name)), { once: true });

  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > bounds.maxBytes) stop(new OutputTooLarge(name));
    else chunks.push(chunk);
  });
  for (const piece of input ?? []) child.stdin.write(piece);
  child.stdin.end();
  try {
    await ended;
  } catch (error) {
    throw stops[0] ?? error;
  } finally {
    clearTimeout(timer);
  }
  if (stops[0] !== undefined) throw stops[0];
  return Buffer.concat(chunks, bytes);
}

/**
 * Starts one git command. `ended` resolves when it is gone and all output was taken, or rejects
 * with `GitFailed` when its exit status is not 0.
 */
export function startCommand(
  gitDirectory: string,
  args: readonly string[],
): { child: GitProcess; ended: Promise<void> } {
  const subcommand = subcommandOf(args);
  const gathers = gathering.has(subcommand) || args.includes('--cherry-mark');
  const command = ['git', ...gitArguments(gitDirectory, args)];
  const within = subcommand === 'diff-tree' ? withinTime : withinMemory;
  const [program = '', ...rest] = gathers ? within(command) : command;
  const child: GitProcess = spawn(program, rest, {
    cwd: '/',
    env: {
      ...gitEnvironment(gitDirectory),
      ...(wholesale.has(subcommand) && withoutPieceLimit),
      ...(showing.has(subcommand) && smallPieceLimit),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return { child, ended: watchCommand(child, args[0] ?? '') };
}

/** Settings may stand before it. */
function subcommandOf(args: readonly string[]): string {
  const at = args.findIndex((each, index) => each !== '-c' && args[index - 1] !== '-c');
  return args[at] ?? '';
}

/** Follows a git process to its end; the same as `ended` of `startCommand`. */
export function watchCommand(child: GitProcess, name: string): Promise<void> {
  running.add(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (errors.length < maxErrorBytes) errors += chunk.toString('utf8');
  });
  // A command that ends before it has read its input is judged by its exit status.
  child.stdin.on('error', () => undefined);

  return new Promise<void>((resolve, reject) => {
    const fail = (how: string) => {
      reject(new GitFailed(`${name}: ${how}`, errors.slice(0, maxErrorBytes)));
    };
    child.once('error', (error) => {
      running.delete(child);
      fail(String(error));
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve();
      else fail(signal ?? `exit status ${code}`);
    });
  });
}

/** Ends a command: politely first, so that it takes its lock files along; with all it started, if it leads a group. */
export function stopCommand(child: GitProcess): void {
  signal(child, 'SIGTERM');
  setTimeout(() => {
    signal(child, 'SIGKILL');
    // A process that git had just started may outlive it, and would hold these open: the command is over all the same.
    child.stdout.destroy();
    child.stderr.destroy();
  }, graceBeforeKill).unref();
}

const leaders = new WeakSet<GitProcess>();

/** Says that the command was started as the leader of a group of processes. */
export function leadsGroup(child: GitProcess): GitProcess {
  leaders.add(child);
  return child;
}

function signal(child: GitProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined || !leaders.has(child)) {
    child.kill(name);
    return;
  }
  try {
    process.kill(-child.pid, name);
  } catch {
    // All of them are gone.
  }
}

/** Ends every command that still runs. */
export function stopAllCommands(): void {
  for (const child of running) stopCommand(child);
}
