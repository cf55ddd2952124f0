import type { Knex } from 'knex';

/** A single row. `changed` holds the settings that were ever changed, by name; the rest have their defaults. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('application_settings', (t) => {
    t.integer('id').primary();
    t.jsonb('changed').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
  const now = new Date().toISOString();
  await knex('application_settings').insert({
    id: 1,
    changed: '{}',
    created_at: now,
    updated_at: now,
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('application_settings');
}
