import type { Knex } from 'knex';

/** Requests counted per limiter, caller and window. Rows of windows that ended are swept by the writers. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('rate_limits', (t) => {
    t.string('key', 255).notNullable().primary();
    t.integer('count').notNullable();
    // Unix seconds at which the window ends.
    t.bigInteger('expires_at').notNullable().index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('rate_limits');
}
