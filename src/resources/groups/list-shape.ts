import type { ListGroupsRequest } from '../../../generated/groups/types.ts';
import { fold } from '../../database/folding.ts';
import { containing, shortestPart } from '../../database/text-search.ts';
import { dayOf } from '../../day.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { visibilitiesFor } from '../../policy/visibility.ts';
import type { Actor } from '../../records/actor.ts';
import type { Visibility } from '../../records/visibility.ts';

export type GroupListQuery = ListGroupsRequest['query'];

/** What decides which groups a list has, and in which order. */
export type GroupFilters = Pick<
  GroupListQuery,
  | 'skip_groups'
  | 'all_available'
  | 'search'
  | 'order_by'
  | 'sort'
  | 'custom_attributes'
  | 'owned'
  | 'min_access_level'
> & { readonly top_level_only?: boolean };

/** The group whose subgroups are listed: those directly below, or at any depth. */
export interface ParentOfList {
  readonly id: number;
  readonly depth: 'children' | 'descendants';
}

/**
 * Where the rows of a list come from; together the sources hold every row of the list, some of them
 * twice. A visibility is one walk along an index in the order of the list.
 */
export type Source = Visibility | 'all' | 'belonging' | 'owned' | 'from-level' | 'owned-from-level';

/** All that the SQL of a list depends on, and nothing else: the key under which it is compiled. */
export interface ListShape {
  readonly sources: readonly Source[];
  readonly order: 'name' | 'path' | 'id' | 'similarity';
  readonly sort: 'asc' | 'desc';
  /** `whole` compares, `part` looks inside. */
  readonly search: 'part' | 'whole' | null;
  /** Whether indexes have found the ids: the rows are then these, and the sources say which of them show. */
  readonly found: boolean;
  readonly skip: boolean;
  readonly topLevel: boolean;
  /** Below some group only; the search then looks at paths alone. */
  readonly below: ParentOfList['depth'] | null;
  readonly attributes: number;
  /** Whether the list goes on behind a position instead of an offset. */
  readonly after: boolean;
}

/** Values of the parameters that the statements name. */
export type ListParameters = Readonly<Record<string, string | number | readonly number[]>>;

export interface PlannedList {
  readonly shape: ListShape;
  readonly parameters: ListParameters;
}

/** Where a keyset page begins. */
export interface Position {
  readonly name: string;
  readonly id: number;
}

interface PlanOptions {
  /** Ids of the only groups that the filters may leave, see `few.ts`; null where that is not known. */
  readonly found: readonly number[] | null;
  readonly after?: Position | null;
  readonly parent?: ParentOfList | null;
}

/** Decides how to answer a list. */
export function planList(
  actor: Actor | null,
  query: GroupFilters,
  now: Date,
  { found, after = null, parent = null }: PlanOptions,
): PlannedList {
  const search = searchedText(query);
  const attributes = actor?.admin === true ? Object.entries(query.custom_attributes ?? {}) : [];
  const skipped = query.skip_groups ?? [];
  const similar = query.order_by === 'similarity';
  return {
    shape: {
      sources: sourcesFor(actor, query),
      order: similar && search === null ? 'name' : query.order_by,
      sort: similar && search !== null ? 'desc' : query.sort,
      search: search === null ? null : isShort(search) ? 'whole' : 'part',
      found: found !== null,
      skip: skipped.length > 0,
      topLevel: query.top_level_only ?? false,
      below: parent?.depth ?? null,
      attributes: attributes.length,
      after: after !== null,
    },
    parameters: {
      user: actor?.user.id ?? 0,
      today: dayOf(now),
      level: query.min_access_level ?? AccessLevel.None,
      skipped,
      found: found ?? [],
      ...(search !== null && { text: search, pattern: containing(search) }),
      ...Object.fromEntries(
        attributes.flatMap(([key, value], index) => [
          [`key${index}`, key],
          [`value${index}`, value],
        ]),
      ),
      ...(parent !== null && { parent: parent.id }),
      ...(after !== null && { afterName: after.name, afterId: after.id }),
    },
  };
}

function sourcesFor(actor: Actor | null, query: GroupFilters): readonly Source[] {
  // Nobody owns nothing; the statement finds no membership of user 0.
  if (actor === null) return query.owned ? ['owned'] : visibilitiesFor(null);
  if (query.owned) return [query.min_access_level === undefined ? 'owned' : 'owned-from-level'];
  if (query.min_access_level !== undefined) return ['from-level'];
  if (query.all_available ?? actor.admin) {
    return actor.admin ? ['all'] : [...visibilitiesFor(actor), 'belonging'];
  }
  return ['belonging'];
}

/** What is searched for, folded; null when nothing is. */
export function searchedText({ search = '' }: Pick<GroupFilters, 'search'>): string | null {
  return search === '' ? null : fold(search);
}

/** Such texts no index of parts knows: they are compared with whole names. */
export function isShort(text: string): boolean {
  return [...text].length < shortestPart;
}
