import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { countRows, type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { userColumns, type UserRow } from '#src/records/user.ts';

/** Users who signed up and whom an administrator has not let in yet. */
const selectPending = (db: Database): Knex.QueryBuilder<UserRow> =>
  db<UserRow>('users')
    .select([...userColumns])
    .where({ state: 'blocked_pending_approval', deletion_requested_at: null });

/** Lists the longest waiting users first. */
export const listPendingUsers = (db: Database, query: OffsetQuery): Promise<Page<UserRow>> =>
  paginate(db, selectPending(db).orderBy('id'), query);

/** Counts up to 10,001 users. */
export const countPendingUsers = (db: Database): Promise<number> =>
  countRows(db, selectPending(db));
