import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from './database.ts';
import { bindList, chooseByDialect, whereInList } from './dialect.ts';
import { execution } from './execution.ts';
import { Turns } from '#src/turns/turns.ts';
import { type ForeignKey, type ForeignKeys, loadForeignKeys } from './references.ts';

/** Maximum rows that one statement deletes or changes: on SQLite it blocks all others. */
export const partRows = 250;

interface ClearOptions {
  readonly signal?: AbortSignal | undefined;
  /** Tables whose rows are kept until the last statement, because they find the rows to delete, or remain. */
  readonly keep?: readonly string[];
}

type Ids = readonly (number | string)[];

/**
 * Deletes everything that refers to these rows, in parts with a transaction each, and yields after each part. Foreign
 * keys decide whether referring rows are deleted, with their own references, or lose the reference.
 *
 * The rows themselves stay, for a last small transaction. They must be hidden already: rows added meanwhile are
 * deleted with them in one statement. The work can be interrupted at any point and repeated.
 */
export async function clearReferences(
  db: Database,
  table: string,
  ids: Ids,
  { signal, keep }: ClearOptions = {},
): Promise<void> {
  if (db[execution].inTransaction) throw new Error('a part must be its own transaction');
  const references = await loadForeignKeys(db);
  for (const reference of references.get(table) ?? []) {
    if (reference.action === 'no action' || keep?.includes(reference.table) === true) continue;
    for (;;) {
      signal?.throwIfAborted();
      if (!(await clearPart(db, references, reference, ids, signal))) break;
      await nextTurn();
    }
  }
}

/**
 * Tells whether few enough rows would be deleted or detached with this one for one statement, including indirect
 * references.
 */
export async function hasFewReferences(
  db: Database,
  table: string,
  id: number,
  most = partRows,
): Promise<boolean> {
  const references = await loadForeignKeys(db);
  let left = most;
  const count = async (table: string, ids: Ids): Promise<void> => {
    for (const { table: child, column, action } of references.get(table) ?? []) {
      if (action === 'no action') continue;
      const key = action === 'cascade' ? references.get(child)?.[0]?.key : undefined;
      const rows = await whereInList(db(child), column, ids)
        .limit(left + 1)
        .select<{ key: number }[]>(key === undefined ? db.raw('0 as key') : `${key} as key`);
      left -= rows.length;
      if (left < 0) return;
      const keys = rows.map((row) => row.key);
      if (key !== undefined && keys.length > 0) await count(child, keys);
      if (left < 0) return;
    }
  };
  await count(table, [id]);
  return left >= 0;
}

/** A part of the rows, whichever come first: for an order all would be sorted, once for each part. */
const limitToPart = (rows: Knex.QueryBuilder) => rows.limit(partRows);

/** A part of the rows that refer to these. */
export const selectReferringPart = (
  db: Database,
  { table, column }: Pick<ForeignKey, 'table' | 'column'>,
  ids: Ids,
) => limitToPart(whereInList(db(table), column, ids));

/** False when there was nothing left. */
async function clearPart(
  db: Database,
  references: ForeignKeys,
  { table, column, action }: ForeignKey,
  ids: Ids,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const some = selectReferringPart(db, { table, column }, ids);
  const key = action === 'cascade' ? references.get(table)?.[0]?.key : undefined;
  if (key !== undefined) {
    const part = await some.pluck<(number | string)[]>(key);
    if (part.length === 0) return false;
    await clearReferences(db, table, part, { signal });
    await whereInList(db(table), key, part).delete();
    return true;
  }
  const address = getRowAddress(db);
  const part = await some.select<{ address: number | string }[]>(address.name);
  if (part.length === 0) return false;
  const rows = address.among(
    whereInList(db(table), column, ids),
    part.map((row) => row.address),
  );
  await (action === 'cascade' ? rows.delete() : rows.update({ [column]: null }));
  return true;
}

interface Address {
  readonly name: Knex.Raw;
  among(query: Knex.QueryBuilder, addresses: Ids): Knex.QueryBuilder;
}

