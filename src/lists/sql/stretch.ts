import type { Query, FilterShape, Values } from '../filter.ts';
import { stretchRows, type StretchKind } from '../stretches.ts';
import { inSql, type ListSql } from './list-sql.ts';
import { selectParts } from './parts.ts';

/** The rows that come next along a column, and where they belong in the order of the list. */
export function selectStretch<Source extends FilterShape, Bounds extends Values>(
  sql: ListSql<Source, Bounds>,
  kind: StretchKind,
): Query {
  const { db, declared, id, slots, table } = sql;
  const along = kind === 'rows' ? (declared.stretches?.along ?? id) : id;
  const ends = { cut: (walk: Query) => walk, forPage: false, walks: kind === 'rows' };
  // Rows are placed once they are the next ones: a database that sorts places all before.
  const parts = selectParts(sql, ends).map(({ query, id }) => {
    query.where(along, '>', slots.behind).orderBy(along).limit(stretchRows, inSql);
    if (kind === 'ids') query.where(along, '<=', slots.until);
    return query.select(`${id} as id`, `${along} as along`);
  });
  return db(sql.join(parts).as('stretch'))
    .join(table, id, 'stretch.id')
    .select('stretch.id', 'stretch.along', db.raw('? as position', [sql.positionOf(id)]))
    .orderBy('stretch.along');
}
