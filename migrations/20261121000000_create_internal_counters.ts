import type { Knex } from 'knex';

/** The last number given within an owner: iids of issues and merge requests within a project. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('internal_counters', (t) => {
    t.string('scope', 64).notNullable();
    // Owners are of several kinds, told apart by the scope: no foreign key.
    t.bigInteger('owner_id').notNullable();
    t.bigInteger('value').notNullable();
    t.primary(['scope', 'owner_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('internal_counters');
}
