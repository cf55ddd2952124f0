import type { Database } from '#src/database/database.ts';
import type { Person } from '#src/domains/core/users/events.ts';

/** Upper limit on the administrators that are notified of a waiting user. */
const maxAdministrators = 20;

/** Active administrators, the oldest accounts first. */
export async function findAdministrators(db: Database): Promise<Person[]> {
  return db('users')
    .where({ admin: true, state: 'active', user_type: null, deletion_requested_at: null })
    .whereNotNull('confirmed_at')
    .orderBy('id')
    .limit(maxAdministrators)
    .select<Person[]>('id', 'name', 'username', 'email', 'user_type');
}
