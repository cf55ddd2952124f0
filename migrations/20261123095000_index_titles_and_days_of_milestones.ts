import type { Knex } from 'knex';

/** Lists of issues look for milestones and iterations by title, and for milestones that are open at a time. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('milestones', (t) => {
    t.index(['title']);
    t.index(['state', 'due_date']);
  });
  await knex.schema.alterTable('iterations', (t) => {
    t.index(['title']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('iterations', (t) => {
    t.dropIndex(['title']);
  });
  await knex.schema.alterTable('milestones', (t) => {
    t.dropIndex(['title']);
    t.dropIndex(['state', 'due_date']);
  });
}
