import type { Knex } from 'knex';

/** Of a resource group one job is queued or runs at a time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create unique index jobs_holding_resources on jobs (project_id, resource_group)
     where resource_group is not null and status in ('preparing', 'pending', 'running')`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index jobs_holding_resources');
}
