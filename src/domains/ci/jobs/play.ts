import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest, Forbidden, ForbiddenWithHint } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { requireRecent } from '#src/domains/ci/pipelines/archival.ts';
import { requireCommit } from '#src/domains/ci/pipelines/begin.ts';
import { loadPipelineSettings } from '#src/domains/ci/pipelines/configuration.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import {
  mayChangePipelines,
  pipelinePolicy,
  requirePipelines,
} from '#src/domains/ci/pipelines/policy.ts';
import { type StartVariable, insertVariables } from '#src/domains/ci/pipelines/variables.ts';
import { createDeployCheck } from '#src/domains/ci/protected-environments/deployers.ts';
import { findJob } from './finder.ts';
import { enqueueJob } from './transitions.ts';

/**
 * A job that the actor may change: where its ref is protected, by pushing or merging there, and where it deploys to a
 * protected environment, by deploying there.
 * @throws NotFound, RowNotFound, Forbidden
 */
export async function findChangeableJob(
  context: RequestContext,
  project: ProjectAccess,
  id: number,
): Promise<JobRow> {
  await requirePipelines(context.db, project);
  const job = await findJob(context.db, project, id);
  const actor = requireActor(context);
  if (!(await mayChangePipelines(context.db, project, actor, job))) throw new Forbidden();
  await requireRecent(context.db, job, context.clock());
  if (job.environment !== null) {
    const deploys = await createDeployCheck(context, project);
    if (!deploys(job.environment)) {
      throw new ForbiddenWithHint('The environment is protected: the caller may not deploy to it.');
    }
  }
  return job;
}

/**
 * Starts a manual or delayed job.
 * @throws BadRequest when it does neither
 * @throws Forbidden when the actor may not choose variables
 */
export async function playJob(
  context: RequestContext,
  project: ProjectAccess,
  job: JobRow,
  variables: readonly StartVariable[] = [],
): Promise<void> {
  const { git, clock } = context;
  const { user } = requireActor(context);
  if (!isPlayable(job)) throw new BadRequest(unplayable);
  await requireChoice(context.db, project, variables);
  await requireCommit(git, { ...job, id: job.pipeline_id });
  await context.db.transaction(async (db) => {
    if (variables.length > 0) {
      await db('job_variables').where({ job_id: job.id }).delete();
      await insertVariables(db, 'job', job.id, variables);
    }
    const begun = await enqueueJob(db, job.id, { userId: user.id }, clock());
    if (begun === null) throw new BadRequest(unplayable);
  });
}

/**
 * Requires the permission to set variables, which override those of the project, for a pipeline or a job.
 * @throws Forbidden for variables without the permission
 */
export async function requireChoice(
  db: Database,
  project: ProjectAccess,
  variables: readonly StartVariable[],
): Promise<void> {
  if (variables.length === 0) return;
  const settings = await loadPipelineSettings(db, project);
  if (!pipelinePolicy.setVariables({ project, settings })) throw new Forbidden();
}

/** Tells whether a job is manual or delayed and has not started. */
export const isPlayable = ({ status }: Pick<JobRow, 'status'>): boolean => playable.has(status);

const playable: ReadonlySet<JobRow['status']> = new Set(['manual', 'scheduled']);
const unplayable = '400 Bad request - Unplayable Job';
