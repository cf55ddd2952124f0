import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { findFew } from '../../database/few-rows.ts';
import { containing, findContaining, shortestPart } from '../../database/text-search.ts';
import { idOrName } from '../../id-or-name.ts';
import { cutOf, depthOf } from '../../pagination/cut.ts';
import { countList, type OffsetWindow, offsetWindow, type Page } from '../../pagination/offset.ts';
import { inOrder, pageOfWhole, type WholeList } from '../../pagination/whole-lists.ts';
import { type UserBasicRow, userColumns, usernameKey, type UserRow } from '../../records/user.ts';
import { findFewUsers } from './few.ts';
import {
  type ListShape,
  planList,
  type PlannedList,
  searchedText,
  type UserFilters,
} from './list-shape.ts';
import {
  countStatement,
  hasPattern,
  type ListedRow,
  orderStatement,
  pageStatement,
  rowsStatement,
} from './list-statements.ts';

/** The users with these ids or user names, each once; and the texts that name nobody. */
export async function findUsersByIdOrUsername(
  db: Database,
  texts: readonly string[],
): Promise<{ readonly users: UserRow[]; readonly missing: string[] }> {
  const keys = texts.map((text) => {
    const meant = idOrName(text);
    return typeof meant === 'string' ? usernameKey(meant) : meant;
  });
  const users = await db('users')
    .select<UserRow[]>([...userColumns])
    .where((either) => {
      inList(
        either,
        'users.id',
        keys.filter((key) => typeof key === 'number'),
      );
      either.orWhere((named) => {
        inList(
          named,
          'users.username_key',
          keys.filter((key) => typeof key === 'string'),
        );
      });
    })
    .orderBy('users.id');
  const found = new Set<number | string | null>(
    users.flatMap(({ id, username }) => [id, usernameKey(username)]),
  );
  found.delete(null);
  return { users, missing: texts.filter((_, index) => !found.has(keys[index] ?? null)) };
}

/** A page of users as everybody sees them. */
export function listBasicUsers(db: Database, filters: UserFilters): Promise<Page<UserBasicRow>> {
  return listUsers(db, filters, false);
}

/** A page of whole accounts; the filters and orders of administrators act. */
export function listAccounts(db: Database, filters: UserFilters): Promise<Page<UserRow>> {
  // Whole rows are what was asked for.
  return listUsers(db, filters, true) as Promise<Page<UserRow>>;
}

async function listUsers(
  db: Database,
  filters: UserFilters,
  administrator: boolean,
): Promise<Page<ListedRow>> {
  const window = offsetWindow(filters);
  const { page: _page, per_page: _perPage, ...lasting } = filters;
  const planned = () => plan(db, filters, administrator);
  const list: WholeList<ListedRow> = {
    key: `users: ${administrator} ${JSON.stringify(lasting)}`,
    until: 'written',
    page: async () => {
      const plan = await planned();
      if (plan === null) return { rows: [], whole: false, count: () => 0 };
      const whole = isReadWhole(plan.shape);
      const rows = await readPage(db, plan, administrator, window);
      return { rows, whole, count: () => rows[0]?.total ?? countUsers(db, plan) };
    },
    ids: async () => {
      const plan = await planned();
      if (plan === null) return [];
      return (await orderStatement.all(db, plan.shape, plan.parameters)).map(({ id }) => id);
    },
    rows: async (ids) =>
      inOrder(ids, await rowsStatement.all(db, administrator ? 'whole' : 'basic', { ids })),
  };
  return pageOfWhole(db, list, window);
}

/** Whether the users were found by other indexes than that of the order. */
const isReadWhole = ({ search, few }: ListShape) => search === 'found' || few;

async function plan(
  db: Database,
  filters: UserFilters,
  administrator: boolean,
): Promise<PlannedList | null> {
  const text = searchedText(filters);
  const [named, few] = await Promise.all([
    text === null || isShort(text) ? null : findContaining(db, 'users', text),
    findFewUsers(db, filters, administrator),
  ]);
  return planList(filters, administrator, { named, few });
}

function readPage(
  db: Database,
  { shape, parameters }: PlannedList,
  administrator: boolean,
  { limit, offset }: Pick<OffsetWindow, 'limit' | 'offset'>,
): Promise<ListedRow[]> {
  const cut = cutOf({ limit, offset });
  return pageStatement.all(
    db,
    { list: shape, cut, whole: administrator, counted: isReadWhole(shape) },
    { ...parameters, limit, offset, depth: depthOf({ limit, offset }) },
  );
}

function countUsers(db: Database, { shape, parameters }: PlannedList): Promise<number> {
  const counted = { ...shape, order: 'id', sort: 'asc' } as const;
  return countList(
    db,
    () => JSON.stringify([counted, parameters]),
    async (cap) => (await countStatement.first(db, counted, { ...parameters, cap }))?.count ?? 0,
  );
}

/**
 * Ids of the users whose name or user name has the text in it; null when they are many. Texts of one or two letters,
 * which no index of parts knows, must be the whole name.
 */
export function findNamed(db: Database, text: string): Promise<readonly number[] | null> {
  if (!isShort(text)) return findContaining(db, 'users', text);
  return findFew(db, `users named: ${text}`, (limit) =>
    db('users')
      .select<{ id: number }[]>('id')
      .where('name_key', text)
      .union([db('users').select('id').where('username_key', text)])
      .limit(limit),
  );
}

const isShort = (text: string) => [...text].length < shortestPart;

/** Whole address; of those that are not public only administrators find the owners. */
export function hasAddress(query: Knex.QueryBuilder, search: string, administrator: boolean): void {
  if (administrator) {
    query.whereRaw('users.id in (select user_id from emails where email_key = ?)', [search]);
  } else {
    query.where('users.public_email_key', search);
  }
}

/**
 * The columns are folded, and so is the text: `like` then means the same on both databases. `found` is what
 * `findNamed` knows.
 */
export function hasName(
  query: Knex.QueryBuilder,
  search: string,
  found: readonly number[] | null,
): void {
  if (found !== null) inList(query, 'users.id', found);
  if (isShort(search)) {
    query.whereRaw('(users.name_key = ? or users.username_key = ?)', [search, search]);
  } else hasPattern(query, containing(search));
}
