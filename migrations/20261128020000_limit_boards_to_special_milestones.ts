import type { Knex } from 'knex';

/** Boards are limited to the milestones that are due next, or that have started, whichever these are. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('boards', (t) => {
    t.text('special_milestone');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('boards', (t) => {
    t.dropColumn('special_milestone');
  });
}
