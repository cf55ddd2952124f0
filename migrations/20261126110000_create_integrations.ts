import type { Knex } from 'knex';

const on = [
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
];
const off = ['pipeline_events', 'job_events'];

/** What projects are connected with: one row at most for each project and kind, kept when it is disabled. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('integrations', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.text('slug').notNullable();
    t.boolean('active').notNullable();
    for (const event of on) t.boolean(event).notNullable().defaultTo(true);
    for (const event of off) t.boolean(event).notNullable().defaultTo(false);
    // JSON of the settings of its kind; those that are secret are sealed together.
    t.text('settings').notNullable();
    t.text('secrets_sealed').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.unique(['project_id', 'slug']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('integrations');
}
