import type { PipelineStatus } from '#generated/common/types.ts';
import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import { isFinal } from '#src/domains/ci/pipelines/composite-status.ts';
import type { JobRow, JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { refreshPipeline } from '#src/domains/ci/pipelines/refresh.ts';
import { lockPipeline, type PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import type { StartVariable } from '#src/domains/ci/pipelines/variables.ts';
import { jobChanged, jobErased } from './events.ts';
import { type FlowOptions, readFlowOptions } from './options.ts';
import { changeJobs, processPipeline, queueJobs } from './processing.ts';
import { maxRuns, repeatJob, resetSkipped } from './repeat.ts';

/**
 * Runs `work` under the lock of the pipeline, with the current row of the job; null for an unknown id. All changes of
 * jobs use it, so that those of one pipeline are serialized.
 */
export async function runUnderLock<Result>(
  db: Database,
  jobId: number,
  work: (db: Database, job: JobWithOptions, pipeline: PipelineRow) => Promise<Result>,
): Promise<Result | null> {
  return db.transaction(async (db) => {
    const found = await db<JobRow>('jobs').where({ id: jobId }).first('pipeline_id');
    const pipeline =
      found === undefined ? undefined : await lockPipeline(db, Number(found.pipeline_id));
    const job =
      pipeline === undefined
        ? undefined
        : await db<JobWithOptions>('jobs').where({ id: jobId }).first();
    return job === undefined || pipeline === undefined ? null : work(db, job, pipeline);
  });
}

interface HandOver {
  readonly runnerId: number;
  readonly tokenDigest: string;
  /** Seconds. */
  readonly timeout: number;
}

/** Assigns a pending job to a runner; null if a concurrent runner was faster, or it is no longer pending. */
export async function startJob(
  db: Database,
  id: number,
  { runnerId, tokenDigest, timeout }: HandOver,
  at: Date,
): Promise<JobWithOptions | null> {
  const now = at.toISOString();
  return runUnderLock(db, id, async (db, job, pipeline) => {
    const changes = {
      status: 'running',
      runner_id: runnerId,
      token_digest: tokenDigest,
      timeout,
      started_at: now,
      contacted_at: now,
      updated_at: now,
    } as const;
    const taken = await db('jobs').where({ id, status: 'pending', kind: 'build' }).update(changes);
    if (taken === 0) return null;
    const after: JobWithOptions = { ...job, ...changes };
    await publish(db, jobChanged({ job: after, before: 'pending', after: 'running', at }));
    await refreshPipeline(db, pipeline, at);
    return after;
  });
}

interface Outcome {
  readonly status: 'success' | 'failed' | 'canceled';
  readonly failureReason?: string;
  readonly exitCode?: number;
  /** Percent, if the log contains it. */
  readonly coverage?: number;
  /** Statuses from which the change is allowed; default: running jobs only. */
  readonly from?: readonly PipelineStatus[];
}

/**
 * Ends a job, retries it automatically if configured, and starts the jobs that waited for it. Null if the status does
 * not allow it.
 */
export async function finishJob(
  db: Database,
  id: number,
  { status, failureReason, exitCode, coverage, from = ['running'] }: Outcome,
  at: Date,
): Promise<JobRow | null> {
  return runUnderLock(db, id, async (db, job, pipeline) => {
    if (!from.includes(job.status)) return null;
    const failed = status === 'failed';
    const failure_reason = failed ? (failureReason ?? 'unknown_failure') : null;
    const { allowFailureExitCodes: codes = [], retry } = readFlowOptions(job);
    const changes = {
      status,
      failure_reason,
      exit_code: exitCode ?? null,
      ...(coverage !== undefined && { coverage }),
      allow_failure: job.allow_failure || (failed && codes.includes(exitCode ?? -1)),
      finished_at: at.toISOString(),
    } as const;
    await changeJobs(db, [job], changes, at);
    const after: JobRow = { ...job, ...changes, updated_at: changes.finished_at };
    if (failed && retry !== undefined && mayRepeat(retry, after)) {
      const again = await repeatJob(
        db,
        after,
        { userId: job.user_id, retries: job.retries + 1 },
        at,
      );
      await queueJobs(db, [again], at);
    }
    await processPipeline(db, pipeline, at, [job.name]);
    return after;
  });
}

const hopeless: ReadonlySet<string> = new Set([
  'archived_failure',
  'ci_quota_exceeded',
  'deployment_rejected',
  'environment_creation_failure',
  'forward_deployment_failure',
  'protected_environment_failure',
  'secrets_provider_not_found',
  'unmet_prerequisites',
  'user_blocked',
]);

function mayRepeat(
  { max, when, exitCodes = [] }: NonNullable<FlowOptions['retry']>,
  { retries, run, failure_reason, exit_code }: JobRow,
): boolean {
  if (retries >= max || run >= maxRuns || hopeless.has(failure_reason ?? '')) return false;
  if (exit_code !== null && exitCodes.includes(exit_code)) return true;
  if (when.length === 0) return exitCodes.length === 0;
  return when.includes('always') || when.includes(failure_reason ?? '');
}

/** Cancels an unfinished job; the other jobs of the pipeline see the change. Null for an unknown id. */
export async function cancelJob(db: Database, id: number, at: Date): Promise<JobRow | null> {
  return runUnderLock(db, id, async (db, job, pipeline) => {
    if (isFinal(job.status)) return job;
    const changes = { status: 'canceled', finished_at: at.toISOString() } as const;
    await changeJobs(db, [job], changes, at);
    await processPipeline(db, pipeline, at, [job.name]);
    return { ...job, ...changes, updated_at: changes.finished_at };
  });
}

/** Starts a manual, delayed or resource-bound job, as this user if given. Null in any other status. */
export async function enqueueJob(
  db: Database,
  id: number,
  {
    from = ['manual', 'scheduled'],
    userId,
  }: { readonly from?: readonly PipelineStatus[]; readonly userId?: number },
  at: Date,
): Promise<JobRow | null> {
  return runUnderLock(db, id, async (db, job, pipeline) => {
    if (!from.includes(job.status)) return null;
    if (userId !== undefined) await db('jobs').where({ id }).update({ user_id: userId });
    const row = { ...job, ...(userId !== undefined && { user_id: userId }) };
    if (job.status === 'waiting_for_resource') {
      await changeJobs(db, [row], { status: 'pending', queued_at: at.toISOString() }, at);
    } else {
      await queueJobs(db, [row], at);
    }
    const waited = await resetSkipped(db, pipeline, [row]);
    await processPipeline(db, pipeline, at, waited);
    return (await db<JobRow>('jobs').where({ id }).first()) ?? null;
  });
}

/** Turns a delayed job into a manual one; null if it is not delayed. */
export async function unscheduleJob(db: Database, id: number, at: Date): Promise<JobRow | null> {
  return runUnderLock(db, id, async (db, job, pipeline) => {
    if (job.status !== 'scheduled') return null;
    const changes = { status: 'manual', scheduled_at: null } as const;
    await changeJobs(db, [job], changes, at);
    await processPipeline(db, pipeline, at, [job.name]);
    return { ...job, ...changes, updated_at: at.toISOString() };
  });
}

/**
 * Retries a job as a new one, and resets jobs that were skipped after it; null if it cannot be retried. Given
 * variables replace those of the earlier job.
 */
export async function retryJob(
  db: Database,
  id: number,
  userId: number,
  at: Date,
  variables: readonly StartVariable[] = [],
): Promise<JobRow | null> {
  return runUnderLock(db, id, async (db, job, pipeline) => {
    if (!isRetryable(job) || pipeline.writing !== null) return null;
    const options = variables.length === 0 ? {} : { variables };
    const again = await repeatJob(db, job, { userId, retries: 0, ...options }, at);
    await queueJobs(db, [again], at);
    const waited = await resetSkipped(db, pipeline, [again]);
    await processPipeline(db, pipeline, at, waited);
    return (await db<JobRow>('jobs').where({ id: again.id }).first()) ?? null;
  });
}

/** Tells whether a job is finished, is the latest of its name, and is within the limit of runs. */
export const isRetryable = ({ status, retried, kind, run }: JobRow): boolean =>
  kind !== 'external' &&
  !retried &&
  run < maxRuns &&
  (status === 'success' || status === 'failed' || status === 'canceled');

/** Marks a job as erased, and schedules the deletion of its log and artifacts. */
export async function eraseJob(
  db: Database,
  id: number,
  userId: number,
  at: Date,
): Promise<JobRow | null> {
  return runUnderLock(db, id, async (db, job) => {
    const now = at.toISOString();
    const changes = { erased_at: now, erased_by_id: userId, updated_at: now };
    await db('jobs').where({ id }).update(changes);
    const after = { ...job, ...changes };
    await publish(db, jobErased({ job: after, at }));
    return after;
  });
}
