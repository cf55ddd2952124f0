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
    if (isPostgres(knex)) t.text('description');
    t.text('state').notNullable();
    t.date('start_date');
    t.date('due_date');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // SQLite reads through a long text to the columns behind it, a millisecond for each megabyte; Postgres keeps such texts apart.
    if (!isPostgres(knex)) t.text('description');

    t.unique(['project_id', 'iid']);
    // Groups above and below must not have it either, which no index sees to.
    t.unique(['project_id', 'title']);
    t.unique(['group_id', 'iid']);
    t.unique(['group_id', 'title']);
    // Lists of issues look for milestones and iterations by title, and for milestones that are open at a time.
    t.index(['title']);
    t.index(['state', 'due_date']);
    // Lists are walked by their times.
    t.index(['project_id', 'created_at', 'id']);
    t.index(['project_id', 'updated_at', 'id']);
    t.index(['group_id', 'created_at', 'id']);
    t.index(['group_id', 'updated_at', 'id']);
  });
  await knex.raw(
    `create index milestones_of_project_id_by_due_date on milestones (project_id, (coalesce(due_date, '9999-12-31')), id)`,
  );
  await knex.raw(
    `create index milestones_of_group_id_by_due_date on milestones (group_id, (coalesce(due_date, '9999-12-31')), id)`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('milestones');
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
