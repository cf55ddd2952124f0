import type { ListGroupsRequest } from '../../../generated/groups/types.ts';
import type { Actor } from '../../auth/actor.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { dayOf } from '../../policy/grants.ts';
import { visibilitiesFor, type Visibility } from '../../policy/visibility.ts';
import { fold } from '../users/folding.ts';

export type GroupListQuery = ListGroupsRequest['query'];

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
  readonly skip: boolean;
  readonly topLevel: boolean;
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

/** Decides how to answer a list. */
export function planList(
  actor: Actor | null,
  query: GroupListQuery,
  now: Date,
  after: Position | null = null,
): PlannedList {
  const search = query.search === undefined || query.search === '' ? null : fold(query.search);
  const attributes = actor?.admin === true ? Object.entries(query.custom_attributes ?? {}) : [];
  const skipped = query.skip_groups ?? [];
  const similar = query.order_by === 'similarity';
  return {
    shape: {
      sources: sourcesFor(actor, query),
      order: similar && search === null ? 'name' : query.order_by,
      sort: similar && search !== null ? 'desc' : query.sort,
      search: search === null ? null : [...search].length < 3 ? 'whole' : 'part',
      skip: skipped.length > 0,
      topLevel: query.top_level_only,
      attributes: attributes.length,
      after: after !== null,
    },
    parameters: {
      user: actor?.user.id ?? 0,
      today: dayOf(now),
      level: query.min_access_level ?? AccessLevel.None,
      skipped,
      ...(search !== null && { text: search, pattern: containing(search) }),
      ...Object.fromEntries(
        attributes.flatMap(([key, value], index) => [
          [`key${index}`, key],
          [`value${index}`, value],
        ]),
      ),
      ...(after !== null && { afterName: after.name, afterId: after.id }),
    },
  };
}

function sourcesFor(actor: Actor | null, query: GroupListQuery): readonly Source[] {
  // Nobody owns nothing; the statement finds no membership of user 0.
  if (actor === null) return query.owned ? ['owned'] : visibilitiesFor(null);
  if (query.owned) return [query.min_access_level === undefined ? 'owned' : 'owned-from-level'];
  if (query.min_access_level !== undefined) return ['from-level'];
  if (query.all_available ?? actor.admin) {
    return actor.admin ? ['all'] : [...visibilitiesFor(actor), 'belonging'];
  }
  return ['belonging'];
}

/** A pattern for LIKE over folded text, in which `%` and `_` mean themselves. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
