import { fold } from '../../database/folding.ts';
import { containing, shortestPart } from '../../database/text-search.ts';
import { today } from '../../day.ts';
import type { SortDirection } from '../../pagination/keyset.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { visibilitiesFor } from '../../policy/visibility.ts';
import type { Actor } from '../../records/actor.ts';
import { listingsOf, type Listing } from '../../records/listing.ts';
import { everyVisibility, type Visibility } from '../../records/visibility.ts';

/** What a list of projects can be asked for; a part that is absent does not matter. */
export interface ProjectFilters {
  readonly archived?: boolean;
  readonly id_after?: number;
  readonly id_before?: number;
  readonly imported?: boolean;
  readonly last_activity_after?: string;
  readonly last_activity_before?: string;
  readonly membership?: boolean;
  readonly min_access_level?: number;
  readonly owned?: boolean;
  readonly repository_checksum_failed?: boolean;
  readonly repository_storage?: string;
  readonly search?: string;
  readonly search_namespaces?: boolean;
  readonly starred?: boolean;
  readonly topic?: readonly string[];
  readonly visibility?: Visibility;
  readonly wiki_checksum_failed?: boolean;
  readonly custom_attributes?: Readonly<Record<string, string>>;
  /** Only forks of this project. */
  readonly forked_from?: number;
  readonly with_issues_enabled?: boolean;
  readonly with_merge_requests_enabled?: boolean;
  readonly with_programming_language?: string;
  /** Only what a namespace or group holds, or what a user has starred. */
  readonly within?: { readonly container: Container; readonly id: number };
}

/** `group` is what it holds itself, `tree` also what the groups below hold, `shared` what it was invited to. */
export type GroupContainer = 'group' | 'tree' | 'shared' | 'group and shared' | 'tree and shared';

/** `found` is what filters were found to leave, `everything` all there is. */
export type Container = 'namespace' | 'stars' | 'found' | 'everything' | GroupContainer;

export type SizeOrder = 'repository_size' | 'storage_size' | 'packages_size' | 'wiki_size';
export type ColumnOrder = 'id' | 'name' | 'path' | 'updated_at' | 'last_activity_at' | 'star_count';
export type ProjectOrder = ColumnOrder | SizeOrder | 'created_at' | 'similarity';

/**
 * Where the rows of a list come from. Each source is one walk along an index in the order of the list; together
 * they hold every row that the actor may see, some of them twice.
 */
export type Source =
  | { readonly kind: 'listing'; readonly listing: Listing }
  /** Every project there is: for administrators. */
  | { readonly kind: 'all' }
  /** What the actor is authorized for, of these listings; null means of all. */
  | { readonly kind: 'authorized'; readonly listings: readonly Listing[] | null }
  /** What was picked from the authorized for one page, see `held.ts`. */
  | { readonly kind: 'picked' }
  /** What one container holds: there is little of it, so it is read and then ordered. */
  | {
      readonly kind: 'within';
      readonly container: Container;
      /** What shows to the actor anyway. */
      readonly open: readonly Listing[];
      /** What shows with an authorization; empty for the anonymous. */
      readonly granted: readonly Listing[];
    };

/** All that the SQL of a list depends on, and nothing else: the key under which it is compiled. */
export interface ListShape {
  readonly sources: readonly Source[];
  readonly order: Exclude<ProjectOrder, 'created_at'>;
  readonly sort: SortDirection;
  /** Names of the parameters that narrow the list. */
  readonly narrowed: readonly Narrowing[];
  readonly topics: boolean;
  /** How many custom attributes must be as given. */
  readonly attributes: number;
  /** The least that the actor must hold; 0 where it does not matter. */
  readonly level: number;
  /** Whether features need no level of the actor: administrators and auditors see them all. */
  readonly admin: boolean;
  readonly user: boolean;
}

export type Narrowing =
  | 'forked_from'
  | 'id_after'
  | 'id_before'
  | 'imported'
  | 'last_activity_after'
  | 'found'
  | 'found_with_namespaces'
  | 'last_activity_before'
  | 'repository_checksum_failed'
  | 'repository_storage'
  | 'search'
  | 'search_whole'
  | 'search_namespaces'
  | 'starred'
  | 'wiki_checksum_failed'
  | 'with_issues_enabled'
  | 'with_merge_requests_enabled'
  | 'with_programming_language';

