import type { PlannedEnvironment } from '#src/ci/plan.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { HttpError } from '#src/errors.ts';
import { isPaid } from '#src/plan.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { checkEnvironmentAttributes } from '#src/domains/ci/environments/attributes.ts';
import { ensureEnvironment } from '#src/domains/ci/environments/named.ts';
import type { EnvironmentRow } from '#src/domains/ci/environments/table.ts';
import type { JobChanged, JobsCreated } from '#src/domains/ci/jobs/events.ts';
import { readOptions } from '#src/domains/ci/jobs/options.ts';
import { changeJobs } from '#src/domains/ci/jobs/processing.ts';
import type { JobRow, JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { findRefName } from '#src/domains/ci/pipelines/job-ref.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { createDeployCheck } from '#src/domains/ci/protected-environments/deployers.ts';
import { needsApprovals } from './approval-rules.ts';
import { dropOlderJobs, goOn } from './job-workers.ts';
import { isOutdated, findLastStarted } from './order-of-jobs.ts';
import {
  findEnvironmentChanges,
  readPlannedEnvironment,
  loadVariablesAfter,
} from './planned-environment.ts';
import { advanceDeployment } from './progress.ts';
import { stopJobEnvironment } from './stop.ts';
import { type DeploymentRow, type DeploymentStatus, insertDeployment } from './table.ts';

type Dependencies = SubscriberDependencies;

/** State of a deployment by the status of its job; other statuses change nothing. */
const statuses: Partial<Readonly<Record<JobRow['status'], DeploymentStatus>>> = {
  running: 'running',
  success: 'success',
  failed: 'failed',
  canceled: 'canceled',
  skipped: 'skipped',
};

/** The deployment of a job with an environment, made and moved under the lock of its pipeline. */
export async function followJob(
  db: Database,
  { job: changed, after, at }: JobChanged,
  dependencies: Dependencies,
): Promise<void> {
  if (changed.environment === null) return;
  const job = { ...changed, ...(await readOptions(db, changed)) };
  const planned = readPlannedEnvironment(job);
  if (planned === null) return;
  if (planned.action === 'stop' && after === 'success') await stopJobEnvironment(db, job, at);
  const starts = planned.action === 'start';
  const deployment = starts
    ? await db<DeploymentRow>('deployments').where({ job_id: job.id }).first()
    : undefined;
  if (after === 'pending' || after === 'waiting_for_resource') {
    if (starts && deployment === undefined) return begin(db, job, planned, at, dependencies);
    // The deployment waits for approval.
    if (deployment?.status === 'blocked') return hold(db, job, at);
    // Every action gets the variables of the environment, so the permission to deploy is checked; the user may have
    // lost it.
    if (await mayDeploy(db, job, dependencies)) return;
    return refuse(db, job, 'protected_environment_failure', at, dependencies);
  }
  const status = statuses[after];
  if (deployment === undefined || status === undefined) return;
  const environment = await db<EnvironmentRow>('environments')
    .where({ id: deployment.environment_id })
    .first();
  if (environment === undefined) return;
  const variables = status === 'success' ? await loadVariablesAfter(db, job, environment.name) : [];
  const refName = await findRefName(db, job);
  const changes = findEnvironmentChanges({ ...job, refName }, planned, environment, variables, at);
  const how = { status, at, environment: changes };
  await advanceDeployment({ db, workers: dependencies.workers }, deployment, how);
  if (status === 'running') {
    await dependencies.workers.enqueue(db, dropOlderJobs, { deployment_id: deployment.id });
  }
}

/** Creates the deployment of a job that is about to start, or prevents the start if a rule forbids it. */
async function begin(
  db: Database,
  job: JobRow,
  planned: PlannedEnvironment,
  at: Date,
  dependencies: Dependencies,
): Promise<void> {
  const { project_id, tag, sha, user_id, id: job_id, environment: name } = job;
  const now = at.toISOString();
  const tier = planned.deploymentTier;
  const environment = await findOrCreateEnvironment(
    db,
    { project_id, name: name ?? '', ...(tier !== null && { tier }) },
    now,
  );
  if (environment === null)
    return refuse(db, job, 'environment_creation_failure', at, dependencies);
  const pipeline = await db<PipelineRow>('pipelines').where({ id: job.pipeline_id }).first('ref');
  const { ref } = pipeline ?? job;
  const columns = { project_id, ref, tag, sha, user_id, job_id, on_stop: planned.onStop };
  const made = await insertDeployment(db, { ...columns, environment_id: environment.id }, now);
  if (!(await mayDeploy(db, job, dependencies))) {
    return refuse(db, job, 'protected_environment_failure', at, dependencies);
  }
  if (await isOutdated(db, job, await findLastStarted(db, made))) {
    return refuse(db, job, 'forward_deployment_failure', at, dependencies);
  }
  if (isPaid(dependencies.config.plan) && (await needsApprovals(db, project_id, name ?? ''))) {
    await advanceDeployment({ db, workers: dependencies.workers }, made, { status: 'blocked', at });
    await hold(db, job, at);
  }
}

/** Creates the environments of new jobs, so that they are visible before the deployment. */
export async function keepEnvironments(
  db: Database,
  { projectId: project_id, ids, at }: JobsCreated,
): Promise<void> {
  const deploying = await whereInList(db('jobs'), 'id', ids)
    .whereNotNull('environment')
    .pluck<number[]>('id');
  if (deploying.length === 0) return;
  const jobs = await whereInList(db('jobs'), 'id', deploying).select<
    Pick<JobWithOptions, 'environment' | 'options'>[]
  >('environment', 'options');
  const environments = new Map<string, PlannedEnvironment>();
  for (const job of jobs) {
    const planned = readPlannedEnvironment(job);
    if (planned?.action === 'start') environments.set(job.environment ?? '', planned);
  }
  // Sorted names give concurrent pipelines one order of creation.
  for (const [name, { deploymentTier: tier }] of [...environments].sort()) {
    await findOrCreateEnvironment(
      db,
      { project_id, name, ...(tier !== null && { tier }) },
      at.toISOString(),
    );
  }
}

/** Null for an invalid name. */
async function findOrCreateEnvironment(
  db: Database,
  input: Parameters<typeof ensureEnvironment>[1],
  now: string,
): Promise<EnvironmentRow | null> {
  try {
    checkEnvironmentAttributes({ name: input.name });
    return await ensureEnvironment(db, input, now);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** Tells whether the user who started the job may deploy to the environment, if it is protected. */
async function mayDeploy(
  db: Database,
  { user_id, project_id, environment }: JobRow,
  { config }: Dependencies,
): Promise<boolean> {
  const paid = isPaid(config.plan);
  if (!paid) return true;
  const { length: rules } = await db('protected_environments')
    .where({ project_id, name: environment ?? '' })
    .limit(1);
  if (rules === 0) return true;
  const as =
    user_id === null ? null : await findProjectAsUser(db, toUnknownRequest(user_id), project_id);
  if (as === null) return false;
  const deploys = await createDeployCheck({ db, actor: as.actor, paid }, as.project);
  return deploys(environment ?? '');
}

/** Keeps a job from beginning; no runner sees it. */
async function refuse(
  db: Database,
  job: JobRow,
  failure_reason: string,
  at: Date,
  { workers }: Dependencies,
): Promise<void> {
  const failed = { status: 'failed', failure_reason, finished_at: at.toISOString() } as const;
  await changeJobs(db, [job], failed, at);
  // The following jobs are processed a moment later: the current ones are not all processed yet.
  await workers.enqueue(db, goOn, { job_id: job.id });
}

/** Lets a job wait for approvals. */
const hold = (db: Database, job: JobRow, at: Date) =>
  changeJobs(db, [job], { status: 'manual', queued_at: null }, at);
