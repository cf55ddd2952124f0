import { UnsafeInteger } from './errors.ts';

/**
 * A list bound as one value, whatever its length: a JSON array on SQLite, an array on Postgres.
 * Written by `whereInList`; never create one by hand.
 */
export class ListValue {
  readonly items: readonly unknown[];

  constructor(items: readonly unknown[]) {
    this.items = items;
  }
}

/** A value after the conversions that both databases share; the driver converts the rest. */
export type PlainValue = string | number | boolean | null | Uint8Array | ListValue;

/**
 * Converts a query value for both drivers: dates become ISO 8601 text, objects and arrays JSON text. Rejects values
 * that one of them would store differently or not at all.
 */
export function toPlainValue(value: unknown): PlainValue {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} cannot be stored or compared`);
      if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
        throw new UnsafeInteger('was given as a value');
      }
      return value;
    case 'bigint': {
      const number = Number(value);
      if (!Number.isSafeInteger(number)) throw new UnsafeInteger('was given as a value');
      return number;
    }
    case 'object':
      if (value === null || value instanceof Uint8Array || value instanceof ListValue) return value;
      if (value instanceof Date) return value.toISOString();
      return JSON.stringify(value);
    default:
      throw new TypeError(`a value of type ${typeof value} cannot be bound to a query`);
  }
}
