import type { Knex } from 'knex';
import type { ListProvisionedUsersRequest } from '#generated/groups/types.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { type Page, paginate } from '#src/lists/offset.ts';
import { userColumns, type UserRow } from '#src/records/user.ts';
import { findUsersNamed, hasAddress, hasName } from '#src/domains/core/users/finder.ts';

/** The accounts that the single sign-on of a group has created, the newest first. */
export async function findProvisionedUsers(
  db: Database,
  groupId: number,
  filters: ListProvisionedUsersRequest['query'],
): Promise<Page<UserRow>> {
  const { username = '', search = '', created_after, created_before } = filters;
  const query: Knex.QueryBuilder = db('users')
    .where('users.provisioned_by_group_id', groupId)
    .orderBy('users.id', 'desc')
    .select(userColumns);
  // Usernames are ASCII.
  if (username !== '') query.where('users.username_key', username.toLowerCase());
  if (filters.active) query.where('users.state', 'active');
  if (filters.blocked) query.whereIn('users.state', ['blocked', 'ldap_blocked']);
  if (created_after !== undefined) query.where('users.created_at', '>=', created_after);
  if (created_before !== undefined) query.where('users.created_at', '<=', created_before);
  if (search !== '') {
    const text = fold(search);
    const found = await findUsersNamed(db, text);
    query.where((either) => {
      either.where((named) => hasName(named, text, found));
      either.orWhere((reached) => hasAddress(reached, text, false));
    });
  }
  return paginate(db, query as Knex.QueryBuilder<UserRow, UserRow[]>, filters);
}
