import type { SlashCommandAnswer } from '#generated/integrations/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { readPlannedEnvironment } from '#src/domains/ci/deployments/planned-environment.ts';
import { findChangeableJob, playJob } from '#src/domains/ci/jobs/play.ts';
import { createPipeline } from '#src/domains/ci/pipelines/create.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { requirePipelines } from '#src/domains/ci/pipelines/policy.ts';
import { findRef } from '#src/domains/ci/pipelines/refs.ts';
import type { Commanded } from './commanded.ts';
import { linkTo, replyInChannel, toChatText, whisper } from './texts.ts';

/** Limit on the jobs of one pipeline and environment that are searched. */
const maxJobs = 100;

/** Starts the manual job that deploys to one environment in the pipeline deployed to another. */
export async function runDeployCommand(
  { context, project }: Commanded,
  { from = '', to = '' }: Readonly<Record<string, string>>,
): Promise<SlashCommandAnswer> {
  await requirePipelines(context.db, project);
  const id = await findDeployingJob(context.db, project, from, to);
  if (id === null) {
    return whisper(`There is no manual job that deploys ${toChatText(from)} to ${toChatText(to)}.`);
  }
  await playJob(context, project, await findChangeableJob(context, project, id));
  const job = linkTo(`job ${id}`, formatUrl(context, project, `jobs/${id}`));
  return replyInChannel(
    `Deployment from ${toChatText(from)} to ${toChatText(to)} started: ${job}.`,
  );
}

async function findDeployingJob(
  db: Database,
  { id: project_id }: ProjectAccess,
  from: string,
  to: string,
): Promise<number | null> {
  const environment = await db('environments')
    .where({ project_id, name: from })
    .first<{ id: number } | undefined>('id');
  if (environment === undefined) return null;
  const deployed = await db('deployments')
    .where({ 'deployments.environment_id': environment.id, 'deployments.status': 'success' })
    .join('jobs', 'jobs.id', 'deployments.job_id')
    .orderBy('deployments.id', 'desc')
    .first<{ pipeline_id: number } | undefined>('jobs.pipeline_id');
  if (deployed === undefined) return null;
  const jobs = await db<JobWithOptions>('jobs')
    .where({ pipeline_id: deployed.pipeline_id, status: 'manual', environment: to })
    .orderBy('id')
    .limit(maxJobs);
  const starting = jobs.filter((job) => readPlannedEnvironment(job)?.action === 'start');
  const named = starting.find(({ name }) => name === to);
  return (named ?? starting[0])?.id ?? null;
}

/** Creates a pipeline of the default branch with one job, which gets the text of the command. */
export async function runJobByCommand(
  { context, project, said }: Commanded,
  { job = '', input = '' }: Readonly<Record<string, string>>,
): Promise<SlashCommandAnswer> {
  await requirePipelines(context.db, project);
  const found = await findRef(context.git, project, `refs/heads/${project.default_branch}`);
  const values = {
    CHAT_INPUT: input.trim(),
    CHAT_CHANNEL: said.channel,
    CHAT_USER_ID: said.user,
  };
  const variables = Object.entries(values).map(([key, value]) => ({
    key,
    value,
    variable_type: 'env_var' as const,
  }));
  const { id } = await createPipeline(context, {
    project,
    actor: requireActor(context),
    source: 'chat',
    ...found,
    variables,
    onlyJob: job,
  });
  const pipeline = linkTo(`pipeline ${id}`, formatUrl(context, project, `pipelines/${id}`));
  return replyInChannel(`Job ${toChatText(job)} is on its way: ${pipeline}.`);
}

const formatUrl = ({ url }: RequestContext, { full_path }: ProjectAccess, path: string) =>
  url.web(`${full_path}/-/${path}`);
