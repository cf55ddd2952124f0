import type { PlannedJob } from '../../ci/plan.ts';
import type { Database } from '../../database/database.ts';
import { HttpError, isForLater } from '../../errors.ts';
import type { ProjectRow } from '../../records/project.ts';
import { findProjectAsUser, type ProjectAsUser } from '../../policy/project-as-user.ts';
import type { WorkerDefinition, WorkerDependencies } from '../../workers/definition.ts';
import { isFinal } from '../pipelines/composite-status.ts';
import { cancelPipeline } from '../pipelines/cancel.ts';
import { configurationSource } from '../pipelines/configuration-source.ts';
import { createPipeline } from '../pipelines/create.ts';
import type { PipelineRequest } from '../pipelines/creation-request.ts';
import type { JobRow } from '../pipelines/job-table.ts';
import { findRef } from '../pipelines/refs.ts';
import { refreshPipeline } from '../pipelines/refresh.ts';
import type { PipelineRow } from '../pipelines/table.ts';
import { findVariables, type GivenVariable } from '../pipelines/variables.ts';
import { changeJobs } from './processing.ts';
import { finishJob, underLock } from './transitions.ts';

interface OneJob {
  readonly id: number;
}

/** Pipelines that start one another, the first one not counted. */
const deepest = 2;

/** A job that starts a pipeline cannot: one of the failure reasons. */
class CannotStart extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Starts the pipeline that a trigger job wants, once, however often it is tried. */
export const startDownstream: WorkerDefinition<OneJob> = {
  name: 'start_downstream',

  async run({ id }, dependencies) {
    const { db, clock } = dependencies;
    const job = await db<JobRow>('jobs').where({ id, kind: 'bridge', status: 'pending' }).first();
    if (job === undefined) return;
    try {
      const made =
        (await db<PipelineRow>('pipelines').where({ source_job_id: id }).first()) ??
        (await start(dependencies, job));
      await follow(db, job, made, clock());
    } catch (error) {
      const failureReason =
        error instanceof CannotStart
          ? error.reason
          : error instanceof HttpError && !isForLater(error)
            ? 'downstream_pipeline_creation_failed'
            : null;
      if (failureReason === null) throw error;
      await finishJob(db, id, { status: 'failed', failureReason, from: ['pending'] }, clock());
    }
  },
};

const plannedOf = ({ options }: JobRow): PlannedJob | null =>
  options === null ? null : (JSON.parse(options) as PlannedJob);

async function start(dependencies: WorkerDependencies, job: JobRow): Promise<PipelineRow> {
  const { db, git } = dependencies;
  const planned = plannedOf(job);
  const parent = await db<PipelineRow>('pipelines').where({ id: job.pipeline_id }).first();
  if (planned?.trigger == null || parent === undefined || job.user_id === null) {
    throw new CannotStart('invalid_bridge_trigger');
  }
  const { project: path, branch, include } = planned.trigger;
  const variables = await variablesOf(db, job, planned);
  const startedBy = { jobId: job.id, child: path === null ? parent : null };
  if (path === null) {
    if ((await depthOf(db, parent)) >= deepest) {
      throw new CannotStart('reached_max_descendant_pipelines_depth');
    }
    const found = await findProjectAsUser(db, job.user_id, job.project_id);
    if (found === null) throw new CannotStart('insufficient_bridge_permissions');
    const { ref, tag, sha } = parent;
    return createPipeline(dependencies, {
      ...{ ...found, ref, tag, sha, source: 'parent_pipeline', variables, startedBy },
      configuration: configurationOf(dependencies, found, sha, include ?? []),
    });
  }
  const found = await findProjectByPath(db, job.user_id, path);
  const place = await findRef(git, found.project, branch ?? found.project.default_branch);
  const asked = { ...found, ...place, source: 'pipeline', variables, startedBy } as const;
  return createPipeline(dependencies, asked);
}

async function findProjectByPath(
  db: Database,
  userId: number,
  full_path: string,
): Promise<ProjectAsUser> {
  const row = await db<ProjectRow>('projects').where({ full_path }).first('id');
  const found = row === undefined ? null : await findProjectAsUser(db, userId, Number(row.id));
  if (found === null) throw new CannotStart('downstream_bridge_project_not_found');
  return found;
}

