import type { Knex } from 'knex';

const targets = { issue_id: 'issues.id', epic_id: 'epics.id' } as const;

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
    for (const [column, target] of Object.entries(targets)) {
      t.bigInteger(column).references(target).onDelete('CASCADE').index();
    }
    // Where it is a note that mentions the user.
    t.bigInteger('note_id').references('notes.id').onDelete('CASCADE').index();
    t.text('action').notNullable();
    t.text('state').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['user_id', 'state', 'id']);
    t.index(['user_id', 'state', 'action', 'id']);
    for (const narrowed of ['author_id', 'project_id', 'group_id']) {
      t.index([narrowed, 'user_id', 'state', 'id']);
    }
  });
  await knex.raw(
    `create index todos_of_epics on todos (user_id, state, id) where epic_id is not null`,
  );
  for (const column of Object.keys(targets)) {
    await knex.raw(
      `create unique index todos_pending_by_${column} on todos (user_id, ${column})
       where state = 'pending'`,
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('todos');
}
