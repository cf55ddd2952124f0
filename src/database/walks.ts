import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from './database.ts';
import { whereInList } from './dialect.ts';
import { partRows } from './in-parts.ts';

/** Work on an unbounded number of rows, in parts for one transaction each. */
export interface WalkedPart {
  /** Rows that were looked at for it. */
  readonly rows: number;
  /** Changes the rows of the part; undefined where none needs a change. Repeating it is safe. */
  change?(db: Database): Promise<unknown>;
}

type Key = number | string;

interface Walk {
  /** Column of the row order along an index; default `id`. */
  readonly key?: string;
  /** The column that is answered; default `key`. */
  readonly select?: string;
}

/** The values of a column in the rows of the query, in parts of `partRows` at most, with turns for others in between. */
export async function* walkParts<Value extends Key = number>(
  rows: Knex.QueryBuilder,
  { key = 'id', select = key }: Walk = {},
): AsyncGenerator<Value[]> {
  for (let last: Key | undefined; ;) {
    const part = rows.clone().orderBy(key).limit(partRows);
    if (last !== undefined) void part.where(key, '>', last);
    const found = await part.select<{ key: Key; value: Value }[]>({ key, value: select });
    if (found.length > 0) yield found.map(({ value }) => value);
    last = found.at(-1)?.key;
    if (last === undefined || found.length < partRows) return;
    await nextTurn();
  }
}

/**
 * Walks the rows that belong to any of these by a column. Few of many are found together, many of one along an index
 * over the column and the key.
 */
export async function* walkBelonging<Value extends Key = number>(
  rows: Knex.QueryBuilder,
  column: string,
  owners: readonly number[],
  { key = 'id', select = key }: Walk = {},
): AsyncGenerator<Value[]> {
  const [owner] = owners;
  if (owner === undefined) return;
  if (owners.length === 1) {
    yield* walkParts<Value>(rows.clone().where(column, owner), { key, select });
    return;
  }
  const all = whereInList(rows.clone(), column, owners).limit(partRows + 1);
  const found = await all.select<{ value: Value }[]>({ value: select });
  if (found.length <= partRows) {
    if (found.length > 0) yield found.map(({ value }) => value);
    return;
  }
  const half = Math.ceil(owners.length / 2);
  for (const some of [owners.slice(0, half), owners.slice(half)]) {
    yield* walkBelonging<Value>(rows, column, some, { key, select });
    await nextTurn();
  }
}
