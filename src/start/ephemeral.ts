import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PREFIX = 'hearth-ephemeral-';
/** Milliseconds between two looks at the parent. */
const LOOK = 250;

/** Makes a temporary folder that goes with this process, which ends with the process that started it. */
export function takeEphemeralFolder(): string {
  const parent = process.ppid;
  sweepEphemeralFolders(tmpdir());
  const folder = mkdtempSync(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  process.once('exit', () => removeNow(folder));
  endOnSignal();
  const stop = () => process.emit('SIGTERM', 'SIGTERM');
  process.on('SIGHUP', stop);
  // A process whose parent has ended is given another.
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK);
  timer.unref();
  return folder;
}

/** Until the server listens to signals itself, they end the process with its handlers of `exit`. */
function endOnSignal(): void {
  for (const [signal, status] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(status);
    });
  }
}

/** Removes what processes left that were killed. */
export function sweepEphemeralFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) removeNow(path.join(parent, name));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH';
  }
}

/** What still writes, or belongs to somebody else, stays for the next one to remove. */
function removeNow(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    return;
  }
}
