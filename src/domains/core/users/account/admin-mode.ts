import { renewSession } from '#src/auth/sessions.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';

const sixHours = 6 * 3_600_000;

/** Lets an administrator act as such for six hours in this session, which gets another identifier. */
export function enterAdminMode(
  db: Database,
  sessionId: string,
  now: Date,
): ReturnType<typeof renewSession> {
  return db.transaction(async (db) => {
    await bump(db);
    const admin_until = new Date(now.getTime() + sixHours).toISOString();
    return renewSession(db, sessionId, { admin_until });
  });
}

/** Ends admin mode in this session, which gets another identifier. */
export function leaveAdminMode(db: Database, sessionId: string): ReturnType<typeof renewSession> {
  return db.transaction(async (db) => {
    await bump(db);
    return renewSession(db, sessionId, { admin_until: null });
  });
}
