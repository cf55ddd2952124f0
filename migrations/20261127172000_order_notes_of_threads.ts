import type { Knex } from 'knex';

/** The index that had the notes of each thread in no order, by the column of what is spoken about. */
const replaced = {
  issue_id: 'notes_issue_id_discussion_id_index',
  epic_id: 'notes_epic_id_discussion_id_index',
  merge_request_id: 'notes_of_merge_requests_discussions',
} as const;

/** A thread of any number of notes is read page by page, in its order. */
export async function up(knex: Knex): Promise<void> {
  for (const [column, index] of Object.entries(replaced)) {
    await knex.raw(
      `create index notes_of_${column}_in_threads on notes (${column}, discussion_id, created_at, id)`,
    );
    await knex.raw(`drop index ${index}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [column, index] of Object.entries(replaced)) {
    await knex.raw(`create index ${index} on notes (${column}, discussion_id)`);
    await knex.raw(`drop index notes_of_${column}_in_threads`);
  }
}
