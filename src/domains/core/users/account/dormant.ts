import { endUserSessions } from '#src/auth/sessions.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { UserRow } from '#src/records/user.ts';
import { publish } from '#src/domain-events/publish.ts';
import { type Person, userDeactivated, usersShutOut } from '../events.ts';
import { computeDormantSince } from './states.ts';

type Reached = Person & Pick<UserRow, 'confirmed_at'>;

/** Rows that one transaction changes: others wait no longer than for a request. */
const batchSize = 100;

/** Deactivates people who have not been active for long, some at a time; answers how many. */
export async function deactivateDormant(db: Database, today: string, now: string): Promise<number> {
  const since = computeDormantSince(today);
  return db.transaction(async (db) => {
    const users = await db('users')
      .where({ state: 'active', user_type: null, deletion_requested_at: null })
      .where((dormant) => {
        dormant.where('last_activity_on', '<=', since).orWhere((never) => {
          never.whereNull('last_activity_on');
          never.where('created_at', '<=', `${since}T23:59:59.999Z`);
        });
      })
      .orderBy('id')
      .limit(batchSize)
      .select<Reached[]>('id', 'name', 'username', 'email', 'user_type', 'confirmed_at');
    if (users.length === 0) return 0;
    await bump(db);
    const ids = users.map(({ id }) => id);
    await whereInList(db('users'), 'id', ids)
      .where('state', 'active')
      .update({ state: 'deactivated', updated_at: now });
    await endUserSessions(db, ids);
    await publish(db, usersShutOut({ ids }));
    for (const user of users) {
      await publish(db, userDeactivated({ user, at: new Date(now) }));
    }
    return ids.length;
  });
}
