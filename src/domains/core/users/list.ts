import type { ListUsersRequest } from '#generated/users/types.ts';
import type { Database } from '#src/database/database.ts';
import { hasPart, whereInList, isAmong, selectByIds } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { toContainsPattern, findContaining } from '#src/database/text-search.ts';
import {
  type ListQuery,
  filterByChoice,
  filterByColumn,
  filterCustomAttributes,
  elsewhere,
  filter,
  type Filter,
  filterByFlag,
  limitToAdministrators,
  isShort,
  type Query,
} from '#src/lists/filter.ts';
import type { SortDirection } from '#src/lists/keyset.ts';
import { list } from '#src/lists/list.ts';
import { type UserBasicRow, userColumns, toUsernameKey, type UserRow } from '#src/records/user.ts';
import { internalUserTypes, projectBot } from '#src/records/user-types.ts';

export interface UserFilters extends Pick<
  ListUsersRequest['query'],
  keyof ListUsersRequest['query']
> {
  /** An order that every caller may request, which replaces the parameters' order. */
  readonly ordered?: { readonly by: 'id' | 'updated_at'; readonly sort: SortDirection };
}

/** Users of one state, or of all states; in a search, the exact matches or the others. */
interface Source {
  readonly [name: string]: boolean | string | null;
  readonly state: string | null;
  readonly match: 'exact' | 'part' | null;
  /** The users whose whole addresses count in the search. */
  readonly addresses: 'all' | 'public' | null;
  /** True when an index has found the users who have the text as a part. */
  readonly named: boolean;
}

type UserListQuery = ListQuery<UserFilters>;

/** The case-folded search text; null without a search. */
function readSearch({ query: { search = '' } }: UserListQuery): string | null {
  return search === '' ? null : fold(search);
}

/** Ids are given in order of creation, and have no ties. */
const columnsOfOrder = {
  id: 'id',
  created_at: 'id',
  updated_at: 'updated_at',
  name: 'name',
  username: 'username',
} as const;

const getOrder = ({ admin, query: { order_by = 'id', ordered } }: UserListQuery) =>
  ordered?.by ?? (admin ? columnsOfOrder[order_by] : 'id');

/** An index has these rows in the order of ids; other orders select candidates first. */
function whereInOtherOrders(condition: string) {
  return (db: Database, _: unknown, listQuery: UserListQuery) =>
    getOrder(listQuery) === 'id' ? null : db('users').select('users.id').whereRaw(condition);
}

const isBlocked = (listQuery: UserListQuery) => listQuery.query.blocked === true;

export const userList = list<UserFilters, Source, UserRow | UserBasicRow>()({
  name: 'users',
  table: 'users',
  async prepare(db, listQuery) {
    const text = readSearch(listQuery);
    const named = text === null ? null : await findContaining(db, 'users', text);
    return { prepared: named !== null, values: { named: named ?? [] } };
  },
  sources(listQuery, named) {
    const text = readSearch(listQuery);
    // An index has each state in the order of ids.
    const byState = isBlocked(listQuery) && getOrder(listQuery) === 'id';
    const states = byState ? ['blocked', 'ldap_blocked'] : [null];
    const address = text?.includes('@') === true;
    const common = {
      addresses: address ? (listQuery.admin ? 'all' : 'public') : null,
      named: named === true,
    } as const;
    // Texts so short are whole names only: to look into every name for them would take too long.
    const parts = text === null || isShort(text) ? [] : (['part'] as const);
    const matches = text === null ? [null] : (['exact', ...parts] as const);
    return states.flatMap((state) => matches.map((match) => ({ state, match, ...common })));
  },
  values(listQuery) {
    const text = readSearch(listQuery);
    return text === null ? {} : { text, pattern: toContainsPattern(text) };
  },
  walk: (db, { match, named }, slots) =>
    match === 'part' && named ? { rows: selectByIds(db, 'users', slots.named) } : null,
  shows,
  isInOrder: ({ named }) => !named,
  // Exact matches come first, in any order.
  rankOf: ({ match }) => (match === 'part' ? 1 : 0),
  filters: {
    active: filterByFlag((query) => {
      query.whereRaw("users.state = 'active'");
      excludeInternal(query);
    }),
    blocked: {
      shapeOf: (blocked, listQuery) => (blocked && getOrder(listQuery) !== 'id') || null,
      // The candidates query has found few blocked users by then.
      narrow: (query) => void isAmong(query, 'users.state', ['blocked', 'ldap_blocked']),
      candidates: (db, _, listQuery) => {
        const query = whereInOtherOrders("users.state in ('blocked', 'ldap_blocked')")(
          db,
          _,
          listQuery,
        );
        return query === null ? [] : [{ key: 'true', query }];
      },
    },
    // The condition repeats the text of the partial indexes, because SQLite compares texts.
    external: filterByFlag(
      (query) => void query.whereRaw('users.external'),
      whereInOtherOrders('users.external'),
    ),
    admins: limitToAdministrators(
      filterByFlag(
        (query) => void query.whereRaw('users.admin'),
        whereInOtherOrders('users.admin'),
      ),
    ),
    two_factor: limitToAdministrators(
      filterByChoice(
        {
          enabled: (query) => void query.whereRaw('users.two_factor_enabled'),
          disabled: (query) => void query.where('users.two_factor_enabled', false),
        },
        (db, value, listQuery) =>
          value === 'enabled'
            ? whereInOtherOrders('users.two_factor_enabled')(db, value, listQuery)
            : null,
      ),
    ),
    exclude_external: filterByFlag((query) => void query.where('users.external', false)),
    exclude_internal: filterByFlag(excludeInternal),
    without_project_bots: filterByFlag((query) => {
      query.whereRaw(`(users.user_type is null or users.user_type <> '${projectBot}')`);
    }),
    without_projects: limitToAdministrators(
      filterByFlag((query, { db }) => {
        const authorizations = db('project_authorizations as held').select(db.raw('1'));
        query.whereNotExists(authorizations.whereRaw('held.user_id = users.id'));
      }),
    ),
    username: filter({
      shapeOf: (username) => (username === '' ? null : toUsernameKey(username) !== null),
      boundOf: (username) => ({ key: toUsernameKey(username) ?? '' }),
      narrow(query, { key }, namesSomebody) {
        if (namesSomebody) query.where('users.username_key', key);
        else query.whereRaw('1 = 0');
      },
    }),
    extern_uid: limitToAdministrators(
      filter({
        shapeOf: (_, { query }) => (query.provider === undefined ? null : true),
        boundOf: (uid, { query: { provider = '' } }) => ({ uid, provider }),
        narrow(query, { uid, provider }, _, { db }) {
          const identities = db('identities').select('user_id').where('extern_uid', uid);
          query.whereIn('users.id', identities.where('provider', provider));
        },
      }),
    ),
    provider: elsewhere,
    saml_provider_id: limitToAdministrators(
      filter({
        shapeOf: () => true,
        boundOf: (id: number) => ({ id }),
        narrow(query, { id }, _, { db }) {
          const identities = db('identities').select('user_id');
          query.whereIn('users.id', identities.where('saml_provider_id', id));
        },
      }),
    ),
    created_after: filterByCreation('created_after', '>='),
    created_before: filterByCreation('created_before', '<='),
    custom_attributes: filterCustomAttributes('user_custom_attributes', 'user_id', 'users.id'),
    with_custom_attributes: elsewhere,
    ordered: elsewhere,
    // The sources are made of it.
    search: elsewhere,
  },
  orders: {
    updated_at: { by: 'users.updated_at' },
    // Folded, so that the order does not depend on case.
    name: { by: 'users.name_key' },
    username: { by: 'users.username_key', unique: true },
  },
  orderOf: (listQuery) => ({
    order: getOrder(listQuery),
    sort:
      listQuery.query.ordered?.sort ??
      (listQuery.admin ? (listQuery.query.sort ?? 'desc') : 'desc'),
  }),
  formOf: ({ admin }) => (admin ? 'whole' : 'basic'),
  hydrate: (page, form) => page.select(form === 'whole' ? userColumns : basicColumns),
});

