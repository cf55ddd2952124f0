import type { Knex } from 'knex';

/** A project is as active as its newest event says: so far only pushes were noted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `update projects set last_activity_at = newest.at
     from (select project_id, max(created_at) as at from events where project_id is not null group by project_id) as newest
     where projects.id = newest.project_id and projects.last_activity_at < newest.at`,
  );
}

/** What was there before is not known, and what is there now is right. */
export async function down(): Promise<void> {}
