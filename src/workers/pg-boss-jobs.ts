import type { Database } from '../database/database.ts';
import { byDatabase } from '../database/dialect.ts';

/** Jobs that one statement takes over. */
const adoptedBatchSize = 500;

/**
 * Makes the function that takes over the jobs that versions with pg-boss left in its table, and those that a process
 * of such a version still adds while it runs beside this one. A job under way there is taken when its lease is over.
 */
export function adoptFromPgBoss(db: Database): () => Promise<void> {
  let over = false;
  const adopt = async () => {
    if (over) return;
    const [table] = await db.raw("select to_regclass('pgboss.job') is not null as found");
    over = table?.['found'] !== true;
    let adopted = Infinity;
    while (!over && adopted >= adoptedBatchSize) adopted = (await db.raw(move)).length;
  };
  return byDatabase(db, { sqlite: () => async () => {}, postgres: () => adopt });
}

const move = `
  with taken as materialized (
    select name, id from pgboss.job
    where name = 'hearth'
      and (state in ('created', 'retry', 'failed')
        or (state = 'active' and started_on + expire_in < now()))
    limit ${adoptedBatchSize} for update skip locked
  ), moved as (
    delete from pgboss.job using taken
    where job.name = taken.name and job.id = taken.id returning job.*
  ), added as (
    insert into worker_jobs (worker, key, payload, state, run_at, attempts, max_attempts, retry_delay, error)
    select data->>'worker',
      -- Jobs without a key had one of their own.
      case when state = 'created' and starts_with(singleton_key, (data->>'worker') || ' ')
        then substr(singleton_key, length(data->>'worker') + 2) end,
      data->'payload',
      case state when 'failed' then 'dead' else 'queued' end,
      coalesce(completed_on, start_after),
      case when state = 'created' then 0 else retry_count + (started_on is not null)::int end,
      retry_limit + 1, retry_delay,
      coalesce(output->>'message', output->'value'->>'message')
    from moved order by start_after, created_on
    on conflict do nothing
  )
  select id from moved`;
