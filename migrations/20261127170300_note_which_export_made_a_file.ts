import type { Knex } from 'knex';

const tables = ['project_export_files', 'group_export_files', 'relation_export_files'];

/** Exports that run side by side end in any order: the file of the one that was asked for last is kept. */
export async function up(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.schema.alterTable(table, (t) => {
      // The row of the export is gone by then, so this refers to nothing. Null for files that were there before.
      t.bigInteger('export_id');
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.schema.alterTable(table, (t) => {
      t.dropColumn('export_id');
    });
  }
}
