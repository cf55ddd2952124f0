import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

/** Tells machines that share a store apart. */
export function computeMachineName(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 12);
}

/** The name of this process in what it leaves on disk; another one may have had the same number before. */
export function generateOwnerName(): string {
  return `${computeMachineName()}.${process.pid}.${Date.now().toString(36)}`;
}

/** Tells whether a git host of this machine, which leads a process group, is gone with all that it had started. */
export function isGone(processId: number): boolean {
  return !isRunning(-processId);
}

/** Tells whether there is such a process or, with a negative number, process group. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
