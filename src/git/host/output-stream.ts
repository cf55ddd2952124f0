import { GitTimeout, ReaderGone } from '../errors.ts';
import { type GitProcess, startCommand, stopCommand, runWithMemory } from './command.ts';
import type { Turn } from './slots.ts';

const maxChunkBytes = 64 * 1024;

/** The output of one git command on its way to the server, no faster than the server takes it. */
export interface OutputStream {
  /** The server has consumed further bytes. */
  credit(bytes: number): void;
  cancel(): void;
  /** Resolves when all output was handed over; rejects when git failed or the reader was too slow. */
  readonly ended: Promise<void>;
}

interface StreamBounds {
  /** Bytes that may be on their way. */
  readonly window: number;
  /** Milliseconds after which the idle stream is aborted. */
  readonly idleLimit: number;
  /** Repository and caller that the turn counts against. */
  readonly turn: Pick<Turn, 'key' | 'caller'>;
}

/** Hands at most `window` bytes that are not credited yet to `send`; gives up after `idleLimit`. */
export function streamCommand(
  gitDirectory: string,
  args: readonly string[],
  { window, idleLimit, turn }: StreamBounds,
  send: (chunk: Buffer) => void,
): OutputStream {
  const name = args[0] ?? '';
  const left = new AbortController();
  let credit = window;
  let sent = 0;
  let stopped: Error | null = null;
  let running: GitProcess | null = null;
  const stop = (error: Error) => {
    stopped = error;
    left.abort();
    if (running === null) return;
    running.stdout.destroy();
    stopCommand(running);
  };
  const idle = setTimeout(() => stop(new GitTimeout(name)), idleLimit);

  const attempt = (megabytes?: number) => {
    if (stopped !== null) throw stopped;
    idle.refresh();
    const { child, ended } = startCommand(gitDirectory, args, megabytes);
    running = child;
    // A restarted command repeats its output from the beginning; bytes already sent are skipped.
    let told = sent;
    child.stdin.end();
    child.stdout.on('data', (chunk: Buffer) => {
      idle.refresh();
      const known = Math.min(told, chunk.length);
      told -= known;
      sent += chunk.length - known;
      credit -= chunk.length - known;
      for (let at = known; at < chunk.length; at += maxChunkBytes) {
        send(chunk.subarray(at, at + maxChunkBytes));
      }
      if (credit <= 0) child.stdout.pause();
    });
    return ended;
  };

  return {
    credit(bytes) {
      idle.refresh();
      credit += bytes;
      if (credit > 0) running?.stdout.resume();
    },
    cancel: () => stop(new ReaderGone(name)),
    ended: runWithMemory(args, { ...turn, left: left.signal }, async (megabytes) =>
      attempt(megabytes),
    )
      .catch((error: unknown) => {
        throw stopped ?? error;
      })
      .finally(() => clearTimeout(idle)),
  };
}
