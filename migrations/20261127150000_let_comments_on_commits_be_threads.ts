import type { Knex } from 'knex';

/** What is said about a commit can be replied to, and stands in threads like other notes. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('commit_notes', (t) => {
    t.string('discussion_id', 40).notNullable().defaultTo('');
    t.boolean('starts_discussion').notNullable().defaultTo(true);
    t.string('type', 16);
    // JSON: the place in the diff of the commit.
    t.text('position');
  });
  // Each comment was a thread of its own, which webhooks named so.
  const own = isPostgres(knex) ? "lpad(to_hex(id), 40, '0')" : "printf('%040x', id)";
  await knex.raw(`update commit_notes set discussion_id = ${own}`);
  await knex.raw("update commit_notes set type = 'DiffNote' where path is not null");
  await knex.schema.alterTable('commit_notes', (t) => {
    t.index(
      ['project_id', 'commit_id', 'discussion_id', 'created_at', 'id'],
      'commit_notes_of_thread',
    );
  });
  await knex.raw(
    'create index commit_notes_threads on commit_notes (project_id, commit_id, created_at, id) where starts_discussion',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index commit_notes_threads');
  await knex.schema.alterTable('commit_notes', (t) => {
    t.dropIndex([], 'commit_notes_of_thread');
  });
  await knex.schema.alterTable('commit_notes', (t) => {
    t.dropColumns('discussion_id', 'starts_discussion', 'type', 'position');
  });
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
