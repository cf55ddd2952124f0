import { GraphQLError } from 'graphql';
import type { PipelinesResolvers } from '#generated/graphql/resolvers.ts';
import { whereInList } from '#src/database/dialect.ts';
import { NotFound } from '#src/errors.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { requireFeature } from '#src/policy/guard.ts';
import { findCommitOfProject } from '#src/domains/code/commits/finder.ts';
import { presentCommit } from '#src/domains/core/repositories/commit-presenter.ts';
import { loadStatusAction } from './jobs-jobs.ts';
import { isFinal, isUnderWay } from '#src/domains/ci/pipelines/composite-status.ts';
import { findNewestPipeline } from '#src/domains/ci/pipelines/finder.ts';
import {
  countPipelines,
  findHome,
  findVisiblePipeline,
  loadPipelineHome,
  mayChangePipelineRow,
  loadPipelineRow,
  listPipelinesOfProject,
  toPipelineSource,
  toStatusSource,
} from './pipelines-pipelines.ts';
import { findJobFacts } from '#src/domains/ci/pipelines/job-facts.ts';
import { presentPipelineStatus } from '#src/domains/ci/pipelines/presenter.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';

/** Limit on downstream pipelines of one pipeline that are read. */
const maxDownstream = 1_000;

export const pipelinesGraphql = {
  Commit: {
    pipelines({ id, project_id }, args, context) {
      // Only the full hash matches: any other one belongs to another commit.
      if (args.sha != null && args.sha !== id) return [];
      return listPipelinesOfProject(context, project_id, { ...args, sha: id });
    },
  },

  Pipeline: {
    async load(ids, context) {
      const found = await Promise.all(ids.map((id) => findVisiblePipeline(context, id)));
      return new Map(found.flatMap((shown) => (shown === null ? [] : [[shown.id, shown]])));
    },
    active: async ({ id }, _args, context) =>
      isUnderWay((await loadPipelineRow(context, id)).status),
    async cancelable({ id }, _args, context) {
      const { status } = await loadPipelineRow(context, id);
      return !isFinal(status) && (await loadPipelineFacts(context, id)).cancelable;
    },
    async commit({ id }, _args, context) {
      const { project_id, sha } = await loadPipelineRow(context, id);
      const project = await loadProjectAccess(context, project_id);
      requireFeature(project, 'repository');
      const { git, url } = context.request;
      const { commit } = await context.lookUp(() => findCommitOfProject(git, project, sha));
      return { ...presentCommit(commit, project, url), project_id };
    },
    async commitPath({ id }, _args, context) {
      const row = await loadPipelineRow(context, id);
      return formatPath(context, row, `commit/${row.sha}`);
    },
    complete: async ({ id }, _args, context) =>
      isFinal((await loadPipelineRow(context, id)).status),
    coverage: async ({ id }, _args, context) => (await loadPipelineRow(context, id)).coverage,
    async detailedStatus({ id }, _args, context) {
      const row = await loadPipelineRow(context, id);
      const home = await loadPipelineHome(context, row.project_id);
      const warnings = row.status === 'success' && (await loadPipelineFacts(context, id)).warnings;
      const shown = presentPipelineStatus(row, { warnings }, home, context.request.url);
      return toStatusSource(shown, row);
    },
    async downstream({ id }, _args, context) {
      const { db } = context.request;
      const jobs = db('jobs')
        .where({ pipeline_id: id })
        .whereNotNull('downstream_pipeline_id')
        .orderBy('id')
        .limit(maxDownstream)
        .select<{ downstream_pipeline_id: number }[]>('downstream_pipeline_id');
      const started = await context.lookUp(async () => await jobs);
      const visible = started.map((job) =>
        findVisiblePipeline(context, Number(job.downstream_pipeline_id)),
      );
      return (await Promise.all(visible)).filter((pipeline) => pipeline !== null);
    },
    async mergeRequestEventType({ id }, _args, context) {
      const { merge_request_id, source_sha } = await loadPipelineRow(context, id);
      if (merge_request_id === null) return null;
      return source_sha === null ? 'DETACHED' : 'MERGED_RESULT';
    },
    path: async ({ id }, _args, context) =>
      formatPath(context, await loadPipelineRow(context, id), `pipelines/${id}`),
    async project({ id }, _args, context) {
      const { project_id } = await loadPipelineRow(context, id);
      return { id: (await loadPipelineHome(context, project_id)).id };
    },
    async refPath({ id }, _args, context) {
      const row = await loadPipelineRow(context, id);
      return formatPath(context, row, `commits/${row.ref}`);
    },
    async retryable({ id }, _args, context) {
      const { writing } = await loadPipelineRow(context, id);
      return writing === null && (await loadPipelineFacts(context, id)).retryable;
    },
    async sha({ id }, { format }, context) {
      const { sha } = await loadPipelineRow(context, id);
      return format === 'SHORT' ? sha.slice(0, 8) : sha;
    },
    async upstream({ id }, _args, context) {
      const { source_job_id } = await loadPipelineRow(context, id);
      if (source_job_id === null) return null;
      const above = await context.batches.load(loadPipelinesOfJobs, source_job_id, context);
      return above === undefined ? null : findVisiblePipeline(context, above);
    },
    async user({ id }, _args, context) {
      const { user_id } = await loadPipelineRow(context, id);
      return user_id === null ? null : { id: user_id };
    },
    async userPermissions({ id }, _args, context) {
      const row = await loadPipelineRow(context, id);
      const home = await loadPipelineHome(context, row.project_id);
      const signedIn = context.request.actor !== null;
      const holds = (level: AccessLevel) => signedIn && !home.archived && home.level >= level;
      return {
        adminPipeline: holds(AccessLevel.Maintainer),
        destroyPipeline: holds(AccessLevel.Owner),
        updatePipeline: await mayChangePipelineRow(context, home, row),
      };
    },
    usesNeeds: async ({ id }, _args, context) => (await loadPipelineFacts(context, id)).usesNeeds,
    warnings: async ({ id }, _args, context) => (await loadPipelineFacts(context, id)).warnings,
    yamlErrors: async ({ id }, _args, context) =>
      (await loadPipelineRow(context, id)).yaml_errors !== null,
  },

  DetailedStatus: {
    action: ({ job_id }, _args, context) =>
      job_id === 0 ? null : loadStatusAction(context, job_id),
  },

  Project: {
    async pipeline({ id }, { iid, sha }, context) {
      if ((iid == null) === (sha == null)) {
        throw new GraphQLError('Provide one of an IID or SHA');
      }
      const home = await findHome(context, id);
      if (home === null || (iid != null && !/^\d{1,15}$/.test(iid))) return null;
      const { db } = context.request;
      const which = sha != null ? { sha } : { iid: Number(iid) };
      const row = await context.lookUp(() => findNewestPipeline(db, home, which));
      return row === null ? null : toPipelineSource(context, row, home);
    },
    async pipelineCounts({ id }, args, context) {
      if ((await findHome(context, id)) === null) return null;
      const count = (scope?: 'FINISHED' | 'PENDING' | 'RUNNING') =>
        countPipelines(context, id, { ...args, ...(scope !== undefined && { scope }) });
      const [all, finished, pending, running] = await Promise.all([
        count(),
        count('FINISHED'),
        count('PENDING'),
        count('RUNNING'),
      ]);
      return { all, finished, pending, running };
    },
    pipelines: ({ id }, args, context) => listPipelinesOfProject(context, id, args),
  },

  Mutation: {
    async pipelineCancel({ id }, operations, context) {
      const { params, status } = await findPipelinePlace(context, id.id);
      await operations.cancelPipeline({ params });
      return isFinal(status) ? { errors: ['Pipeline is not cancelable'] } : {};
    },
    async pipelineDestroy({ id }, operations, context) {
      const { params } = await findPipelinePlace(context, id.id);
      await operations.deletePipeline({ params, headers: {} });
      return {};
    },
    async pipelineRetry({ id }, operations, context) {
      const { params } = await findPipelinePlace(context, id.id);
      const { body } = await operations.retryPipeline({ params });
      return { pipeline: { id: body.id } };
    },
  },
} satisfies PipelinesResolvers<GraphqlContext>;

