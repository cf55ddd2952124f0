import type { Knex } from 'knex';

/** Goals with dates, of projects and of groups. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('milestones', (t) => {
    t.bigIncrements('id');
    // One of both.
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    t.bigInteger('iid').notNullable();
    t.text('title').notNullable();
    t.text('description');
    t.text('state').notNullable();
    t.date('start_date');
    t.date('due_date');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    for (const owner of ['project_id', 'group_id']) {
      t.unique([owner, 'iid']);
      // Groups above and below must not have it either, which no index sees to.
      t.unique([owner, 'title']);
    }
  });
  for (const owner of ['project_id', 'group_id']) {
    await knex.raw(
      `create index milestones_of_${owner}_by_due_date
       on milestones (${owner}, (coalesce(due_date, '9999-12-31')), id)`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('milestones');
}
