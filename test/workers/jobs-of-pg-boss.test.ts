import createKnex from 'knex';
import { expect, it } from 'vitest';
import { down, up } from '../../migrations/20261126010000_keep_jobs_on_postgres.ts';
import { connect, type Database } from '../../src/database/database.ts';
import { JobStore } from '../../src/workers/job-store.ts';
import { databaseKind, freshDatabase } from '../support/databases.ts';

/** The parts of the schema of pg-boss 10 that the queue of earlier versions used. */
const schemaOfPgBoss = [
  'create schema pgboss',
  `create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed')`,
  `create table pgboss.job (
     id uuid not null default gen_random_uuid(), name text not null, priority integer not null default 0, data jsonb,
     state pgboss.job_state not null default 'created', retry_limit integer not null default 2,
     retry_count integer not null default 0, retry_delay integer not null default 0,
     retry_backoff boolean not null default false, start_after timestamptz not null default now(),
     started_on timestamptz, singleton_key text, singleton_on timestamp,
     expire_in interval not null default interval '15 minutes', created_on timestamptz not null default now(),
     completed_on timestamptz, keep_until timestamptz not null default now() + interval '14 days', output jsonb,
     dead_letter text, policy text
   ) partition by list (name)`,
  'alter table pgboss.job add primary key (name, id)',
  `create table pgboss.jobs_of_hearth partition of pgboss.job for values in ('hearth')`,
];

/** What earlier versions wrote for a job, in each of its states. */
const jobsOfPgBoss = `
  insert into pgboss.job (name, data, state, retry_limit, retry_count, retry_delay, start_after, started_on,
    completed_on, singleton_key, expire_in, output, policy)
  select 'hearth', json_build_object('worker', worker, 'payload', json_build_object('text', key)), state::pgboss.job_state,
    4, retry_count, 5, now() + delay::interval, now() + started::interval, now() + completed::interval, key,
    interval '60 seconds', output::jsonb, 'short'
  from (values
    ('note', 'note of a', 'created', 0, '-1 minute', null, null, null),
    ('note', '5d3c1f0e-0000-4000-8000-000000000000', 'created', 0, '-1 minute', null, null, null),
    ('note', 'note later', 'created', 0, '1 hour', null, null, null),
    ('note', 'note again', 'retry', 1, '30 seconds', '-5 seconds', null, '{"message": "not yet"}'),
    ('note', 'note postponed', 'retry', 0, '1 minute', null, null, null),
    ('note', 'note under way', 'active', 0, '-1 minute', '-5 seconds', null, null),
    ('note', 'note left', 'active', 2, '-5 minutes', '-4 minutes', null, null),
    ('note', 'note dead', 'failed', 4, '-1 hour', '-1 hour', '-10 minutes', '{"message": "cannot work"}')
  ) as jobs (worker, key, state, retry_count, delay, started, completed, output)`;

it.runIf(databaseKind() === 'postgres')(
  'a database in which pg-boss kept the queue keeps what waits there',
  async () => {
    const fresh = await freshDatabase();
    const db = await connect(fresh.url);
    for (const sql of schemaOfPgBoss) await db.raw(sql);
    await db.raw(jobsOfPgBoss);

    const [store, another] = [new JobStore(db), new JobStore(db)];
    await Promise.all([store.recover(), another.recover()]);
    const job = {
      key: null,
      state: 'queued',
      attempts: 0,
      max_attempts: 5,
      retry_delay: 5,
      error: null,
      due_in: -1,
    };
    const waiting = [
      { ...job, text: '5d3c1f0e-0000-4000-8000-000000000000' },
      { ...job, text: 'note again', attempts: 2, error: 'not yet', due_in: expect.any(Number) },
      { ...job, text: 'note dead', state: 'dead', attempts: 5, error: 'cannot work', due_in: -10 },
      { ...job, text: 'note later', key: 'later', due_in: 60 },
      { ...job, text: 'note left', attempts: 3, due_in: -5 },
      { ...job, text: 'note of a', key: 'of a' },
      { ...job, text: 'note postponed', due_in: 1 },
    ];
    expect(await jobsOf(db)).toEqual(waiting);
    // A process of the former version has it, and may have more to add.
    expect(await db.raw("select data->'payload'->>'text' as text from pgboss.job")).toEqual([
      { text: 'note under way' },
    ]);
    await db.raw("update pgboss.job set started_on = now() - interval '2 minutes'");
    await store.recover();
    expect(await db.raw('select id from pgboss.job')).toEqual([]);
    expect(await db('worker_jobs').where('attempts', 1).pluck('payload')).toEqual([
      { text: 'note under way' },
    ]);

    const knex = createKnex({ client: 'pg', connection: fresh.url });
    const before = await jobsOf(db);
    await down(knex);
    expect(await db.raw('select id from pgboss.job')).toHaveLength(before.length);
    await up(knex);
    await knex.destroy();
    await store.recover();
    expect(await jobsOf(db)).toEqual(before);
    await db.close();
    await fresh.drop();
  },
);

const jobsOf = (db: Database) =>
  db.raw(
    `select payload->>'text' as text, key, state, attempts, max_attempts, retry_delay, error,
       round(extract(epoch from run_at - now()) / 60)::int as due_in
     from worker_jobs order by payload->>'text' collate "C"`,
  );
