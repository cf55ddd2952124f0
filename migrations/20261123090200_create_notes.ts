import type { Knex } from 'knex';

const targets = { issue_id: 'issues.id', epic_id: 'epics.id' } as const;

/** Notes on issues and epics, and reactions to them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('notes', (t) => {
    t.bigIncrements('id');
    // One of these.
    for (const [column, target] of Object.entries(targets)) {
      t.bigInteger(column).references(target).onDelete('CASCADE');
      t.index([column, 'discussion_id']);
    }
    // The other that a system note names: who may not see that does not see the note.
    for (const [column, target] of Object.entries(targets)) {
      t.bigInteger(`about_${column}`).references(target).onDelete('CASCADE');
    }
    // The same of the project whose commit it names.
    t.bigInteger('about_project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('author_id').notNullable().references('users.id').index();
    // 40 hexadecimal digits: the thread that it belongs to.
    t.text('discussion_id').notNullable();
    // One of them in each thread, by which lists of threads are ordered.
    t.boolean('starts_discussion').notNullable();
    // Null for a note that nobody answers, else the class of the API.
    t.text('type');
    t.text('body').notNullable();
    t.boolean('system').notNullable();
    // The kind of change that a system note tells of.
    t.text('action');
    t.boolean('confidential').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
  for (const column of Object.keys(targets)) {
    for (const [name, columns, where] of [
      ['created', `${column}, created_at, id`, `${column} is not null`],
      ['updated', `${column}, updated_at, id`, `${column} is not null`],
      ['by_kind', `${column}, system, created_at, id`, `${column} is not null`],
      ['threads', `${column}, created_at, id`, `${column} is not null and starts_discussion`],
      ['about_issues', column, 'about_issue_id is not null'],
      ['about_epics', column, 'about_epic_id is not null'],
      ['about_projects', column, 'about_project_id is not null'],
      ['about', `about_${column}`, `about_${column} is not null`],
    ] as const) {
      await knex.raw(
        `create index notes_of_${column}_${name} on notes (${columns}) where ${where}`,
      );
    }
  }
  await knex.raw(
    'create index notes_about_projects on notes (about_project_id) where about_project_id is not null',
  );
  await knex.schema.createTable('award_emoji', (t) => {
    t.bigIncrements('id');
    t.text('name').notNullable();
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    // One of these.
    for (const [column, target] of Object.entries({ ...targets, note_id: 'notes.id' })) {
      t.bigInteger(column).references(target).onDelete('CASCADE');
      t.unique([column, 'user_id', 'name']);
      t.index([column, 'id']);
    }
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
  await knex.schema.createTable('user_mentions', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    // One of these; the note, where it is one that mentions them.
    for (const [column, target] of Object.entries(targets)) {
      t.bigInteger(column).references(target).onDelete('CASCADE');
      t.index([column, 'user_id']);
    }
    t.bigInteger('note_id').references('notes.id').onDelete('CASCADE').index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('user_mentions');
  await knex.schema.dropTable('award_emoji');
  await knex.schema.dropTable('notes');
}
