import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { digestToken } from './tokens.ts';

/** A session as its owner sees it in the list of theirs. */
export interface OwnSession {
  readonly id: number;
  /** The name that the browser gives itself; empty where it gave none. */
  readonly user_agent: string;
  /** The address from which it was begun. */
  readonly ip: string;
  readonly remembered: boolean;
  readonly created_at: string;
  readonly last_used_at: string;
  /** True for the session of the request itself. */
  readonly current: boolean;
}

/** Upper bound beyond any real number of sessions. */
const maxSessions = 100;

interface Owner {
  readonly id: number;
}

/** Sessions of a user, the last used first. `sessionId` identifies the current session. */
export async function listSessions(
  db: Database,
  user: Owner,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
): Promise<readonly OwnSession[]> {
  const rows = await db<Omit<OwnSession, 'current'> & { readonly digest: string }>('sessions')
    .where('user_id', user.id)
    .where('expires_at', '>', now.toISOString())
    .orderBy([
      { column: 'last_used_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(maxSessions)
    .select('id', 'user_agent', 'ip', 'remembered', 'created_at', 'last_used_at', 'digest');
  const own = digestToken(sessionId);
  return rows.map(({ digest, ...row }) => ({ ...row, current: digest === own }));
}

/** Signs a user out of one browser. False when they have no such session. */
export async function endOwnSession(db: Database, user: Owner, id: number): Promise<boolean> {
  return db.transaction(async (db) => {
    await bump(db);
    return Number(await db('sessions').where({ id, user_id: user.id }).delete()) > 0;
  });
}

/** Signs a user out everywhere but in the browser with this session. */
export async function endOtherSessions(
  db: Database,
  user: Owner,
  sessionId: string,
): Promise<void> {
  await db.transaction(async (db) => {
    await bump(db);
    await db('sessions')
      .where('user_id', user.id)
      .whereNot('digest', digestToken(sessionId))
      .delete();
    await db('half_sign_ins').where('user_id', user.id).delete();
  });
}
