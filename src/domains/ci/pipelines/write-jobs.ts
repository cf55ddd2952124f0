import type { StoredJob } from '#src/ci/job-columns.ts';
import type { PlannedPipeline } from '#src/ci/questions.ts';
import type { Database } from '#src/database/database.ts';
import { runInOwnersTurn } from '#src/database/in-parts.ts';
import { admittedBatchSize } from '#src/domains/ci/jobs/processing.ts';
import { publish } from '#src/domain-events/publish.ts';
import { jobsCreated } from '#src/domains/ci/jobs/events.ts';
import { chooseQueueTags } from '#src/domains/ci/jobs/queue-tag.ts';
import { pipelineChanged } from './events.ts';
import { lockPipeline, formatOwnerOfParts, type PipelineRow } from './table.ts';

/** Maximum rows of `job_needs` per transaction. */
const needBatchSize = 250;

interface NeedRow {
  readonly job_id: number;
  readonly pipeline_id: number;
  readonly name: string;
  readonly artifacts: boolean;
  readonly optional: boolean;
}

/** The part of a plan that is not stored yet. */
interface Rest {
  /** The ref of the jobs. */
  readonly ref: string;
  /** JSON, see `toStoredJobs`. */
  readonly batches: readonly string[];
  /** Dependencies of the stored jobs. */
  readonly needs: readonly NeedRow[];
  /** The id of the last job. */
  readonly last: number;
}

export const listRest = ({ jobs }: Pick<PlannedPipeline, 'jobs'>, ref: string): Rest => ({
  ref,
  batches: jobs,
  needs: [],
  last: 0,
});

interface Part {
  /** Ids of the stored jobs. */
  readonly stored: readonly number[];
  readonly left: Rest;
}

/** Stores the next few hundred rows of a plan: jobs that have not started, or their dependencies. */
export async function insertPart(
  db: Database,
  pipeline: PipelineRow,
  rest: Rest,
  now: string,
): Promise<Part> {
  const stored: number[] = [];
  let left = rest;
  for (let rows = 0; rows < admittedBatchSize && !isWritten(left);) {
    const { needs } = left;
    const some = needs.slice(0, needBatchSize);
    if (some.length > 0) {
      await db<NeedRow>('job_needs').insert(some);
      left = { ...left, needs: needs.slice(needBatchSize) };
      rows += some.length;
    } else {
      const { last, ref } = left;
      const [batch = '[]', ...batches] = left.batches;
      const jobs = JSON.parse(batch) as readonly StoredJob[];
      const { ids, ...inserted } = await insertJobs(db, { ...pipeline, ref }, jobs, { last, now });
      left = { ref, batches, ...inserted };
      rows += jobs.length;
      stored.push(...ids);
    }
  }
  return { stored, left };
}

/**
 * Stores the next jobs of a pipeline whose row is locked. The pipeline is marked until the last ones, which announce
 * it.
 */
export async function writePart(
  db: Database,
  pipeline: PipelineRow,
  rest: Rest,
  at: Date,
): Promise<Rest> {
  const now = at.toISOString();
  const { stored, left } = await insertPart(db, pipeline, rest, now);
  if (stored.length > 0) {
    await publish(db, jobsCreated({ projectId: pipeline.project_id, ids: stored, at }));
  }
  const writing = isWritten(left) ? null : 'creation';
  const after = { ...pipeline, writing, updated_at: now } as const;
  if (writing !== null || pipeline.writing !== null) {
    await db('pipelines').where({ id: pipeline.id }).update({ writing, updated_at: now });
  }
  if (writing === null) {
    await publish(db, pipelineChanged({ pipeline: after, before: null, after: 'created', at }));
  }
  return left;
}

export const isWritten = ({ batches, needs }: Rest) => batches.length === 0 && needs.length === 0;

async function insertJobs(
  db: Database,
  { id: pipeline_id, project_id, sha, ref, tag, user_id }: PipelineRow,
  jobs: readonly StoredJob[],
  { last, now }: { readonly last: number; readonly now: string },
): Promise<Pick<Rest, 'needs' | 'last'> & { readonly ids: readonly number[] }> {
  const queueTagOf = await chooseQueueTags(
    db,
    jobs.map(({ columns }) => columns.tag_list),
  );
  await db('jobs').insert(
    jobs.map(({ columns }) => ({
      project_id,
      pipeline_id,
      sha,
      ref,
      tag,
      user_id,
      ...columns,
      queue_tag: queueTagOf(columns.tag_list),
      status: 'created',
      created_at: now,
      updated_at: now,
    })),
  );
  const stored = await db('jobs')
    .where({ pipeline_id })
    // Other systems may report to it just now.
    .whereNot({ kind: 'external' })
    .where('id', '>', last)
    .orderBy('id')
    .select<{ id: number; name: string }[]>('id', 'name');
  const ids = new Map(stored.map(({ id, name }) => [name, Number(id)]));
  const needs = jobs.flatMap(({ columns: { name }, needs }) =>
    needs.map(({ job, artifacts, optional }) => ({
      job_id: ids.get(name) ?? 0,
      pipeline_id,
      name: job,
      artifacts,
      optional,
    })),
  );
  const inserted = [...ids.values()];
  return { ids: inserted, needs, last: inserted.at(-1) ?? last };
}

interface Context {
  readonly db: Database;
  readonly clock: () => Date;
  readonly signal?: AbortSignal;
}

/**
 * Stores the remaining jobs of a pipeline in batches, each in a separate transaction, with pauses for other work. Stops
 * if the pipeline was canceled or removed.
 */
export async function writeRest(
  { db, clock, signal }: Context,
  pipeline: Pick<PipelineRow, 'id' | 'user_id'>,
  first: Rest,
): Promise<void> {
  let rest: Rest | null = first;
  while (rest !== null && !isWritten(rest)) {
    const left: Rest = rest;
    signal?.throwIfAborted();
    rest = await runInOwnersTurn(db, formatOwnerOfParts(pipeline), async (db) => {
      const locked = await lockPipeline(db, pipeline.id);
      return locked?.writing === 'creation' ? writePart(db, locked, left, clock()) : null;
    });
  }
}
