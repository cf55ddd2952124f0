import type { Knex } from 'knex';

const columns = ['milestone_id', 'iteration_id'] as const;

/** Reports read the changes of a milestone or iteration in parts, in the order of their ids. */
export async function up(knex: Knex): Promise<void> {
  for (const column of columns) {
    await knex.raw(
      `create index resource_events_of_${column} on resource_events (${column}, id) where ${column} is not null`,
    );
    await knex.raw(`drop index resource_events_${column}_index`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const column of columns) {
    await knex.raw(`create index resource_events_${column}_index on resource_events (${column})`);
    await knex.raw(`drop index resource_events_of_${column}`);
  }
}
