import type { ListUsersRequest } from '../../../generated/users/types.ts';
import { fold } from '../../database/folding.ts';
import { containing, shortestPart } from '../../database/text-search.ts';
import { usernameKey } from '../../records/user.ts';

export type UserFilters = ListUsersRequest['query'];

/** Filters that compare with nothing that a caller gives. */
export type Flag =
  | 'active'
  | 'blocked'
  | 'external'
  | 'exclude_external'
  | 'exclude_internal'
  | 'without_project_bots'
  | 'admins'
  | 'two_factor'
  | 'no_two_factor'
  | 'without_projects';

/** Filters that compare with the parameter of their name. */
export type Comparison =
  'username' | 'identity' | 'saml_provider_id' | 'created_before' | 'created_after';

/** Order by a column; ids are given in order of creation, and have no ties. */
export type UserOrder = 'id' | 'updated_at' | 'name_key' | 'username_key';

/** All that the SQL of a list depends on, and nothing else: the key under which it is compiled. */
export interface ListShape {
  /** One walk for each: all of a page might come from one of them. Null is everybody. */
  readonly states: readonly (string | null)[];
  readonly flags: readonly Flag[];
  readonly compared: readonly Comparison[];
  /** How many custom attributes must be as given. */
  readonly attributes: number;
  /** Whether filters were found to leave few users. */
  readonly few: boolean;
  /** What is searched beside whole names: the users that an index has found, parts of all names, or nothing. */
  readonly search: 'found' | 'parts' | 'whole' | null;
  /** Whose whole addresses count in the search. */
  readonly addresses: 'all' | 'public' | null;
  readonly order: UserOrder;
  readonly sort: 'asc' | 'desc';
}

/** Values of the parameters that the statements name. */
export type ListParameters = Readonly<Record<string, string | number | readonly number[]>>;

export interface PlannedList {
  readonly shape: ListShape;
  readonly parameters: ListParameters;
}

const orders: Readonly<Record<UserFilters['order_by'], UserOrder>> = {
  id: 'id',
  created_at: 'id',
  updated_at: 'updated_at',
  // Folded, so that the order does not depend on case.
  name: 'name_key',
  username: 'username_key',
};

/** What is searched for, folded; null when nothing is. */
export function searchedText({ search = '' }: Pick<UserFilters, 'search'>): string | null {
  return search === '' ? null : fold(search);
}

/** What indexes know of the search, and of the other filters; null where they are of no help. */
export interface Found {
  readonly named: readonly number[] | null;
  readonly few: readonly number[] | null;
}

/**
 * Decides how to answer a list; null when nothing can match. `administrator` is whether the filters and orders of
 * administrators act.
 */
export function planList(
  filters: UserFilters,
  administrator: boolean,
  { named, few }: Found,
): PlannedList | null {
  const text = searchedText(filters);
  const compared = comparisons(filters, administrator);
  if (compared === null || few?.length === 0) return null;
  const attributes = administrator ? Object.entries(filters.custom_attributes ?? {}) : [];
  const address = text?.includes('@') === true;
  const order = administrator ? orders[filters.order_by] : 'id';
  // An index has each state in the order of ids.
  const blocked = filters.blocked === true;
  const byState = blocked && order === 'id';
  return {
    shape: {
      states: byState ? ['blocked', 'ldap_blocked'] : [null],
      flags: flagsOf(filters, administrator, blocked && !byState),
      compared: Object.keys(compared.names) as Comparison[],
      attributes: attributes.length,
      few: few !== null,
      search: text === null ? null : searchKind(text, named),
      addresses: address ? (administrator ? 'all' : 'public') : null,
      order,
      sort: administrator ? filters.sort : 'desc',
    },
    parameters: {
      ...compared.values,
      named: named ?? [],
      few: few ?? [],
      ...(text !== null && { text, pattern: containing(text) }),
      ...Object.fromEntries(
        attributes.flatMap(([key, value], index) => [
          [`key${index}`, key],
          [`value${index}`, value],
        ]),
      ),
    },
  };
}

/** The index knows no shorter texts, and to look into every name for them would take too long. */
function searchKind(text: string, named: readonly number[] | null) {
  if ([...text].length < shortestPart) return 'whole';
  return named === null ? 'parts' : 'found';
}

function flagsOf(filters: UserFilters, administrator: boolean, blocked: boolean): Flag[] {
  const flags: Readonly<Record<Flag, boolean>> = {
    // Of these, only `true` says anything.
    active: filters.active === true,
    blocked,
    external: filters.external === true,
    exclude_external: filters.exclude_external === true,
    exclude_internal: filters.exclude_internal === true,
    without_project_bots: filters.without_project_bots === true,
    admins: administrator && filters.admins,
    two_factor: administrator && filters.two_factor === 'enabled',
    no_two_factor: administrator && filters.two_factor === 'disabled',
    without_projects: administrator && filters.without_projects,
  };
  return (Object.keys(flags) as Flag[]).filter((flag) => flags[flag]);
}

/** Null when one of them names nobody. */
function comparisons(filters: UserFilters, administrator: boolean) {
  const { username = '', extern_uid, provider, saml_provider_id } = filters;
  const { created_before, created_after } = filters;
  const key = username === '' ? undefined : usernameKey(username);
  if (key === null) return null;
  const identity = extern_uid !== undefined && provider !== undefined;
  const names = withoutUndefined({
    username: key,
    ...(administrator && {
      identity: identity ? extern_uid : undefined,
      saml_provider_id,
      created_before,
      created_after,
    }),
  });
  return { names, values: { ...names, ...(identity && { provider }) } };
}

function withoutUndefined<Values extends Readonly<Record<string, string | number | undefined>>>(
  values: Values,
): Readonly<Record<string, string | number>> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Readonly<Record<string, string | number>>;
}
