import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { leaseSeconds } from './job-store.ts';
import type { ClaimedJob, DeadLetter, JobCount, JobStore, NewJob } from './job-store.ts';

interface JobRow {
  readonly id: number;
  readonly worker: string;
  readonly key: string | null;
  readonly payload: object;
  readonly state: 'queued' | 'running' | 'dead';
  readonly run_at: string;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly retry_delay: number;
  readonly lease_until: string | null;
  readonly progress: number | null;
  readonly error: string | null;
}

const add = statement<
  Pick<JobRow, 'worker' | 'key' | 'payload' | 'run_at' | 'max_attempts' | 'retry_delay'>,
  Pick<JobRow, 'id'>
>((db, slots) =>
  db('worker_jobs')
    .insert({
      worker: slots.worker,
      key: slots.key,
      payload: slots.payload,
      state: 'queued',
      run_at: slots.run_at,
      attempts: 0,
      max_attempts: slots.max_attempts,
      retry_delay: slots.retry_delay,
    })
    .onConflict()
    .ignore()
    .returning('id'),
);

/** Looked at on the reading connection, so that an idle queue takes no lock. */
const anyDue = statement<{ now: string }, Pick<JobRow, 'id'>>((db, { now }) =>
  db('worker_jobs').where('state', 'queued').where('run_at', '<=', now).select('id').limit(1),
);

const claim = statement<{ now: string; lease: string; limit: number }, JobRow>(
  (db, { now, lease, limit }) =>
    db('worker_jobs')
      .whereIn(
        'id',
        db('worker_jobs')
          .where('state', 'queued')
          .where('run_at', '<=', now)
          .orderBy(['run_at', 'id'])
          .limit(limit)
          .select('id'),
      )
      .update({ state: 'running', attempts: db.raw('attempts + 1'), lease_until: lease })
      .returning('*'),
);

const anyExpired = statement<{ now: string }, Pick<JobRow, 'id'>>((db, { now }) =>
  db('worker_jobs').where('state', 'running').where('lease_until', '<', now).select('id').limit(1),
);

/** The queue on SQLite: one table, claimed by updates that SQLite runs one after the other. */
export function createSqliteStore(db: Database): JobStore {
  return {
    async prepare() {},

    async add(transaction, job: NewJob) {
      const row = await add.first(transaction, {
        worker: job.worker,
        key: job.key,
        payload: job.payload,
        run_at: inFuture(job.delay),
        max_attempts: job.attempts,
        retry_delay: job.retryDelay,
      });
      return row === undefined ? null : String(row.id);
    },

    async claim(limit) {
      const now = inFuture(0);
      if ((await anyDue.first(db, { now })) === undefined) return [];
      const lease = inFuture(leaseSeconds * 1000);
      const rows = await claim.all(db, { now, lease, limit });
      return rows.map((row) => ({
        id: String(row.id),
        worker: row.worker,
        payload: row.payload,
        attempt: row.attempts,
      }));
    },

    async complete(job) {
      await held(db, job).del();
    },

    async fail(job, error, { hopeless }) {
      await db.transaction(async (db) => {
        const row = await db<JobRow>('worker_jobs').where('id', Number(job.id)).first();
        if (row === undefined || row.state !== 'running' || row.attempts !== job.attempt) return;
        await finishAttempt(db, row, error, hopeless);
      });
    },

    async postpone(job, milliseconds) {
      await held(db, job).update({
        state: 'queued',
        attempts: job.attempt - 1,
        run_at: inFuture(milliseconds),
        lease_until: null,
        // Another job with that key may wait already.
        key: null,
      });
    },

    async progress(job, percent) {
      await held(db, job).update({ progress: percent });
    },

    async renew(jobs) {
      for (const job of jobs)
        await held(db, job).update({ lease_until: inFuture(leaseSeconds * 1000) });
    },

    async recover() {
      const now = inFuture(0);
      if ((await anyExpired.first(db, { now })) === undefined) return;
      await db.transaction(async (db) => {
        const rows = await db<JobRow>('worker_jobs')
          .where('state', 'running')
          .where('lease_until', '<', now);
        for (const row of rows) await finishAttempt(db, row, 'the process that ran it is gone');
      });
    },

    async pending() {
      const [row] = await db('worker_jobs')
        .where('state', 'running')
        .orWhere({ state: 'queued', attempts: 0 })
        .where('run_at', '<=', inFuture(0))
        .orWhere('state', 'queued')
        .where('attempts', '>', 0)
        .count({ count: '*' });
      return Number(row?.['count'] ?? 0);
    },

    async counts() {
      return db<JobCount>('worker_jobs')
        .groupBy('worker', 'state')
        .select('worker', 'state')
        .count({ count: '*' });
    },

    async deadLetters(limit): Promise<DeadLetter[]> {
      const rows = await db<JobRow>('worker_jobs')
        .where('state', 'dead')
        .orderBy([
          { column: 'run_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit);
      return rows.map((row) => ({
        id: String(row.id),
        worker: row.worker,
        payload: row.payload,
        error: row.error ?? '',
        attempts: row.attempts,
        failedAt: row.run_at,
      }));
    },

    async retry(id) {
      if (!/^\d{1,15}$/.test(id)) return false;
      const changed = await db('worker_jobs')
        .where({ id: Number(id), state: 'dead' })
        .update({ state: 'queued', run_at: inFuture(0), max_attempts: db.raw('attempts + 1') });
      return changed === 1;
    },
  };
}

/** The row of a job, unless its lease ran out and somebody else has it now. */
function held(db: Database, job: ClaimedJob) {
  return db('worker_jobs').where({ id: Number(job.id), state: 'running', attempts: job.attempt });
}

async function finishAttempt(
  db: Database,
  row: JobRow,
  error: string,
  hopeless = false,
): Promise<void> {
  const dead = hopeless || row.attempts >= row.max_attempts;
  await db('worker_jobs')
    .where('id', row.id)
    .update({
      state: dead ? 'dead' : 'queued',
      // A dead letter keeps the time at which it failed.
      run_at: inFuture(dead ? 0 : backoff(row)),
      lease_until: null,
      error,
    });
}

/** Milliseconds: doubling, and spread so that what failed together does not come back together. */
function backoff({ retry_delay: delay, attempts }: JobRow): number {
  const seconds = delay * 2 ** Math.min(16, attempts - 1);
  return seconds * 1000 * (1 + Math.random());
}

/** Jobs are timed by the machine, not by the clock of the application: that may be set by a test. */
function inFuture(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}
