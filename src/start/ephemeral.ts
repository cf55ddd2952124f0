import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverLock } from './data-directory.ts';

const PREFIX = 'hearth-ephemeral-';
/** Milliseconds between two looks at the parent. */
const parentPollMs = 250;

/** Creates a temporary folder that is deleted with this process, which ends with the process that started it. */
export async function claimEphemeralFolder(): Promise<string> {
  const parent = process.ppid;
  await sweepEphemeralFolders(tmpdir());
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
  }, parentPollMs);
  timer.unref();
  return folder;
}

/** Signals end the process with its `exit` handlers, until the server handles signals itself. */
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

/** Removes folders of killed processes of this user. */
export async function sweepEphemeralFolders(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const folder = path.join(parent, name);
    if (isOwn(folder) && (await isLeft(folder))) removeNow(folder);
  }
}

/** The folder for temporary files is shared: any user may create this name there. */
function isOwn(folder: string): boolean {
  const facts = lstatSync(folder, { throwIfNoEntry: false });
  return facts?.isDirectory() === true && facts.uid === process.getuid?.();
}

/** Process ids of another container that shares the folder have no meaning here. */
async function isLeft(folder: string): Promise<boolean> {
  const { holdFile } = await import('#src/database/sqlite/held-file.ts');
  try {
    const release = holdFile(path.join(folder, serverLock));
    release?.();
    return release !== null;
  } catch {
    return false;
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

/** A later start removes the folders that are still written to, or belong to another user. */
function removeNow(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    return;
  }
}
