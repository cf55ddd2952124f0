import type { Row } from '../executor.ts';
import { typeParsers } from './types.ts';

/** The description of a result column, as Postgres sends it. */
export interface FieldDescription {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Makes rows of the texts that Postgres sends for one statement. */
export class RowShape {
  readonly #names: readonly string[];
  readonly #parsers: readonly ((text: string) => unknown)[];
  readonly #blank: Row;

  constructor(fields: readonly FieldDescription[]) {
    this.#names = fields.map(({ name }) => name);
    this.#parsers = fields.map(({ dataTypeID }) => typeParsers.getTypeParser(dataTypeID, 'text'));
    // Copies of an object from JSON keep the fast layout of V8 for any number of columns.
    this.#blank = JSON.parse(
      `{${this.#names.map((name) => `${JSON.stringify(name)}:null`).join(',')}}`,
    ) as Row;
  }

  toRow(texts: readonly (string | null)[]): Row {
    const row: Row = { ...this.#blank };
    let index = 0;
    for (const name of this.#names) {
      const text = texts[index];
      if (typeof text === 'string') row[name] = this.#parsers[index]?.(text);
      index += 1;
    }
    return row;
  }
}
