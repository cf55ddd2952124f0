import type { Database } from '#src/database/database.ts';
import type { DailyTime, WorkerDefinition, Workers } from './definition.ts';

interface SchedulerOptions {
  readonly db: Database;
  readonly workers: Pick<Workers, 'enqueue'>;
  readonly definitions: () => Promise<ReadonlyMap<string, WorkerDefinition<object>>>;
  readonly clock: () => Date;
}

/**
 * Creates the function that adds a job for every definition whose time of day has come. Any number of processes may
 * call it at any rate: the process that moves the row of the definition to the new time adds the job, in the same
 * transaction.
 *
 * A time at which no process ran is made up for once, by the next start.
 */
export function createScheduler({
  db,
  workers,
  definitions,
  clock,
}: SchedulerOptions): () => Promise<void> {
  const settled = new Map<string, string>();

  /** Ignores times that were settled while the clock was ahead: the worker would not run until then. */
  const isSettled = (name: string, due: string, now: Date) => {
    const until = settled.get(name) ?? '';
    return until >= due && until <= computeNextDay(now);
  };

  async function enqueueOnce(
    definition: WorkerDefinition<object>,
    due: string,
    now: Date,
  ): Promise<void> {
    await db.transaction(async (db) => {
      const moved = await db('worker_schedules')
        .insert({ worker: definition.name, due_at: due })
        .onConflict('worker')
        .merge({ due_at: due })
        .where((either) => {
          either.where('worker_schedules.due_at', '<', due);
          either.orWhere('worker_schedules.due_at', '>', computeNextDay(now));
        })
        .returning('worker');
      if (moved.length > 0) await workers.enqueue(db, definition, {}, { key: 'daily' });
    });
    settled.set(definition.name, due);
  }

  /** Reads the settled schedules of other processes, so that most starts have nothing to do and write nothing. */
  async function readSettled(): Promise<void> {
    const rows = await db<{ worker: string; due_at: string }>('worker_schedules').select(
      'worker',
      'due_at',
    );
    for (const { worker, due_at } of rows) settled.set(worker, due_at);
  }

  return async () => {
    const now = clock();
    const unsettled = [...(await definitions()).values()].flatMap((definition) => {
      if (definition.daily === undefined) return [];
      const due = computeLatestTime(definition.daily, now);
      return isSettled(definition.name, due, now) ? [] : [{ definition, due }];
    });
    if (unsettled.length === 0) return;
    await readSettled();
    for (const { definition, due } of unsettled) {
      if (!isSettled(definition.name, due, now)) await enqueueOnce(definition, due, now);
    }
  };
}

/** Further ahead no clock of another process is. */
const computeNextDay = (now: Date) => new Date(now.getTime() + 86_400_000).toISOString();

/** The most recent occurrence of this time of day in UTC, at or before `now`; ISO 8601. */
export function computeLatestTime({ hour, minute }: DailyTime, now: Date): string {
  const time = new Date(now);
  time.setUTCHours(hour, minute, 0, 0);
  if (time > now) time.setUTCDate(time.getUTCDate() - 1);
  return time.toISOString();
}
