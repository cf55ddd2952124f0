import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

/** A name that distinguishes machines with a shared store. */
export function computeMachineName(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 12);
}

/** The name of this process in its files on disk; an earlier process may have had the same process id. */
export function generateOwnerName(): string {
  return `${computeMachineName()}.${process.pid}.${Date.now().toString(36)}`;
}

/** Tells whether a git host of this machine, which leads a process group, has ended with all its child processes. */
export function isGone(processId: number): boolean {
  return !isRunning(-processId);
}

/** Tells whether a process or, for a negative number, a process group exists. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
