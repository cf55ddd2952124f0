import type { JobsService } from '#generated/jobs/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { Forbidden, NotFound, RowNotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findHomeOfJob } from '#src/policy/job-reach.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { requireCommit } from '#src/domains/ci/pipelines/begin.ts';
import { isFinal } from '#src/domains/ci/pipelines/composite-status.ts';
import { findPipeline } from '#src/domains/ci/pipelines/finder.ts';
import { mayReadPipelines, requirePipelines } from '#src/domains/ci/pipelines/policy.ts';
import { findJob } from './finder.ts';
import { jobList } from './list.ts';
import { findChangeableJob, playJob, requireChoice } from './play.ts';
import { presentBridges, presentJobs } from './presenter.ts';
import { cancelJob, eraseJob, isRetryable, retryJob } from './transitions.ts';

export const jobs = {
  async getRunningJob(_, context) {
    const actor = requireActor(context);
    if (actor.token?.kind !== 'job') throw new NotFound('Job');
    const home = await findHomeOfJob(context.db, actor);
    return { status: 200, body: await presentJob(context, home, actor.token.id) };
  },

  async listProjectJobs({ project, query }, context) {
    await requirePipelines(context.db, project);
    const place = { project: project.id, pipeline: null, kind: 'build' } as const;
    const { rows, page } = await jobList.pageFor(context, {
      ...query,
      include_retried: true,
      place,
    });
    return { status: 200, page, body: await presentJobs(context, project, rows) };
  },

  async listPipelineJobs({ project, params, query }, context) {
    await requirePipelines(context.db, project);
    const { id } = await findPipeline(context.db, project, params.pipeline_id);
    const place = { project: project.id, pipeline: id, kind: 'build' } as const;
    const { rows, page } = await jobList.pageFor(context, { ...query, place });
    return { status: 200, page, body: await presentJobs(context, project, rows) };
  },

  async listPipelineBridges({ project, params, query }, context) {
    const { db, actor } = context;
    await requirePipelines(db, project);
    const { id } = await findPipeline(db, project, params.pipeline_id);
    const place = { project: project.id, pipeline: id, kind: 'bridge' } as const;
    const listParams = { ...query, include_retried: false, place };
    const { rows, page } = await jobList.pageFor(context, listParams);
    const findReadable = async (other: number) => {
      const found = await findVisibleProject(db, actor, other);
      return found !== null && (await mayReadPipelines(db, found)) ? found : null;
    };
    return { status: 200, page, body: await presentBridges(context, project, rows, findReadable) };
  },

  async getJob({ project, params }, context) {
    await requirePipelines(context.db, project);
    return { status: 200, body: await presentJob(context, project, params.job_id) };
  },

  async cancelJob({ project, params }, context) {
    const job = await findChangeableJob(context, project, params.job_id);
    await cancelJob(context.db, job.id, context.clock());
    return { status: 201, body: await presentJob(context, project, job.id) };
  },

  async retryJob({ project, params, body }, context) {
    const { db, git, clock } = context;
    const job = await findChangeableJob(context, project, params.job_id);
    if (!isRetryable(job)) throw new Forbidden('Job is not retryable');
    // Only manually started jobs have variables.
    const attributes = job.run_when === 'manual' ? (body.job_variables_attributes ?? []) : [];
    const variables = attributes.map(pickWithType);
    await requireChoice(db, project, variables);
    await requireCommit(git, { ...job, id: job.pipeline_id });
    const again = await retryJob(db, job.id, requireActor(context).user.id, clock(), variables);
    if (again === null) throw new Forbidden('Job is not retryable');
    return { status: 201, body: await presentJob(context, project, again.id) };
  },

  async eraseJob({ project, params }, context) {
    const { db, clock } = context;
    const { user } = requireActor(context);
    const job = await findChangeableJob(context, project, params.job_id);
    if (job.user_id !== user.id && project.level < AccessLevel.Maintainer) throw new Forbidden();
    if (!isFinal(job.status) || job.erased_at !== null || job.kind !== 'build') {
      throw new Forbidden('Job is not erasable!');
    }
    await eraseJob(db, job.id, user.id, clock());
    return { status: 201, body: await presentJob(context, project, job.id) };
  },

  async playJob({ project, params, body }, context) {
    const job = await findChangeableJob(context, project, params.job_id);
    const variables = (body.job_variables_attributes ?? []).map(pickWithType);
    await playJob(context, project, job, variables);
    return { status: 200, body: await presentJob(context, project, job.id) };
  },
} satisfies JobsService<RequestContext>;

const pickWithType = ({
  key,
  value,
  variable_type = 'env_var',
}: {
  readonly key: string;
  readonly value: string;
  readonly variable_type?: 'env_var' | 'file' | undefined;
}) => ({ key, value, variable_type });

async function presentJob(context: RequestContext, project: ProjectAccess, id: number) {
  const [body] = await presentJobs(context, project, [await findJob(context.db, project, id)]);
  if (body === undefined) throw new RowNotFound();
  return body;
}
