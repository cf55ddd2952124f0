import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { GitFailed, GitTimeout, OutputTooLarge, isOutOfMemory, ReaderGone } from '../errors.ts';
import {
  buildGitArguments,
  buildGitEnvironment,
  smallPieceLimit,
  withoutPieceLimit,
} from './environment.ts';
import type { CommandBounds } from './protocol.ts';
import type { FairSlots, Turn } from './slots.ts';

export type GitProcess = ChildProcessByStdio<Writable, Readable, Readable>;

const maxErrorBytes = 8192;
const killGraceMs = 2000;
const running = new Set<GitProcess>();
/**
 * Commands that hold all files in memory before their first output, or several whole files at once. Trees of a few
 * kilobytes may expand to billions of files.
 */
const gathering: ReadonlySet<string> = new Set(['archive', 'diff-tree', 'grep']);
interface GatheringLimits {
  /** Memory limit of each command, in megabytes. */
  readonly memory: number;
  /** Megabytes that suffice nearly always. A command that needs more restarts when there is a place. */
  readonly littleMemory: number;
  /** The places. */
  readonly places: FairSlots;
  /** CPU seconds for `diff-tree`: a slower comparison would be slow each time. */
  readonly comparingSeconds: number;
}

let gatheringLimits: GatheringLimits | null = null;

/** Limits the memory of these commands, each and in total, and the time of tree comparisons. */
export function limitGathering(limits: GatheringLimits): void {
  gatheringLimits = limits;
}

/** Gives a command the memory limit of commands that gather all files. */
export function limitMemory(
  command: readonly string[],
  megabytes = gatheringLimits?.memory ?? 384,
): string[] {
  return ['sh', '-c', `ulimit -d ${megabytes * 1024} && exec "$@"`, 'sh', ...command];
}

/** Lets a command have as much memory, and as much time, as the comparison of two trees may take. */
function limitCpuTime(command: readonly string[], megabytes?: number): string[] {
  const seconds = gatheringLimits?.comparingSeconds ?? 5;
  return limitMemory(
    ['sh', '-c', `ulimit -S -t ${seconds} && exec "$@"`, 'sh', ...command],
    megabytes,
  );
}

/** Runs a command that may need a slot, with its memory limit in megabytes if it has one. */
type Attempt<Result> = (megabytes?: number) => Promise<Result>;

/**
 * Runs a command with little memory, and again with the full limit where that was too little. Commands of a few
 * hundred megabytes are few at a time, so that a machine has room for them.
 */
export async function runWithMemory<Result>(
  args: readonly string[],
  turn: Turn,
  attempt: Attempt<Result>,
): Promise<Result> {
  if (gatheringLimits === null || !isGathering(args)) return attempt();
  const { memory, littleMemory, places } = gatheringLimits;
  if (littleMemory >= memory) return attempt(memory);
  try {
    return await attempt(littleMemory);
  } catch (error) {
    if (!isOutOfMemory(error)) throw error;
    return places.run(turn, () => attempt(memory));
  }
}

const isGathering = (args: readonly string[]) =>
  gathering.has(findSubcommand(args)) || args.includes('--cherry-mark');

/** Commands that compare every line of two versions of one or many files. */
const showing: ReadonlySet<string> = new Set(['blame', 'diff-tree']);

/** Commands that process all objects of a repository, which the repository accepted before. */
const wholesale: ReadonlySet<string> = new Set([
  ...['bundle', 'commit-graph', 'fetch', 'fsck', 'gc', 'index-pack', 'pack-objects', 'repack'],
]);

interface Running {
  readonly input?: readonly Buffer[] | undefined;
  /** Aborted when the caller no longer waits for the output. */
  readonly left?: AbortSignal | undefined;
  /** Caller whose share the command counts against. */
  readonly caller?: string | null;
}

/**
 * Runs one git command to its end, or until its caller disconnects.
 * @throws GitFailed
 * @throws GitTimeout
 * @throws OutputTooLarge
 * @throws ReaderGone
 */
export function runCommand(
  gitDirectory: string,
  args: readonly string[],
  bounds: CommandBounds,
  { input, left, caller = null }: Running = {},
): Promise<Buffer> {
  const turn = { key: gitDirectory, caller, left };
  return runWithMemory(args, turn, async (megabytes) => {
    if (left?.aborted === true) throw new ReaderGone(args[0] ?? '');
    const started = startCommand(gitDirectory, args, megabytes);
    return gatherOutput(started, args[0] ?? '', bounds, { input, left });
  });
}

async function gatherOutput(
  { child, ended }: ReturnType<typeof startCommand>,
  name: string,
  bounds: CommandBounds,
  { input, left }: Pick<Running, 'input' | 'left'>,
): Promise<Buffer> {
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
 * Starts one git command; a gathering command gets a memory limit in megabytes. `ended` resolves after its exit and its
 * whole output, or rejects with `GitFailed` when its exit status is not 0.
 */
export function startCommand(
  gitDirectory: string,
  args: readonly string[],
  megabytes?: number,
): { child: GitProcess; ended: Promise<void> } {
  const subcommand = findSubcommand(args);
  const command = ['git', ...buildGitArguments(gitDirectory, args)];
  const within = subcommand === 'diff-tree' ? limitCpuTime : limitMemory;
  const [program = '', ...rest] = isGathering(args) ? within(command, megabytes) : command;
  const child: GitProcess = spawn(program, rest, {
    cwd: '/',
    env: {
      ...buildGitEnvironment(gitDirectory),
      ...(wholesale.has(subcommand) && withoutPieceLimit),
      ...(showing.has(subcommand) && smallPieceLimit),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return { child, ended: watchCommand(child, args[0] ?? '') };
}

/** The name of the subcommand; settings may precede it. */
export function findSubcommand(args: readonly string[]): string {
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
  sendSignal(child, 'SIGTERM');
  setTimeout(() => {
    sendSignal(child, 'SIGKILL');
    // A process that git had just started may outlive it, and would hold these open: the command is over all the same.
    child.stdout.destroy();
    child.stderr.destroy();
  }, killGraceMs).unref();
}

const leaders = new WeakSet<GitProcess>();

/** Marks the command as the leader of a process group. */
export function markGroupLeader(child: GitProcess): GitProcess {
  leaders.add(child);
  return child;
}

function sendSignal(child: GitProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined || !leaders.has(child)) {
    child.kill(name);
    return;
  }
  try {
    process.kill(-child.pid, name);
  } catch {
    // The process group has ended already.
  }
}

/** Ends every command that still runs. */
export function stopAllCommands(): void {
  for (const child of running) stopCommand(child);
}
