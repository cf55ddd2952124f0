import type { Knex } from 'knex';

/** When the repository was last looked at for the numbers of its row; null for not since it was made. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_statistics', (t) => {
    t.timestamp('refreshed_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_statistics', (t) => {
    t.dropColumn('refreshed_at');
  });
}
