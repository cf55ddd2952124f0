import type { Knex } from 'knex';

/** The branches of a project to which those may push who merge what comes from them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create index merge_requests_shared on merge_requests (source_project_id, source_branch)
     where allow_collaboration and state = 'opened'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index merge_requests_shared');
}
