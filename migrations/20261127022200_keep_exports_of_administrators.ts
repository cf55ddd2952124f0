import type { Knex } from 'knex';

/** Archives that hold what administrators alone may see. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_export_files', (t) => {
    t.boolean('administrators_only').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_export_files', (t) => {
    t.dropColumn('administrators_only');
  });
}
