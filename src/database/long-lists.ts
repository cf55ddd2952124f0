import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { ListValue } from './values.ts';

/** Lists up to here are bound value by value: Postgres plans for the values. */
const maxBoundValues = 100;

/** SQLite binds 32,766 values at most, Postgres 65,535. */
const maxInsertedValues = 30_000;
/** Maximum rows of one SQLite statement. */
const mostRows = 500;

const isLongList = (values: unknown): values is readonly (string | number)[] =>
  Array.isArray(values) && values.length > maxBoundValues;

/** The condition that a column is among the values of a list that is bound as one value, on Postgres or SQLite. */
export const isInList = (dialect: string): string =>
  dialect === 'postgresql' ? '?? = any(?)' : '?? in (select value from json_each(?))';

/** Builds queries with this client. */
export type Builder = new (client: { readonly dialect: string }) => {
  readonly client: { readonly dialect: string };
  whereIn(column: unknown, values: unknown): object;
  whereRaw(sql: string, values: readonly unknown[]): object;
};

/** Builders of queries whose lists are bound as one value when they are long: databases bound the values of a statement. */
export function addLongLists(Base: Builder): Builder {
  return class extends Base {
    override whereIn(column: unknown, values: unknown): object {
      if (typeof column !== 'string' || !isLongList(values)) return super.whereIn(column, values);
      // A preceding `not` or `or` applies to this condition.
      return this.whereRaw(isInList(this.client.dialect), [column, new ListValue(values)]);
    }
  };
}

interface AnyInsert<Insert> {
  readonly _method?: string;
  readonly _single?: { insert?: unknown };
  clone?(): Insert;
}

/** Splits an insert into smaller ones; null if one statement suffices. An atomic insert needs a transaction. */
export function splitInsert<Insert extends AnyInsert<Insert>>(builder: Insert): Insert[] | null {
  const rows: unknown = builder._method === 'insert' ? builder._single?.insert : null;
  if (!Array.isArray(rows) || rows.length <= 1) return null;
  const columns = new Set(rows.flatMap((row: object) => Object.keys(row))).size;
  const size = Math.max(
    1,
    Math.min(mostRows, Math.floor(maxInsertedValues / Math.max(1, columns))),
  );
  if (rows.length <= size) return null;
  return splitIntoBatches(rows, size).flatMap((insert) => {
    const part = builder.clone?.();
    Object.assign(part?._single ?? {}, { insert });
    return part ?? [];
  });
}
