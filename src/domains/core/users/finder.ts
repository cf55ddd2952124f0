import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { findFew } from '#src/database/candidates.ts';
import { toContainsPattern, findContaining } from '#src/database/text-search.ts';
import { toIdOrName } from '#src/text/id-or-name.ts';
import { isShort } from '#src/lists/filter.ts';
import { computeOffsetWindow, type Page } from '#src/lists/offset.ts';
import { type UserBasicRow, userColumns, toUsernameKey, type UserRow } from '#src/records/user.ts';
import { hasPattern, type UserFilters, userList } from './list.ts';

/** The ids of the users with these usernames; unknown usernames are skipped. */
export async function findNamedIds(
  db: Database,
  usernames: readonly string[],
): Promise<readonly number[]> {
  const names = usernames.filter((name) => !/^\d+$/.test(name));
  const { users } = await findUsersByIdOrUsername(db, names);
  return users.map(({ id }) => id);
}

/** Finds users by ids or usernames, each once, and the texts that match none. */
export async function findUsersByIdOrUsername(
  db: Database,
  texts: readonly string[],
): Promise<{ readonly users: UserRow[]; readonly missing: string[] }> {
  const keys = texts.map((text) => {
    const meant = toIdOrName(text);
    return typeof meant === 'string' ? toUsernameKey(meant) : meant;
  });
  const users = await db('users')
    .select<UserRow[]>([...userColumns])
    .where((either) => {
      whereInList(
        either,
        'users.id',
        keys.filter((key) => typeof key === 'number'),
      );
      either.orWhere((named) => {
        whereInList(
          named,
          'users.username_key',
          keys.filter((key) => typeof key === 'string'),
        );
      });
    })
    .orderBy('users.id');
  const found = new Set<number | string | null>(
    users.flatMap(({ id, username }) => [id, toUsernameKey(username)]),
  );
  found.delete(null);
  return { users, missing: texts.filter((_, index) => !found.has(keys[index] ?? null)) };
}

/** The users with these ids, in no order. */
export function findUsersById(db: Database, ids: readonly number[]): Promise<UserRow[]> {
  return whereInList(db('users'), 'users.id', ids).select<UserRow[]>([...userColumns]);
}

/** Lists a page of users in their public form. */
export function listBasicUsers(db: Database, filters: UserFilters): Promise<Page<UserBasicRow>> {
  return listUsers(db, filters, false);
}

/** A page of whole accounts; the filters and orders of administrators act. */
export function listAccounts(db: Database, filters: UserFilters): Promise<Page<UserRow>> {
  // The last argument requests whole rows.
  return listUsers(db, filters, true) as Promise<Page<UserRow>>;
}

function listUsers(db: Database, query: UserFilters, admin: boolean) {
  const listQuery = { query, admin, actor: null, now: new Date() };
  return userList.page(db, listQuery, computeOffsetWindow(query));
}

/**
 * Ids of the users whose name or username has the text in it; null when they are many. Texts of one or two letters,
 * which no index of parts knows, must be the whole name.
 */
export function findUsersNamed(db: Database, text: string): Promise<readonly number[] | null> {
  if (!isShort(text)) return findContaining(db, 'users', text);
  return findFew(db, `users named: ${text}`, (limit) =>
    db('users')
      .select<{ id: number }[]>('id')
      .where('name_key', text)
      .union([db('users').select('id').where('username_key', text)])
      .limit(limit),
  );
}

/** Exact address; only administrators find owners of private ones. */
export function hasAddress(query: Knex.QueryBuilder, search: string, administrator: boolean): void {
  if (administrator) {
    query.whereRaw('users.id in (select user_id from emails where email_key = ?)', [search]);
  } else {
    query.where('users.public_email_key', search);
  }
}

/**
 * Columns and text are folded, so that `like` is equivalent on both databases. `found` contains the ids from
 * `findUsersNamed`.
 */
export function hasName(
  query: Knex.QueryBuilder,
  search: string,
  found: readonly number[] | null,
): void {
  if (found !== null) whereInList(query, 'users.id', found);
  if (isShort(search)) {
    query.whereRaw('(users.name_key = ? or users.username_key = ?)', [search, search]);
  } else hasPattern(query, toContainsPattern(search));
}
