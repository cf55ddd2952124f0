import type { JobPayload } from '#generated/job-execution/types.ts';
import { userOfJobs } from '#src/auth/basic-caller.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { RowNotFound } from '#src/errors.ts';
import { noObjectId } from '#src/git/formats/ref-name.ts';
import { type ProjectRow, projectColumns } from '#src/records/project.ts';
import type { AutoDevopsSettings } from '#src/domains/ci/pipelines/auto-devops.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import type { RunnerRow } from '#src/domains/ci/runners/table.ts';
import type { Urls } from '#src/text/urls.ts';
import { computeKeyOfFiles } from './cache-keys.ts';
import { findDependencies } from './dependencies.ts';
import { failureReasons } from './failure-reasons.ts';
import type { HandedOver } from './hand-over.ts';
import { countRunningOnInstanceRunners } from './matching.ts';
import {
  presentPayloadArtifacts,
  presentCaches,
  presentImage,
  presentServices,
  presentSteps,
} from './payload-parts.ts';
import { readPlannedJob } from './planned-job.ts';
import { isProtectedRef } from './queue.ts';
import { presentSecrets } from './secrets.ts';
import { loadJobVariables } from './variables.ts';

interface SettingsColumns extends AutoDevopsSettings {
  readonly build_git_strategy: 'fetch' | 'clone';
  readonly ci_default_git_depth: number | null;
  readonly ci_separated_caches: boolean;
  readonly ci_config_path: string | null;
}

type Home = ProjectRow & SettingsColumns;

const findHome = prepareStatement<{ id: number }, Home>((db, { id }) =>
  db('projects')
    .join('project_settings as settings', 'settings.project_id', 'projects.id')
    .where('projects.id', id)
    .select(...projectColumns)
    .select('settings.build_git_strategy', 'settings.ci_default_git_depth')
    .select('settings.ci_separated_caches', 'settings.ci_config_path')
    .select('settings.auto_devops_enabled', 'settings.auto_devops_deploy_strategy')
    .limit(1),
);

const findPipeline = prepareStatement<{ id: number }, PipelineRow>((db, { id }) =>
  db('pipelines').where({ id }).limit(1),
);

/** Builds the response to a runner that got a job. */
export async function presentPayload(
  context: RequestContext,
  runner: RunnerRow,
  { job, token, timeout }: HandedOver,
): Promise<JobPayload> {
  const { db } = context;
  const project = await findHome.first(db, { id: job.project_id });
  const pipeline = await findPipeline.first(db, { id: job.pipeline_id });
  if (project === undefined || pipeline === undefined) throw new RowNotFound();
  const planned = readPlannedJob(job);
  const refProtected = await isProtectedRef(db, job);
  const repositoryUrl = formatUrlWithToken(context, project, token);
  const surroundings = {
    project,
    pipeline,
    job,
    planned,
    runner,
    token,
    refProtected,
    repositoryUrl,
  };
  const variables = await loadJobVariables(context, surroundings);
  const depth = readDepth(project, variables);
  const apart = project.ci_separated_caches ? (refProtected ? 'protected' : 'non_protected') : null;
  return {
    id: job.id,
    token,
    allow_git_fetch: project.build_git_strategy !== 'clone',
    job_info: {
      id: job.id,
      name: job.name,
      stage: job.stage,
      pipeline_id: job.pipeline_id,
      project_id: job.project_id,
      project_name: project.path,
      time_in_queue_seconds: countSecondsInQueue(job),
      project_jobs_running_on_instance_runners_count: await countBeside(db, runner, job),
    },
    git_info: {
      repo_url: repositoryUrl,
      ref: pipeline.ref,
      sha: job.sha,
      before_sha: pipeline.before_sha ?? noObjectId,
      ref_type: job.tag ? 'tag' : 'branch',
      refspecs: listRefspecs(pipeline, depth),
      depth,
    },
    runner_info: { timeout, runner_session_url: null },
    variables,
    steps: presentSteps(planned, timeout),
    image: planned.image === null ? null : presentImage(planned.image),
    services: presentServices(planned),
    artifacts: presentPayloadArtifacts(planned),
    cache: await presentCaches(planned, {
      apart,
      filesKey: (files) => computeKeyOfFiles(context.git, job, files),
    }),
    credentials: presentCredentials(context.url, token),
    dependencies: await findDependencies(db, job, planned, { token, now: context.now }),
    features: { trace_sections: true, failure_reasons: [...failureReasons] },
    ...(planned.secrets !== null && { secrets: presentSecrets(planned.secrets, variables) }),
    ...(planned.preGetSourcesScript.length > 0 && {
      hooks: [{ name: 'pre_get_sources_script', script: [...planned.preGetSourcesScript] }],
    }),
  };
}

/** The login of a job to the container registry. */
function presentCredentials({ registry }: Urls, password: string): JobPayload['credentials'] {
  if (registry === null) return [];
  return [{ type: 'registry', url: registry, username: userOfJobs, password }];
}

function formatUrlWithToken({ url }: RequestContext, { full_path }: Home, token: string): string {
  const address = new URL(url.web(`${full_path}.git`));
  address.username = userOfJobs;
  address.password = token;
  return address.href;
}

function countSecondsInQueue({ queued_at, started_at }: JobRow): number {
  if (queued_at === null || started_at === null) return 0;
  return Math.max(0, Math.round((Date.parse(started_at) - Date.parse(queued_at)) / 1000));
}

async function countBeside(
  db: Database,
  { runner_type }: RunnerRow,
  { project_id }: JobRow,
): Promise<string> {
  if (runner_type !== 'instance_type') return '+Inf';
  const running = (await countRunningOnInstanceRunners(db)).get(project_id) ?? 1;
  // The job itself is not counted.
  return String(running - 1);
}

function listRefspecs({ id, ref, tag, merge_request_id }: PipelineRow, depth: number): string[] {
  const own = `+refs/pipelines/${id}:refs/pipelines/${id}`;
  // Depth 0 requests the full history, for comparisons with other branches and tags.
  if (depth === 0) return [own, '+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];
  if (merge_request_id !== null) return [own];
  return [
    own,
    tag ? `+refs/tags/${ref}:refs/tags/${ref}` : `+refs/heads/${ref}:refs/remotes/origin/${ref}`,
  ];
}

function readDepth(
  { ci_default_git_depth }: Home,
  variables: readonly { readonly key: string; readonly value: string }[],
): number {
  const asked = variables.findLast(({ key }) => key === 'GIT_DEPTH')?.value ?? '';
  return /^\d{1,9}$/.test(asked) ? Number(asked) : (ci_default_git_depth ?? 0);
}
