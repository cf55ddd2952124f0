import type { Knex } from 'knex';

/** A single row, see src/database/access-revision.ts. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('access_revision', (t) => {
    t.integer('id').primary();
    t.bigInteger('revision').notNullable();
  });
  await knex('access_revision').insert({ id: 1, revision: 1 });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('access_revision');
}
