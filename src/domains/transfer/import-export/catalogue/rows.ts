import { insertForIds } from '#src/database/dialect.ts';
import { type ContainerContext, storeInTurn } from '../import/context.ts';
import type { NewRow } from './relation.ts';

/** Rows of one statement, which blocks other writers while it runs. */
export const batchRows = 200;
/** Maximum characters of texts in a statement with several rows: each text may have a million. */
const batchChars = 1_000_000;

/** The rows in order, as many at once as one statement takes. */
export function* splitIntoStatements(rows: readonly NewRow[]): Generator<readonly NewRow[]> {
  let together: NewRow[] = [];
  let characters = 0;
  for (const row of rows) {
    const own = countChars(row);
    const fits = together.length < batchRows && characters + own <= batchChars;
    if (together.length > 0 && !fits) {
      yield together;
      together = [];
      characters = 0;
    }
    together.push(row);
    characters += own;
  }
  if (together.length > 0) yield together;
}

const countChars = (row: NewRow) =>
  Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );

/** Stores rows in parts, each in a transaction of its own; gives their ids in their order. */
export async function storeRows(
  context: ContainerContext,
  table: string,
  rows: readonly NewRow[],
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const some of splitIntoStatements(rows)) {
    ids.push(...(await storeInTurn(context, (db) => insertForIds(db, table, some))));
  }
  return ids;
}

/** Stores rows that nothing refers to, in parts, each in a transaction of its own. */
export async function storeLeaves(
  context: ContainerContext,
  table: string,
  rows: readonly NewRow[],
): Promise<void> {
  for (const some of splitIntoStatements(rows)) {
    await storeInTurn(context, (db) => db(table).insert(some));
  }
}
