import { DatabaseBusy, DatabaseUnavailable } from '../errors.ts';

/** How long a statement waits for another process before it gives up, in milliseconds. */
export const busyTimeoutMs = 5000;

/** The code of an error from SQLite; empty for any other. */
function readErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** Tells whether another process held a lock; a retry may succeed. */
export const isBusySqlite = (error: unknown): boolean =>
  /^SQLITE_(BUSY|LOCKED)/.test(readErrorCode(error));

/** Returns the error itself, or our error that the HTTP layer answers with 503. */
export function translateSqliteFailure(error: unknown): unknown {
  // The disk is full, broken, missing, or not writable.
  const reason = /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|NOTADB|CORRUPT)/.exec(
    readErrorCode(error),
  )?.[1];
  if (reason === undefined) return error;
  return new DatabaseUnavailable(`the database cannot be used (${reason})`, { cause: error });
}

/**
 * Runs `attempt`, again and later while another process holds the lock. SQLite's own busy handler
 * sleeps on the calling thread, which here serves every other request: so it is off, and the
 * waiting is done by the event loop. Returns at once, without a promise, when nothing is in the way.
 */
export function retryWhileBusy<T>(attempt: () => T): T | Promise<T> {
  try {
    return attempt();
  } catch (error) {
    return retryIfBusy(error, attempt);
  }
}

/** The second half of `retryWhileBusy`, for a caller that has made the first attempt itself. */
export function retryIfBusy<T>(error: unknown, attempt: () => T): Promise<T> {
  if (!isBusySqlite(error)) throw translateSqliteFailure(error);
  return retryLater(attempt);
}

async function retryLater<T>(attempt: () => T): Promise<T> {
  const deadline = performance.now() + busyTimeoutMs;
  for (let wait = 1; ; wait = Math.min(wait * 1.6, 50)) {
    // Random, so that processes which collided do not collide again.
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
    try {
      return attempt();
    } catch (error) {
      if (!isBusySqlite(error)) throw translateSqliteFailure(error);
      if (performance.now() > deadline) {
        throw new DatabaseBusy(`another process held the database for ${busyTimeoutMs} ms`, {
          cause: error,
        });
      }
    }
  }
}
