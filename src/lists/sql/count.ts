import type { Query, FilterShape, Values } from '../filter.ts';
import { maxTotalRows } from '../offset.ts';
import { inSql, type ListSql } from './list-sql.ts';
import { selectParts } from './parts.ts';

/** Number of rows of the list, counted up to one more than the limit of totals. */
export function selectCount<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
): Query {
  const { db } = sql;
  const limitCountedRows = (rows: Query) => rows.limit(maxTotalRows + 1, inSql);
  const apart = sql.with({ ...sql.list, sources: sql.disjointSources });
  const ends = { cut: limitCountedRows, forPage: false };
  const parts = selectParts(apart, ends).map(({ query, id }, index) => {
    const walk = limitCountedRows(query.select(`${id} as id`));
    return db(walk.as(`walk${index}`)).select('id');
  });
  return db(limitCountedRows(sql.join(parts)).as('counted')).count({ count: '*' });
}
