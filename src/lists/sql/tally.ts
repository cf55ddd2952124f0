import type { Query, FilterShape, Values } from '../filter.ts';
import type { ListSql } from './list-sql.ts';
import { selectParts } from './parts.ts';

const allRows = { cut: null, forPage: false };

/** Number of listed rows for each value of a column. */
export function tallyRows<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  by: string,
): Query {
  const { db, table } = sql;
  const parts = selectParts(sql, allRows).map(({ query, id }) =>
    query.select(`${id} as id`, `${table}.${by} as value`),
  );
  return db(sql.join(parts).as('counted')).groupBy('value').select('value').count({ count: '*' });
}

/** The sum over the rows of the list. */
export function sumRows<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  sum: string,
): Query {
  const { db } = sql;
  const parts = selectParts(sql, allRows).map(({ query, id }) =>
    query.select(`${id} as id`).select({ value: sql.addUp(sum) }),
  );
  return db(sql.join(parts).as('added')).select(db.raw(`'sum' as value`)).sum({ count: 'value' });
}
