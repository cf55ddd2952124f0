import type { Database } from '#src/database/database.ts';
import { chooseByDialect } from '#src/database/dialect.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  /** A row without it is refused. */
  readonly required: boolean;
}

/** SQL for each column that matters, in which `n` counts from 1. */
export type Given = Readonly<Record<string, string | number | boolean>>;

/** Rows that one statement inserts: both databases end what takes half a minute. */
const rowsAtOnce = 2_000;

/** Text of a value, as SQL. */
export const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Fills tables by SQL alone, on either database. Columns that have to have a value get one that says nothing. */
export class FilledRows {
  readonly #db: Database;
  readonly #columns = new Map<string, readonly Column[]>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds so many rows; returns the id of the first, where they have one. */
  async fill(table: string, count: number, given: Given): Promise<number> {
    const columns = (await this.#columnsOf(table)).filter(
      ({ name, required }) => required && given[name] === undefined,
    );
    const before = await this.#lastOf(table);
    const values: Given = {
      ...Object.fromEntries(
        columns.map(({ name, type }) => [name, valueOf(name, type, before ?? 0)]),
      ),
      ...given,
    };
    const names = Object.keys(values).join(', ');
    for (let from = 1; from <= count; from += rowsAtOnce) {
      const until = Math.min(count, from + rowsAtOnce - 1);
      await this.#db.raw(
        `with recursive numbers (n) as (select ${from} union all select n + 1 from numbers where n < ${until})
         insert into ${table} (${names}) select ${Object.values(values).join(', ')} from numbers`,
      );
    }
    if (before === null) return 0;
    const [first] = await this.#db.raw<{ id: number }>(
      `select min(id) as id from ${table} where id > ${before}`,
    );
    return Number(first?.id ?? 0);
  }

  /** Null where rows have no id. */
  async #lastOf(table: string): Promise<number | null> {
    const columns = await this.#columnsOf(table);
    if (!columns.some(({ name }) => name === 'id')) return null;
    const [last] = await this.#db.raw<{ id: number | null }>(`select max(id) as id from ${table}`);
    return Number(last?.id ?? 0);
  }

  async #columnsOf(table: string): Promise<readonly Column[]> {
    const known = this.#columns.get(table);
    if (known !== undefined) return known;
    const sql = chooseByDialect(this.#db, {
      sqlite: () =>
        `select name, type, "notnull" = 1 and dflt_value is null as required
         from pragma_table_info(${text(table)})`,
      postgres: () =>
        `select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null as required
         from information_schema.columns
         where table_name = ${text(table)} and table_schema = current_schema()`,
    });
    const columns = await this.#db.raw<Column>(sql);
    // SQLite gives an id by itself.
    const found = columns.map((each) => ({
      ...each,
      required: Boolean(each.required) && each.name !== 'id',
    }));
    this.#columns.set(table, found);
    return found;
  }
}

/** Texts are others than those of the rows before. */
function valueOf(name: string, type: string, before: number): string | number {
  if (/bool/i.test(type)) return 'false';
  if (/int/i.test(type)) return 0;
  if (/time/i.test(type)) return "'2026-01-01T00:00:00.000Z'";
  if (/date/i.test(type)) return "'2026-01-01'";
  return /json/i.test(type) ? "'[]'" : `${text(name)} || (n + ${before})`;
}
