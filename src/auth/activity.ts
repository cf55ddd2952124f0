import type { Database } from '../database/database.ts';
import { type Caller, dayOf } from './callers.ts';

export interface ActivityRecorder {
  /** Notes that the caller used their token now; returns at once. */
  record(caller: Caller, now: number): void;
  /** Resolves when everything noted so far is written, or has failed. */
  settled(): Promise<void>;
}

/**
 * Writes when a token was last used, and the day its owner was last active: at most once a day for each token, and
 * never while a request waits. A write that fails is told to `onError` and tried with the next use.
 */
export function createActivityRecorder(
  db: Database,
  onError: (error: unknown) => void,
): ActivityRecorder {
  const writing = new Set<Promise<void>>();
  return {
    record(caller, now) {
      const today = dayOf(now);
      if (caller.recordedOn >= today) return;
      const before = caller.recordedOn;
      caller.recordedOn = today;
      const write = writeUse(db, caller, new Date(now).toISOString())
        .catch((error: unknown) => {
          caller.recordedOn = before;
          onError(error);
        })
        .finally(() => writing.delete(write));
      writing.add(write);
    },
    async settled() {
      await Promise.all(writing);
    },
  };
}

async function writeUse(db: Database, caller: Caller, now: string): Promise<void> {
  const today = now.slice(0, 10);
  // Behind the request that is under way, which then need not wait for the writer's lock.
  await new Promise((resolve) => setImmediate(resolve));
  await db.transaction(async (db) => {
    // Several processes may notice the first use of a day; what is there already stays.
    await db('personal_access_tokens')
      .where('id', caller.tokenId)
      .where((query) => void query.whereNull('last_used_at').orWhere('last_used_at', '<', today))
      .update({ last_used_at: now });
    await db('users')
      .where('id', caller.user.id)
      .where(
        (query) => void query.whereNull('last_activity_on').orWhere('last_activity_on', '<', today),
      )
      .update({ last_activity_on: today });
  });
}
