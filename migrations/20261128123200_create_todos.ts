import type { Knex } from 'knex';

/** Things that users are asked to look at. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('todos', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.bigInteger('author_id').notNullable().references('users.id');
    // The place of the target: one of both.
    t.bigInteger('project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('group_id').references('namespaces.id').onDelete('CASCADE');
    // One of these.
    t.bigInteger('issue_id').references('issues.id').onDelete('CASCADE').index();
    t.bigInteger('epic_id').references('epics.id').onDelete('CASCADE').index();
    // Where it is a note that mentions the user.
    t.bigInteger('note_id').references('notes.id').onDelete('CASCADE').index();
    t.text('action').notNullable();
    t.text('state').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.bigInteger('merge_request_id').references('merge_requests.id').onDelete('CASCADE');

    t.index(['user_id', 'state', 'id']);
    t.index(['user_id', 'state', 'action', 'id']);
    t.index(['author_id', 'user_id', 'state', 'id']);
    t.index(['project_id', 'user_id', 'state', 'id']);
    t.index(['group_id', 'user_id', 'state', 'id']);
  });
  for (const index of [
    'index todos_of_epics on todos (user_id, state, id) where epic_id is not null',
    `unique index todos_pending_by_issue_id on todos (user_id, issue_id) where state = 'pending'`,
    `unique index todos_pending_by_epic_id on todos (user_id, epic_id) where state = 'pending'`,
    'index todos_of_merge_requests_order on todos (merge_request_id)',
    `unique index todos_of_merge_requests_once on todos (user_id, merge_request_id) where state = 'pending'`,
  ]) {
    await knex.raw(`create ${index}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('todos');
}
