import type { ListGroupsRequest } from '#generated/groups/types.ts';
import { hasPart, whereNotInList } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import {
  filterCustomAttributes,
  elsewhere,
  filter,
  type Filter,
  filterByFlag,
  type Query,
  searchText,
  type Values,
} from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { listVisibilities } from '#src/policy/visibility.ts';
import {
  selectGroupsBelow,
  selectUserGroups,
  whereListed,
  selectListedGroups,
  selectOwnGroups,
} from '#src/policy/visible.ts';
import { groupColumns, type GroupRow } from '#src/records/group.ts';
import type { Visibility } from '#src/records/visibility.ts';
import type { Database } from '#src/database/database.ts';

export type GroupListQuery = ListGroupsRequest['query'];

/** Parent of the listed subgroups: direct ones, or at any depth. */
export interface ParentOfList {
  readonly id: number;
  readonly depth: 'children' | 'descendants';
}

/** The questions to a list of groups: by the parameters of the operations, and by where it is. */
export interface GroupFilters extends Partial<Omit<GroupListQuery, 'cursor'>> {
  readonly below?: ParentOfList;
}

/** A visibility is one walk along an index in the order of the list; of the others there are few. */
type Source = Visibility | 'all' | 'belonging' | 'owned' | 'from-level' | 'owned-from-level';

const walked: ReadonlySet<Source> = new Set(['all', 'private', 'internal', 'public']);

export const groupList = list<Required<GroupFilters>, Source, GroupRow>()({
  name: 'groups',
  table: 'namespaces',
  listed: whereListed,
  sources: ({ actor, query }) => {
    // Anonymous callers own no groups: the statement finds no membership of user 0.
    if (actor === null) return query.owned === true ? ['owned'] : listVisibilities(null);
    if (query.owned === true) {
      return [query.min_access_level === undefined ? 'owned' : 'owned-from-level'];
    }
    if (query.min_access_level !== undefined) return ['from-level'];
    if (query.all_available ?? actor.admin) {
      return actor.admin ? ['all'] : [...listVisibilities(actor), 'belonging'];
    }
    return ['belonging'];
  },
  values: ({ actor, now, query }) => ({
    user: actor?.user.id ?? 0,
    today: toDay(now),
    level: query.min_access_level ?? AccessLevel.None,
  }),
  shows: (query, source, slots, { db }) => void shows(db, query, source, slots),
  isInOrder: (source) => walked.has(source),
  filters: {
    owned: elsewhere,
    min_access_level: elsewhere,
    all_available: elsewhere,
    statistics: elsewhere,
    with_custom_attributes: elsewhere,
    custom_attributes: filterCustomAttributes(
      'group_custom_attributes',
      'group_id',
      'namespaces.id',
    ),
    skip_groups: filter({
      shapeOf: (groups) => groups.length > 0 || null,
      boundOf: (groups) => ({ groups }),
      narrow: (query, { groups }) => void whereNotInList(query, 'namespaces.id', groups),
    }),
    // The `+` keeps the planner from using an index: top-level groups come from the order's index or from the
    // candidates.
    top_level_only: filterByFlag(
      (query) => void query.whereRaw('+namespaces.parent_id is null'),
      (db) => selectListedGroups(db).whereNull('parent_id').select('namespaces.id'),
    ),
    below: filterBelow(),
    search: searchText({
      table: 'namespaces',
      named: (db, text) =>
        db('namespaces')
          .select('id')
          .where('name_key', text)
          .union([db('namespaces').select('id').whereRaw('lower(path) = ?', [text])]),
      // A search below a group compares paths alone.
      shapeOf: ({ query }) => query.below !== undefined,
      narrow(query, { text, pattern }, kind, pathsOnly) {
        query.where((either) => {
          for (const column of listSearchedColumns(kind, pathsOnly === true)) {
            either.orWhere((has) => {
              if (kind === 'whole') has.whereRaw(`${column} = ?`, [text]);
              else if (kind === 'found' || pathsOnly === true) {
                has.whereRaw(`${column} like ? escape '\\'`, [pattern]);
              } else hasPart(has, column, text);
            });
          }
        });
      },
    }),
  },
  orders: {
    name: { by: 'namespaces.name' },
    path: { by: 'namespaces.path' },
    similarity: { by: computeSimilarity },
  },
  orderOf({ query: { order_by = 'name', sort = 'asc', search = '' } }) {
    // Ties are ordered by ascending id, in both directions.
    if (order_by !== 'similarity') return { order: order_by, sort, ties: 'asc' };
    const order = search === '' ? 'name' : order_by;
    return { order, sort: search === '' ? sort : 'desc', ties: 'asc' };
  },
  hydrate: (page) =>
    page.join('groups', 'groups.namespace_id', 'namespaces.id').select(groupColumns),
  // Only names and positions of groups change with access.
  changesWithAccess: ({ query }) =>
    (query.search ?? '') === '' && query.custom_attributes === undefined,
});

/** Short texts are whole names and paths; others are found in the paths above a group, too. */
const listSearchedColumns = (
  kind: 'whole' | 'found' | 'part',
  pathsOnly: boolean,
): readonly string[] => {
  if (pathsOnly) return ['lower(namespaces.path)'];
  const path = kind === 'whole' ? 'path' : 'full_path';
  return ['namespaces.name_key', `lower(namespaces.${path})`];
};

function filterBelow(): Filter<ParentOfList> {
  return filter({
    shapeOf: ({ depth }) => depth,
    boundOf: ({ id }) => ({ id }),
    narrow(query, { id }, depth, { db }) {
      if (depth === 'children') {
        query.where('namespaces.parent_id', id);
        return;
      }
      const descendants = db('namespace_ancestors')
        .where('ancestor_id', id)
        .whereRaw('distance > 0')
        .select('namespace_id');
      query.whereIn('namespaces.id', descendants);
    },
  });
}

function shows(
  db: Database,
  query: Query,
  source: Source,
  { user, today, level }: { readonly user: number; readonly today: string; readonly level: number },
): Query {
  const selectOwned = () => selectOwnGroups(db, user, today, AccessLevel.Maintainer);
  const selectFromLevel = () =>
    selectGroupsBelow(
      db,
      selectOwnGroups(db, user, today).where('members.access_level', '>=', level),
    );
  switch (source) {
    case 'all':
      return query;
    case 'private':
    case 'internal':
    case 'public':
      return query.where('namespaces.visibility', source);
    case 'belonging':
      return query.whereIn('namespaces.id', selectUserGroups(db, user, today));
    case 'owned':
      return query.whereIn('namespaces.id', selectOwned());
    case 'from-level':
      return query.whereIn('namespaces.id', selectFromLevel());
    case 'owned-from-level':
      return query
        .whereIn('namespaces.id', selectOwned())
        .whereIn('namespaces.id', selectFromLevel());
  }
}

/** Rank of a group in a search: exact name or path, prefix, or other match. */
function computeSimilarity(db: Database, slots: Values): unknown {
  const text = slots['search.text'] as string;
  return db.raw(
    `case
       when namespaces.name_key = ? or lower(namespaces.path) = ? then 3
       when substr(namespaces.name_key, 1, length(?)) = ? then 2
       when substr(lower(namespaces.path), 1, length(?)) = ? then 2
       else 1
     end`,
    [text, text, text, text, text, text],
  );
}
