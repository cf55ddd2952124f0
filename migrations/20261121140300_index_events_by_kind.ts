import type { Knex } from 'knex';

const owners = ['author_id', 'project_id'] as const;

/** For the events of a kind, where they are few: see `findFew`. */
export async function up(knex: Knex): Promise<void> {
  for (const owner of owners) {
    await knex.schema.alterTable('events', (t) => {
      t.index([owner, 'action', 'target_type'], `events_${owner}_kind`);
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const owner of owners) {
    await knex.schema.alterTable('events', (t) => {
      t.dropIndex([owner, 'action', 'target_type'], `events_${owner}_kind`);
    });
  }
}
