import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { UserRow, UserState } from '#src/records/user.ts';
import { userRefused } from '../events.ts';

const blocked: ReadonlySet<UserState> = new Set(['blocked', 'ldap_blocked', 'banned']);

/** Announces a rejected sign-in of a blocked account with the right password. */
export async function announceRefused(db: Database, user: UserRow): Promise<void> {
  if (!blocked.has(user.state)) return;
  await db.transaction((db) => publish(db, userRefused({ user })));
}
