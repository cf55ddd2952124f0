import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { minuteMs } from '#src/units.ts';
import { type Caller, toDayNumber } from './callers.ts';
import type { Session } from './sessions.ts';

export interface ActivityRecorder {
  /** Notes that the caller used their token now; returns at once. */
  record(caller: Caller, now: number): void;
  /** Notes that the session was used now and lasts `lifetime` milliseconds from here; returns at once. */
  recordSession(session: Session, lifetime: number, now: number): void;
  /** Resolves when everything noted so far is written, or has failed. */
  settled(): Promise<void>;
}

/** Milliseconds between two writes of the use of a session. */
const sessionWriteIntervalMs = minuteMs;

/**
 * Records the last use of tokens and sessions, and the last active day of their owners. It writes at most once a day
 * for each token and once a minute for each session, and no request waits for it. A failed write is passed to
 * `onError` and repeated with the next use.
 */
export function createActivityRecorder(
  db: Database,
  onError: (error: unknown) => void,
): ActivityRecorder {
  const writing = new Set<Promise<void>>();

  function writeLater(work: (db: Database) => Promise<void>, undo: () => void): void {
    const write = runAfterRequest(db, work)
      .catch((error: unknown) => {
        undo();
        onError(error);
      })
      .finally(() => writing.delete(write));
    writing.add(write);
  }

  return {
    record(caller, now) {
      const today = toDayNumber(now);
      if (caller.recordedOn >= today) return;
      const before = caller.recordedOn;
      caller.recordedOn = today;
      writeLater(
        (db) => writeUse(db, caller, new Date(now).toISOString()),
        () => (caller.recordedOn = before),
      );
    },
    recordSession(session, lifetime, now) {
      const { lastUsedAt, expiresAt } = session;
      // Oftener where sessions are short, so that they do not end early.
      if (now - lastUsedAt < Math.min(sessionWriteIntervalMs, lifetime / 10)) return;
      Object.assign(session, { lastUsedAt: now, expiresAt: now + lifetime });
      writeLater(
        (db) => writeSessionUse(db, session, now, now + lifetime),
        () => Object.assign(session, { lastUsedAt, expiresAt }),
      );
    },
    async settled() {
      await Promise.all(writing);
    },
  };
}

async function runAfterRequest(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  // The write follows the current request, which then need not wait for the writer's lock.
  await new Promise((resolve) => setImmediate(resolve));
  await db.transaction(work);
}

async function writeUse(db: Database, caller: Caller, now: string): Promise<void> {
  // Several processes may record the first use of a day; an existing value remains.
  await db(caller.kind === 'oauth' ? 'oauth_access_tokens' : 'personal_access_tokens')
    .where('id', caller.tokenId)
    .where((query) => void query.whereNull('last_used_at').orWhere('last_used_at', '<', toDay(now)))
    .update({ last_used_at: now });
  await writeActivity(db, caller.user.id, now);
}

async function writeSessionUse(
  db: Database,
  session: Session,
  now: number,
  expiresAt: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  await db('sessions')
    .where('id', session.id)
    .where('last_used_at', '<', at)
    .update({ last_used_at: at, expires_at: new Date(expiresAt).toISOString() });
  await writeActivity(db, session.user.id, at);
}

async function writeActivity(db: Database, userId: number, now: string): Promise<void> {
  const today = toDay(now);
  await db('users')
    .where('id', userId)
    .where(
      (query) => void query.whereNull('last_activity_on').orWhere('last_activity_on', '<', today),
    )
    .update({ last_activity_on: today });
}
