import type { Knex } from 'knex';

/** Addresses that archives are fetched from, sealed: they may hold credentials. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_imports', (t) => {
    // Null once the archive is fetched, and where it was uploaded.
    t.text('source_sealed');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('project_imports', (t) => {
    t.dropColumn('source_sealed');
  });
}
