import type { Knex } from 'knex';

/** Whose projects the newest events of all are in is seen from the index, without the events of others. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => {
    t.index(['created_at', 'id', 'project_id']);
    t.dropIndex(['created_at', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => {
    t.index(['created_at', 'id']);
    t.dropIndex(['created_at', 'id', 'project_id']);
  });
}
