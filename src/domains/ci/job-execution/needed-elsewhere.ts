import type { PlannedJob, PlannedNeed } from '#src/ci/plan.ts';
import type { Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import { findProjectFromJob, isInScope } from '#src/policy/job-reach.ts';
import { findJobOfRef } from '#src/domains/ci/job-artifacts/finder.ts';
import { requireArtifacts, requireJobs } from '#src/domains/ci/job-artifacts/policy.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';

type Needing = Pick<JobRow, 'project_id' | 'pipeline_id' | 'user_id'>;

/** Tells whether the needed job belongs to this pipeline. */
export const isOfPipeline = ({ project, pipeline }: PlannedNeed): boolean =>
  project === undefined && pipeline === undefined;

/**
 * Finds the jobs in other pipelines whose artifacts a job needs: parent pipelines, and other projects. Other projects
 * require that the user who started the job may read the artifacts, and that the job token scope permits access.
 */
export async function loadNeededElsewhere(
  db: Database,
  job: Needing,
  { needs }: Pick<PlannedJob, 'needs'>,
): Promise<readonly JobRow[]> {
  const found: JobRow[] = [];
  for (const need of needs ?? []) {
    if (isOfPipeline(need) || !need.artifacts) continue;
    const needed =
      need.pipeline === undefined
        ? await findInProject(db, job, need)
        : await findInParent(db, job, need.pipeline, need.job);
    if (needed !== null) found.push(needed);
  }
  return found;
}

async function findInProject(
  db: Database,
  { project_id, user_id }: Needing,
  { project: path = '', ref = '', job: name }: PlannedNeed,
): Promise<JobRow | null> {
  const as = user_id === null ? null : await findProjectFromJob(db, { user_id, project_id }, path);
  if (as === null) return null;
  const to = as.project.id;
  if (to !== project_id && !(await isInScope(db, { from: project_id, to }))) return null;
  try {
    await requireJobs(db, as.project, as.actor);
    const job = await findJobOfRef(db, as.project, { ref, name });
    requireArtifacts({ project: as.project, job }, as.actor);
    return job;
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** Pipelines above one another. */
const maxLevels = 3;

async function findInParent(
  db: Database,
  { pipeline_id }: Needing,
  wanted: string,
  name: string,
): Promise<JobRow | null> {
  let id: number | null = pipeline_id;
  for (let level = 0; level < maxLevels && id !== null; level += 1) {
    const pipeline: PipelineRow | undefined = await db<PipelineRow>('pipelines')
      .where({ id })
      .first();
    id = pipeline?.parent_pipeline_id ?? null;
    if (id === null || String(id) !== wanted) continue;
    const named = db<JobRow>('jobs').where({ pipeline_id: id, name }).whereRaw('not retried');
    return (await named.first()) ?? null;
  }
  return null;
}
