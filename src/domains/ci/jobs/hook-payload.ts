import type { HookRunner, HookSourcePipeline, HookUser } from '#generated/common/types.ts';
import type { JobHookPayload } from '#generated/jobs/types.ts';
import type { HookBuild, HookBuildEnvironment } from '#generated/pipelines/types.ts';
import type { Database } from '#src/database/database.ts';
import { selectJsonText, whereInList } from '#src/database/dialect.ts';
import { RowNotFound } from '#src/errors.ts';
import { noObjectId } from '#src/git/formats/ref-name.ts';
import { formatHookTime, formatHookTimeOrNull } from '#src/text/hook-time.ts';
import type { Urls } from '#src/text/urls.ts';
import type { EnvironmentRow } from '#src/domains/ci/environments/table.ts';
import { guessTier } from '#src/domains/ci/environments/tier.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { loadHookProject } from '#src/domains/core/projects/hook-payload.ts';
import type { WithCommits } from '#src/domains/core/repositories/hook-commits.ts';
import { presentHookRunner } from '#src/domains/ci/runners/hook-payload.ts';
import type { RunnerRow } from '#src/domains/ci/runners/table.ts';
import { findHookUsers, presentHookUser } from '#src/domains/core/users/hook-payload.ts';

/** The environment of a job as its configuration has it. */
interface PlannedRow {
  readonly id: number;
  readonly action: string | null;
  readonly tier: HookBuildEnvironment['deployment_tier'] | null;
}

function findPlanned(db: Database, jobs: readonly JobRow[]): Promise<PlannedRow[]> {
  const ids = jobs.filter(({ environment }) => environment !== null).map(({ id }) => id);
  return whereInList(db('jobs'), 'id', ids)
    .select('id')
    .select<PlannedRow[]>([
      selectJsonText(db, 'options', ['environment', 'action'], 'action'),
      selectJsonText(db, 'options', ['environment', 'deploymentTier'], 'tier'),
    ]);
}

/** The related records of jobs of one project, by id and name. */
interface JobParts {
  readonly users: ReadonlyMap<number, HookUser>;
  readonly runners: ReadonlyMap<number, HookRunner>;
  /** The tiers of existing environments, by name. */
  readonly environments: ReadonlyMap<string, HookBuildEnvironment['deployment_tier']>;
  /** The planned environments, by the ids of jobs. */
  readonly planned: ReadonlyMap<number, Pick<PlannedRow, 'action' | 'tier'>>;
  readonly archives: ReadonlyMap<number, HookBuild['artifacts_file']>;
}

const keepPresent = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** Runs one statement for each kind of record, for any number of jobs. */
async function findParts(db: Database, jobs: readonly JobRow[], url: Urls): Promise<JobParts> {
  const users = await findHookUsers(db, keepPresent(jobs.map(({ user_id }) => user_id)));
  const runnerIds = keepPresent(jobs.map(({ runner_id }) => runner_id));
  const runners =
    runnerIds.length === 0
      ? []
      : await whereInList(db<RunnerRow>('runners'), 'id', runnerIds).select('*');
  const names = keepPresent(jobs.map(({ environment }) => environment));
  const [first] = jobs;
  const environments =
    first === undefined || names.length === 0
      ? []
      : await db<EnvironmentRow>('environments')
          .where({ project_id: first.project_id })
          .whereIn('name', names)
          .select('name', 'tier');
  const planned = names.length === 0 ? [] : await findPlanned(db, jobs);
  const archives = await whereInList(
    db('job_artifacts').where('file_type', 'archive'),
    'job_id',
    jobs.map(({ id }) => id),
  ).select<{ job_id: number; filename: string; size: number }[]>('job_id', 'filename', 'size');
  return {
    users: new Map(users.map((user) => [user.id, presentHookUser(user, url)])),
    runners: new Map(runners.map((runner) => [runner.id, presentHookRunner(runner)])),
    environments: new Map(environments.map(({ name, tier }) => [name, tier])),
    planned: new Map(planned.map(({ id, action, tier }) => [id, { action, tier }])),
    archives: new Map(
      archives.map(({ job_id, filename, size }) => [job_id, { filename, size: Number(size) }]),
    ),
  };
}

const countSeconds = (from: string | null, to: string | null): number | null =>
  from === null || to === null ? null : (Date.parse(to) - Date.parse(from)) / 1000;

function presentEnvironment(
  { id, environment: name }: JobRow,
  { environments, planned }: JobParts,
): HookBuildEnvironment | null {
  if (name === null) return null;
  const { action, tier } = planned.get(id) ?? { action: null, tier: null };
  const deployment_tier = environments.get(name) ?? tier ?? guessTier(name);
  return { name, action: action ?? 'start', deployment_tier };
}

