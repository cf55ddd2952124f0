import type { Knex } from 'knex';

/** The groups for which jobs of a project wait. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create index jobs_waiting_for_resources on jobs (project_id, resource_group, id)
     where status = 'waiting_for_resource'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index jobs_waiting_for_resources');
}
