import type { Knex } from 'knex';

/** For events of many projects, newest first. What is swept by time alone is found by it too. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => {
    t.index(['created_at', 'id']);
    t.dropIndex(['created_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => {
    t.index(['created_at']);
    t.dropIndex(['created_at', 'id']);
  });
}
