import type { Knex } from 'knex';

/** Changes of the state, labels, milestone, weight and iteration of issues, epics and merge requests: one row each. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('resource_events', (t) => {
    t.bigIncrements('id');
    // One of these.
    t.bigInteger('issue_id').references('issues.id').onDelete('CASCADE');
    t.bigInteger('epic_id').references('epics.id').onDelete('CASCADE');
    t.bigInteger('user_id').references('users.id').onDelete('SET NULL').index();
    // `state`, `label`, `milestone`, `weight` or `iteration`.
    t.text('kind').notNullable();
    // `add` or `remove`; null where there is a new value.
    t.text('action');
    t.text('state');
    t.bigInteger('label_id').references('labels.id').onDelete('SET NULL').index();
    t.bigInteger('milestone_id').references('milestones.id').onDelete('CASCADE');
    t.bigInteger('iteration_id').references('iterations.id').onDelete('CASCADE');
    t.integer('weight');
    t.timestamp('created_at').notNullable();
    t.bigInteger('merge_request_id').references('merge_requests.id').onDelete('CASCADE');

    t.index(['issue_id', 'kind', 'id']);
    t.index(['epic_id', 'kind', 'id']);
  });
  for (const index of [
    'index resource_events_of_merge_requests_order on resource_events (merge_request_id, kind, id)',
    // Reports read the changes of a milestone or iteration in parts, in the order of their ids.
    `index resource_events_of_milestone_id on resource_events (milestone_id, id)
     where milestone_id is not null`,
    `index resource_events_of_iteration_id on resource_events (iteration_id, id)
     where iteration_id is not null`,
  ]) {
    await knex.raw(`create ${index}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('resource_events');
}
