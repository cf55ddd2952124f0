import type { Knex } from 'knex';

/** How many jobs a pipeline was made with: those of the active ones of a project are limited together. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pipelines', (t) => {
    t.integer('planned_jobs').notNullable().defaultTo(0);
  });
  await knex.raw(
    `update pipelines set planned_jobs = (
       select count(*) from jobs
       where jobs.pipeline_id = pipelines.id and not jobs.retried and jobs.kind <> 'external'
     )
     where status in ('created', 'waiting_for_resource', 'preparing', 'pending', 'running')`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pipelines', (t) => {
    t.dropColumn('planned_jobs');
  });
}
