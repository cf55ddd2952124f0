import type { Database } from '#src/database/database.ts';
import { HttpError, isForLater } from '#src/errors.ts';
import { findProjectFromJob } from '#src/policy/job-reach.ts';
import { findProjectAsUser, type ProjectAsUser } from '#src/policy/project-as-user.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import type { Job, WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { ofJob } from '#src/workers/owners.ts';
import { createPipeline } from '#src/domains/ci/pipelines/create.ts';
import { PipelineForbidden } from '#src/domains/ci/pipelines/creation-request.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { maxChildDepth } from '#src/domains/ci/pipelines/lineage.ts';
import { findRef } from '#src/domains/ci/pipelines/refs.ts';
import { dropPipeline } from '#src/domains/ci/pipelines/remove.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { finishJob } from '../transitions.ts';
import { CannotStart } from './cannot-start.ts';
import { readChildConfiguration } from './configuration.ts';
import { noteDownstream } from './follow.ts';
import { countParents, isPipelineLoop } from './lineage.ts';
import { readTriggerJob } from './planned.ts';
import { describeCommit } from './described-commit.ts';
import { collectVariables } from './variables.ts';

/** Starts the pipeline that a trigger job wants, once, however often it is tried. */
export const startDownstream: WorkerDefinition<{ readonly id: number }> = {
  name: 'start_downstream',
  lane: 'apart',
  worksFor: ({ id }, db) => ofJob(db, id),

  async run({ id }, dependencies, { signal }) {
    const { db, clock } = dependencies;
    const job = await db<JobWithOptions>('jobs')
      .where({ id, kind: 'bridge', status: 'pending' })
      .first();
    if (job === undefined) return;
    try {
      const found = await db<PipelineRow>('pipelines').where({ source_job_id: id }).first();
      // An attempt that was cut off left it.
      const isPartial = found?.writing === 'creation';
      if (isPartial) await dropPipeline(dependencies, found);
      const made =
        found === undefined || isPartial ? await start({ ...dependencies, signal }, job) : found;
      await noteDownstream(db, job, made, clock());
    } catch (error) {
      const failureReason = findReason(error);
      if (failureReason === null) throw error;
      await finishJob(db, id, { status: 'failed', failureReason, from: ['pending'] }, clock());
    }
  },
};

/** Failure reason of a job that could not start its pipeline; null for errors that a retry may avoid. */
function findReason(error: unknown): string | null {
  if (error instanceof CannotStart) return error.reason;
  if (error instanceof PipelineForbidden) return 'insufficient_bridge_permissions';
  const isRefused = error instanceof HttpError && !isForLater(error);
  return isRefused ? 'downstream_pipeline_creation_failed' : null;
}

async function start(
  dependencies: WorkerDependencies & Pick<Job, 'signal'>,
  job: JobWithOptions,
): Promise<PipelineRow> {
  const { db, git } = dependencies;
  const planned = readTriggerJob(job);
  const parent = await db<PipelineRow>('pipelines').where({ id: job.pipeline_id }).first();
  if (planned?.trigger == null || parent === undefined || job.user_id === null) {
    throw new CannotStart('invalid_bridge_trigger');
  }
  const { project: path, branch, include } = planned.trigger;
  const home = await findProjectAsUser(db, toUnknownRequest(job.user_id), job.project_id);
  if (home === null) throw new CannotStart('insufficient_bridge_permissions');
  const commit = await describeCommit(db, parent, job);
  const variables = await collectVariables(dependencies, home, parent, job, commit, planned);
  const startedBy = { jobId: job.id, child: path === null ? parent : null };
  if (path === null) {
    if ((await countParents(db, parent)) >= maxChildDepth) {
      throw new CannotStart('reached_max_descendant_pipelines_depth');
    }
    return createPipeline(dependencies, {
      ...home,
      ...commit,
      variables,
      startedBy,
      source: 'parent_pipeline',
      storesFaults: true,
      configuration: await readChildConfiguration(dependencies, home, parent, include ?? []),
    });
  }
  const from = { user_id: job.user_id, project_id: job.project_id };
  const found = await findProjectByPath(db, from, path);
  // A trigger of the own project is invalid: child pipelines use `include` instead.
  if (found.project.id === job.project_id) throw new CannotStart('invalid_bridge_trigger');
  const branchName = branch ?? found.project.default_branch;
  const place = await findRef(git, found.project, branchName, { branchFirst: true });
  if (await isPipelineLoop(db, job, { project_id: found.project.id, ...place })) {
    throw new CannotStart('pipeline_loop_detected');
  }
  const request = { ...found, ...place, source: 'pipeline', variables, startedBy } as const;
  return createPipeline(dependencies, { ...request, storesFaults: true });
}

async function findProjectByPath(
  db: Database,
  from: Parameters<typeof findProjectFromJob>[1],
  full_path: string,
): Promise<ProjectAsUser> {
  const found = await findProjectFromJob(db, from, full_path);
  if (found === null) throw new CannotStart('downstream_bridge_project_not_found');
  return found;
}