const nothing = { warnings: false, cancelable: false, retryable: false, usesNeeds: false };

const loadPipelineFacts = async (context: GraphqlContext, id: number) =>
  (await context.batches.load(loadFacts, id, context)) ?? nothing;

const loadFacts = (ids: readonly number[], { request: { db } }: GraphqlContext) =>
  findJobFacts(db, ids);

const loadPipelinesOfJobs = async (ids: readonly number[], { request: { db } }: GraphqlContext) => {
  const jobs = await whereInList(db('jobs'), 'jobs.id', ids).select<
    { id: number; pipeline_id: number }[]
  >('id', 'pipeline_id');
  return new Map(jobs.map((job) => [job.id, Number(job.pipeline_id)]));
};

/** Path of a page below that of the project. */
async function formatPath(
  context: GraphqlContext,
  row: PipelineRow,
  page: string,
): Promise<string> {
  const { full_path } = await loadPipelineHome(context, row.project_id);
  return new URL(context.request.url.web(`${full_path}/-/${page}`)).pathname;
}

/**
 * The parameters that operations need to find a pipeline.
 * @throws NotFound
 */
async function findPipelinePlace({ request: { db } }: GraphqlContext, text: string) {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  const row = await db<PipelineRow>('pipelines').where({ id }).first('project_id', 'status');
  if (row === undefined) throw new NotFound('Pipeline');
  const { project_id, status } = row;
  return { params: { id: project_id, pipeline_id: id }, status };
}
