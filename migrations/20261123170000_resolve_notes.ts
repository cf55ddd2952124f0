import type { Knex } from 'knex';

/** Threads of merge requests are resolved, note by note. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('notes', (t) => {
    t.timestamp('resolved_at');
  });
  // In these words on SQLite too, where Knex would copy the whole table.
  await knex.raw(
    'alter table notes add column resolved_by_id bigint references users (id) on delete set null',
  );
  await knex.raw(
    `create index notes_resolved_by on notes (resolved_by_id) where resolved_by_id is not null`,
  );
  await knex.raw(
    `create index notes_unresolved on notes (merge_request_id, discussion_id)
     where merge_request_id is not null and type is not null and resolved_at is null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index notes_unresolved');
  await knex.raw('drop index notes_resolved_by');
  await knex.raw('alter table notes drop column resolved_by_id');
  await knex.raw('alter table notes drop column resolved_at');
}
