import type { Knex } from 'knex';
import { findFew } from './candidates.ts';
import type { Database } from './database.ts';
import { chooseByDialect, containsFolded, whereInList, isAscii } from './dialect.ts';
import { prepareShapedStatement } from './statement.ts';
import { formatPartsQuery, toContainsPattern, minPartChars } from './text-search.ts';

/** The tables whose texts may be long and have an index over their parts, with their columns. */
const searched = {
  issues: { columns: ['title', 'description'], condition: 'true' },
  merge_requests: { columns: ['title', 'description'], condition: 'true' },
  milestones: { columns: ['title', 'description'], condition: 'true' },
  notes: { columns: ['body'], condition: 'not system' },
  commit_notes: { columns: ['note'], condition: 'true' },
} as const;

export type LongTextTable = keyof typeof searched;
export const longTextTables = Object.keys(searched) as readonly LongTextTable[];

/** Columns of these texts, named with their tables. */
export const longTextColumns: ReadonlySet<string> = new Set(
  longTextTables.flatMap((table) => searched[table].columns.map((column) => `${table}.${column}`)),
);

/** Texts are searched up to here. */
const searchedChars = 16_384;

const formatBeginning = (column: string) => `substr(${column}, 1, ${searchedChars})`;

/** Maximum number of words that are looked up; rows with all of them are few, or too many for the index. */
const maxWords = 5;

type Parameters = { readonly limit: number; readonly [word: string]: string | number };
interface Shape {
  readonly table: LongTextTable;
  readonly words: number;
}

const listWordNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `word${index}`);

/** Ids as one JSON text: thousands of rows would take longer to read than to find. */
const matching = prepareShapedStatement<Shape, Parameters, { ids: string }>((db, slots, shape) => {
  const { table, words } = shape;
  const { columns, condition } = searched[table];
  const texts = listWordNames(words).map((name) => slots[name] as string);
  return chooseByDialect<Knex.QueryBuilder>(db, {
    sqlite: () => {
      const search = `${table}_text_search`;
      const found = db(search).select('rowid as id').whereRaw(`${search} match ?`, texts);
      const waiting = db(`${search}_waiting`).select('id');
      const all = db(found.union([waiting]).as('each'))
        .select('id')
        .limit(slots.limit);
      return db(all.as('found')).select(db.raw('json_group_array(id) as ids'));
    },
    postgres: () => {
      const found = db(table).select('id').whereRaw(condition);
      for (const text of texts) {
        found.where((either) => {
          for (const column of columns) {
            either.orWhereRaw(`lower(${formatBeginning(column)}) like ?`, [text]);
          }
        });
      }
      const ids = `coalesce(json_agg(id), '[]')::text as ids`;
      return db(found.limit(slots.limit).as('found')).select(db.raw(ids));
    },
  });
});

/**
 * Finds by an index the ids of the rows that may contain all of the words, each in any column, in any order. Null when
 * that is of no help: where no word has three characters, and where more than 10,000 rows may contain all of them. The
 * caller has to compare the rows of these ids again, by `containsWord`.
 */
export async function findWithWords(
  db: Database,
  table: LongTextTable,
  words: readonly string[],
): Promise<readonly number[] | null> {
  const known = words.map((word) => word.toLowerCase()).filter(isLong);
  const asked = known.toSorted((a, b) => b.length - a.length).slice(0, maxWords);
  if (asked.length === 0) return null;
  const texts = chooseByDialect(db, {
    sqlite: () => [formatPartsQuery(asked)],
    postgres: () => asked.map(toContainsPattern),
  });
  const shape = { table, words: texts.length };
  return findFew(db, `${table}: ${JSON.stringify(texts)}`, async (limit) => {
    const values = Object.fromEntries(texts.map((text, index) => [`word${index}`, text]));
    const found = await matching.first(db, shape, { ...values, limit });
    return JSON.parse(found?.ids ?? '[]') as number[];
  });
}

const isLong = (word: string) => [...word].length >= minPartChars;

/**
 * Matches the word in one of the columns, in any case. Long texts are compared within the search limit. Takes the slot
 * of a statement; `ascii` describes the word.
 */
export function containsWord(
  db: Database,
  query: Knex.QueryBuilder,
  columns: readonly string[],
  word: string,
  ascii = isAscii(word),
): void {
  containsFolded(
    query,
    columns.map((column) => db.raw(formatBeginning(column))),
    word,
    ascii,
  );
}

/** Rows and characters of one step: few enough that no writer waits for long. */
const stepRows = 50;
const charactersOfStep = 2 * searchedChars;

/**
 * Indexes some waiting rows; false if none was left. Waiting texts are found by comparison. Postgres maintains its own
 * index.
 */
export function indexWaitingTexts(db: Database, table: LongTextTable): Promise<boolean> {
  return chooseByDialect(db, {
    sqlite: () => db.transaction((db) => indexSome(db, table)),
    postgres: async () => false,
  });
}

async function indexSome(db: Database, table: LongTextTable): Promise<boolean> {
  const search = `${table}_text_search`;
  const text = searched[table].columns
    .map((column) => `coalesce(${formatBeginning(`${table}.${column}`)}, '')`)
    .join(' || char(10) || ');
  const waiting = await db(`${search}_waiting as waiting`)
    .join(table, `${table}.id`, 'waiting.id')
    .orderBy('waiting.id')
    .limit(stepRows)
    .select<{ id: number; length: number }[]>('waiting.id', db.raw(`length(${text}) as length`));
  let characters = 0;
  const ids = waiting
    .filter(({ length }, index) => {
      characters += length;
      return index === 0 || characters <= charactersOfStep;
    })
    .map(({ id }) => id);
  if (ids.length === 0) return false;
  await whereInList(db(search), 'rowid', ids).delete();
  await db.raw(
    `insert into ${search} (rowid, text)
     select id, ${text} from ${table} where id in (select value from json_each(?))`,
    [JSON.stringify(ids)],
  );
  await whereInList(db(`${search}_waiting`), 'id', ids).delete();
  return true;
}

/** Tells whether new texts wait for `indexWaitingTexts`. */
export function keepsTextsWaiting(db: Database): boolean {
  return chooseByDialect(db, { sqlite: () => true, postgres: () => false });
}