const basicColumns = ['id', 'username', 'name', 'state', 'avatar'].map((name) => `users.${name}`);
const internal = internalUserTypes.map((type) => `'${type}'`).join(', ');

function excludeInternal(query: Query): void {
  query.whereRaw(`(users.user_type is null or users.user_type not in (${internal}))`);
}

/** Combines both bounds of the creation time into one range. */
function filterByCreation(
  name: 'created_after' | 'created_before',
  operator: '<=' | '>=',
): Filter<string, UserFilters> {
  return limitToAdministrators<string, UserFilters>({
    ...filterByColumn<string>('users.created_at', operator),
    candidates(db, _, { query: { created_after: after, created_before: before } }) {
      if (name === 'created_before' && after !== undefined) return [];
      const query = db('users').select('users.id');
      if (after !== undefined) query.where('users.created_at', '>=', after);
      if (before !== undefined) query.where('users.created_at', '<=', before);
      return [{ key: `${after} ${before}`, query }];
    },
  });
}

interface UserSlots {
  readonly text: string;
  readonly pattern: string;
  readonly named: readonly number[];
}

function shows(
  query: Query,
  { state, match, addresses, named }: Source,
  { text, pattern, named: ids }: UserSlots,
  { db, found }: { readonly db: Database; readonly found: boolean },
): void {
  if (state !== null) query.where('users.state', state);
  const selectExact = () => selectExactMatches(db, text, addresses);
  if (match === 'exact') query.whereIn('users.id', selectExact());
  if (match !== 'part') return;
  query.whereNotIn('users.id', selectExact());
  if (!named) {
    query.where((either) => {
      hasPart(either, 'users.name_key', text);
      either.orWhere((other) => void hasPart(other, 'users.username_key', text));
    });
    return;
  }
  if (found) whereInList(query, 'users.id', ids);
  hasPattern(query, pattern);
}

/** `pattern` and the columns are folded: `like` then has the same result on both databases. */
export function hasPattern(query: Query, pattern: string): void {
  query.whereRaw("(users.name_key like ? escape '\\' or users.username_key like ? escape '\\')", [
    pattern,
    pattern,
  ]);
}

/**
 * Ids of users with exactly this name, username or address. A `union` is used, because with `or` both databases would
 * scan all users.
 */
function selectExactMatches(db: Database, text: string, addresses: Source['addresses']): Query {
  const selectNamed = () => db('users as named').select('named.id');
  const query = selectNamed()
    .where('named.username_key', text)
    .union([selectNamed().where('named.name_key', text)]);
  if (addresses === 'all') {
    query.union([db('emails').select('emails.user_id').where('emails.email_key', text)]);
  }
  if (addresses === 'public') query.union([selectNamed().where('named.public_email_key', text)]);
  return query;
}