/** The files of a child pipeline, included by a configuration that has nothing else. */
function configurationOf(
  { db, git }: WorkerDependencies,
  { project, actor }: ProjectAsUser,
  sha: string,
  files: NonNullable<NonNullable<PlannedJob['trigger']>['include']>,
): NonNullable<PipelineRequest['configuration']> {
  // Artifacts of the pipeline hold no configuration here.
  if (files.some((file) => 'artifact' in file)) {
    throw new CannotStart('downstream_pipeline_creation_failed');
  }
  const include = files.map((file) =>
    Object.fromEntries(Object.entries(file).filter(([, value]) => value !== null)),
  );
  const { id, full_path } = project;
  return {
    // JSON is YAML.
    text: JSON.stringify({ include }),
    source: configurationSource({ db, git, actor }, { id, full_path, sha }),
  };
}

async function variablesOf(
  db: Database,
  job: JobRow,
  { trigger, variables }: PlannedJob,
): Promise<GivenVariable[]> {
  const ofJob = variables.map(
    ({ key, value }) => ({ key, value, variable_type: 'env_var' }) as const,
  );
  return [
    ...(trigger?.forward.pipelineVariables === true
      ? await findVariables(db, 'pipeline', job.pipeline_id)
      : []),
    ...(trigger?.forward.yamlVariables === false ? [] : ofJob),
  ];
}

async function depthOf(db: Database, pipeline: PipelineRow): Promise<number> {
  let depth = 0;
  let parent = pipeline.parent_pipeline_id;
  while (parent !== null && depth < deepest) {
    depth += 1;
    const above: PipelineRow | undefined = await db<PipelineRow>('pipelines')
      .where({ id: parent })
      .first();
    parent = above?.parent_pipeline_id ?? null;
  }
  return depth;
}

/** Notes the pipeline; a job that depends on it goes on until that is over. */
async function follow(db: Database, job: JobRow, made: PipelineRow, at: Date): Promise<void> {
  const depends = plannedOf(job)?.trigger?.strategy === 'depend';
  await underLock(db, job.id, async (db, job, pipeline) => {
    await db('jobs').where({ id: job.id }).update({ downstream_pipeline_id: made.id });
    if (job.status !== 'pending') return;
    const started = { status: 'running', started_at: at.toISOString() } as const;
    await changeJobs(db, [{ ...job, downstream_pipeline_id: made.id }], started, at);
    await refreshPipeline(db, pipeline, at);
  });
  if (!depends) await finishJob(db, job.id, { status: 'success' }, at);
  else await finishAs(db, job.id, made.id, at);
}

async function finishAs(db: Database, id: number, pipelineId: number, at: Date): Promise<void> {
  const made = await db<PipelineRow>('pipelines').where({ id: pipelineId }).first();
  if (made !== undefined && !isFinal(made.status)) return;
  const status = made?.status;
  if (status === 'canceled') await finishJob(db, id, { status }, at);
  else if (status === 'success' || status === 'skipped')
    await finishJob(db, id, { status: 'success' }, at);
  else await finishJob(db, id, { status: 'failed', failureReason: 'unknown_failure' }, at);
}

/** Ends a trigger job that depends on a pipeline which is over. */
export const followDownstream: WorkerDefinition<OneJob> = {
  name: 'follow_downstream',

  async run({ id }, { db, clock }) {
    const job = await db<JobRow>('jobs').where({ id, kind: 'bridge', status: 'running' }).first();
    if (job?.downstream_pipeline_id == null) return;
    await finishAs(db, id, job.downstream_pipeline_id, clock());
  },
};

/** Cancels the pipeline that a canceled trigger job depended on. */
export const cancelDownstream: WorkerDefinition<OneJob> = {
  name: 'cancel_downstream',

  async run({ id }, { db, clock }) {
    const job = await db<JobRow>('jobs').where({ id, kind: 'bridge', status: 'canceled' }).first();
    if (job?.downstream_pipeline_id == null) return;
    await cancelPipeline({ db, clock }, job.downstream_pipeline_id);
  },
};
