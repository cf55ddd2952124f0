import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { hasPart, notInList, rowsWithIds } from '../../database/dialect.ts';
import { shapedStatement, type Slots, statement } from '../../database/statement.ts';
import { type Cut, cutPage, cutWalk } from '../../pagination/cut.ts';
import { MAXIMUM_TOTAL } from '../../pagination/offset.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { groupsBelow, groupsOf, listed, listedGroups, ownGroups } from '../../policy/visible.ts';
import { groupColumns, type GroupRow } from '../../records/group.ts';
import type { ListParameters, ListShape, Source } from './list-shape.ts';

type Query = Knex.QueryBuilder;
type ListSlots = Slots<ListParameters>;

/** Written into the SQL instead of bound. */
const inSql = { skipBinding: true };

const countedRows = MAXIMUM_TOTAL + 1;

/** A list, and what of it is read. */
interface PageShape {
  readonly list: ListShape;
  readonly cut: Cut;
}

/** Comes with the total of the list where that is known without counting it for itself. */
export type ListedGroup = GroupRow & { readonly total?: number };

/**
 * One page of groups in one round trip: the ids are found along an index first, then their rows.
 * Takes `limit`, `offset` and `depth` (their sum).
 */
export const pageStatement = shapedStatement<PageShape, ListParameters, ListedGroup>(
  (db, slots, { list, cut }) => {
    const lengths = {
      limit: numberSlot(slots, 'limit'),
      offset: numberSlot(slots, 'offset'),
      depth: numberSlot(slots, 'depth'),
    };
    const walks = sourcesOf(db, slots, list).map((rows) => walk(db, rows, slots, list));
    const rows =
      walks.length === 1
        ? union(walks)
        : merged(
            db,
            walks.map((walk) => cutWalk(walk, cut, lengths)),
            list,
          );
    const counted = isReadWhole(list);
    // What is read whole, to be sorted, is counted on the way.
    if (counted) rows.select(db.raw('count(*) over () as total'));
    const page = db(cutPage(rows, cut, lengths).as('page'))
      .join('namespaces', 'namespaces.id', 'page.id')
      .join('groups', 'groups.namespace_id', 'page.id')
      .select(groupColumns);
    return ordered(counted ? page.select('page.total') : page, list, 'page.position', 'page.id');
  },
);

/** The ids of a list in its order, as far as totals are told. */
export const orderStatement = shapedStatement<ListShape, ListParameters, { id: number }>(
  (db, slots, list) => {
    const walks = sourcesOf(db, slots, list).map((rows) => walk(db, rows, slots, list));
    const rows = walks.length === 1 ? union(walks) : merged(db, walks, list);
    return rows.limit(countedRows, inSql);
  },
);

/** Groups by their ids. */
export const rowsStatement = statement<{ ids: readonly number[] }, GroupRow>((db, { ids }) =>
  rowsWithIds(db, 'namespaces', ids)
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .select(groupColumns),
);

/** How many groups the list has, counting no further than it takes to know that no total is told. */
export const countStatement = shapedStatement<ListShape, ListParameters, { count: number }>(
  (db, slots, list) => {
    const walks = sourcesOf(db, slots, list).map((rows) => {
      const walk = narrowed(db, rows, slots, list).select('namespaces.id');
      return db(walk.limit(countedRows, inSql).as('walk')).select('id');
    });
    return db(union(walks).limit(countedRows, inSql).as('counted')).count({ count: '*' });
  },
);

/** Whether no index has the rows of the list in its order. */
export function isReadWhole({ sources, found }: ListShape): boolean {
  return found || sources.every((source) => !walked.has(source));
}

const walked: ReadonlySet<Source> = new Set(['all', 'private', 'internal', 'public']);

/** Each walk goes as deep as the page lies: all of it might come from one of them. */
function merged(db: Database, walks: readonly Query[], list: ListShape): Query {
  const parts = walks.map((walk) => db(walk.as('walk')).select('id', 'position'));
  return ordered(union(parts), list, 'position', 'id');
}

function union([first, ...rest]: readonly Query[]): Query {
  if (first === undefined) throw new Error('a list has no source');
  return rest.length === 0 ? first : first.union([...rest]);
}

/** Where the walks of a list begin: at each source, or at the ids that were found, of which the sources show some. */
function sourcesOf(db: Database, slots: ListSlots, list: ListShape): Query[] {
  if (!list.found) return list.sources.map((source) => from(db, source, slots));
  const ids = slots['found'] as readonly number[];
  const found = listed(rowsWithIds(db, 'namespaces', ids));
  return [
    found.where((either) => {
      for (const source of list.sources) {
        either.orWhere((shown) => void shows(db, shown, source, slots));
      }
    }),
  ];
}

