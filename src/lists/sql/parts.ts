import { whereInList, joinFirstOfEach, selectByIds } from '#src/database/dialect.ts';
import type { Walk } from '../declaration.ts';
import { countRangesBetween } from '../ends.ts';
import type { Query, FilterShape, Values } from '../filter.ts';
import { inSql, type ListSql } from './list-sql.ts';

/** The rows of one source. */
export interface Part {
  readonly query: Query;
  readonly rank: number;
  /** The column that has their ids. */
  readonly id: string;
}

/** Extent of walks, and the rows that they read. */
export interface WalkEnds {
  /** Orders and limits a walk that restarts at each of some rows; null if all rows are necessary. */
  readonly cut: ((walk: Query) => Query) | null;
  /** True where the walks are cut off behind a page. */
  readonly forPage: boolean;
  /** False if rows are read in the order of the table, not by the walks of sources. */
  readonly walks?: boolean;
}

/** A source with the start of its rows. */
interface Begun<Source> {
  readonly source: Source;
  readonly from: Walk;
  /** One range of an index behind the beginning of a slice; null for all. */
  readonly range: number | null;
}

/** Narrowed rows of each source; for found rows, those visible in any source. */
export function selectParts<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  ends: WalkEnds,
): readonly Part[] {
  const { isInOrder = () => true } = sql.declared;
  const contents = sql.sources.map((source) => beginAtContents(sql, source));
  if (sql.list.found && !sql.isRanked && contents.every((each) => each === null)) {
    return [selectFound(sql)];
  }
  return sql.sources.flatMap((source, index) => {
    if (sql.list.nearby === index) return [selectNearby(sql, source)];
    const begin = () => contents[index] ?? beginWalk(sql, source, ends) ?? beginAtTable(sql);
    const isWalked =
      ends.forPage && !sql.list.found && contents[index] === null && isInOrder(source);
    const ranges = isWalked ? listRanges(sql, source) : [null];
    return ranges.map((range) => selectPart(sql, { source, from: begin(), range }, ends));
  });
}

/** The rows of the table, all or only the found ones, with the column of the order. */
function beginAtTable<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
): Walk {
  const { db, id, list, table } = sql;
  const beside = sql.declared.orders?.[list.order]?.beside;
  if (beside === undefined) return { rows: sql.begin() };
  const key = `${beside.table}.${beside.key}`;
  if (list.found) return { rows: sql.begin().join(beside.table, key, id) };
  // SQLite keeps the order of a cross join.
  const rows = db(beside.table).crossJoin(db.raw('??', [table]));
  return { rows: rows.whereRaw('?? = ??', [id, key]), id: key };
}

/** The rows of a small source, all or only the found ones. */
function beginAtContents<Source extends FilterShape, Bounds extends Values>(
  { db, declared, id, list, slots }: ListSql<Source, Bounds>,
  source: Source,
): Walk | null {
  const rows = declared.contents?.(db, source, slots) ?? null;
  if (rows === null) return null;
  const beside = declared.orders?.[list.order]?.beside;
  if (beside !== undefined) rows.join(beside.table, `${beside.table}.${beside.key}`, id);
  return { rows: list.found ? whereInList(rows, id, slots.few) : rows };
}

function beginWalk<Source extends FilterShape, Bounds extends Values>(
  { db, declared, list, place, slots }: ListSql<Source, Bounds>,
  source: Source,
  { walks = true }: WalkEnds,
): Walk | null {
  if (list.found || !walks) return null;
  return declared.walk?.(db, source, slots, place) ?? null;
}

/** Selects the found rows that at least one source shows. */
function selectFound<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
): Part {
  const either = sql.listed(beginAtTable(sql).rows).where((either) => {
    for (const source of sql.sources) {
      either.orWhere((shown) => sql.narrowToSource(shown, source));
    }
  });
  return { query: sql.narrow(either, sql.id, { rank: 0 }), rank: 0, id: sql.id };
}

/** Rows of a source that were found nearby: they have already passed the filters. */
function selectNearby<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  source: Source,
): Part {
  const rows = selectByIds(sql.db, sql.table, sql.slots.nearby);
  return { query: sql.listed(rows), rank: sql.rankOf(source), id: sql.id };
}

/** The ranges of an index that the rows of a source between the ends are. */
function listRanges<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  source: Source,
): readonly number[] {
  const { db, id, list, table } = sql;
  const { unique = false } = sql.orderAlong(id);
  const directions = { sort: list.sort, ties: list.ties, unique };
  const count = countRangesBetween(db(table), list.ends, sql.rankOf(source), directions);
  return Array.from({ length: count }, (_, range) => range);
}

function selectPart<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  { source, from, range }: Begun<Source>,
  { cut, forPage }: WalkEnds,
): Part {
  const { db, table } = sql;
  const { rows, each, key, id = sql.id } = from;
  const rank = sql.rankOf(source);
  const narrowQuery = (query: Query) => {
    // Filters first: SQLite evaluates the conditions of a row in their written order.
    const narrowed = sql.narrow(sql.listed(query), id, { rank, range });
    sql.narrowToSource(narrowed, source);
    return narrowed;
  };
  if (each === undefined) return { query: narrowQuery(rows), rank, id };
  if (cut === null) {
    return { query: narrowQuery(rows.joinRaw(`inner join ${table} on ${each}`)), rank, id };
  }
  const selectFirst = () => cut(narrowQuery(db(table).whereRaw(each)));
  if (forPage && key !== undefined) {
    const firsts = joinFirstOfEach(db, rows.clone(), table, selectFirst().limit(1, inSql), table);
    rows.whereIn(key, cut(firsts).select(key));
  }
  return { query: joinFirstOfEach(db, rows, table, selectFirst(), table), rank, id: sql.id };
}
