import type { Knex } from 'knex';

const name = 'jobs_skipped_for_stages';

/** An index tells who was skipped in the stages after one, without those that need others. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `create index ${name} on jobs (pipeline_id, stage_index, id)
     where status = 'skipped' and not has_needs and not retried`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index ${name}`);
}
