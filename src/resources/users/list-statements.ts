import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { hasPart, inList, isAmong, rowsWithIds } from '../../database/dialect.ts';
import { shapedStatement, type Slots } from '../../database/statement.ts';
import { type Cut, type CutParameters, cutPage, cutWalk } from '../../pagination/cut.ts';
import { MAXIMUM_TOTAL } from '../../pagination/offset.ts';
import { internalUserTypes, projectBot } from '../../records/user-types.ts';
import { type UserBasicRow, userColumns, type UserRow } from '../../records/user.ts';
import type { Comparison, Flag, ListParameters, ListShape } from './list-shape.ts';

type Query = Knex.QueryBuilder;
type ListSlots = Slots<ListParameters>;

export interface PageShape {
  readonly list: ListShape;
  readonly cut: Cut;
  /** Whether the rows are whole accounts, or what everybody sees of others. */
  readonly whole: boolean;
  /** Whether the rows come with the total of the list: where the users are known to be few. */
  readonly counted: boolean;
}

/** Of whole accounts a `UserRow`, of others a `UserBasicRow`. */
export type ListedRow = (UserRow | UserBasicRow) & { readonly total?: number };

/**
 * One page of users in one round trip: the ids are found along an index first, then their rows. Takes `limit`,
 * `offset` and `depth` (their sum).
 */
export const pageStatement = shapedStatement<PageShape, ListParameters, ListedRow>(
  (db, slots, shape) => {
    const { list, cut } = shape;
    const lengths = lengthsIn(slots);
    if (shape.counted) {
      // What is read whole, to be sorted, is counted on the way.
      const all = everybody(db, slots, list).select(db.raw('count(*) over () as total'));
      return hydrated(db, cutPage(all, cut, lengths), shape);
    }
    const [only, ...others] = walksOf(db, slots, list).map((walk) => ordered(db, walk, list));
    if (only === undefined) throw new Error('a list has no walk');
    if (others.length === 0) return hydrated(db, cutPage(only, cut, lengths), shape);
    const parts = [only, ...others].map((walk, index) =>
      db(cutWalk(walk, cut, lengths).as(`walk${index}`)).select('id', 'position', 'rank'),
    );
    const page = inOrder(laidTogether(parts), list, '');
    return hydrated(db, cutPage(page, cut, lengths), shape);
  },
);

function lengthsIn(slots: ListSlots): CutParameters {
  const { limit, offset, depth } = slots;
  return { limit: limit as number, offset: offset as number, depth: depth as number };
}

/** All of a list in its order: ids, with what they are ordered by. */
function everybody(db: Database, slots: ListSlots, list: ListShape): Query {
  const parts = walksOf(db, slots, list).map((walk) => positioned(db, walk, list));
  return inOrder(db(laidTogether(parts).as('walked')).select('id', 'position', 'rank'), list, '');
}

/** The ids of a list in its order, as far as totals are told. */
export const orderStatement = shapedStatement<ListShape, ListParameters, { id: number }>(
  (db, slots, list) => everybody(db, slots, list).limit(MAXIMUM_TOTAL + 1, { skipBinding: true }),
);

/** Users by their ids: whole accounts, or what everybody sees of others. */
export const rowsStatement = shapedStatement<
  'whole' | 'basic',
  { ids: readonly number[] },
  ListedRow
>((db, { ids }, columns) =>
  rowsWithIds(db, 'users', ids).select(columns === 'whole' ? userColumns : basicColumns),
);

/** How many users the list has, counting no further than `cap`. */
export const countStatement = shapedStatement<ListShape, ListParameters, { count: number }>(
  (db, slots, list) => {
    const cap = numberSlot(slots, 'cap');
    const parts = walksOf(db, slots, list).map(({ query }, index) =>
      db(query.select('users.id').limit(cap).as(`walk${index}`)).select('id'),
    );
    return db(laidTogether(parts).limit(cap).as('counted')).count({ count: '*' });
  },
);

/** Rows of a list that share no rows with its other walks; those of a lower rank come first. */
interface Walk {
  readonly query: Query;
  readonly rank: 0 | 1;
}

function walksOf(db: Database, slots: ListSlots, list: ListShape): Walk[] {
  return list.states.flatMap((state): Walk[] => {
    const candidates = (named = false) => {
      const query = narrowed(db, usersAmong(db, slots, list, named), slots, list);
      if (state !== null) query.where('users.state', state);
      return query;
    };
    if (list.search === null) return [{ query: candidates(), rank: 0 }];
    // Exact matches come first, whatever the order.
    const exact = candidates().whereIn('users.id', matchingExactly(db, slots, list));
    if (list.search === 'whole') return [{ query: exact, rank: 0 }];
    const parts = candidates(list.search === 'found');
    parts.whereNotIn('users.id', matchingExactly(db, slots, list));
    if (list.search === 'found') hasPattern(parts, slots['pattern'] as string);
    else hasParts(parts, slots['text'] as string);
    return [
      { query: exact, rank: 0 },
      { query: parts, rank: 1 },
    ];
  });
}

/** Everybody, or those who are known to be the only ones: by the search, if `named`, and by the other filters. */
function usersAmong(db: Database, slots: ListSlots, list: ListShape, named: boolean): Query {
  const [first, second] = [named && 'named', list.few && 'few'].filter((name) => name !== false);
  if (first === undefined) return db('users');
  const users = rowsWithIds(db, 'users', slots[first] as readonly number[]);
  return second === undefined
    ? users
    : inList(users, 'users.id', slots[second] as readonly number[]);
}

