import { openSync, readSync } from 'node:fs';
import { createContext, Script } from 'node:vm';

const sandbox = createContext({ work: null });
const call = new Script('work()');

/** Milliseconds of processor time of this thread, or of the process where the system has no count of threads. */
export const threadMs: () => number = createThreadClock();

/** Attempts at most; the last one has 64 times as many milliseconds as the first. */
const maxAttempts = 4;

/**
 * Runs synchronous work and interrupts it after so many milliseconds; the result is then null.
 *
 * The clock also runs while other processes have the processor: if this thread ran for less than half of the time, the
 * work restarts with four times the limit.
 */
export function runWithinTime<T>(milliseconds: number, work: () => T): T | null {
  for (let count = 1, patienceMs = milliseconds; ; count += 1, patienceMs *= 4) {
    const before = threadMs();
    const result = attempt(patienceMs, work);
    if (result !== null) return result;
    if (count === maxAttempts || threadMs() - before >= milliseconds / 2) return null;
  }
}

function createThreadClock(): () => number {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    const bytes = Buffer.alloc(64);
    // Nanoseconds, and then other numbers.
    return () => parseInt(bytes.toString('latin1', 0, readSync(file, bytes, 0, 64, 0)), 10) / 1e6;
  } catch {
    return () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e3;
    };
  }
}

function attempt<T>(milliseconds: number, work: () => T): T | null {
  sandbox['work'] = work;
  try {
    return call.runInContext(sandbox, { timeout: milliseconds }) as T;
  } catch (error) {
    if (isTimeout(error)) return null;
    throw error;
  } finally {
    sandbox['work'] = null;
  }
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