const noArchive = { filename: null, size: null };

/** Jobs as the payload of their pipeline shows them. */
export async function presentHookBuilds(
  db: Database,
  jobs: readonly JobRow[],
  url: Urls,
): Promise<HookBuild[]> {
  if (jobs.length === 0) return [];
  const parts = await findParts(db, jobs, url);
  return jobs.map((job) => ({
    id: job.id,
    stage: job.stage,
    name: job.name,
    status: job.status,
    created_at: formatHookTime(job.created_at),
    started_at: formatHookTimeOrNull(job.started_at),
    finished_at: formatHookTimeOrNull(job.finished_at),
    duration: countSeconds(job.started_at, job.finished_at),
    queued_duration: countSeconds(job.queued_at, job.started_at),
    failure_reason: job.status === 'failed' ? (job.failure_reason ?? 'unknown_failure') : null,
    when: job.run_when,
    manual: job.run_when === 'manual',
    allow_failure: job.allow_failure,
    user: parts.users.get(job.user_id ?? 0) ?? null,
    runner: parts.runners.get(job.runner_id ?? 0) ?? null,
    artifacts_file: parts.archives.get(job.id) ?? noArchive,
    environment: presentEnvironment(job, parts),
  }));
}

/** The pipeline whose job started one; null where nothing did. */
export async function findSourcePipeline(
  db: Database,
  jobId: number | null,
  url: Urls,
): Promise<HookSourcePipeline | null> {
  if (jobId === null) return null;
  const found = await db('jobs')
    .join('projects', 'projects.id', 'jobs.project_id')
    .where('jobs.id', jobId)
    .first<{ id: number; pipeline_id: number; full_path: string } | undefined>(
      'jobs.pipeline_id',
      'projects.id',
      'projects.full_path',
    );
  if (found === undefined) return null;
  const { id, full_path: path_with_namespace, pipeline_id } = found;
  const project = { id, web_url: url.web(path_with_namespace), path_with_namespace };
  return { project, job_id: jobId, pipeline_id };
}

/** A job whose status is another than it was. */
export async function presentJobPayload(
  db: Database,
  { job }: { readonly job: JobRow },
  url: Urls,
): Promise<WithCommits<JobHookPayload>> {
  const pipeline = await db<PipelineRow>('pipelines').where({ id: job.pipeline_id }).first();
  if (pipeline === undefined) throw new RowNotFound();
  const { project, code } = await loadHookProject(db, job.project_id, url);
  const parts = await findParts(db, [job], url);
  const environment = presentEnvironment(job, parts);
  const source = await findSourcePipeline(db, pipeline.source_job_id, url);
  const payload: JobHookPayload = {
    object_kind: 'build',
    ref: pipeline.ref,
    tag: job.tag,
    before_sha: pipeline.before_sha ?? noObjectId,
    sha: job.sha,
    build_id: job.id,
    build_name: job.name,
    build_stage: job.stage,
    build_status: job.status,
    build_created_at: formatHookTime(job.created_at),
    build_started_at: formatHookTimeOrNull(job.started_at),
    build_finished_at: formatHookTimeOrNull(job.finished_at),
    build_duration: countSeconds(job.started_at, job.finished_at),
    build_queued_duration: countSeconds(job.queued_at, job.started_at),
    build_allow_failure: job.allow_failure,
    build_failure_reason: job.failure_reason ?? 'unknown_failure',
    retries_count: job.retries,
    pipeline_id: job.pipeline_id,
    runner: parts.runners.get(job.runner_id ?? 0) ?? null,
    project_id: job.project_id,
    project_name: `${project.namespace} / ${project.name}`,
    user: parts.users.get(job.user_id ?? 0) ?? null,
    commit: {
      id: pipeline.id,
      sha: pipeline.sha,
      message: null,
      author_name: null,
      author_email: null,
      author_url: null,
      status: pipeline.status,
      duration: pipeline.duration,
      started_at: formatHookTimeOrNull(pipeline.started_at),
      finished_at: formatHookTimeOrNull(pipeline.finished_at),
      name: pipeline.name,
    },
    repository: code,
    project,
    environment: environment && { name: environment.name, action: environment.action },
    ...(source !== null && { source_pipeline: source }),
  };
  const places = [{ at: ['commit'], sha: pipeline.sha, as: 'job' } as const];
  return { projectId: job.project_id, path: project.path_with_namespace, payload, places };
}
