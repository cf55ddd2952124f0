import type { Knex } from 'knex';

/** The services that projects are connected with: one row at most for each project and kind, kept when it is disabled. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('integrations', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.text('slug').notNullable();
    t.boolean('active').notNullable();
    for (const column of [
      'commit_events',
      'push_events',
      'issues_events',
      'confidential_issues_events',
      'merge_requests_events',
      'tag_push_events',
      'note_events',
      'confidential_note_events',
      'wiki_page_events',
      'deployment_events',
      'comment_on_event_enabled',
    ]) {
      t.boolean(column).notNullable().defaultTo(true);
    }
    t.boolean('pipeline_events').notNullable().defaultTo(false);
    t.boolean('job_events').notNullable().defaultTo(false);
    // JSON of the settings of its kind; those that are secret are sealed together.
    t.text('settings').notNullable();
    t.text('secrets_sealed').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // Which receivers of events are known to answer soon: they never wait for places that slow ones hold.
    t.boolean('quick').notNullable().defaultTo(false);

    t.unique(['project_id', 'slug']);
  });

  // Users of a chat, and the accounts as which they give commands to one project.
  await knex.schema.createTable('chat_links', (t) => {
    t.bigIncrements('id');
    t.bigInteger('integration_id').notNullable().references('integrations.id').onDelete('CASCADE');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    // As the chat names them.
    t.text('team_id').notNullable();
    t.text('chat_user_id').notNullable();
    // For people, as they were when the link was made.
    t.text('team_name').notNullable();
    t.text('chat_user_name').notNullable();
    t.text('project_path').notNullable();
    t.timestamp('created_at').notNullable();

    t.unique(['integration_id', 'team_id', 'chat_user_id']);
    t.index(['user_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('chat_links');
  await knex.schema.dropTable('integrations');
}
