import { GitTimeout } from '../errors.ts';
import { startCommand, stopCommand } from './command.ts';

const maxChunkBytes = 64 * 1024;

/** The output of one git command on its way to the server, no faster than the server takes it. */
export interface OutputStream {
  /** The server has consumed so many more bytes. */
  credit(bytes: number): void;
  cancel(): void;
  /** Resolves when all output was handed over; rejects when git failed or nobody consumed. */
  readonly ended: Promise<void>;
}

/** Hands at most `window` bytes that are not credited yet to `send`; gives up after `idleLimit`. */
export function streamCommand(
  gitDirectory: string,
  args: readonly string[],
  { window, idleLimit }: { window: number; idleLimit: number },
  send: (chunk: Buffer) => void,
): OutputStream {
  const { child, ended } = startCommand(gitDirectory, args);
  let credit = window;
  let stopped: Error | null = null;
  const idle = setTimeout(() => {
    stopped = new GitTimeout(args[0] ?? '');
    child.stdout.destroy();
    stopCommand(child);
  }, idleLimit);

  child.stdin.end();
  child.stdout.on('data', (chunk: Buffer) => {
    idle.refresh();
    credit -= chunk.length;
    for (let at = 0; at < chunk.length; at += maxChunkBytes) {
      send(chunk.subarray(at, at + maxChunkBytes));
    }
    if (credit <= 0) child.stdout.pause();
  });

  return {
    credit(bytes) {
      idle.refresh();
      credit += bytes;
      if (credit > 0) child.stdout.resume();
    },
    cancel() {
      child.stdout.destroy();
      stopCommand(child);
    },
    ended: ended
      .catch((error: unknown) => {
        throw stopped ?? error;
      })
      .finally(() => clearTimeout(idle)),
  };
}
