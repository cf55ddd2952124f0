import { endSessionsOf } from '../../../auth/sessions.ts';
import { bump } from '../../../database/access-revision.ts';
import type { Database } from '../../../database/database.ts';
import { inList } from '../../../database/dialect.ts';
import type { UserRow } from '../../../records/user.ts';
import { dormantSince } from './states.ts';

/** Rows that one transaction changes: others wait for it no longer than for a request. */
const batch = 100;

/** Deactivates people who have not been active for long, some at a time; answers how many. */
export async function deactivateDormant(db: Database, today: string, now: string): Promise<number> {
  const since = dormantSince(today);
  return db.transaction(async (db) => {
    const ids = await db<UserRow>('users')
      .where({ state: 'active', user_type: null, deletion_requested_at: null })
      .where((dormant) => {
        dormant.where('last_activity_on', '<=', since).orWhere((never) => {
          never.whereNull('last_activity_on');
          never.where('created_at', '<=', `${since}T23:59:59.999Z`);
        });
      })
      .orderBy('id')
      .limit(batch)
      .pluck('id');
    if (ids.length === 0) return 0;
    await inList(db('users'), 'id', ids)
      .where('state', 'active')
      .update({ state: 'deactivated', updated_at: now });
    await endSessionsOf(db, ids);
    await bump(db);
    return ids.length;
  });
}
