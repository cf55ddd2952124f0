import type { Knex } from 'knex';

/** An archive for another server is stored first: its export keeps the key until the archive is sent. */
export async function up(knex: Knex): Promise<void> {
  // In these words on SQLite too, where Knex would copy the whole table.
  await knex.raw('alter table project_exports add column storage_key varchar(64)');
  await knex.raw(
    `create unique index project_exports_storage_key on project_exports (storage_key)
     where storage_key is not null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index project_exports_storage_key');
  await knex.raw('alter table project_exports drop column storage_key');
}
