import type { Knex } from 'knex';
import type { Database } from './database.ts';
import { chooseByDialect } from './dialect.ts';
import { execution } from './execution.ts';
import { findFew } from './candidates.ts';
import { prepareShapedStatement } from './statement.ts';

/** The tables whose texts have an index over their parts, with the columns in it as SQL. */
const searched = {
  projects: ['search_text'],
  // Full paths end with the paths.
  namespaces: ['name_key', 'lower(full_path)'],
  users: ['name_key', 'username_key'],
  topics: ['name_key'],
  runners: ['search_text'],
} as const;
export type SearchedTable = keyof typeof searched;

/** The index knows no parts that are shorter. */
export const minPartChars = 3;

/** Ids as one JSON text: thousands of rows would take longer to read than to find. */
const matching = prepareShapedStatement<
  SearchedTable,
  { text: string; limit: number },
  { ids: string }
>((db, { text, limit }, table) =>
  chooseByDialect<Knex.QueryBuilder>(db, {
    sqlite: () => {
      const found = db(`${table}_text_search`)
        .select('rowid as id')
        .whereRaw(`${table}_text_search match ?`, [text]);
      return db(found.limit(limit).as('found')).select(db.raw('json_group_array(id) as ids'));
    },
    postgres: () => {
      const found = db(table)
        .select('id')
        .where((either) => {
          for (const column of searched[table]) either.orWhereRaw(`${column} like ?`, [text]);
        });
      const ids = `coalesce(json_agg(id), '[]')::text as ids`;
      return db(found.limit(limit).as('found')).select(db.raw(ids));
    },
  }),
);

/**
 * Finds, by an index, the ids of rows whose searched texts contain `text`, in any order. `text` is folded like the
 * columns. Null where the index does not help: for texts of fewer than three characters, and for those in more than
 * 10,000 rows.
 *
 * The caller must compare the rows again. The index is current, but folds case in its own way, and on SQLite it also
 * returns rows with the parts of the text in any order.
 */
export async function findContaining(
  db: Database,
  table: SearchedTable,
  text: string,
): Promise<readonly number[] | null> {
  if ([...text.slice(0, 2 * minPartChars)].length < minPartChars) return null;
  const searchedFor = chooseByDialect(db, {
    sqlite: () => formatPartsQuery([text]),
    postgres: () => toContainsPattern(text),
  });
  // Texts with many results are cached: of a long text only the searched part.
  const key = text.length > maxParts ? searchedFor : text;
  return findFew(db, `${table}: ${key}`, async (limit) => {
    const found = await matching.first(db, table, { text: searchedFor, limit });
    return JSON.parse(found?.ids ?? '[]') as number[];
  });
}

/** Characters of a text that are read for its parts. */
const maxReadChars = 1_024;

/** Maximum number of parts of a text that are looked up; few rows contain all of them. */
const maxParts = 64;

/**
 * Queries the index for rows with each part of the texts once. It does not search for a phrase: that compares the
 * positions of all parts in each row, and takes seconds when rows and text repeat one letter.
 */
export function formatPartsQuery(texts: readonly string[]): string {
  const parts = new Set<string>();
  for (const letters of texts.map((text) => [...text.slice(0, maxReadChars)])) {
    const last = letters.length - minPartChars;
    for (let start = 0; start <= last && parts.size < maxParts; start += 1) {
      parts.add(letters.slice(start, start + minPartChars).join(''));
    }
  }
  return [...parts].map((part) => `"${part.replaceAll('"', '""')}"`).join(' ');
}

/**
 * Number of index pages that one step writes: few enough that no writer waits for long. Pages of which all rows are
 * deleted are read in addition. Fewer pages save no time: a step ends behind all rows of a part of texts.
 */
const mergedPageCount = 20;

/**
 * Goes one step towards an index that is read in one place: each change adds to it elsewhere, and a search reads all
 * places. False when there was nothing left to do; Postgres looks after its own. `table` is one that has such an index.
 */
export async function mergeTextIndex(db: Database, table: string): Promise<boolean> {
  return chooseByDialect(db, {
    sqlite: () =>
      db.transaction(async (db) => {
        const before = await countChanges(db);
        await db.raw(
          `insert into ${table}_text_search (${table}_text_search, rank) values ('merge', ${-mergedPageCount})`,
        );
        // The order itself counts as one.
        return (await countChanges(db)) - before > 1;
      }),
    postgres: async () => false,
  });
}

/** Number of rows that this connection has written. */
async function countChanges(db: Database): Promise<number> {
  const row = await db[execution].executor.first('select total_changes() as count', []);
  return Number(row?.['count'] ?? 0);
}

/** The tables whose texts have such an index. */
export const searchedTables = Object.keys(searched) as readonly SearchedTable[];

/** Pattern for LIKE over folded text, with literal `%` and `_`. */
export function toContainsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
