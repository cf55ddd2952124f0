import type { Knex } from 'knex';
import type { ListUsersRequest } from '../../../generated/users/types.ts';
import type { Database } from '../../database/database.ts';
import { cappedCount, inList } from '../../database/dialect.ts';
import { statement } from '../../database/statement.ts';
import { containing, findContaining } from '../../database/text-search.ts';
import { MAXIMUM_TOTAL, offsetPage, offsetWindow, type Page } from '../../pagination/offset.ts';
import { fold } from './folding.ts';
import { userColumns, type UserRow } from './table.ts';
import { internalUserTypes, projectBot } from './user-types.ts';

const userById = statement<{ id: number }, UserRow>((db, { id }) =>
  db('users').select(userColumns).where('users.id', id).limit(1),
);

const userByUsername = statement<{ key: string }, UserRow>((db, { key }) =>
  db('users').select(userColumns).where('users.username_key', key).limit(1),
);

const usersById = statement<{ ids: readonly number[] }, UserRow>((db, { ids }) =>
  inList(db('users').select(userColumns), 'users.id', ids),
);

export function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  return userById.first(db, { id });
}

export async function findUserByUsername(
  db: Database,
  username: string,
): Promise<UserRow | undefined> {
  const key = usernameKey(username);
  return key === null ? undefined : userByUsername.first(db, { key });
}

/** User names are ASCII. Other texts name nobody: folded, some of them would be the name of somebody. */
function usernameKey(username: string): string | null {
  return /^[\x21-\x7e]+$/.test(username) ? username.toLowerCase() : null;
}

/** By id when the text is all digits, by user name otherwise. */
export async function findUserByIdOrUsername(
  db: Database,
  text: string,
): Promise<UserRow | undefined> {
  if (!/^[0-9]+$/.test(text)) return findUserByUsername(db, text);
  const id = Number(text);
  return Number.isSafeInteger(id) ? findUser(db, id) : undefined;
}

/** The users with these ids, in any order; ids of nobody are left out. */
export function findUsers(db: Database, ids: readonly number[]): Promise<UserRow[]> {
  return usersById.all(db, { ids });
}

export type UserFilters = ListUsersRequest['query'];

/** A page of users. `administrator` is whether the filters and orders of administrators act. */
export async function listUsers(
  db: Database,
  filters: UserFilters,
  administrator: boolean,
): Promise<Page<UserRow>> {
  const window = offsetWindow(filters);
  const order = administrator ? orderOf(filters) : orderOf({ order_by: 'id', sort: 'desc' });
  const candidates = () => filtered(db, filters, administrator);

  // The first of these lists goes before the second: exact matches come first, whatever the order.
  const parts: Knex.QueryBuilder[] = [];
  const search = fold(filters.search ?? '');
  const found = search === '' ? null : await findContaining(db, 'users', search);
  if (search === '') parts.push(candidates());
  else {
    parts.push(candidates().where((query) => matchesExactly(query, search, administrator)));
    parts.push(
      candidates()
        .where((query) => hasName(query, search, found))
        .whereNot((query) => matchesExactly(query, search, administrator)),
    );
  }
  const ids = await idsAcross(db, parts, order, window.offset, window.limit);
  const { rows, page } = await offsetPage(window, ids, () => countAll(db, parts));
  return { rows: inOrder(await findUsers(db, rows), rows), page };
}

