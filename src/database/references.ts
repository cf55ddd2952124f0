import { gatherRowsBy } from './group-rows.ts';
import type { Database } from './database.ts';
import { chooseByDialect } from './dialect.ts';
import { execution } from './execution.ts';

/** A column that refers to the rows of another table. */
export interface ForeignKey {
  readonly table: string;
  readonly column: string;
  /** The table referred to, and its column that holds the value. */
  readonly to: string;
  readonly key: string;
  /** Effect on the row of the deletion of its reference. */
  readonly action: 'cascade' | 'set null' | 'no action';
}

const inSchema = {
  sqlite: `select m.name as "table", f."from" as "column", f."table" as "to", f."to" as key,
      lower(f.on_delete) as action
    from sqlite_master m join pragma_foreign_key_list(m.name) f
    where m.type = 'table' order by 1, 2`,
  postgres: `select c.conrelid::regclass::text as "table", child.attname as "column",
      c.confrelid::regclass::text as "to", parent.attname as key,
      case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as action
    from pg_constraint c
    join pg_attribute child on child.attrelid = c.conrelid and child.attnum = any(c.conkey)
    join pg_attribute parent on parent.attrelid = c.confrelid and parent.attnum = any(c.confkey)
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace order by 1, 2`,
};

/** Reads every foreign key of the schema. */
export async function readReferences(db: Database): Promise<ForeignKey[]> {
  const sql = chooseByDialect(db, {
    sqlite: () => inSchema.sqlite,
    postgres: () => inSchema.postgres,
  });
  return db.raw<ForeignKey>(sql);
}

export type ForeignKeys = ReadonlyMap<string, readonly ForeignKey[]>;

const known = new WeakMap<object, Promise<ForeignKeys>>();

/** The foreign keys by the table to which they refer; read once, since nothing changes them while a server runs. */
export function loadForeignKeys(db: Database): Promise<ForeignKeys> {
  const { instance } = db[execution];
  const found = known.get(instance);
  if (found !== undefined) return found;
  const reading = readReferences(db).then((all) => gatherRowsBy(all, ({ to }) => to));
  known.set(instance, reading);
  reading.catch(() => known.delete(instance));
  return reading;
}
