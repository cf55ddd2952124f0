import type { Knex } from 'knex';

/** Requests to merge a branch, their versions, and who is to merge and review them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('merge_requests', (t) => {
    t.bigIncrements('id');
    // Null while it is being removed: nobody finds it while the rows that hang on it leave in parts.
    t.bigInteger('target_project_id').references('projects.id').onDelete('CASCADE');
    // Null once the fork is gone.
    t.bigInteger('source_project_id').references('projects.id').onDelete('SET NULL');
    t.bigInteger('iid').notNullable();
    t.text('source_branch').notNullable();
    t.text('target_branch').notNullable();
    t.bigInteger('author_id').notNullable().references('users.id');
    t.text('title').notNullable();
    // Folded: lists are in its order.
    t.text('title_key').notNullable();
    if (isPostgres(knex)) t.text('description');
    // `opened`, `locked` while it is being merged, `closed` or `merged`.
    t.text('state').notNullable();
    // As the title says.
    t.boolean('draft').notNullable();
    t.boolean('discussion_locked');
    t.bigInteger('milestone_id').references('milestones.id').onDelete('SET NULL');
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
    t.boolean('squash').notNullable();
    t.boolean('force_remove_source_branch').notNullable();
    t.boolean('should_remove_source_branch');
    t.boolean('allow_collaboration').notNullable();
    t.integer('approvals_before_merge');
    // The heads that `merge_status` was found for are those of the newest version and of the target branch then.
    t.text('merge_status').notNullable();
    t.text('merge_error');
    // The newest version.
    t.text('head_sha');
    t.text('base_sha');
    t.text('start_sha');
    // While it is being merged: the commit to which the target branch moves.
    t.text('in_progress_merge_sha');
    t.timestamp('locked_at');
    // While it is being rebased.
    t.timestamp('rebase_started_at');
    t.boolean('merge_when_pipeline_succeeds').notNullable();
    t.text('merge_options');
    t.text('merge_commit_sha');
    t.text('squash_commit_sha');
    // The user who merged it, or said to merge it when the pipeline succeeds.
    t.bigInteger('merge_user_id').references('users.id').onDelete('SET NULL').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.timestamp('merged_at');
    t.timestamp('closed_at');
    t.bigInteger('closed_by_id').references('users.id').onDelete('SET NULL').index();
    // The processes that merge and rebase: what they left half done is settled as soon as they are gone.
    t.text('merge_holder');
    t.text('rebase_holder');
    // SQLite reads through a long text to the columns behind it, a millisecond for each megabyte; Postgres keeps such texts apart.
    if (!isPostgres(knex)) t.text('description');

    t.unique(['target_project_id', 'iid']);
    t.index(['milestone_id', 'id']);
    t.index(['author_id', 'id']);
    t.index(['source_project_id', 'source_branch', 'state']);
    t.index(['target_project_id', 'target_branch', 'state']);
  });
  for (const index of [
    `unique index merge_requests_open_for_branches on merge_requests (source_project_id, source_branch, target_project_id, target_branch)
     where state in ('opened', 'locked')`,
    // Those that a killed process left behind.
    `index merge_requests_under_way on merge_requests (id)
     where state = 'locked' or rebase_started_at is not null`,
    // The orders of lists of one project and of all; each ends with the id.
    'index merge_requests_of_project_by_created_at on merge_requests (target_project_id, created_at, id)',
    'index merge_requests_of_project_by_updated_at on merge_requests (target_project_id, updated_at, id)',
    'index merge_requests_of_project_by_title on merge_requests (target_project_id, title_key, id)',
    'index merge_requests_of_project_by_state on merge_requests (target_project_id, state, created_at, id)',
    'index merge_requests_of_project_by_state_updated on merge_requests (target_project_id, state, updated_at, id)',
    'index merge_requests_by_created_at on merge_requests (created_at, id)',
    'index merge_requests_by_updated_at on merge_requests (updated_at, id)',
    'index merge_requests_by_title on merge_requests (title_key, id)',
    // Which merge request made a commit.
    `index merge_requests_by_merge_commit_sha on merge_requests (merge_commit_sha)
     where merge_commit_sha is not null`,
    `index merge_requests_by_squash_commit_sha on merge_requests (squash_commit_sha)
     where squash_commit_sha is not null`,
    `index merge_requests_by_in_progress_merge_sha on merge_requests (in_progress_merge_sha)
     where in_progress_merge_sha is not null`,
    // Merge requests of a branch in lists of everything.
    'index merge_requests_by_source_branch on merge_requests (source_branch, id)',
    'index merge_requests_by_target_branch on merge_requests (target_branch, id)',
    // The branches of a project to which those may push who merge what comes from them.
    `index merge_requests_shared on merge_requests (source_project_id, source_branch)
     where allow_collaboration and state = 'opened'`,
  ]) {
    await knex.raw(`create ${index}`);
  }

  await knex.schema.createTable('merge_request_assignees', (t) => {
    t.bigInteger('merge_request_id')
      .notNullable()
      .references('merge_requests.id')
      .onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');

    t.primary(['merge_request_id', 'user_id']);
    t.index(['user_id', 'merge_request_id']);
  });

  await knex.schema.createTable('merge_request_reviewers', (t) => {
    t.bigInteger('merge_request_id')
      .notNullable()
      .references('merge_requests.id')
      .onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // `unreviewed` or `reviewed`.
    t.text('state').notNullable();
    t.timestamp('created_at').notNullable();

    t.primary(['merge_request_id', 'user_id']);
    t.index(['user_id', 'merge_request_id']);
  });

  await knex.schema.createTable('merge_request_versions', (t) => {
    t.bigIncrements('id');
    t.bigInteger('merge_request_id')
      .notNullable()
      .references('merge_requests.id')
      .onDelete('CASCADE');
    t.text('head_sha').notNullable();
    // Where the branches part, and the head of the target branch at that time.
    t.text('base_sha').notNullable();
    t.text('start_sha').notNullable();
    t.integer('commit_count').notNullable();
    // Files that differ, so many at most as one is shown.
    t.integer('file_count').notNullable();
    t.boolean('overflow').notNullable();
    t.timestamp('created_at').notNullable();

    t.index(['merge_request_id', 'id']);
  });

  await knex.schema.createTable('merge_request_commits', (t) => {
    t.bigInteger('merge_request_id')
      .notNullable()
      .references('merge_requests.id')
      .onDelete('CASCADE');
    t.text('sha').notNullable();

    t.primary(['merge_request_id', 'sha']);
    t.index(['sha', 'merge_request_id']);
  });

  await knex.schema.createTable('merge_request_context_commits', (t) => {
    t.bigInteger('merge_request_id')
      .notNullable()
      .references('merge_requests.id')
      .onDelete('CASCADE');
    t.text('sha').notNullable();

    t.primary(['merge_request_id', 'sha']);
  });

  await knex.schema.createTable('merge_request_closing_issues', (t) => {
    t.bigInteger('merge_request_id')
      .notNullable()
      .references('merge_requests.id')
      .onDelete('CASCADE');
    t.bigInteger('issue_id').notNullable().references('issues.id').onDelete('CASCADE');

    t.primary(['merge_request_id', 'issue_id']);
    t.index(['issue_id', 'merge_request_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'merge_request_closing_issues',
    'merge_request_context_commits',
    'merge_request_commits',
    'merge_request_versions',
    'merge_request_reviewers',
    'merge_request_assignees',
    'merge_requests',
  ]) {
    await knex.schema.dropTable(table);
  }
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
