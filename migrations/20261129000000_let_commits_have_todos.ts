import type { Knex } from 'knex';

/** Users are asked to look at commits, where a note on one mentions them. */
export async function up(knex: Knex): Promise<void> {
  // In these words on SQLite too, where Knex would copy the whole table.
  await knex.raw('alter table todos add column commit_id varchar(64)');
  await knex.raw(
    `alter table todos add column commit_note_id bigint
     references commit_notes (id) on delete cascade`,
  );
  await knex.raw(
    `create index todos_commit_note_id_index on todos (commit_note_id)
     where commit_note_id is not null`,
  );
  await knex.raw(
    'create index todos_of_commits on todos (user_id, state, id) where commit_id is not null',
  );
  await knex.raw(
    `create unique index todos_of_commits_once on todos (user_id, project_id, commit_id)
     where state = 'pending' and commit_id is not null`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('delete from todos where commit_id is not null');
  await knex.raw('drop index todos_of_commits_once');
  await knex.raw('drop index todos_of_commits');
  await knex.raw('drop index todos_commit_note_id_index');
  await knex.raw('alter table todos drop column commit_note_id');
  await knex.raw('alter table todos drop column commit_id');
}
