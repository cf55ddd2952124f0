import type { JobsService } from '../../../generated/jobs/service.ts';
import { type RequestContext, signedIn } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { BadRequest, Forbidden, NotFound, RowNotFound } from '../../errors.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { findHomeOfJob } from '../../policy/job-reach.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { findVisibleProject } from '../../policy/project-access.ts';
import { keepCommit } from '../pipelines/begin.ts';
import { isFinal } from '../pipelines/composite-status.ts';
import { findPipeline } from '../pipelines/finder.ts';
import type { JobRow } from '../pipelines/job-table.ts';
import { requireRecent } from '../pipelines/archival.ts';
import { pipelineSettings } from '../pipelines/configuration.ts';
import {
  mayChangePipelines,
  mayReadPipelines,
  pipelinePolicy,
  requirePipelines,
} from '../pipelines/policy.ts';
import { insertVariables } from '../pipelines/variables.ts';
import { deployersOf } from '../protected-environments/deployers.ts';
import { findJob } from './finder.ts';
import { jobList } from './list.ts';
import { presentBridges, presentJobs } from './presenter.ts';
import { cancelJob, enqueueJob, eraseJob, isRetryable, retryJob } from './transitions.ts';

export const jobs = {
  async getRunningJob(_, context) {
    const actor = signedIn(context);
    if (actor.token?.kind !== 'job') throw new NotFound('Job');
    const home = await findHomeOfJob(context.db, actor);
    return { status: 200, body: await shown(context, home, actor.token.id) };
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
    const asked = { ...query, include_retried: false, place };
    const { rows, page } = await jobList.pageFor(context, asked);
    const sees = async (other: number) => {
      const found = await findVisibleProject(db, actor, other);
      return found !== null && (await mayReadPipelines(db, found)) ? found : null;
    };
    return { status: 200, page, body: await presentBridges(context, project, rows, sees) };
  },

  async getJob({ project, params }, context) {
    await requirePipelines(context.db, project);
    return { status: 200, body: await shown(context, project, params.job_id) };
  },

  async cancelJob({ project, params }, context) {
    const job = await changeable(context, project, params.job_id);
    await cancelJob(context.db, job.id, context.clock());
    return { status: 201, body: await shown(context, project, job.id) };
  },

  async retryJob({ project, params }, context) {
    const { db, git, clock } = context;
    const job = await changeable(context, project, params.job_id);
    if (!isRetryable(job)) throw new Forbidden('Job is not retryable');
    await keepCommit(git, { ...job, id: job.pipeline_id });
    const again = await retryJob(db, job.id, signedIn(context).user.id, clock());
    if (again === null) throw new Forbidden('Job is not retryable');
    return { status: 201, body: await shown(context, project, again.id) };
  },

  async eraseJob({ project, params }, context) {
    const { db, clock } = context;
    const { user } = signedIn(context);
    const job = await changeable(context, project, params.job_id);
    if (job.user_id !== user.id && project.level < AccessLevel.Maintainer) throw new Forbidden();
    if (!isFinal(job.status) || job.erased_at !== null || job.kind !== 'build') {
      throw new Forbidden('Job is not erasable!');
    }
    await eraseJob(db, job.id, user.id, clock());
    return { status: 201, body: await shown(context, project, job.id) };
  },

  async playJob({ project, params, body }, context) {
    const { git, clock } = context;
    const { user } = signedIn(context);
    const job = await changeable(context, project, params.job_id);
    if (!playable.has(job.status)) throw new BadRequest(unplayable);
    const variables = body.job_variables_attributes ?? [];
    if (variables.length > 0 && !(await maySetVariables(context.db, project)))
      throw new Forbidden();
    await keepCommit(git, { ...job, id: job.pipeline_id });
    await context.db.transaction(async (db) => {
      if (variables.length > 0) {
        await db('job_variables').where({ job_id: job.id }).delete();
        await insertVariables(db, 'job', job.id, variables.map(withType));
      }
      const begun = await enqueueJob(db, job.id, { userId: user.id }, clock());
      if (begun === null) throw new BadRequest(unplayable);
    });
    return { status: 200, body: await shown(context, project, job.id) };
  },
} satisfies JobsService<RequestContext>;

/** The variables of a job beat those of its project: not everybody may choose them, for a pipeline or for a job. */
async function maySetVariables(db: Database, project: ProjectAccess): Promise<boolean> {
  return pipelinePolicy.setVariables({ project, settings: await pipelineSettings(db, project) });
}

const playable: ReadonlySet<JobRow['status']> = new Set(['manual', 'scheduled']);
const unplayable = '400 Bad request - Unplayable Job';

const withType = ({
  key,
  value,
  variable_type = 'env_var',
}: {
  readonly key: string;
  readonly value: string;
  readonly variable_type?: 'env_var' | 'file' | undefined;
}) => ({ key, value, variable_type });

async function shown(context: RequestContext, project: ProjectAccess, id: number) {
  const [body] = await presentJobs(context, project, [await findJob(context.db, project, id)]);
  if (body === undefined) throw new RowNotFound();
  return body;
}

/**
 * A job that the caller may change: where its ref is protected, by pushing or merging there, and where it deploys to a
 * protected environment, by deploying there.
 */
async function changeable(
  context: RequestContext,
  project: ProjectAccess,
  id: number,
): Promise<JobRow> {
  await requirePipelines(context.db, project);
  const job = await findJob(context.db, project, id);
  const actor = signedIn(context);
  if (!(await mayChangePipelines(context.db, project, actor, job))) throw new Forbidden();
  await requireRecent(context.db, job, context.clock());
  if (job.environment !== null) {
    const deploys = await deployersOf(context, project);
    if (!deploys(job.environment)) throw new Forbidden();
  }
  return job;
}
