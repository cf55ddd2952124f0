import type { Knex } from 'knex';

/** An archive that administrators alone may have takes the place of none that maintainers may have. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_export_files', (t) => {
    t.dropUnique(['project_id']);
    t.unique(['project_id', 'administrators_only']);
  });
}

export async function down(knex: Knex): Promise<void> {
  // There is room for one of each project. Files of the others are swept.
  await knex('project_export_files').where({ administrators_only: true }).delete();
  await knex.schema.alterTable('project_export_files', (t) => {
    t.dropUnique(['project_id', 'administrators_only']);
    t.unique(['project_id']);
  });
}
