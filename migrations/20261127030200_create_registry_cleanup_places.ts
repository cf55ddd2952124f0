import type { Knex } from 'knex';

/** The clean-ups of images that run now: each holds a place, and there are as many places as a setting says. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('registry_cleanup_places', (t) => {
    t.integer('place').primary();
    // Whoever holds it, in one word; null for a place that is free.
    t.string('holder', 36);
    // A place whose holder died is free again then.
    t.timestamp('held_until').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('registry_cleanup_places');
}
