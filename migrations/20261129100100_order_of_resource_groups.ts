import type { Knex } from 'knex';

/** Resource groups that begin their jobs in the order of pipelines ask which pipeline comes first. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create index jobs_coming_to_resources on jobs (project_id, resource_group, pipeline_id)
     where resource_group is not null and status in ('created', 'scheduled', 'waiting_for_resource')`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index jobs_coming_to_resources');
}
