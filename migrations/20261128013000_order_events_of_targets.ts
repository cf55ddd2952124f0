import type { Knex } from 'knex';

/** For what was done with one issue, merge request or epic, newest first. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => {
    t.index(['target_type', 'target_id', 'created_at', 'id']);
    t.dropIndex(['target_type', 'target_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('events', (t) => {
    t.index(['target_type', 'target_id']);
    t.dropIndex(['target_type', 'target_id', 'created_at', 'id']);
  });
}
