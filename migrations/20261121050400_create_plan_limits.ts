import type { Knex } from 'knex';

/** One row for each plan whose limits somebody has changed; `limits` by name, the rest have their defaults. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('plan_limits', (t) => {
    t.string('plan_name', 50).primary();
    t.jsonb('limits').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('plan_limits');
}
