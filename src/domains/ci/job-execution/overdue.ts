import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { minuteMs } from '#src/units.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toEverybodyOwner } from '#src/workers/owners.ts';
import { finishJob } from '#src/domains/ci/jobs/transitions.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { endOverQuota } from './over-quota.ts';

/** Milliseconds between two checks while jobs wait or run. */
export const lookIntervalMs = minuteMs;
/** Milliseconds for which a runner may say nothing of its job, and a job may wait for one. */
const [silence, wait] = [60 * minuteMs, 24 * 60 * minuteMs];

type Running = Pick<JobRow, 'id' | 'started_at' | 'timeout' | 'contacted_at'>;

const findRunning = prepareStatement<{ after: number }, Running>((db, { after }) =>
  db('jobs')
    .whereRaw(`status = 'running' and kind = 'build'`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(1_000)
    .select('id', 'started_at', 'timeout', 'contacted_at'),
);

const findForgotten = prepareStatement<{ before: string }, { id: number }>((db, { before }) =>
  db('jobs')
    .whereRaw(`status = 'pending' and kind = 'build'`)
    .where('queued_at', '<', before)
    .orderBy('queued_at')
    .limit(100)
    .select('id'),
);

// Each status has a separate index.
const findAny = (['pending', 'running'] as const).map((status) =>
  prepareStatement<object, { id: number }>((db) =>
    db('jobs').whereRaw(`status = '${status}' and kind = 'build'`).limit(1).select('id'),
  ),
);

/** Ends jobs that exceed their timeout, lost their runner, or have no matching runner. */
export const endOverdueJobs: WorkerDefinition<object> = {
  name: 'end_overdue_jobs',
  worksFor: toEverybodyOwner,
  daily: { hour: 4, minute: 10 },

  async run(_, { db, clock, config, workers }, { signal }) {
    await endRunning(db, clock, signal);
    await endWaiting(db, clock, signal);
    await endOverQuota(db, { at: clock(), plan: config.plan }, signal);
    const left = await Promise.all(findAny.map((each) => each.first(db, {})));
    if (left.every((job) => job === undefined)) return;
    const runAt = new Date(clock().getTime() + lookIntervalMs);
    const options = { key: endOverdueJobs.name, runAt };
    await db.transaction((db) => workers.enqueue(db, endOverdueJobs, {}, options));
  },
};

/** The reason why a job fails now; null while it may continue. */
function findFault({ started_at, timeout, contacted_at }: Running, now: number) {
  const started = Date.parse(started_at ?? '');
  if (timeout !== null && now >= started + timeout * 1000) return 'job_execution_timeout';
  if (now >= Date.parse(contacted_at ?? started_at ?? '') + silence) {
    return 'stuck_or_timeout_failure';
  }
  return null;
}

async function endRunning(db: Database, clock: () => Date, signal: AbortSignal): Promise<void> {
  let after = 0;
  while (!signal.aborted) {
    const running = await findRunning.all(db, { after });
    for (const job of running) {
      after = job.id;
      const failureReason = findFault(job, clock().getTime());
      if (failureReason === null) continue;
      await finishJob(db, job.id, { status: 'failed', failureReason }, clock());
    }
    if (running.length === 0) return;
  }
}

async function endWaiting(db: Database, clock: () => Date, signal: AbortSignal): Promise<void> {
  const failed = { status: 'failed', failureReason: 'stuck_or_timeout_failure' } as const;
  while (!signal.aborted) {
    const before = new Date(clock().getTime() - wait).toISOString();
    const forgotten = await findForgotten.all(db, { before });
    if (forgotten.length === 0) return;
    for (const { id } of forgotten) {
      await finishJob(db, id, { ...failed, from: ['pending'] }, clock());
    }
  }
}
