import type { Knex } from 'knex';

/** The user name and password of a repository that is still to be imported, sealed; null when that is over. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_settings', (t) => {
    t.text('import_credentials_sealed');
  });
}

export async function down(knex: Knex): Promise<void> {
  // Knex would copy the whole table on SQLite, which can do this itself.
  await knex.raw('alter table project_settings drop column import_credentials_sealed');
}
