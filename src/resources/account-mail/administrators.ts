import type { Database } from '../../database/database.ts';
import type { Person } from '../users/events.ts';

/** More than these are not told that somebody waits. */
const maxAdministrators = 20;

/** The administrators who can act, those of the longest standing first. */
export async function findAdministrators(db: Database): Promise<Person[]> {
  return db('users')
    .where({ admin: true, state: 'active', user_type: null, deletion_requested_at: null })
    .whereNotNull('confirmed_at')
    .orderBy('id')
    .limit(maxAdministrators)
    .select<Person[]>('id', 'name', 'username', 'email', 'user_type');
}