/** `pattern` is of folded text, and the columns are folded: `like` then means the same on both databases. */
export function hasPattern(query: Query, pattern: string): void {
  query.whereRaw("(users.name_key like ? escape '\\' or users.username_key like ? escape '\\')", [
    pattern,
    pattern,
  ]);
}

/** The same where many are known to have the text. */
function hasParts(query: Query, text: string): void {
  query.where((either) => {
    hasPart(either, 'users.name_key', text);
    either.orWhere((other) => void hasPart(other, 'users.username_key', text));
  });
}

/**
 * Ids of those with this name, user name or address as a whole. Put together with `union`: with `or`, both databases
 * would look at every user there is.
 */
function matchingExactly(db: Database, slots: ListSlots, list: ListShape): Query {
  const text = slots['text'] as string;
  const query = db('users as named')
    .select('named.id')
    .where('named.username_key', text)
    .union([db('users as named').select('named.id').where('named.name_key', text)]);
  if (list.addresses === 'all') {
    query.union([db('emails').select('emails.user_id').where('emails.email_key', text)]);
  }
  if (list.addresses === 'public') {
    query.union([db('users as named').select('named.id').where('named.public_email_key', text)]);
  }
  return query;
}

function narrowed(db: Database, query: Query, slots: ListSlots, list: ListShape): Query {
  for (const name of list.compared) compare(db, query, slots, name);
  for (const flag of list.flags) raise(db, query, flag);
  for (let index = 0; index < list.attributes; index += 1) {
    query.whereExists(
      db('user_custom_attributes as attributes')
        .select(db.raw('1'))
        .whereRaw('attributes.user_id = users.id')
        .where('attributes.key', slots[`key${index}`] as string)
        .where('attributes.value', slots[`value${index}`] as string),
    );
  }
  return query;
}

function compare(db: Database, query: Query, slots: ListSlots, name: Comparison): void {
  const value = slots[name] as string;
  switch (name) {
    case 'username':
      query.where('users.username_key', value);
      return;
    case 'created_before':
      query.where('users.created_at', '<=', value);
      return;
    case 'created_after':
      query.where('users.created_at', '>=', value);
      return;
    case 'saml_provider_id':
      query.whereIn(
        'users.id',
        db('identities').select('user_id').where('saml_provider_id', numberSlot(slots, name)),
      );
      return;
    case 'identity':
      query.whereIn(
        'users.id',
        db('identities')
          .select('user_id')
          .where('extern_uid', value)
          .where('provider', slots['provider'] as string),
      );
  }
}

const internal = internalUserTypes.map((type) => `'${type}'`).join(', ');

function raise(db: Database, query: Query, flag: Flag): void {
  switch (flag) {
    case 'active':
      query.whereRaw("users.state = 'active'");
      raise(db, query, 'exclude_internal');
      return;
    case 'exclude_internal':
      query.whereRaw(`(users.user_type is null or users.user_type not in (${internal}))`);
      return;
    case 'without_project_bots':
      query.whereRaw(`(users.user_type is null or users.user_type <> '${projectBot}')`);
      return;
    case 'blocked':
      // Few were found before.
      isAmong(query, 'users.state', ['blocked', 'ldap_blocked']);
      return;
    // In the words of the indexes that hold only these: SQLite compares the text.
    case 'external':
      query.whereRaw('users.external');
      return;
    case 'admins':
      query.whereRaw('users.admin');
      return;
    case 'two_factor':
      query.whereRaw('users.two_factor_enabled');
      return;
    case 'exclude_external':
      query.where('users.external', false);
      return;
    case 'no_two_factor':
      query.where('users.two_factor_enabled', false);
      return;
    case 'without_projects':
      query.whereNotExists(
        db('project_authorizations as held')
          .select(db.raw('1'))
          .whereRaw('held.user_id = users.id'),
      );
  }
}

function positioned(db: Database, { query, rank }: Walk, list: ListShape): Query {
  return query.select('users.id', `users.${list.order} as position`, db.raw(`${rank} as rank`));
}

function ordered(db: Database, walk: Walk, list: ListShape): Query {
  const query = positioned(db, walk, list).orderBy(`users.${list.order}`, list.sort);
  return isUnique(list) ? query : query.orderBy('users.id', list.sort);
}

const isUnique = ({ order }: ListShape) => order === 'id' || order === 'username_key';

function laidTogether([first, ...rest]: readonly Query[]): Query {
  if (first === undefined) throw new Error('a list has no walk');
  return rest.length === 0 ? first : first.unionAll([...rest]);
}

function inOrder(query: Query, list: ListShape, table: string): Query {
  query.orderBy(`${table}rank`).orderBy(`${table}position`, list.sort);
  return isUnique(list) ? query : query.orderBy(`${table}id`, list.sort);
}

function hydrated(db: Database, page: Query, shape: PageShape): Query {
  const users = db(page.as('page')).join('users', 'users.id', 'page.id');
  users.select(shape.whole ? userColumns : basicColumns);
  if (shape.counted) users.select('page.total');
  return inOrder(users, shape.list, 'page.');
}

const basicColumns = ['id', 'username', 'name', 'state', 'avatar'].map((name) => `users.${name}`);

function numberSlot(slots: ListSlots, name: string): number {
  return slots[name] as number;
}
