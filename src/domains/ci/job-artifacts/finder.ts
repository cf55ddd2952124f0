import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { RowNotFound } from '#src/errors.ts';
import type { JobRow, JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import type { ArtifactRow } from './artifact-row.ts';
import { findKeptAmong } from './latest.ts';

/** Child pipelines are looked through so deep. */
const maxLevels = 10;

/** Tells whether a file has expired. */
export const hasExpired = ({ expire_at }: Pick<ArtifactRow, 'expire_at'>, now: string): boolean =>
  expire_at !== null && expire_at <= now;

/** Tells whether the files of a pipeline are kept beyond their expiry. */
export const areArtifactsKept = async (db: Database, pipeline: number): Promise<boolean> =>
  (await findKeptAmong(db, [pipeline])).has(pipeline);

/**
 * The archive of a job.
 * @throws RowNotFound when there is none, or it has expired and is not kept as one of the newest
 */
export async function findArchive(
  db: Database,
  job: Pick<JobRow, 'id' | 'pipeline_id'>,
  now: string,
): Promise<ArtifactRow> {
  const archive = await db<ArtifactRow>('job_artifacts')
    .where({ job_id: job.id, file_type: 'archive' })
    .first();
  if (archive === undefined) throw new RowNotFound();
  if (hasExpired(archive, now) && !(await areArtifactsKept(db, job.pipeline_id)))
    throw new RowNotFound();
  return archive;
}

/**
 * Finds the job of this name with an archive in the newest successful pipeline of a branch or tag. The pipeline itself
 * comes first, then its child pipelines, level by level.
 * @throws RowNotFound when there is none
 */
export async function findJobOfRef(
  db: Database,
  { id: project_id }: { readonly id: number },
  { ref, name }: Readonly<Record<'ref' | 'name', string>>,
): Promise<JobWithOptions> {
  const newest = await db<PipelineRow>('pipelines')
    .where({ project_id, ref, status: 'success', parent_pipeline_id: null })
    .orderBy('id', 'desc')
    .first('id');
  let ids = newest === undefined ? [] : [newest.id];
  for (let level = 0; level < maxLevels && ids.length > 0; level += 1) {
    const jobs = db('jobs')
      .join('job_artifacts', 'job_artifacts.job_id', 'jobs.id')
      .where({ 'job_artifacts.file_type': 'archive', 'jobs.status': 'success', 'jobs.name': name });
    const found = await whereInList(jobs, 'jobs.pipeline_id', ids)
      .orderBy('jobs.id', 'desc')
      .first<JobWithOptions | undefined>('jobs.*');
    if (found !== undefined) return found;
    const children = whereInList(db('pipelines'), 'parent_pipeline_id', ids).where({ project_id });
    ids = (await children.select<{ id: number }[]>('id')).map(({ id }) => id);
  }
  throw new RowNotFound();
}