/** Physical address of a row, which every table has whatever its key. An updated row has a new address on Postgres. */
function getRowAddress(db: Database): Address {
  return chooseByDialect<Address>(db, {
    sqlite: () => ({
      name: db.raw('rowid as address'),
      among: (query, addresses) => whereInList(query, 'rowid', addresses),
    }),
    postgres: () => ({
      name: db.raw('ctid::text as address'),
      among: (query, addresses) => query.whereRaw('ctid = any(?::tid[])', [bindList(addresses)]),
    }),
  });
}

/** Parts that one process handles at once: on SQLite they run in sequence anyway, and others may run between them. */
const getParallelParts = (db: Database) =>
  chooseByDialect(db, { sqlite: () => 1, postgres: () => 2 });

const turnsOfParts = new WeakMap<object, Turns>();

/**
 * Runs one part of a large piece of work in a transaction of its own. Few such parts of a process wait for the
 * database at a time, so that a short write waits for one part at most, and owners take turns. Inside a transaction
 * the part runs in that transaction.
 */
export async function runInOwnersTurn<Result>(
  db: Database,
  owner: string,
  part: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { instance, inTransaction } = db[execution];
  if (inTransaction) return part(db);
  let turns = turnsOfParts.get(instance);
  if (turns === undefined) {
    turns = new Turns({ atOnce: getParallelParts(db) });
    turnsOfParts.set(instance, turns);
  }
  const result = await turns.run(owner, () => db.transaction(part));
  await nextTurn();
  return result;
}

interface DeleteOptions {
  /** Deletes the rows with these ids in the given transaction, with all consequences. */
  readonly remove?: (db: Database, ids: readonly number[]) => Promise<unknown>;
  readonly signal?: AbortSignal | undefined;
}

/** Deletes the rows of the query in parts, and all that refers to them before. It can be broken off and done again. */
export async function deleteInParts(
  db: Database,
  table: string,
  rows: Knex.QueryBuilder,
  { remove, signal }: DeleteOptions = {},
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const ids = await limitToPart(rows.clone()).pluck<number[]>('id');
    if (ids.length === 0) return;
    await clearReferences(db, table, ids, { signal });
    await db.transaction((db) => remove?.(db, ids) ?? whereInList(db(table), 'id', ids).delete());
    await nextTurn();
  }
}

/**
 * Does `step` again and again until it says that it found no row left, each time in a transaction of its own, and lets
 * others have their turn in between. A step takes `partRows` rows at most, in such a way that it does not find them
 * again.
 */
export async function runStepByStep(
  db: Database,
  step: (db: Database) => Promise<number>,
  signal?: AbortSignal,
): Promise<void> {
  if (db[execution].inTransaction) throw new Error('a part must be its own transaction');
  while (signal?.aborted !== true && (await db.transaction(step)) > 0) await nextTurn();
  signal?.throwIfAborted();
}

/**
 * Deletes rows with almost no references to them, in parts of one statement each, and yields in between. It ends when
 * none is left, or with the signal: the next sweep continues.
 */
export async function sweepRows(
  db: Database,
  table: string,
  rows: Knex.QueryBuilder,
  { signal, key = 'id' }: { readonly signal: AbortSignal; readonly key?: string },
): Promise<void> {
  while (!signal.aborted) {
    const keys = await limitToPart(rows.clone()).pluck<(number | string)[]>(key);
    if (keys.length === 0) return;
    await whereInList(db(table), key, keys).delete();
    await nextTurn();
  }
}

/**
 * Changes or deletes the rows of the query in batches, in the order of `key`, and yields in between. All batches run
 * within the transaction of the query: use it for changes that must be atomic. Returns the number of rows.
 */
export async function changeWithin(
  rows: Knex.QueryBuilder,
  change: Readonly<Record<string, unknown>> | 'delete',
  key = 'id',
): Promise<number> {
  let count = 0;
  for (let last: number | string | undefined; ;) {
    const found = rows.clone().orderBy(key).limit(partRows);
    if (last !== undefined) void found.where(key, '>', last);
    const keys = await found.pluck<(number | string)[]>(key);
    if (keys.length === 0) return count;
    const part = whereInList(rows.clone(), key, keys);
    // Other transactions may change some of these rows meanwhile: the number of changed rows does not show how many
    // remain.
    count += await (change === 'delete' ? part.delete() : part.update(change));
    if (keys.length < partRows) return count;
    last = keys.at(-1);
    await nextTurn();
  }
}
