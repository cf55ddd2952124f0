import type { PipelineStatus } from '#generated/common/types.ts';
import type { PipelineSource } from '#generated/pipelines/types.ts';
import { takeNextInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';

export interface PipelineRow {
  readonly id: number;
  readonly project_id: number;
  /** Number within the project. */
  readonly iid: number;
  readonly sha: string;
  /** Name of a branch or tag, which may have been deleted, or the ref of a merge request. */
  readonly ref: string;
  readonly tag: boolean;
  readonly source: PipelineSource;
  readonly status: PipelineStatus;
  /** User who started the pipeline; null if deleted. */
  readonly user_id: number | null;
  readonly before_sha: string | null;
  readonly yaml_errors: string | null;
  /** Percent: the mean of the jobs. */
  readonly coverage: number | null;
  readonly committed_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  /** Seconds during which jobs ran; null until the end. */
  readonly duration: number | null;
  /** Seconds before the first job ran. */
  readonly queued_duration: number | null;
  /** The pipeline whose job started this child pipeline. */
  readonly parent_pipeline_id: number | null;
  /** The trigger job that started it, maybe in another project. */
  readonly source_job_id: number | null;
  /** Root of the chain of pipelines that started this one. */
  readonly first_pipeline_id: number | null;
  readonly merge_request_id: number | null;
  /** Source and target heads of the merge commit `sha`; null except for pipelines of merged results. */
  readonly source_sha: string | null;
  readonly target_sha: string | null;
  /** The job of the queue that created the pipeline for a push; otherwise null. */
  readonly cause: string | null;
  readonly name: string | null;
  /** States which jobs a newer pipeline of the same ref cancels. */
  readonly auto_cancel: 'conservative' | 'interruptible' | 'none';
  /** Number of jobs at its creation. */
  readonly planned_jobs: number;
  /**
   * Null where its jobs are all there. `creation` and `retry`: they are being written, and none begins before the last of
   * them is there. `broken_off`: it was canceled before that, and cannot begin again.
   */
  readonly writing: 'creation' | 'retry' | 'broken_off' | null;
}

export type NewPipeline = Pick<
  PipelineRow,
  'project_id' | 'sha' | 'ref' | 'tag' | 'source' | 'user_id' | 'committed_at'
>;

/**
 * Stores a pipeline without jobs. A commit has one with the source `external` per ref: `isTakenExternally` recognizes
 * the error of a second one.
 */
export async function insertPipeline(
  db: Database,
  pipeline: NewPipeline,
  now: string,
): Promise<PipelineRow> {
  const owner = pipeline.project_id;
  return insertReturning<PipelineRow>(db, 'pipelines', {
    ...pipeline,
    iid: await takeNextInternalId(db, { scope: 'project pipelines', owner }),
    status: 'created',
    created_at: now,
    updated_at: now,
  });
}

/** Recognizes the error of a second pipeline with the source `external` for a commit and ref. */
export const isTakenExternally = (error: unknown): boolean => isUniqueViolation(error, 'sha');

/** Tells whether jobs of the pipeline are still being written. */
export const isBeingWritten = ({ writing }: Pick<PipelineRow, 'writing'>): boolean =>
  writing === 'creation' || writing === 'retry';

/** The owner whose turn it is when a part of a pipeline is written. */
export const formatOwnerOfParts = ({ user_id }: Pick<PipelineRow, 'user_id'>): string =>
  `user ${user_id ?? 'nobody'}`;

/** Locks the row until the transaction ends; its jobs change under this lock. */
export async function lockPipeline(db: Database, id: number): Promise<PipelineRow | undefined> {
  return db<PipelineRow>('pipelines').where({ id }).forUpdate().first();
}
