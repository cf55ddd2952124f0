import type { Knex } from 'knex';

/** The comments on commits, which are in the repository only. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('commit_notes', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.string('commit_id', 64).notNullable();
    t.bigInteger('author_id').notNullable().references('users.id').onDelete('CASCADE').index();
    if (isPostgres(knex)) t.text('note').notNullable();
    // The line of the diff that it is about; null for what is about the commit as a whole.
    t.text('path');
    t.bigInteger('line');
    t.string('line_type', 3);
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    // SQLite reads through a long text to the columns behind it, a millisecond for each megabyte; Postgres keeps such texts apart.
    if (!isPostgres(knex)) t.text('note').notNullable().defaultTo('');
    // The thread that it stands in, as of other notes.
    t.string('discussion_id', 40).notNullable().defaultTo('');
    t.boolean('starts_discussion').notNullable().defaultTo(true);
    t.string('type', 16);
    // JSON: the place in the diff of the commit.
    t.text('position');

    t.index(['project_id', 'commit_id', 'id']);
    t.index(
      ['project_id', 'commit_id', 'discussion_id', 'created_at', 'id'],
      'commit_notes_of_thread',
    );
  });
  await knex.raw(`create index commit_notes_threads on commit_notes (project_id, commit_id, created_at, id)
     where starts_discussion`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('commit_notes');
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
