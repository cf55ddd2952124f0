import type { Knex } from 'knex';
import type { Query, FilterShape, Values } from '../filter.ts';
import type { ListSql } from './list-sql.ts';
import { selectParts } from './parts.ts';

type Cut = (walk: Query) => Query;

/** The rows of each source in the order of the list, by id and position. `cut` limits a walk to the page. */
export function selectWalks<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  cut?: Cut,
): readonly Query[] {
  const { db, slots } = sql;
  const { by } = sql.orderAlong(sql.id);
  // Only the walks as a whole select their position.
  const selectFirst = (walk: Query) => {
    const position = typeof by === 'string' ? by : (by(db, slots) as Knex.Raw);
    const inOrder = sql.order(walk, position, sql.id);
    return cut?.(inOrder) ?? inOrder;
  };
  const ends = { cut: selectFirst, forPage: cut !== undefined };
  return selectParts(sql, ends).map(({ query, rank, id }) => {
    query.select(`${id} as id`);
    const { by } = sql.orderAlong(id);
    if (typeof by === 'string') query.select(`${by} as position`);
    else query.select(db.raw('? as position', [by(db, slots) as Knex.Raw]));
    if (sql.isRanked) query.select(db.raw(`${rank} as rank`));
    return sql.order(query, typeof by === 'string' ? by : 'position', id);
  });
}

/** Ids of walks that are laid together, in the order of the list, each walk cut off behind the page. */
export function mergeWalks<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  walks: readonly Query[],
  cut: Cut,
): Query {
  const [only, ...rest] = walks;
  if (only !== undefined && rest.length === 0) return only;
  const parts = walks.map((walk, index) => selectColumns(sql, cut(walk).as(`walk${index}`)));
  return sql.orderByRank(sql.join(parts), '');
}

/** The ids of the whole list in its order. */
export function joinWalks<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  walks: readonly Query[],
): Query {
  const [only, ...rest] = walks;
  if (only !== undefined && rest.length === 0) return only;
  const parts = walks.map((walk, index) => selectColumns(sql, walk.as(`walk${index}`)));
  return sql.orderByRank(selectColumns(sql, sql.join(parts).as('walked')), '');
}

function selectColumns<Source extends FilterShape, Bounds extends Values>(
  { db, isRanked }: ListSql<Source, Bounds>,
  rows: Knex.QueryBuilder,
): Query {
  return db(rows).select(isRanked ? ['id', 'position', 'rank'] : ['id', 'position']);
}
