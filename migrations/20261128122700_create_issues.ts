import type { Knex } from 'knex';

/** Issues, who is to do them, and how they relate to each other and to epics. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('issues', (t) => {
    t.bigIncrements('id');
    // Null while it is being removed: nobody finds it while the rows that hang on it leave in parts.
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('iid').notNullable();
    t.bigInteger('author_id').notNullable().references('users.id');
    t.text('title').notNullable();
    // Folded: lists are in its order.
    t.text('title_key').notNullable();
    if (isPostgres(knex)) t.text('description');
    t.text('state').notNullable();
    t.text('issue_type').notNullable();
    t.text('severity').notNullable();
    t.boolean('confidential').notNullable();
    t.boolean('discussion_locked');
    t.date('due_date');
    t.bigInteger('milestone_id').references('milestones.id').onDelete('SET NULL');
    t.bigInteger('iteration_id').references('iterations.id').onDelete('SET NULL');
    t.integer('weight');
    t.text('health_status');
    t.bigInteger('relative_position');
    for (const column of [
      'time_estimate',
      'total_time_spent',
      'upvotes',
      'downvotes',
      'user_notes_count',
      'task_count',
      'completed_task_count',
    ]) {
      t.integer(column).notNullable().defaultTo(0);
    }
    t.bigInteger('moved_to_id').references('issues.id').onDelete('SET NULL').index();
    t.bigInteger('duplicated_to_id').references('issues.id').onDelete('SET NULL').index();
    t.bigInteger('promoted_to_epic_id').references('epics.id').onDelete('SET NULL').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.timestamp('closed_at');
    t.bigInteger('closed_by_id').references('users.id').onDelete('SET NULL').index();
    // SQLite reads through a long text to the columns behind it, a millisecond for each megabyte; Postgres keeps such texts apart.
    if (!isPostgres(knex)) t.text('description');

    t.unique(['project_id', 'iid']);
    t.index(['milestone_id', 'id']);
    t.index(['iteration_id', 'id']);
    t.index(['author_id', 'id']);
  });
  for (const index of [
    // The orders of lists of one project and of all; each ends with the id.
    'index issues_of_project_by_created_at on issues (project_id, created_at, id)',
    'index issues_of_project_by_updated_at on issues (project_id, updated_at, id)',
    'index issues_of_project_by_title on issues (project_id, title_key, id)',
    'index issues_of_project_by_popularity on issues (project_id, upvotes, id)',
    'index issues_of_project_by_state on issues (project_id, state, created_at, id)',
    'index issues_of_project_by_state_updated on issues (project_id, state, updated_at, id)',
    `index issues_of_project_by_due_date on issues (project_id, (coalesce(due_date, '9999-12-31')), id)`,
    'index issues_of_project_by_weight on issues (project_id, (coalesce(weight, 2147483647)), id)',
    'index issues_by_created_at on issues (created_at, id)',
    'index issues_by_updated_at on issues (updated_at, id)',
    // For searches of one or two letters, which are compared with whole titles: no index of parts knows them.
    'index issues_by_title_key on issues (title_key)',
    // Issues without a place come behind all others: lists tell the number that stands for it, so JavaScript has to hold it.
    'index issues_of_project_by_position on issues (project_id, (coalesce(relative_position, 9007199254740991)), id)',
  ]) {
    await knex.raw(`create ${index}`);
  }

  await knex.schema.createTable('issue_assignees', (t) => {
    t.bigInteger('issue_id').notNullable().references('issues.id').onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');

    t.primary(['issue_id', 'user_id']);
    t.index(['user_id', 'issue_id']);
  });

  await knex.schema.createTable('issue_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('source_id').notNullable().references('issues.id').onDelete('CASCADE');
    t.bigInteger('target_id').notNullable().references('issues.id').onDelete('CASCADE');
    // `relates_to`, or `blocks`: the source blocks the target.
    t.text('link_type').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['target_id', 'id']);
    t.index(['source_id', 'id']);
  });
  // One link for two of them, whoever is its source.
  await knex.raw(
    'create unique index issue_links_of_two on issue_links ( (case when source_id < target_id then source_id else target_id end), (case when source_id < target_id then target_id else source_id end) )',
  );

  await knex.schema.createTable('epic_issues', (t) => {
    t.bigIncrements('id');
    t.bigInteger('epic_id').notNullable().references('epics.id').onDelete('CASCADE');
    t.bigInteger('issue_id').notNullable().references('issues.id').onDelete('CASCADE').unique();
    t.bigInteger('relative_position').notNullable();

    t.index(['epic_id', 'relative_position', 'id']);
  });

  await knex.schema.createTable('user_agent_details', (t) => {
    t.bigInteger('issue_id').primary().references('issues.id').onDelete('CASCADE');
    t.text('user_agent').notNullable();
    t.text('ip_address').notNullable();
    t.boolean('submitted').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'user_agent_details',
    'epic_issues',
    'issue_links',
    'issue_assignees',
    'issues',
  ]) {
    await knex.schema.dropTable(table);
  }
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
