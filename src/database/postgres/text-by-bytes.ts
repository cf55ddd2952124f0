import type { Knex } from 'knex';
import { longTextColumns } from '../long-text-search.ts';

interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** Texts in the collation of the database, which differs from one installation to another. */
async function findOthers(trx: Knex.Transaction): Promise<TextColumn[]> {
  const { rows } = await trx.raw<{ rows: TextColumn[] }>(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a
     join pg_class c on c.oid = a.attrelid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped
       and a.attcollation = 'pg_catalog."default"'::regcollation
     order by 1, a.attnum`,
  );
  return rows.filter(({ table, column }) => !longTextColumns.has(`${table}.${column}`));
}

/**
 * Makes Postgres compare texts by their bytes, as SQLite and JavaScript do, whatever the collation of the database:
 * orders, keyset pages and prefix searches rely on it. Long texts are unchanged: no order uses them, and searches fold
 * letters as the database does. Indexes are rebuilt, rows are not.
 */
export async function compareTextByBytes(trx: Knex.Transaction): Promise<void> {
  const columnsOf = new Map<string, TextColumn[]>();
  for (const each of await findOthers(trx)) {
    columnsOf.set(each.table, [...(columnsOf.get(each.table) ?? []), each]);
  }
  for (const [table, columns] of columnsOf) {
    const changes = columns.map(({ type }) => `alter column ?? type ${type} collate "C"`);
    const names = columns.map(({ column }) => column);
    await trx.raw(`alter table ?? ${changes.join(', ')}`, [table, ...names]);
  }
}