/** Values of the parameters that the statements name; each shape uses some of them. */
export interface ListParameters {
  readonly user?: number;
  /** `YYYY-MM-DD`: memberships that ended before grant nothing. */
  readonly today?: string;
  /** Id of the namespace, or of the user who has starred. */
  readonly container?: number;
  readonly limit?: number;
  readonly offset?: number;
  /** `limit` and `offset` together. */
  readonly depth?: number;
  readonly ids?: readonly number[];
  readonly forked_from?: number;
  readonly id_after?: number;
  readonly id_before?: number;
  readonly last_activity_after?: string;
  readonly last_activity_before?: string;
  readonly repository_storage?: string;
  readonly with_programming_language?: string;
  /** Ids of all projects that the filters may leave. */
  readonly found?: readonly number[];
  /** Ids of the projects, and of the namespaces, that an index of texts has found. */
  readonly found_texts?: readonly number[];
  readonly found_namespaces?: readonly number[];
  readonly picked?: readonly number[];
  /** Below which namespace at the top to look, see `held.ts`. */
  readonly root?: number;
  /** What is searched for, folded. */
  readonly text?: string;
  /** The same as a pattern for LIKE. */
  readonly pattern?: string;
  /** Folded names. */
  readonly topics?: readonly string[];
  readonly topic_count?: number;
  readonly [attribute: `${'key' | 'value'}${number}`]: string;
}

export interface PlannedList {
  readonly shape: ListShape;
  readonly parameters: ListParameters;
}

/** What indexes know of the filters, see `few.ts`; null where they are of no help. */
export interface Found {
  /** The only projects that the filters may leave. */
  readonly projects: readonly number[] | null;
  /** For `search_namespaces`: the projects and the namespaces that contain the text. */
  readonly texts: readonly number[] | null;
  readonly namespaces: readonly number[] | null;
}

const nothingFound: Found = { projects: null, texts: null, namespaces: null };

/** Decides how to answer a list; null when nothing can match. */
export function planList(
  actor: Actor | null,
  filters: ProjectFilters,
  order: { readonly by: ProjectOrder; readonly sort: SortDirection },
  found: Found = nothingFound,
): PlannedList | null {
  const onlyOwn = isOfUser(filters);
  const personal = onlyOwn || filters.starred === true || filters.imported === true;
  if (personal && actor === null) return null;
  if (found.projects?.length === 0) return null;

  const admin = actor?.admin ?? false;
  const ofGroup = isOfGroup(filters);
  const effective = ofGroup
    ? orderInGroup(order.by, filters)
    : effectiveOrder(order.by, actor, filters);
  const similar = effective === 'similarity';
  // Of a group everything is searched, elsewhere what belongs to the actor.
  const belonging = onlyOwn || (similar && !ofGroup);
  const sources = sourcesFor(actor, filters, belonging, effective, found.projects !== null);
  if (sources.length === 0) return null;
  const { narrowed, values } = narrow(filters, admin, found);
  const topics = [...new Set((filters.topic ?? []).map(fold))];
  const attributes = admin ? Object.entries(filters.custom_attributes ?? {}) : [];
  return {
    shape: {
      sources,
      order: effective,
      sort: similar ? 'desc' : order.sort,
      narrowed,
      topics: topics.length > 0,
      attributes: attributes.length,
      level: leastLevel(filters),
      admin: admin || actor?.user.auditor === true,
      user: actor !== null,
    },
    parameters: {
      ...values,
      ...callerParameters(actor),
      ...(filters.within !== undefined && { container: filters.within.id, today: today() }),
      topics,
      topic_count: topics.length,
      ...Object.fromEntries(
        attributes.flatMap(([key, value], index) => [
          [`key${index}`, key],
          [`value${index}`, value],
        ]),
      ),
    },
  };
}

/** Whether only what the actor is authorized for is asked for. */
export function isOfUser({ membership, owned, min_access_level }: ProjectFilters): boolean {
  return membership === true || owned === true || min_access_level !== undefined;
}

/** What statements about an actor compare with. */
export function callerParameters(actor: Actor | null): Pick<ListParameters, 'user' | 'today'> {
  return actor === null ? {} : { user: actor.user.id, today: today() };
}

const sizes: ReadonlySet<string> = new Set([
  'repository_size',
  'storage_size',
  'packages_size',
  'wiki_size',
]);

export function isSizeOrder(order: string): order is SizeOrder {
  return sizes.has(order);
}

/** The order that a list gets. Ids are given in the order of creation, so `created_at` is `id`. */
export function effectiveOrder(
  asked: ProjectOrder,
  actor: Actor | null,
  { search }: ProjectFilters,
): Exclude<ProjectOrder, 'created_at'> {
  if (asked === 'created_at') return 'id';
  if (isSizeOrder(asked) && actor?.admin !== true) return 'id';
  if (asked === 'similarity' && (actor === null || search === undefined || search === '')) {
    return 'id';
  }
  return asked;
}

