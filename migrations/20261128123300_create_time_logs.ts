import type { Knex } from 'knex';

/** Time that users spent on issues and merge requests. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('time_logs', (t) => {
    t.bigIncrements('id');
    t.bigInteger('issue_id').references('issues.id').onDelete('CASCADE').index();
    t.bigInteger('user_id').references('users.id').onDelete('SET NULL');
    t.bigInteger('note_id').references('notes.id').onDelete('SET NULL').index();
    // Seconds; negative where time was taken away.
    t.integer('time_spent').notNullable();
    t.timestamp('spent_at').notNullable();
    t.text('summary');
    t.timestamp('created_at').notNullable();
    t.bigInteger('merge_request_id').references('merge_requests.id').onDelete('CASCADE');
    // The project of what the time was spent on: time logs are listed by it.
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
  });
  for (const index of [
    'index time_logs_of_merge_requests_order on time_logs (merge_request_id)',
    'index time_logs_of_projects on time_logs (project_id, spent_at, id)',
    'index time_logs_of_users on time_logs (user_id, spent_at, id)',
    'index time_logs_of_users_in_projects on time_logs (user_id, project_id, spent_at, id)',
    'index time_logs_by_time on time_logs (spent_at, id)',
  ]) {
    await knex.raw(`create ${index}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('time_logs');
}
