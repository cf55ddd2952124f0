import type { Knex } from 'knex';

/** Columns of texts that may have a megabyte. */
const columns = [
  { table: 'issues', column: 'description', required: false },
  { table: 'merge_requests', column: 'description', required: false },
  { table: 'epics', column: 'description', required: false },
  { table: 'milestones', column: 'description', required: false },
  { table: 'iterations', column: 'description', required: false },
  { table: 'notes', column: 'body', required: true },
  { table: 'commit_notes', column: 'note', required: true },
  { table: 'releases', column: 'description', required: true },
] as const;

/**
 * SQLite reads through a long text to the columns behind it, which takes a millisecond for each megabyte: a page of
 * such rows held everybody up before anything of them was shown. Behind all others the text costs nothing unless it is
 * read. Postgres keeps long texts apart.
 */
export async function up(knex: Knex): Promise<void> {
  if (isPostgres(knex)) return;
  for (const { table, column, required } of columns) {
    const triggers = await triggersOn(knex, table);
    for (const { name } of triggers) await knex.raw('drop trigger ??', [name]);
    const type = required ? `text not null default ''` : 'text';
    await knex.raw(`alter table ?? add column moved_text ${type}`, [table]);
    await knex.raw('update ?? set moved_text = ??', [table, column]);
    await knex.raw('alter table ?? drop column ??', [table, column]);
    await knex.raw('alter table ?? rename column moved_text to ??', [table, column]);
    for (const { sql } of triggers) await knex.raw(sql);
  }
}

/** No statement depends on the order of the columns. */
export async function down(): Promise<void> {}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}

/** All triggers that name the table: those of other tables may write to it. */
async function triggersOn(knex: Knex, table: string) {
  const found = knex('sqlite_master').where('type', 'trigger').where('sql', 'like', `%${table}%`);
  return found.select<{ name: string; sql: string }[]>('name', 'sql');
}
