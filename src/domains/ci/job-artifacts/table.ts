import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { BadRequest } from '#src/errors.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import type { Storage } from '#src/storage/storage.ts';
import { loadEndedMeanwhile, isStillRunning } from '#src/domains/ci/job-execution/running-job.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import type { ArtifactRow } from './artifact-row.ts';
import { maxPipelineDepth } from './latest.ts';
import type { ReadReport } from './read-report.ts';

/**
 * Stores the row of a job's file, with the data of a report, and adds it to the sizes of the project. The index of an
 * archive is stored too, unless the runner sent one.
 * @returns false where there is an index, and it was not stored
 * @throws BadRequest when it has left one of this type already
 * @throws HttpError with 403 when it ended while the file was on its way
 */
export async function insertArtifact(
  db: Database,
  artifact: Omit<ArtifactRow, 'id'>,
  left: { readonly job: JobRow; readonly report: ReadReport } | null = null,
  index: Omit<ArtifactRow, 'id'> | null = null,
): Promise<boolean> {
  try {
    return await db.transaction(async (db) => {
      if (!(await isStillRunning(db, artifact.job_id)))
        throw await loadEndedMeanwhile(db, artifact.job_id);
      await insertReturning(db, 'job_artifacts', artifact);
      if (left !== null) await insertReport(db, left.job, artifact.file_type, left.report);
      const kept = index !== null && (await insertIndex(db, index));
      await countSize(db, artifact.project_id, artifact.size + (kept ? index.size : 0));
      return kept || index === null;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'job_id')) throw new TypeTaken();
    throw error;
  }
}

async function insertIndex(db: Database, index: Omit<ArtifactRow, 'id'>): Promise<boolean> {
  const stored = await db('job_artifacts')
    .insert(index)
    .onConflict(['job_id', 'file_type'])
    .ignore()
    .returning<{ id: number }[]>('id');
  return stored.length > 0;
}

export class TypeTaken extends BadRequest {
  constructor() {
    super('another artifact of the same type already exists');
  }
}

type Removed = Pick<ArtifactRow, 'id' | 'project_id' | 'size' | 'storage_key'>;

/** Deletes the files that `choose` selects, and their statistics. Returns their number. */
export async function removeArtifacts(
  db: Database,
  choose: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
  storage?: Pick<Storage, 'remove'>,
): Promise<number> {
  return db.transaction(async (db) => {
    const removed: readonly Removed[] = await choose(db('job_artifacts'))
      .delete()
      .returning<Removed[]>(['id', 'project_id', 'size', 'storage_key']);
    const byProject = gatherRowsBy(removed, ({ project_id }) => project_id);
    // Projects are updated in the order of ids, so that concurrent removals never deadlock.
    for (const id of [...byProject.keys()].sort((a, b) => a - b)) {
      const sizes = (byProject.get(id) ?? []).map(({ size }) => size);
      await countSize(db, id, -sizes.reduce((sum, size) => sum + size, 0));
    }
    // Files that stay behind are swept away at night, as no row points to them.
    db.afterCommit(() => {
      for (const { storage_key } of removed) storage?.remove(storage_key).catch(() => {});
    });
    return removed.length;
  });
}

/** A report outlives its file, where that has expired: one of the same type takes its place. */
async function insertReport(
  db: Database,
  { id: job_id, project_id, pipeline_id, ref }: JobRow,
  file_type: ArtifactRow['file_type'],
  report: ReadReport,
): Promise<void> {
  const root_pipeline_id = await findRootPipeline(db, pipeline_id);
  await db('job_reports')
    .insert({ job_id, project_id, root_pipeline_id, ref, file_type, ...report })
    .onConflict(['job_id', 'file_type'])
    .merge(report);
}

/** The pipeline that child pipelines come from. */
async function findRootPipeline(db: Database, pipelineId: number): Promise<number> {
  let id = pipelineId;
  for (let level = 0; level < maxPipelineDepth; level += 1) {
    const row = await db<PipelineRow>('pipelines').where({ id }).first('parent_pipeline_id');
    if (row === undefined || row.parent_pipeline_id === null) return id;
    id = Number(row.parent_pipeline_id);
  }
  return id;
}

/** Deletes the stored reports of a job. */
export async function removeReports(db: Database, { id }: Pick<JobRow, 'id'>): Promise<void> {
  await db('job_reports').where({ job_id: id }).delete();
}

async function countSize(db: Database, projectId: number, bytes: number): Promise<void> {
  await db('project_statistics')
    .where({ project_id: projectId })
    .increment({ job_artifacts_size: bytes, storage_size: bytes });
}
