import type { Knex } from 'knex';

/** Secrets of the instance as a whole, by name: sealed what is shown again, as a digest what is not. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('instance_secrets', (t) => {
    t.string('name', 64).primary();
    t.text('sealed');
    t.string('digest', 64).unique();
    t.timestamp('updated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('instance_secrets');
}
