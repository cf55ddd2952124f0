import type { Knex } from 'knex';

/**
 * The table of jobs that SQLite has. Processes of the version before go on with that of pg-boss until they end, and
 * what waits there is taken over while the server runs.
 */
export async function up(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) return;
  await knex.schema.createTable('worker_jobs', (t) => {
    t.bigIncrements('id');
    t.text('worker').notNullable();
    t.text('key');
    t.json('payload').notNullable();
    // queued, running, dead. Finished jobs are gone.
    t.text('state').notNullable();
    t.timestamp('run_at').notNullable();
    t.integer('attempts').notNullable();
    t.integer('max_attempts').notNullable();
    t.integer('retry_delay').notNullable();
    t.timestamp('lease_until');
    t.integer('progress');
    t.text('error');
    t.index(['state', 'run_at', 'id']);
  });
  await knex.raw(
    "create unique index worker_jobs_waiting on worker_jobs (worker, key) where state = 'queued' and attempts = 0",
  );
}

/** What waits goes back to pg-boss's table, where there is one. */
export async function down(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) return;
  const { rows } = await knex.raw<{ rows: { found: boolean }[] }>(
    "select to_regclass('pgboss.job') is not null as found",
  );
  if (rows[0]?.found === true) {
    await knex.raw(
      `insert into pgboss.job (name, data, state, retry_limit, retry_count, retry_delay, retry_backoff,
         start_after, started_on, completed_on, singleton_key, expire_in, keep_until, output, policy)
       select 'hearth', json_build_object('worker', worker, 'payload', payload),
         (case when state = 'dead' then 'failed' when attempts = 0 then 'created' else 'retry' end)::pgboss.job_state,
         max_attempts - 1, greatest(attempts - 1, 0), retry_delay, retry_delay > 0,
         run_at, case when attempts > 0 then run_at end, case when state = 'dead' then run_at end,
         coalesce(worker || ' ' || key, gen_random_uuid()::text), interval '60 seconds',
         now() + interval '10 years', jsonb_build_object('message', error), 'short'
       from worker_jobs on conflict do nothing`,
    );
  }
  await knex.schema.dropTable('worker_jobs');
}

function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === 'postgresql';
}
