import type { Knex } from 'knex';

const none = { asc: '9999-12-31', desc: '0001-01-01' };
const days = ['start_date', 'due_date'];
const times = ['created_at', 'updated_at'];
const owners = ['project_id', 'group_id'];

/** Lists of epics are walked by their days, those without one last; lists of milestones by their times. */
export async function up(knex: Knex): Promise<void> {
  for (const day of days) {
    for (const [direction, last] of Object.entries(none)) {
      await knex.raw(
        `create index epics_by_${day}_${direction} on epics (group_id, (coalesce(${day}, '${last}')), id)`,
      );
    }
  }
  await knex.schema.alterTable('milestones', (t) => {
    for (const owner of owners) for (const time of times) t.index([owner, time, 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('milestones', (t) => {
    for (const owner of owners) for (const time of times) t.dropIndex([owner, time, 'id']);
  });
  for (const day of days) {
    for (const direction of Object.keys(none)) {
      await knex.raw(`drop index epics_by_${day}_${direction}`);
    }
  }
}
