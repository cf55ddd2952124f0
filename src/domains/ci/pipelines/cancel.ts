import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { runInOwnersTurn } from '#src/database/in-parts.ts';
import { publish } from '#src/domain-events/publish.ts';
import { changeJobs, admittedBatchSize, processPipeline } from '#src/domains/ci/jobs/processing.ts';
import { pipelineChanged } from './events.ts';
import { jobColumns, type JobRow } from './job-table.ts';
import { isBeingWritten, lockPipeline, type PipelineRow } from './table.ts';

interface Context {
  readonly db: Database;
  readonly clock: () => Date;
}

const over = ['success', 'failed', 'canceled', 'skipped'];

type Jobs = Knex.QueryBuilder<JobRow, JobRow[]>;

interface Cancelation {
  /** Query that vetoes the cancelation: nothing is canceled if it finds one of the jobs. */
  readonly unless?: ((jobs: Jobs) => Jobs) | undefined;
  /** Columns that select the jobs to cancel; by default all jobs. */
  readonly only?: Partial<JobRow>;
  /** The state of the jobs afterwards, where they are not just canceled. */
  readonly outcome?: Pick<JobRow, 'status'> & Partial<Pick<JobRow, 'failure_reason'>>;
}

/**
 * Cancels the jobs of a pipeline that are not over, the last ones first: in parts that are each a transaction of their
 * own, with turns for others in between. Null where there is no pipeline of this id.
 */
export async function cancelPipeline(
  { db, clock }: Context,
  id: number,
  cancelation: Cancelation = {},
): Promise<PipelineRow | null> {
  for (let how = cancelation; ; how = { ...cancelation, unless: undefined }) {
    const part = await runInOwnersTurn(db, `pipeline ${id}`, (db) =>
      cancelPart(db, id, how, clock()),
    );
    if (part?.more !== true) return part?.pipeline ?? null;
  }
}

async function cancelPart(
  db: Database,
  id: number,
  { unless, only = {}, outcome = { status: 'canceled' } }: Cancelation,
  at: Date,
): Promise<{ readonly pipeline: PipelineRow; readonly more: boolean } | null> {
  const found = await lockPipeline(db, id);
  if (found === undefined) return null;
  const selectLatest = (): Jobs =>
    db<JobRow>('jobs').where({ pipeline_id: id }).whereRaw('not retried').select('jobs.id');
  const objection = await unless?.(selectLatest()).first();
  if (objection !== undefined) return { pipeline: found, more: false };
  const pipeline = await cancelWriting(db, found, at);
  const jobs: JobRow[] = await selectLatest()
    .clearSelect()
    .where(only)
    .whereNotIn('status', over)
    .orderBy('id', 'desc')
    .limit(admittedBatchSize)
    .select(...jobColumns);
  await changeJobs(db, jobs, { ...outcome, finished_at: at.toISOString() }, at);
  // Waiting jobs are processed only after the last batch, so that they see the final state of the others.
  if (jobs.length === admittedBatchSize) return { pipeline, more: true };
  return { pipeline: await processPipeline(db, pipeline, at), more: false };
}

/** Stops the writing of further jobs of the pipeline. */
async function cancelWriting(db: Database, pipeline: PipelineRow, at: Date): Promise<PipelineRow> {
  if (!isBeingWritten(pipeline)) return pipeline;
  const isNew = pipeline.writing === 'creation';
  const after = { ...pipeline, writing: isNew ? 'broken_off' : null } as const;
  await db('pipelines').where({ id: pipeline.id }).update({ writing: after.writing });
  if (isNew) {
    await publish(db, pipelineChanged({ pipeline: after, before: null, after: 'created', at }));
  }
  return after;
}

/** Cancels a pipeline and the pipelines of the project that its jobs started, also where only these are active. */
export async function cancelWithChildren(
  context: Context,
  id: number,
): Promise<PipelineRow | null> {
  const canceled = await cancelPipeline(context, id);
  const children = await context
    .db<PipelineRow>('pipelines')
    .where({ parent_pipeline_id: id })
    .orderBy('id')
    .select('id');
  for (const child of children) await cancelWithChildren(context, Number(child.id));
  return canceled;
}

/** Statuses of pipelines that continue without a manual start, such as those with a delayed job. */
const notBegunByHand = [
  ...['created', 'waiting_for_resource', 'preparing', 'pending', 'running', 'scheduled'],
];

/** Pipelines of one ref that wait or run at once, and their children. */
const maxRedundant = 100;

const startedByOthers = ['parent_pipeline', 'pipeline', 'external'];

/** Columns that pipelines share if a newer one makes older ones redundant: those of a branch or merge request. */
const toSharedColumns = ({ project_id, ref, tag, merge_request_id }: PipelineRow) =>
  merge_request_id === null
    ? { project_id, ref, tag, merge_request_id }
    : { project_id, merge_request_id };

/**
 * Cancels older pipelines of the same ref as their configurations require: all jobs unless an uninterruptible one has
 * started, interruptible jobs only, or nothing. Child pipelines, which may outlast their parents, follow their own
 * jobs and configuration.
 */
export async function cancelRedundant(context: Context, newer: PipelineRow): Promise<void> {
  if (newer.source === 'parent_pipeline' || newer.source === 'pipeline') return;
  const { db } = context;
  const whereOlder = (pipelines: Knex.QueryBuilder) =>
    pipelines
      .where(toSharedColumns(newer))
      .where('id', '<', newer.id)
      .whereNotIn('source', [...startedByOthers, 'schedule'])
      .whereNot({ sha: newer.sha });
  const first = whereOlder(db('pipelines as first').select('id'));
  const children = db('pipelines')
    .where({ project_id: newer.project_id })
    .whereNotNull('parent_pipeline_id')
    .whereExists(first.whereRaw('first.id = pipelines.first_pipeline_id'));
  const candidates: readonly Knex.QueryBuilder[] = [whereOlder(db('pipelines')), children];
  for (const pipelines of candidates) {
    const redundant: Pick<PipelineRow, 'id' | 'auto_cancel'>[] = await pipelines
      .whereIn('status', notBegunByHand)
      .whereNot({ auto_cancel: 'none' })
      // The writer of a pipeline checks for newer ones once the pipeline exists.
      .whereNull('writing')
      // An expression: the index of ids would read all finished pipelines.
      .orderByRaw('pipelines.id + 0 desc')
      .limit(maxRedundant)
      .select('id', 'auto_cancel');
    for (const { id, auto_cancel } of redundant) {
      const how =
        auto_cancel === 'interruptible'
          ? { only: { interruptible: true } }
          : { unless: whereUninterruptible };
      await cancelPipeline(context, Number(id), how);
    }
  }
}

/** Newest pipeline that makes older ones redundant, of the same branch or merge request. */
export async function findNewestAlike(db: Database, pipeline: PipelineRow): Promise<PipelineRow> {
  const newer = await db<PipelineRow>('pipelines')
    .where(toSharedColumns(pipeline))
    .where('id', '>', pipeline.id)
    .whereNotIn('source', startedByOthers)
    .whereNull('writing')
    .orderBy('id', 'desc')
    .first();
  return newer ?? pipeline;
}

/** Started jobs that must not be interrupted. */
const whereUninterruptible = (jobs: Jobs) =>
  jobs
    .where({ interruptible: false, kind: 'build' })
    .whereIn('status', ['running', 'success', 'failed']);
