import type { Knex } from 'knex';

/** Which of the runs of a job in its pipeline a row is: each has a row of its own, and there is a limit to them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('jobs', (t) => {
    t.integer('run').notNullable().defaultTo(1);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('jobs', (t) => {
    t.dropColumn('run');
  });
}
