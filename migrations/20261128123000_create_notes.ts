import type { Knex } from 'knex';

/** Notes on issues, epics and merge requests, and what belongs to them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('notes', (t) => {
    t.bigIncrements('id');
    // One of these.
    t.bigInteger('issue_id').references('issues.id').onDelete('CASCADE');
    t.bigInteger('epic_id').references('epics.id').onDelete('CASCADE');
    // The other that a system note names: who may not see that does not see the note.
    t.bigInteger('about_issue_id').references('issues.id').onDelete('CASCADE');
    t.bigInteger('about_epic_id').references('epics.id').onDelete('CASCADE');
    // The same of the project whose commit it names.
    t.bigInteger('about_project_id').references('projects.id').onDelete('CASCADE');
    t.bigInteger('author_id').notNullable().references('users.id').index();
    // 40 hexadecimal digits: the thread that it belongs to.
    t.text('discussion_id').notNullable();
    // One of them in each thread, by which lists of threads are ordered.
    t.boolean('starts_discussion').notNullable();
    // Null for a note that nobody answers, else the class of the API.
    t.text('type');
    if (isPostgres(knex)) t.text('body').notNullable();
    t.boolean('system').notNullable();
    // The kind of change that a system note tells of.
    t.text('action');
    t.boolean('confidential').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.bigInteger('merge_request_id').references('merge_requests.id').onDelete('CASCADE');
    t.bigInteger('about_merge_request_id').references('merge_requests.id').onDelete('CASCADE');
    // Threads of merge requests are resolved, note by note.
    t.timestamp('resolved_at');
    t.bigInteger('resolved_by_id').references('users.id').onDelete('SET NULL');
    // The line of the diff, or the place in an image, that it is about: JSON, as the API shows it.
    t.text('position');
    // The file and the line in it, for those about lines.
    t.text('line_code');
    // SQLite reads through a long text to the columns behind it, a millisecond for each megabyte; Postgres keeps such texts apart.
    if (!isPostgres(knex)) t.text('body').notNullable().defaultTo('');
    // The project whose references a copy still holds, which may be gone; null for nearly all.
    t.bigInteger('unsettled_from_id');
  });
  for (const index of [
    'index notes_of_issue_id_created on notes (issue_id, created_at, id) where issue_id is not null',
    'index notes_of_issue_id_updated on notes (issue_id, updated_at, id) where issue_id is not null',
    'index notes_of_issue_id_by_kind on notes (issue_id, system, created_at, id) where issue_id is not null',
    `index notes_of_issue_id_threads on notes (issue_id, created_at, id)
     where issue_id is not null and starts_discussion`,
    'index notes_of_issue_id_about_issues on notes (issue_id) where about_issue_id is not null',
    'index notes_of_issue_id_about_epics on notes (issue_id) where about_epic_id is not null',
    'index notes_of_issue_id_about_projects on notes (issue_id) where about_project_id is not null',
    'index notes_of_issue_id_about on notes (about_issue_id) where about_issue_id is not null',
    'index notes_of_epic_id_created on notes (epic_id, created_at, id) where epic_id is not null',
    'index notes_of_epic_id_updated on notes (epic_id, updated_at, id) where epic_id is not null',
    'index notes_of_epic_id_by_kind on notes (epic_id, system, created_at, id) where epic_id is not null',
    `index notes_of_epic_id_threads on notes (epic_id, created_at, id)
     where epic_id is not null and starts_discussion`,
    'index notes_of_epic_id_about_issues on notes (epic_id) where about_issue_id is not null',
    'index notes_of_epic_id_about_epics on notes (epic_id) where about_epic_id is not null',
    'index notes_of_epic_id_about_projects on notes (epic_id) where about_project_id is not null',
    'index notes_of_epic_id_about on notes (about_epic_id) where about_epic_id is not null',
    'index notes_about_projects on notes (about_project_id) where about_project_id is not null',
    `index notes_of_merge_requests_created on notes (merge_request_id, created_at, id)
     where merge_request_id is not null`,
    `index notes_of_merge_requests_updated on notes (merge_request_id, updated_at, id)
     where merge_request_id is not null`,
    `index notes_of_merge_requests_by_kind on notes (merge_request_id, system, created_at, id)
     where merge_request_id is not null`,
    `index notes_of_merge_requests_threads on notes (merge_request_id, created_at, id)
     where merge_request_id is not null and starts_discussion`,
    'index notes_of_merge_requests_about_issues on notes (merge_request_id) where about_issue_id is not null',
    'index notes_of_merge_requests_about_epics on notes (merge_request_id) where about_epic_id is not null',
    `index notes_of_merge_requests_about_projects on notes (merge_request_id)
     where about_project_id is not null`,
    `index notes_about_merge_requests on notes (about_merge_request_id)
     where about_merge_request_id is not null`,
    `index notes_of_issue_id_about_merge_requests on notes (issue_id)
     where about_merge_request_id is not null`,
    'index notes_of_epic_id_about_merge_requests on notes (epic_id) where about_merge_request_id is not null',
    `index notes_of_merge_request_id_about_merge_requests on notes (merge_request_id)
     where about_merge_request_id is not null`,
    'index notes_resolved_by on notes (resolved_by_id) where resolved_by_id is not null',
    `index notes_unresolved on notes (merge_request_id, discussion_id)
     where merge_request_id is not null and type is not null and resolved_at is null`,
    // A thread of any number of notes is read page by page, in its order.
    'index notes_of_issue_id_in_threads on notes (issue_id, discussion_id, created_at, id)',
    'index notes_of_epic_id_in_threads on notes (epic_id, discussion_id, created_at, id)',
    'index notes_of_merge_request_id_in_threads on notes (merge_request_id, discussion_id, created_at, id)',
  ]) {
    await knex.raw(`create ${index}`);
  }

  // Notes about lines of a merge request may say what these should be instead.
  await knex.schema.createTable('suggestions', (t) => {
    t.bigIncrements('id');
    t.bigInteger('note_id').notNullable().references('notes.id').onDelete('CASCADE');
    // Its place among those of the note.
    t.integer('position').notNullable();
    // The lines that it is about besides that of the note.
    t.integer('lines_above').notNullable();
    t.integer('lines_below').notNullable();
    t.text('from_content').notNullable();
    t.text('to_content').notNullable();
    t.text('state').notNullable();
    // The commit that applied it.
    t.text('commit_id');

    t.unique(['note_id', 'position']);
  });

  await knex.schema.createTable('award_emoji', (t) => {
    t.bigIncrements('id');
    t.text('name').notNullable();
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    // One of these.
    t.bigInteger('issue_id').references('issues.id').onDelete('CASCADE');
    t.bigInteger('epic_id').references('epics.id').onDelete('CASCADE');
    t.bigInteger('note_id').references('notes.id').onDelete('CASCADE');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.bigInteger('merge_request_id').references('merge_requests.id').onDelete('CASCADE');

    t.unique(['issue_id', 'user_id', 'name']);
    t.index(['issue_id', 'id']);
    t.unique(['epic_id', 'user_id', 'name']);
    t.index(['epic_id', 'id']);
    t.unique(['note_id', 'user_id', 'name']);
    t.index(['note_id', 'id']);
  });
  await knex.raw(
    'create index award_emoji_of_merge_requests_order on award_emoji (merge_request_id, id)',
  );
  await knex.raw(
    'create unique index award_emoji_of_merge_requests_once on award_emoji (merge_request_id, user_id, name)',
  );

  await knex.schema.createTable('user_mentions', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index();
    // One of these; the note, where it is one that mentions them.
    t.bigInteger('issue_id').references('issues.id').onDelete('CASCADE');
    t.bigInteger('epic_id').references('epics.id').onDelete('CASCADE');
    t.bigInteger('note_id').references('notes.id').onDelete('CASCADE').index();
    t.bigInteger('merge_request_id').references('merge_requests.id').onDelete('CASCADE');

    t.index(['issue_id', 'user_id']);
    t.index(['epic_id', 'user_id']);
  });
  await knex.raw(
    'create index user_mentions_of_merge_requests_users on user_mentions (merge_request_id, user_id)',
  );

  // Issues whose notes are being copied from another by a job, and how far that has come.
  await knex.schema.createTable('note_copies', (t) => {
    t.bigInteger('issue_id').primary().references('issues.id').onDelete('CASCADE');
    // The last note of the other issue that was copied.
    t.bigInteger('after_id').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['note_copies', 'user_mentions', 'award_emoji', 'suggestions', 'notes']) {
    await knex.schema.dropTable(table);
  }
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
