import type { Knex } from 'knex';
import type { Database } from './database.ts';
import { byDatabase } from './dialect.ts';
import { findFew } from './few-rows.ts';
import { shapedStatement } from './statement.ts';

/** The tables whose texts have an index over their parts, with the columns in it as SQL. */
const searched = {
  projects: ['search_text'],
  namespaces: ['name_key', 'lower(path)'],
  users: ['name_key', 'username_key'],
  topics: ['name_key'],
} as const;
export type SearchedTable = keyof typeof searched;

/** The index knows no parts that are shorter. */
export const shortestPart = 3;

const matching = shapedStatement<SearchedTable, { text: string; limit: number }, { id: number }>(
  (db, { text, limit }, table) =>
    byDatabase<Knex.QueryBuilder>(db, {
      sqlite: () =>
        db(`${table}_text_search`)
          .select('rowid as id')
          .whereRaw(`${table}_text_search match ?`, [text]),
      postgres: () =>
        db(table)
          .select('id')
          .where((either) => {
            for (const column of searched[table]) either.orWhereRaw(`${column} like ?`, [text]);
          }),
    }).limit(limit),
);

/**
 * Ids of the rows whose searched texts contain `text`, in any order, found by an index. `text` is folded like the
 * columns are. Null when the index is of no help: for texts of fewer than three characters, and for those that
 * more than 10,000 rows contain. Compare again what is read with the ids: the index is kept in step with the rows,
 * but it folds case in its own way.
 */
export async function findContaining(
  db: Database,
  table: SearchedTable,
  text: string,
): Promise<readonly number[] | null> {
  if ([...text].length < shortestPart) return null;
  const searchedFor = byDatabase(db, {
    sqlite: () => `"${text.replaceAll('"', '""')}"`,
    postgres: () => containing(text),
  });
  return findFew(db, `${table}: ${text}`, (limit) =>
    matching.all(db, table, { text: searchedFor, limit }),
  );
}

/** A pattern for LIKE over folded text, in which `%` and `_` mean themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
