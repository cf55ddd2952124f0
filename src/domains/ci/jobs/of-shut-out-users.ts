import type { Database } from '#src/database/database.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { toAccessOwner } from '#src/workers/owners.ts';
import { cancelPipeline } from '#src/domains/ci/pipelines/cancel.ts';
import type { usersShutOut } from '#src/domains/core/users/events.ts';
import { finishJob } from './transitions.ts';

/** Maximum rows of one query. */
const batchRows = 100;

const blocked = { status: 'failed', failure_reason: 'user_blocked' } as const;
const active = ['created', 'waiting_for_resource', 'preparing', 'pending', 'running'] as const;
const waiting = ['manual', 'scheduled'] as const;

/** Ends pipelines of a user who lost access, and jobs that they started in pipelines of others. */
export const endJobsOfUser: WorkerDefinition<{ readonly id: number }> = {
  name: 'end_jobs_of_user',
  worksFor: ({ id }) => toAccessOwner('user', id),

  async run({ id }, dependencies, { signal }) {
    const { db } = dependencies;
    if (await mayAct(db, id)) return;
    await endPipelines(dependencies, id, signal);
    await endJobs(dependencies, id, signal);
  },
};

async function mayAct(db: Database, id: number): Promise<boolean> {
  const user = await db('users').where({ id, state: 'active' }).first('id');
  return user !== undefined;
}

async function endPipelines(
  { db, clock }: WorkerDependencies,
  user_id: number,
  signal: AbortSignal,
): Promise<void> {
  for (let after = 0; !signal.aborted;) {
    const pipelines = await db('pipelines')
      .where({ user_id })
      .whereIn('status', [...active, ...waiting])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchRows)
      .select<{ id: number }[]>('id');
    for (const { id } of pipelines) {
      await cancelPipeline({ db, clock }, id, { outcome: blocked });
      after = id;
    }
    if (pipelines.length < batchRows) return;
  }
}

async function endJobs(
  { db, clock }: WorkerDependencies,
  user_id: number,
  signal: AbortSignal,
): Promise<void> {
  for (let after = 0; !signal.aborted;) {
    const jobs = await db('jobs')
      .where({ user_id })
      .whereIn('status', ['waiting_for_resource', 'pending', 'running'])
      .whereNot('kind', 'external')
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchRows)
      .select<{ id: number }[]>('id');
    for (const { id } of jobs) {
      const { status, failure_reason: failureReason } = blocked;
      await finishJob(db, id, { status, failureReason, from: [...active] }, clock());
      after = id;
    }
    if (jobs.length < batchRows) return;
  }
}

/** Ends the jobs of users who lost their access. */
export async function endJobsOfUsers(
  db: Database,
  { ids }: FactsOf<typeof usersShutOut>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  for (const id of ids) await workers.enqueue(db, endJobsOfUser, { id });
}