function walk(db: Database, rows: Query, slots: ListSlots, list: ListShape): Query {
  const query = narrowed(db, rows, slots, list).select('namespaces.id');
  if (list.order === 'similarity') query.select(similarity(db, slots));
  else query.select(`namespaces.${list.order} as position`);
  const position = list.order === 'similarity' ? 'position' : `namespaces.${list.order}`;
  return ordered(query, list, position, 'namespaces.id');
}

/** Among equals the lower id comes first, in both directions. */
function ordered(query: Query, list: ListShape, position: string, id: string): Query {
  if (list.order === 'id') return query.orderBy(id, list.sort);
  return query.orderBy(position, list.sort).orderBy(id, 'asc');
}

function from(db: Database, source: Source, slots: ListSlots): Query {
  return shows(db, listedGroups(db), source, slots);
}

function shows(db: Database, query: Query, source: Source, slots: ListSlots): Query {
  const user = numberSlot(slots, 'user');
  const today = slots['today'] as string;
  const owned = () => ownGroups(db, user, today, AccessLevel.Maintainer);
  const fromLevel = () =>
    groupsBelow(
      db,
      ownGroups(db, user, today).where('members.access_level', '>=', numberSlot(slots, 'level')),
    );
  switch (source) {
    case 'all':
      return query;
    case 'private':
    case 'internal':
    case 'public':
      return query.where('namespaces.visibility', source);
    case 'belonging':
      return query.whereIn('namespaces.id', groupsOf(db, user, today));
    case 'owned':
      return query.whereIn('namespaces.id', owned());
    case 'from-level':
      return query.whereIn('namespaces.id', fromLevel());
    case 'owned-from-level':
      return query.whereIn('namespaces.id', owned()).whereIn('namespaces.id', fromLevel());
  }
}

function narrowed(db: Database, query: Query, slots: ListSlots, list: ListShape): Query {
  const text = slots['text'] as string;
  const pattern = slots['pattern'] as string;
  // Behind the sign no index serves it: those at the top are met along the order, or were found.
  if (list.topLevel) query.whereRaw('+namespaces.parent_id is null');
  if (list.skip) notInList(query, 'namespaces.id', slots['skipped'] as readonly number[]);
  narrowToBelow(db, query, slots, list);
  if (list.search !== null && list.below !== null) {
    if (list.search === 'whole') query.whereRaw('lower(namespaces.path) = ?', [text]);
    else query.whereRaw("lower(namespaces.path) like ? escape '\\'", [pattern]);
  } else if (list.search === 'whole') {
    query.whereRaw('(namespaces.name_key = ? or lower(namespaces.path) = ?)', [text, text]);
  } else if (list.search === 'part' && !list.found) {
    query.where((either) => {
      hasPart(either, 'namespaces.name_key', text);
      either.orWhere((other) => void hasPart(other, 'lower(namespaces.path)', text));
    });
  } else if (list.search === 'part') {
    query.whereRaw(
      "(namespaces.name_key like ? escape '\\' or lower(namespaces.path) like ? escape '\\')",
      [pattern, pattern],
    );
  }
  if (list.after) {
    query.whereRaw('(namespaces.name, namespaces.id) > (?, ?)', [
      slots['afterName'] as string,
      numberSlot(slots, 'afterId'),
    ]);
  }
  for (let index = 0; index < list.attributes; index += 1) {
    query.whereExists(
      db('group_custom_attributes as attributes')
        .select(db.raw('1'))
        .whereRaw('attributes.group_id = namespaces.id')
        .where('attributes.key', slots[`key${index}`] as string)
        .where('attributes.value', slots[`value${index}`] as string),
    );
  }
  return query;
}

function narrowToBelow(db: Database, query: Query, slots: ListSlots, { below }: ListShape): void {
  if (below === null) return;
  const parent = numberSlot(slots, 'parent');
  if (below === 'children') query.where('namespaces.parent_id', parent);
  else {
    query.whereIn(
      'namespaces.id',
      db('namespace_ancestors')
        .where('ancestor_id', parent)
        .whereRaw('distance > 0')
        .select('namespace_id'),
    );
  }
}

/** How well a group answers the search: by name or path, whole or as the beginning, else anywhere. */
function similarity(db: Database, slots: ListSlots): Knex.Raw {
  const text = slots['text'] as string;
  return db.raw(
    `case
       when namespaces.name_key = ? or lower(namespaces.path) = ? then 3
       when substr(namespaces.name_key, 1, length(?)) = ? then 2
       when substr(lower(namespaces.path), 1, length(?)) = ? then 2
       else 1
     end as position`,
    [text, text, text, text, text, text],
  );
}

function numberSlot(slots: ListSlots, name: string): number {
  return slots[name] as number;
}