async function countAll(db: Database, parts: readonly Knex.QueryBuilder[]): Promise<number> {
  const counts = await Promise.all(parts.map((part) => cappedCount(db, part, MAXIMUM_TOTAL + 1)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function filtered(db: Database, filters: UserFilters, administrator: boolean): Knex.QueryBuilder {
  const query: Knex.QueryBuilder = db('users').select('users.id');
  if (filters.username !== undefined && filters.username !== '') {
    const key = usernameKey(filters.username);
    if (key === null) query.whereRaw('1 = 0');
    else query.where('users.username_key', key);
  }
  // Of these, only `true` says anything.
  if (filters.active === true) query.where('users.state', 'active').where(isNotInternal);
  if (filters.blocked === true) query.whereIn('users.state', ['blocked', 'ldap_blocked']);
  // In the words of the index that holds only these: SQLite compares the text.
  if (filters.external === true) query.whereRaw('users.external');
  if (filters.exclude_external === true) query.where('users.external', false);
  if (filters.exclude_internal === true) query.where(isNotInternal);
  if (filters.without_project_bots === true) {
    query.where(
      (query) => void query.whereNull('users.user_type').orWhereNot('users.user_type', projectBot),
    );
  }
  if (administrator) filterForAdministrators(db, query, filters);
  return query;
}

function isNotInternal(query: Knex.QueryBuilder): void {
  query.whereNull('users.user_type').orWhereNotIn('users.user_type', [...internalUserTypes]);
}

function filterForAdministrators(
  db: Database,
  query: Knex.QueryBuilder,
  filters: UserFilters,
): void {
  const { extern_uid, provider, saml_provider_id, created_before, created_after } = filters;
  if (filters.admins) query.whereRaw('users.admin');
  if (filters.two_factor === 'enabled') query.whereRaw('users.two_factor_enabled');
  if (filters.two_factor === 'disabled') query.where('users.two_factor_enabled', false);
  if (filters.without_projects) {
    query.whereNotExists(
      db('project_authorizations')
        .select(db.raw('1'))
        .whereRaw('project_authorizations.user_id = users.id'),
    );
  }
  if (extern_uid !== undefined && provider !== undefined) {
    query.whereIn('users.id', db('identities').select('user_id').where({ extern_uid, provider }));
  }
  if (saml_provider_id !== undefined) {
    query.whereIn('users.id', db('identities').select('user_id').where({ saml_provider_id }));
  }
  if (created_before !== undefined) query.where('users.created_at', '<=', created_before);
  if (created_after !== undefined) query.where('users.created_at', '>=', created_after);
  for (const [key, value] of Object.entries(filters.custom_attributes ?? {})) {
    query.whereIn('users.id', db('user_custom_attributes').select('user_id').where({ key, value }));
  }
}

/** Whole name, user name or address. Others than administrators find only addresses made public. */
function matchesExactly(query: Knex.QueryBuilder, search: string, administrator: boolean): void {
  query.where('users.username_key', search).orWhere('users.name_key', search);
  if (search.includes('@')) query.orWhere((address) => hasAddress(address, search, administrator));
}

/** Whole address; of those that are not public only administrators find the owners. */
export function hasAddress(query: Knex.QueryBuilder, search: string, administrator: boolean): void {
  if (administrator) {
    query.whereRaw('users.id in (select user_id from emails where email_key = ?)', [search]);
  } else {
    query.where('users.public_email_key', search);
  }
}

/**
 * The columns are folded, and so is the text: `like` then means the same on both databases. `found` is what an
 * index knows, if anything.
 */
export function hasName(
  query: Knex.QueryBuilder,
  search: string,
  found: readonly number[] | null,
): void {
  const pattern = containing(search);
  if (found !== null) inList(query, 'users.id', found);
  query.where((either) => {
    either
      .whereRaw("users.name_key like ? escape '\\'", [pattern])
      .orWhereRaw("users.username_key like ? escape '\\'", [pattern]);
  });
}

interface Order {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

const orderColumns = {
  id: 'users.id',
  // Ids are given in order of creation, and have no ties.
  created_at: 'users.id',
  updated_at: 'users.updated_at',
  // Folded, so that the order does not depend on case.
  name: 'users.name_key',
  username: 'users.username_key',
} as const;

const uniqueColumns: ReadonlySet<string> = new Set(['users.id', 'users.username_key']);

function orderOf(filters: Pick<UserFilters, 'order_by' | 'sort'>): Order {
  return { column: orderColumns[filters.order_by], direction: filters.sort };
}

/** The ids at `offset` of several lists laid end to end. Ids only, because an index then suffices. */
async function idsAcross(
  db: Database,
  parts: readonly Knex.QueryBuilder[],
  { column, direction }: Order,
  offset: number,
  limit: number,
): Promise<number[]> {
  const ids: number[] = [];
  let skip = offset;
  for (const part of parts) {
    const query = part.clone().orderBy(column, direction);
    if (!uniqueColumns.has(column)) query.orderBy('users.id', direction);
    const found = (await query.offset(skip).limit(limit - ids.length)) as { id: number }[];
    ids.push(...found.map(({ id }) => id));
    if (ids.length === limit) break;
    // What is left of the offset counts from the end of this list.
    if (found.length > 0) skip = 0;
    else if (skip > 0) skip -= await cappedCount(db, part, skip);
  }
  return ids;
}

function inOrder(rows: readonly UserRow[], ids: readonly number[]): UserRow[] {
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowById.get(id) ?? []);
}
