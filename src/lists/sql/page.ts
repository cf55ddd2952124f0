import type { Database } from '#src/database/database.ts';
import { selectByIds } from '#src/database/dialect.ts';
import type { Slots } from '#src/database/slots.ts';
import { type Cut, cutPage, cutWalk } from '../cut.ts';
import type { Declared } from '../declaration.ts';
import type { Query, FilterShape, Values } from '../filter.ts';
import { maxTotalRows } from '../offset.ts';
import { hydrateRows, inSql, type ListSql, type OwnValues } from './list-sql.ts';
import { joinWalks, mergeWalks, selectWalks } from './walks.ts';

/** Statement of a page: ids are found by an index first, then their rows. Includes the total if available. */
export function selectPage<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  cut: Cut,
  form: FilterShape,
): Query {
  const { db, id, isReadWhole, slots, table } = sql;
  const rows = selectIdsOfPage(sql, cut);
  if (isReadWhole) rows.select(db.raw('count(*) over () as total'));
  const page = db(cutPage(rows, cut, slots).as('page')).join(table, id, 'page.id');
  const shown = sql.hydrate(page, form);
  if (isReadWhole) shown.select('page.total');
  else {
    const kept = selectKeptTotal(sql);
    if (kept !== null) shown.select(kept.as('total'));
  }
  return sql.orderByRank(shown, 'page.');
}

/** Rows with their positions, from one end on. */
export function selectSlice<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  cut: Cut,
  form: FilterShape,
): Query {
  const rows = cutPage(selectIdsOfPage(sql, cut), cut, sql.slots);
  return selectPositioned(sql, sql.db(rows.as('page')), form);
}

/** The first ids of a single source. */
export function selectFirstIds<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  cut: Cut,
): Query {
  const { slots } = sql;
  const walks = selectWalks(sql, (walk) => cutWalk(walk, cut, slots));
  return cutPage(joinWalks(sql, walks), cut, slots);
}

/** Ids of a list in its order, up to the limit of totals. */
export function selectOrder<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
): Query {
  return joinWalks(sql, selectWalks(sql)).limit(maxTotalRows + 1, inSql);
}

/** Rows by their ids. */
export function selectRows<Source extends FilterShape, Bounds extends Values>(
  declared: Declared<Source, Bounds>,
  db: Database,
  slots: Slots<Bounds & OwnValues>,
  form: FilterShape,
): Query {
  return hydrateRows(declared, selectByIds(db, declared.table, slots.ids), form, slots, db);
}

/** The rows of a page that has their ids and positions, in the order of the list. */
export function selectPositioned<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  page: Query,
  form: FilterShape,
): Query {
  const shown = sql.hydrate(page.join(sql.table, sql.id, 'page.id'), form);
  shown.select('page.position as list_position');
  if (sql.isRanked) shown.select('page.rank as list_rank');
  return sql.orderByRank(shown, 'page.');
}

function selectIdsOfPage<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  cut: Cut,
): Query {
  if (sql.isReadWhole) return joinWalks(sql, selectWalks(sql));
  const selectBehindPage = (walk: Query) => cutWalk(walk, cut, sql.slots);
  return mergeWalks(sql, selectWalks(sql, selectBehindPage), selectBehindPage);
}

/** The stored number of rows; null if not stored. */
function selectKeptTotal<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
): Query | null {
  if (sql.list.found || sql.list.filters.length > 0) return null;
  return sql.declared.total?.(sql.db, sql.disjointSources, sql.slots) ?? null;
}
