import type { Knex } from 'knex';

/**
 * Whom a job works for, whether it waits for the network, and a state of its own for what is not due yet: those who
 * have something due are found by one step of an index each.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('worker_jobs', (t) => {
    t.text('owner').notNullable().defaultTo('instance');
    t.boolean('apart').notNullable().defaultTo(false);
    t.index(['state', 'apart', 'owner', 'run_at', 'id'], 'worker_jobs_turns');
  });
  await knex.raw('drop index worker_jobs_waiting');
  await knex.raw(
    `create unique index worker_jobs_waiting on worker_jobs (worker, key)
     where state in ('queued', 'delayed') and attempts = 0`,
  );
  await knex('worker_jobs')
    .where('state', 'queued')
    .where('run_at', '>', new Date().toISOString())
    .update({ state: 'delayed' });
  await knex('worker_jobs')
    .whereIn('worker', ['deliver_mail', 'import_repository', 'create_push_pipelines'])
    .update({ apart: true });
}

export async function down(knex: Knex): Promise<void> {
  await knex('worker_jobs').where('state', 'delayed').update({ state: 'queued' });
  await knex.raw('drop index worker_jobs_waiting');
  await knex.raw(
    "create unique index worker_jobs_waiting on worker_jobs (worker, key) where state = 'queued' and attempts = 0",
  );
  await knex.raw('drop index worker_jobs_turns');
  await knex.schema.alterTable('worker_jobs', (t) => {
    t.dropColumns('owner', 'apart');
  });
}
