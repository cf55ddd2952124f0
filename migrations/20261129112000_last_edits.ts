import type { Knex } from 'knex';

const tables = ['issues', 'merge_requests'] as const;

/** Webhooks show who changed a row last, when its text was edited last and by whom, each before and after a change. */
export async function up(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.schema.alterTable(table, (columns) => {
      columns.bigInteger('updated_by_id');
      columns.datetime('last_edited_at');
      columns.bigInteger('last_edited_by_id');
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.schema.alterTable(table, (columns) => {
      columns.dropColumns('updated_by_id', 'last_edited_at', 'last_edited_by_id');
    });
  }
}
