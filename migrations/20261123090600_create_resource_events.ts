import type { Knex } from 'knex';

const targets = { issue_id: 'issues.id', epic_id: 'epics.id' } as const;

/** Changes of the state, labels, milestone, weight and iteration of issues and epics, one row each. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('resource_events', (t) => {
    t.bigIncrements('id');
    // One of these.
    for (const [column, target] of Object.entries(targets)) {
      t.bigInteger(column).references(target).onDelete('CASCADE');
      t.index([column, 'kind', 'id']);
    }
    t.bigInteger('user_id').references('users.id').onDelete('SET NULL').index();
    // `state`, `label`, `milestone`, `weight` or `iteration`.
    t.text('kind').notNullable();
    // `add` or `remove`; null where there is a new value.
    t.text('action');
    t.text('state');
    t.bigInteger('label_id').references('labels.id').onDelete('SET NULL').index();
    t.bigInteger('milestone_id').references('milestones.id').onDelete('CASCADE').index();
    t.bigInteger('iteration_id').references('iterations.id').onDelete('CASCADE').index();
    t.integer('weight');
    t.timestamp('created_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('resource_events');
}
