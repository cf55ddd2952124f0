import type { Database } from '#src/database/database.ts';
import { readReferences, type ForeignKey } from '#src/database/references.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly key: boolean;
}

interface Table {
  readonly columns: readonly Column[];
  /** The columns of each unique index, where they are columns. */
  readonly unique: readonly ReadonlySet<string>[];
  /** The table to which a column refers. */
  readonly refersTo: ReadonlyMap<string, string>;
}

const at = '2026-01-01T00:00:00.000Z';

/**
 * Fills the tables of SQLite with rows that refer to one row, by what the schema says alone: a table that comes later is
 * filled too. The rows say nothing, but their keys hold.
 */
export class ManyRows {
  readonly #db: Database;
  readonly #count: number;
  readonly #tables = new Map<string, Table>();
  /** The first id of as many rows of a table that stand one after the other. */
  readonly #pools = new Map<string, number>();
  #references: readonly ForeignKey[] = [];
  #fills = 0;

  constructor(db: Database, count: number) {
    this.#db = db;
    this.#count = count;
  }

  /** Lets so many rows refer to this one by each column that may; returns the names of these columns. */
  async referTo(table: string, id: number, except: readonly string[] = []): Promise<string[]> {
    this.#references = await readReferences(this.#db);
    const filled: string[] = [];
    for (const reference of this.#references.filter(({ to }) => to === table)) {
      const name = `${reference.table}.${reference.column}`;
      if (except.includes(name)) continue;
      const { unique } = await this.#describe(reference.table);
      // One row at most refers to it.
      if (unique.some((names) => names.size === 1 && names.has(reference.column))) continue;
      await this.#insert(reference.table, new Map([[reference.column, id]]));
      filled.push(name);
    }
    return filled;
  }

  /** Adds one row; returns its id. */
  async add(table: string, given: Readonly<Record<string, number | string>>): Promise<number> {
    this.#references = await readReferences(this.#db);
    const known = Object.entries(given).map(([name, value]) => {
      return [name, typeof value === 'number' ? value : `'${value}'`] as const;
    });
    await this.#insert(table, new Map(known), 1);
    const [last] = await this.#db.raw<{ id: number }>(`select max(id) as id from "${table}"`);
    return last?.id ?? 0;
  }

  /** Creates as many rows of the table, without references to them, in the order of their ids; returns the first id. */
  async firstOf(table: string): Promise<number> {
    this.#references = await readReferences(this.#db);
    return this.#poolOf(table);
  }

  async #insert(
    table: string,
    given: ReadonlyMap<string, number | string>,
    count = this.#count,
  ): Promise<void> {
    const { columns, unique, refersTo } = await this.#describe(table);
    const names: string[] = [];
    const values: string[] = [];
    this.#fills += 1;
    for (const { name, type, required, key } of columns) {
      const parent = refersTo.get(name);
      const distinct = unique.some((each) => each.has(name));
      if (given.has(name)) values.push(String(given.get(name)));
      else if (parent !== undefined && (required || key)) {
        const first = await this.#poolOf(parent);
        values.push(distinct ? `${first} + n - 1` : String(first));
      } else if (required || (key && name !== 'id')) values.push(this.#valueOf(type));
      else continue;
      names.push(`"${name}"`);
    }
    await this.#db.raw(
      `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})
       insert into "${table}" (${names.join(', ')}) select ${values.join(', ')} from numbers`,
    );
  }

  #valueOf(type: string): string {
    const own = `'${this.#fills}-' || n`;
    if (/bool/i.test(type)) return '0';
    if (/int/i.test(type)) return `${this.#fills * 1_000_000} + n`;
    if (/datetime/i.test(type)) return `'${at}'`;
    if (/date/i.test(type)) return `date('2000-01-01', '+' || n || ' days')`;
    return /json/i.test(type) ? `'[]'` : own;
  }

  async #poolOf(table: string): Promise<number> {
    const known = this.#pools.get(table);
    if (known !== undefined) return known;
    await this.#insert(table, new Map());
    const [last] = await this.#db.raw<{ id: number }>(`select max(rowid) as id from "${table}"`);
    const first = (last?.id ?? 0) - this.#count + 1;
    this.#pools.set(table, first);
    return first;
  }

  async #describe(name: string): Promise<Table> {
    const known = this.#tables.get(name);
    if (known !== undefined) return known;
    const columns = await this.#db.raw<{ name: string; type: string; given: number; pk: number }>(
      `select name, type, pk, "notnull" = 1 and dflt_value is null as given
       from pragma_table_info('${name}')`,
    );
    const unique = await this.#db.raw<{ index: string; column: string | null }>(
      `select i.name as "index", c.name as "column" from pragma_index_list('${name}') i
       join pragma_index_info(i.name) c where i."unique" = 1`,
    );
    const sets = gatherRowsBy(unique, ({ index }) => index).values();
    const keys = columns.filter(({ pk }) => pk > 0).map((column) => column.name);
    const own = this.#references.filter(({ table }) => table === name);
    // An index of expressions may be about any column.
    const everything = columns.map((column) => column.name);
    const namesOf = (set: readonly { readonly column: string | null }[]) =>
      set.flatMap(({ column }) => column ?? everything);
    const table: Table = {
      columns: columns.map(({ name, type, given, pk }) => ({
        ...{ name, type, required: Boolean(given), key: pk > 0 },
      })),
      unique: [new Set(keys), ...[...sets].map((set) => new Set(namesOf(set)))].filter(
        ({ size }) => size > 0,
      ),
      refersTo: new Map(own.map(({ column, to }) => [column, to])),
    };
    this.#tables.set(name, table);
    return table;
  }
}