function isOfGroup({ within }: ProjectFilters): boolean {
  return within !== undefined && within.container !== 'namespace' && within.container !== 'stars';
}

function orderInGroup(
  asked: ProjectOrder,
  { search = '' }: ProjectFilters,
): Exclude<ProjectOrder, 'created_at'> {
  if (asked === 'created_at') return 'id';
  return asked === 'similarity' && search === '' ? 'name' : asked;
}

function sourcesFor(
  actor: Actor | null,
  { visibility, archived, within }: ProjectFilters,
  onlyOwn: boolean,
  order: ProjectOrder,
  found: boolean,
): readonly Source[] {
  const visibilities = visibility === undefined ? everyVisibility : [visibility];
  const wanted = listingsOf(visibilities, archived);
  if (within !== undefined) return withinContainer(actor, wanted, within.container, onlyOwn);
  const everything = wanted.length === 6;
  if (found) return withinContainer(actor, wanted, 'found', onlyOwn);
  if (!onlyOwn && actor?.admin === true && everything && (order === 'id' || isSizeOrder(order))) {
    // The primary key is in the order of ids, and sizes have an index of their own.
    return [{ kind: 'all' }];
  }
  if (isSizeOrder(order)) return withinContainer(actor, wanted, 'everything', onlyOwn);
  if (onlyOwn) return [{ kind: 'authorized', listings: everything ? null : wanted }];

  const open = new Set(
    listingsOf(actor?.admin === true ? everyVisibility : visibilitiesFor(actor), archived),
  );
  const closed = wanted.filter((listing) => !open.has(listing));
  // In the order of ids, all are met as they come: to pass over some would mean to look at more.
  const listings = order !== 'id' ? closed : everything ? null : wanted;
  const sources: Source[] = wanted
    .filter((listing) => open.has(listing))
    .map((listing) => ({ kind: 'listing', listing }));
  if (actor !== null && closed.length > 0) sources.push({ kind: 'authorized', listings });
  return sources;
}

function withinContainer(
  actor: Actor | null,
  wanted: readonly Listing[],
  container: Container,
  onlyOwn: boolean,
): readonly Source[] {
  const shown = actor?.admin === true ? everyVisibility : visibilitiesFor(actor);
  const open = onlyOwn
    ? []
    : wanted.filter((listing) => listingsOf(shown, undefined).includes(listing));
  const granted = actor === null ? [] : wanted.filter((listing) => !open.includes(listing));
  if (open.length + granted.length === 0) return [];
  return [{ kind: 'within', container, open, granted }];
}

/** The filters that are on; the names go into the shape, the values do not. */
function narrow(filters: ProjectFilters, admin: boolean, found: Found) {
  const { search = '', search_namespaces = false } = filters;
  const whole = isSearchedWhole(filters);
  const compared = withoutUndefined({
    forked_from: filters.forked_from,
    id_after: filters.id_after,
    id_before: filters.id_before,
    last_activity_after: filters.last_activity_after,
    last_activity_before: filters.last_activity_before,
    repository_storage: admin ? filters.repository_storage : undefined,
    with_programming_language: filters.with_programming_language,
  });
  const flags = {
    imported: filters.imported,
    repository_checksum_failed: filters.repository_checksum_failed,
    starred: filters.starred,
    wiki_checksum_failed: filters.wiki_checksum_failed,
    with_issues_enabled: filters.with_issues_enabled,
    with_merge_requests_enabled: filters.with_merge_requests_enabled,
    search: search !== '' && !search_namespaces && !whole,
    search_whole: whole,
    search_namespaces: search !== '' && search_namespaces,
    // Elsewhere it is what the list is read from.
    found: found.projects !== null && filters.within !== undefined,
    // All of them must be known.
    found_with_namespaces: found.texts !== null && found.namespaces !== null,
  };
  return {
    narrowed: [...keysOf(compared), ...keysOf(flags).filter((name) => flags[name] === true)],
    values: {
      ...compared,
      text: fold(search),
      pattern: containing(fold(search)),
      found: found.projects ?? [],
      found_texts: found.texts ?? [],
      found_namespaces: found.namespaces ?? [],
    },
  };
}

/** The least level that the filters ask for; 0 when none. */
function leastLevel({ min_access_level = 0, owned }: ProjectFilters): number {
  return Math.max(min_access_level, owned === true ? AccessLevel.Owner : 0);
}

/** Texts so short that no index knows them are looked for as the whole name or path. */
export function isSearchedWhole({ search = '', search_namespaces }: ProjectFilters): boolean {
  return search !== '' && search_namespaces !== true && [...fold(search)].length < shortestPart;
}

function keysOf<T extends object>(values: T): (keyof T)[] {
  return Object.keys(values) as (keyof T)[];
}

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
