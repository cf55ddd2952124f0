import type { Knex } from 'knex';

/** Issues, who is to do them, and how they relate to each other and to epics. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('issues', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('iid').notNullable();
    t.bigInteger('author_id').notNullable().references('users.id');
    t.text('title').notNullable();
    // Folded: lists are in its order.
    t.text('title_key').notNullable();
    t.text('description');
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
    t.integer('time_estimate').notNullable().defaultTo(0);
    t.integer('total_time_spent').notNullable().defaultTo(0);
    t.integer('upvotes').notNullable().defaultTo(0);
    t.integer('downvotes').notNullable().defaultTo(0);
    t.integer('user_notes_count').notNullable().defaultTo(0);
    t.integer('task_count').notNullable().defaultTo(0);
    t.integer('completed_task_count').notNullable().defaultTo(0);
    t.bigInteger('moved_to_id').references('issues.id').onDelete('SET NULL').index();
    t.bigInteger('duplicated_to_id').references('issues.id').onDelete('SET NULL').index();
    t.bigInteger('promoted_to_epic_id').references('epics.id').onDelete('SET NULL').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.timestamp('closed_at');
    t.bigInteger('closed_by_id').references('users.id').onDelete('SET NULL').index();

    t.unique(['project_id', 'iid']);
    t.index(['milestone_id', 'id']);
    t.index(['iteration_id', 'id']);
  });
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
  await knex.schema.createTable('epic_issues', (t) => {
    t.bigIncrements('id');
    t.bigInteger('epic_id').notNullable().references('epics.id').onDelete('CASCADE');
    t.bigInteger('issue_id').notNullable().references('issues.id').onDelete('CASCADE').unique();
    t.bigInteger('relative_position').notNullable();

    t.index(['epic_id', 'relative_position', 'id']);
  });
  await knex.schema.createTable('epic_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('source_id').notNullable().references('epics.id').onDelete('CASCADE');
    t.bigInteger('target_id').notNullable().references('epics.id').onDelete('CASCADE');
    // As of issues.
    t.text('link_type').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['target_id', 'id']);
    t.index(['source_id', 'id']);
  });
  // One link for two of them, whoever is its source.
  for (const table of ['issue_links', 'epic_links']) {
    await knex.raw(
      `create unique index ${table}_of_two on ${table} (
         (case when source_id < target_id then source_id else target_id end),
         (case when source_id < target_id then target_id else source_id end)
       )`,
    );
  }
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
    'epic_links',
    'epic_issues',
    'issue_links',
    'issue_assignees',
    'issues',
  ]) {
    await knex.schema.dropTable(table);
  }
}
