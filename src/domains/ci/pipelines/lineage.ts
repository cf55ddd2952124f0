import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { PipelineRow } from './table.ts';

export type PipelineAncestor = Pick<
  PipelineRow,
  'project_id' | 'ref' | 'tag' | 'source_job_id' | 'parent_pipeline_id'
>;

const findStarter = prepareStatement<{ job: number }, PipelineAncestor>((db, { job }) =>
  db('pipelines')
    .join('jobs', 'jobs.pipeline_id', 'pipelines.id')
    .where('jobs.id', job)
    .select('pipelines.project_id', 'pipelines.ref', 'pipelines.tag')
    .select('pipelines.source_job_id', 'pipelines.parent_pipeline_id')
    .limit(1),
);

/** Loads the pipelines whose jobs led to this one, nearest first, up to a limit. */
export async function loadPipelineAncestors(
  db: Database,
  { source_job_id }: Pick<PipelineAncestor, 'source_job_id'>,
  most: number,
): Promise<PipelineAncestor[]> {
  const ancestors: PipelineAncestor[] = [];
  for (let job = source_job_id; job !== null && ancestors.length < most;) {
    const above = await findStarter.first(db, { job });
    if (above !== undefined) ancestors.push(above);
    job = above?.source_job_id ?? null;
  }
  return ancestors;
}

/** Pipelines that start one another, the first one not counted. */
export const maxChildDepth = 2;

/** Pipelines that come from one, by however many jobs. */
const maxPipelinesFromOne = 1_000;

/** Root of the chain of pipelines that this job belongs to. */
export async function findFirstPipeline(db: Database, jobId: number): Promise<number | null> {
  const row = await db('pipelines')
    .join('jobs', 'jobs.pipeline_id', 'pipelines.id')
    .where('jobs.id', jobId)
    .first<Pick<PipelineRow, 'id' | 'first_pipeline_id'> | undefined>(
      'pipelines.id',
      'pipelines.first_pipeline_id',
    );
  return row === undefined ? null : Number(row.first_pipeline_id ?? row.id);
}

/** Tells whether a job may start another pipeline within the limit of its root. */
export async function mayLeadOn(db: Database, jobId: number): Promise<boolean> {
  const first_pipeline_id = await findFirstPipeline(db, jobId);
  const more = db('pipelines')
    .where({ first_pipeline_id })
    .offset(maxPipelinesFromOne - 1);
  return (await more.first('id')) === undefined;
}
