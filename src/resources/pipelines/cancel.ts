import type { Database } from '../../database/database.ts';
import { processPipeline, changeJobs } from '../jobs/processing.ts';
import { isFinal } from './composite-status.ts';
import { jobColumns, type JobRow } from './job-table.ts';
import { lockPipeline, type PipelineRow } from './table.ts';

interface Context {
  readonly db: Database;
  readonly clock: () => Date;
}

const over = ['success', 'failed', 'canceled', 'skipped'];

/** Cancels the jobs of a pipeline that are not over; null where there is no pipeline of this id. */
export async function cancelPipeline(
  { db, clock }: Context,
  id: number,
  {
    unless,
    only = () => true,
    outcome = { status: 'canceled' },
  }: {
    readonly unless?: (jobs: readonly JobRow[]) => boolean;
    readonly only?: (job: JobRow) => boolean;
    /** The state of the jobs afterwards, where they are not just canceled. */
    readonly outcome?: Pick<JobRow, 'status'> & Partial<Pick<JobRow, 'failure_reason'>>;
  } = {},
): Promise<PipelineRow | null> {
  return db.transaction(async (db) => {
    const pipeline = await lockPipeline(db, id);
    if (pipeline === undefined) return null;
    const at = clock();
    const latest = await db('jobs')
      .where({ pipeline_id: id })
      .whereRaw('not retried')
      .select<JobRow[]>(...jobColumns);
    if (unless?.(latest) === true) return pipeline;
    const jobs = latest.filter((job) => !over.includes(job.status) && only(job));
    await changeJobs(db, jobs, { ...outcome, finished_at: at.toISOString() }, at);
    return processPipeline(db, pipeline, at);
  });
}

/** Cancels a pipeline with those of the same project that its jobs started. */
export async function cancelWithChildren(
  context: Context,
  id: number,
): Promise<PipelineRow | null> {
  const canceled = await cancelPipeline(context, id);
  const children = await context
    .db<PipelineRow>('pipelines')
    .where({ parent_pipeline_id: id })
    .whereNotIn('status', over)
    .orderBy('id')
    .limit(mostRedundant)
    .select('id');
  for (const child of children) await cancelWithChildren(context, child.id);
  return canceled;
}

/** Pipelines of one ref that wait or run at once. */
const mostRedundant = 100;

/**
 * Cancels older pipelines of the same ref, as their configurations have it: unless jobs have begun there that are not to
 * be interrupted, or those jobs alone that may be, or nothing.
 */
export async function cancelRedundant(context: Context, newer: PipelineRow): Promise<void> {
  const { project_id, ref, tag, source, merge_request_id } = newer;
  if (source === 'parent_pipeline' || source === 'pipeline') return;
  const older = await context
    .db<PipelineRow>('pipelines')
    .where({ project_id, ref, tag, merge_request_id })
    .where('id', '<', newer.id)
    .whereIn('status', ['created', 'waiting_for_resource', 'preparing', 'pending', 'running'])
    .whereNotIn('source', ['parent_pipeline', 'pipeline', 'external', 'schedule'])
    .whereNot({ sha: newer.sha })
    .whereNot({ auto_cancel: 'none' })
    .orderBy('id', 'desc')
    .limit(mostRedundant)
    .select('id', 'auto_cancel');
  for (const { id, auto_cancel } of older) {
    const how =
      auto_cancel === 'interruptible'
        ? { only: (job: JobRow) => job.interruptible }
        : { unless: (jobs: readonly JobRow[]) => jobs.some(isUninterruptible) };
    await cancelPipeline(context, Number(id), how);
  }
}

const isUninterruptible = ({ interruptible, status, kind }: JobRow) =>
  !interruptible &&
  kind === 'build' &&
  (status === 'running' || (isFinal(status) && status !== 'skipped' && status !== 'canceled'));
