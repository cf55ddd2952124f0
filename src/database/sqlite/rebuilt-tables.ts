import type { Knex } from 'knex';

/**
 * Runs a change of the schema on SQLite with the result that it has on Postgres. Knex rebuilds a table to drop or
 * change a column, and to add a foreign key. The old table's triggers are lost, and an index on a dropped column stays
 * with its other columns.
 *
 * Here the triggers are restored, and such an index is dropped. Parts that the change itself drops by name stay
 * dropped.
 */
export async function keepTriggersAndIndexes(
  trx: Knex.Transaction,
  change: () => Promise<void>,
): Promise<void> {
  const before = await readParts(trx);
  const statements: string[] = [];
  const recordStatement = ({ sql }: { readonly sql: string }) => void statements.push(sql);
  trx.on('query', recordStatement);
  try {
    await change();
  } finally {
    trx.removeListener('query', recordStatement);
  }
  if (!statements.some((sql) => rebuilding.test(sql))) return;

  const tables = new Set(await trx('sqlite_master').where({ type: 'table' }).pluck('name'));
  const after = new Map((await readParts(trx)).map((part) => [part.name, part]));
  const dropped = new Set(statements.map((sql) => dropping.exec(sql)?.[1]));
  for (const { type, name, tbl_name, sql } of before) {
    if (!tables.has(tbl_name) || dropped.has(name)) continue;
    const now = after.get(name);
    if (type === 'trigger' && now === undefined) await trx.raw(sql);
    if (type === 'index' && now !== undefined && removeQuotes(now.sql) !== removeQuotes(sql))
      await trx.raw('drop index ??', [name]);
  }
}

/** A trigger or an index. */
interface Part {
  readonly type: 'trigger' | 'index';
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string;
}

const readParts = (trx: Knex.Transaction): Promise<Part[]> =>
  trx('sqlite_master')
    .whereIn('type', ['trigger', 'index'])
    .whereNotNull('sql')
    .select('type', 'name', 'tbl_name', 'sql');

const rebuilding = /^alter table \W?_knex_temp_alter/i;
const dropping = /^\s*drop (?:trigger|index) (?:if exists )?\W?(\w+)/i;

/** Knex recreates an index with other quotes and spaces. */
const removeQuotes = (sql: string) => sql.replaceAll(/[\s"`]/g, '').toLowerCase();
