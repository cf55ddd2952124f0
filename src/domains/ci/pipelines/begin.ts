import type { Database } from '#src/database/database.ts';
import { Forbidden } from '#src/errors.ts';
import { GitFailure, ObjectMissing } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { formatPipelineRef, updateRefs } from '#src/git/writing/refs.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofProject } from '#src/workers/owners.ts';
import { processInParts } from '#src/domains/ci/jobs/processing.ts';
import { isFinal } from './composite-status.ts';
import type { PipelineRow } from './table.ts';

interface Context {
  readonly db: Database;
  readonly git: Git;
  readonly clock: () => Date;
}

/**
 * Keeps the commit of a pipeline for its runners, then starts the first jobs; safe to repeat. Null for a deleted
 * pipeline.
 */
export async function beginPipeline(context: Context, id: number): Promise<PipelineRow | null> {
  const { db, git, clock } = context;
  const known = await db<PipelineRow>('pipelines').where({ id }).first();
  if (known === undefined) return null;
  if (!isFinal(known.status)) await keepCommit(git, known);
  return processInParts({ db, clock }, known);
}

/** Creates the ref of a pipeline; a missing commit cannot be kept. */
async function keepCommit(
  git: Git,
  { id, project_id, sha }: Pick<PipelineRow, 'id' | 'project_id' | 'sha'>,
): Promise<void> {
  await updateRefs(git.repository(project_id), [{ ref: formatPipelineRef(id), to: sha }]);
}

/**
 * Keeps the commit of a pipeline that is retried.
 * @throws Forbidden where the commit is gone, or never came: the pipeline may have come in an archive
 */
export async function requireCommit(
  git: Git,
  pipeline: Pick<PipelineRow, 'id' | 'project_id' | 'sha'>,
): Promise<void> {
  try {
    await keepCommit(git, pipeline);
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
    throw new Forbidden('The commit of the pipeline no longer exists in the repository');
  }
}

/** Removes the ref of a pipeline. */
async function releaseCommit(
  git: Git,
  { id, project_id }: Pick<PipelineRow, 'id' | 'project_id'>,
): Promise<void> {
  try {
    await updateRefs(git.repository(project_id), [{ ref: formatPipelineRef(id), to: null }]);
  } catch (error) {
    // The ref or the repository may be deleted already.
    if (!(error instanceof GitFailure)) throw error;
  }
}

/** Deletes the ref of a finished or deleted pipeline. */
export const releasePipeline: WorkerDefinition<{
  readonly id: number;
  readonly project_id: number;
}> = {
  name: 'release_pipeline',
  worksFor: ({ project_id }, db) => ofProject(db, project_id),
  async run({ id, project_id }, { db, git }) {
    const pipeline = await db<PipelineRow>('pipelines').where({ id }).first();
    if (pipeline === undefined || isFinal(pipeline.status)) {
      await releaseCommit(git, { id, project_id });
    }
  },
};
