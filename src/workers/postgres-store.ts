import type PgBoss from 'pg-boss';
import { connect } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { execution } from '../database/execution.ts';
import { ListValue } from '../database/values.ts';
import { leaseSeconds } from './job-store.ts';
import type { DeadLetter, JobCount, JobStore } from './job-store.ts';

/** One queue for every kind of work: pg-boss makes a table for each. */
const queue = 'hearth';

interface StoredData {
  readonly worker: string;
  readonly payload: object;
}

/**
 * The queue on Postgres: pg-boss, in its own schema. It stores, hands out and retries; when to ask
 * for work and how much of it is ours, the same as on SQLite, since its own loop wakes no oftener
 * than twice a second and needs a moment to stop.
 */
export function createPostgresStore(db: Database): JobStore {
  let starting: Promise<PgBoss> | null = null;

  /** Loaded when first needed: it takes longer to load than the rest of the database layer. */
  function boss(): Promise<PgBoss> {
    starting ??= start(db).catch((error: unknown) => {
      starting = null;
      throw error;
    });
    return starting;
  }

  return {
    async prepare() {
      await boss();
    },

    async add(transaction, job) {
      const data: StoredData = { worker: job.worker, payload: job.payload };
      return (await boss()).send(queue, data, {
        db: connectionFor(transaction),
        // The queue refuses a second waiting job of the same key, and takes none for a key too.
        singletonKey: job.key === null ? crypto.randomUUID() : `${job.worker} ${job.key}`,
        ...(job.delay > 0 && { startAfter: new Date(Date.now() + job.delay) }),
        retryLimit: job.attempts - 1,
        retryDelay: job.retryDelay,
        retryBackoff: job.retryDelay > 0,
        expireInSeconds: leaseSeconds,
        // Counted from the first run; nothing here is thrown away for being old.
        retentionDays: 3650,
      });
    },

    async claim(limit) {
      const jobs = await (
        await boss()
      ).fetch<StoredData>(queue, {
        batchSize: limit,
        includeMetadata: true,
      });
      return jobs.map((job) => ({
        id: job.id,
        worker: job.data.worker,
        payload: job.data.payload,
        attempt: job.retryCount + 1,
      }));
    },

    async complete(job) {
      // Finished work leaves nothing behind, as on SQLite.
      await db.raw(
        `delete from pgboss.job where name = ? and id = ?::uuid and state = 'active' and retry_count = ?`,
        [queue, job.id, job.attempt - 1],
      );
    },

    async fail(job, error, { hopeless }) {
      // A job that has no attempt left is dead to pg-boss, too.
      const limit = hopeless ? 'retry_count' : 'retry_limit';
      const [held] = await db.raw(
        `update pgboss.job set retry_limit = ${limit}
         where name = ? and id = ?::uuid and state = 'active' and retry_count = ? returning id`,
        [queue, job.id, job.attempt - 1],
      );
      if (held !== undefined) await (await boss()).fail(queue, job.id, { message: error });
    },

    async postpone(job, milliseconds) {
      // A job that waits for its first run would have to be the only one of its key; one that was started counts.
      await db.raw(
        `update pgboss.job set state = 'retry', started_on = null,
           start_after = now() + ?::float8 * interval '1 millisecond'
         where name = ? and id = ?::uuid and state = 'active' and retry_count = ?`,
        [milliseconds, queue, job.id, job.attempt - 1],
      );
    },

    async progress(job, percent) {
      await db.raw(
        `update pgboss.job set output = jsonb_build_object('progress', ?::int)
         where name = ? and id = ?::uuid and state = 'active' and retry_count = ?`,
        [percent, queue, job.id, job.attempt - 1],
      );
    },

    async renew(jobs) {
      await db.raw(
        `update pgboss.job set started_on = now()
         where name = ? and id = any(?::uuid[]) and state = 'active'`,
        [queue, new ListValue(jobs.map((job) => job.id))],
      );
    },

    async recover() {
      await (await boss()).expire();
    },

    async pending() {
      const [row] = await db.raw<{ count: number }>(
        `select count(*) from pgboss.job where name = ? and (state = 'active'
         or (state = 'retry' and (retry_count > 0 or started_on is not null))
         or (state in ('created', 'retry') and start_after <= now()))`,
        [queue],
      );
      return row?.count ?? 0;
    },

    async counts() {
      await boss();
      return db.raw<JobCount>(
        `select data->>'worker' as worker, count(*) as count,
           case state when 'active' then 'running' when 'failed' then 'dead' else 'queued' end as state
         from pgboss.job where name = ? and state in ('created', 'retry', 'active', 'failed') group by 1, 3`,
        [queue],
      );
    },

    async deadLetters(limit): Promise<DeadLetter[]> {
      await boss();
      const rows = await db.raw<DeadRow>(
        `select id, data, coalesce(output->>'message', output->'value'->>'message', '') as error,
           retry_count + 1 as attempts, completed_on
         from pgboss.job where name = ? and state = 'failed' order by completed_on desc, id desc limit ?`,
        [queue, limit],
      );
      return rows.map(({ id, data, error, attempts, completed_on: failedAt }) => ({
        id,
        worker: data.worker,
        payload: data.payload,
        error,
        attempts,
        failedAt,
      }));
    },

    async retry(id) {
      if (!/^[0-9a-f-]{36}$/.test(id)) return false;
      await boss();
      const rows = await db.raw(
        `update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
         where name = ? and id = ?::uuid and state = 'failed' returning id`,
        [queue, id],
      );
      return rows.length === 1;
    },
  };
}

interface DeadRow {
  readonly id: string;
  readonly data: StoredData;
  readonly error: string;
  readonly attempts: number;
  readonly completed_on: string;
}

async function start(db: Database): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  // Every connection of the pool may be held by a transaction that waits for this.
  const own = await connect(db[execution].url, { poolSize: 1 });
  let connection = connectionFor(own);
  try {
    const boss = new Boss({
      db: { executeSql: (text, values) => connection.executeSql(text, values) },
      // Its own schedules and supervision would be two more loops: `recover` is what we use of them.
      schedule: false,
      supervise: false,
    });
    boss.on('error', () => {});
    await boss.start();
    if ((await boss.getQueue(queue)) === null) {
      await boss.createQueue(queue, { name: queue, policy: 'short' });
    }
    return boss;
  } finally {
    connection = connectionFor(db);
    await own.close();
  }
}

/** Runs the SQL of pg-boss on our connection: on that of the transaction when `db` is one. */
function connectionFor(db: Database): PgBoss.Db {
  const { executor } = db[execution];
  return {
    async executeSql(text, values: readonly unknown[] = []) {
      const bound = values.map((value) =>
        Array.isArray(value) ? new ListValue(value) : (value ?? null),
      );
      return { rows: await executor.all(text, bound) };
    },
  };
}
