import { GraphQLError } from 'graphql';
import type {
  CiBuildNeedSource,
  CiJobSource,
  CiJobStatus,
  CiStageSource,
  JobsResolvers,
} from '#generated/graphql/resolvers.ts';
import { formatGlobalId } from '#runtime/graphql/global-ids.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { NotFound } from '#src/errors.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPagesOfParent } from '../lists.ts';
import type { List } from '#src/lists/list.ts';
import { authorize } from '#src/policy/authorize.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { findStuckAmong } from '#src/domains/ci/job-execution/stuck.ts';
import { artifactPolicy } from '#src/domains/ci/job-artifacts/policy.ts';
import { isActiveStatus, isUnderWay } from '#src/domains/ci/pipelines/composite-status.ts';
import {
  findHome,
  findVisiblePipeline,
  loadPipelineHome,
  loadPipelineRow,
  toStatusSource,
} from './pipelines-pipelines.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { pipelinePolicy } from '#src/domains/ci/pipelines/policy.ts';
import { findVariables } from '#src/domains/ci/pipelines/variables.ts';
import { describeJobStatus, describeFailureReason } from '#src/domains/ci/jobs/detailed-status.ts';
import { listArtifactSources, loadArtifactsOfPipeline, loadArtifacts } from './jobs-artifacts.ts';
import {
  findVisibleJob,
  loadJobRow,
  mayUpdateJob,
  presentListedJobs,
  wordsOfKinds,
} from './jobs-jobs.ts';
import { loadStageGroups, loadPipelineStages, loadStageStatus } from './jobs-stages.ts';
import { jobList, type ListedJobRow } from '#src/domains/ci/jobs/list.ts';
import { mayReadManualVariables } from '#src/domains/ci/jobs/manual-variables.ts';
import { loadJobNeeds } from '#src/domains/ci/jobs/needs.ts';
import { loadOptions } from '#src/domains/ci/jobs/options.ts';
import { findChangeableJob, isPlayable } from '#src/domains/ci/jobs/play.ts';
import { isRetryable, unscheduleJob } from '#src/domains/ci/jobs/transitions.ts';

export const jobsGraphql = {
  CiJob: {
    async load(ids, context) {
      const found = await Promise.all(ids.map((id) => findVisibleJob(context, id)));
      return new Map(found.flatMap((shown) => (shown === null ? [] : [[shown.id, shown]])));
    },
    active: async ({ id }, _args, context) => isUnderWay((await loadJobRow(context, id)).status),
    async artifacts({ id }, _args, context) {
      const files = await context.batches.load(loadArtifacts, id, context);
      const { project_id } = await loadJobRow(context, id);
      return files === undefined ? [] : listArtifactSources(context, { id, project_id }, files);
    },
    async cancelable({ id }, _args, context) {
      const { kind, status } = await loadJobRow(context, id);
      return kind !== 'external' && isActiveStatus(status);
    },
    async commitPath({ id }, _args, context) {
      const row = await loadJobRow(context, id);
      return formatPath(context, row, `commit/${row.sha}`);
    },
    async detailedStatus({ id }, _args, context) {
      const row = await loadJobRow(context, id);
      const shown = describeJobStatus(row, await formatPath(context, row, `jobs/${id}`));
      return toStatusSource(shown, { status: row.status, id, job: id });
    },
    async downstreamPipeline({ id }, _args, context) {
      const { downstream_pipeline_id: started } = await loadJobRow(context, id);
      return started === null ? null : findVisiblePipeline(context, Number(started));
    },
    async duration({ id }, _args, context) {
      const { started_at, finished_at } = await loadJobRow(context, id);
      if (started_at === null || finished_at === null) return null;
      return Math.trunc((Date.parse(finished_at) - Date.parse(started_at)) / 1000);
    },
    async failureMessage({ id }, _args, context) {
      const row = await loadJobRow(context, id);
      return row.status === 'failed' ? describeFailureReason(row) : null;
    },
    async id({ id }, _args, context) {
      const { kind } = await loadJobRow(context, id);
      return formatGlobalId(context.globalIdApp, wordsOfKinds[kind], id);
    },
    kind: async ({ id }, _args, context) =>
      (await loadJobRow(context, id)).kind === 'bridge' ? 'BRIDGE' : 'BUILD',
    manualJob: async ({ id }, _args, context) =>
      (await loadJobRow(context, id)).run_when === 'manual',
    async manualVariables({ id }, _args, context) {
      const { actor, db } = context.request;
      const row = await loadJobRow(context, id);
      const home = await loadPipelineHome(context, row.project_id);
      if (!(await mayReadManualVariables(db, actor, home, row))) return null;
      context.countOnce('CiJob', 'manualVariables');
      const variables = await context.lookUp(() => findVariables(db, 'job', id));
      return variables.map(({ key, value, variable_type }, index) => ({
        id: formatGlobalId(context.globalIdApp, 'Ci::JobVariable', `${id}-${index + 1}`),
        key,
        value,
        raw: false,
        variableType: variable_type === 'file' ? 'FILE' : 'ENV_VAR',
      }));
    },
    needs: ({ id }, _args, context) => loadNeeded(context, id),
    pipeline: async ({ id }, _args, context) =>
      findVisiblePipeline(context, (await loadJobRow(context, id)).pipeline_id),
    async playable({ id }, _args, context) {
      const row = await loadJobRow(context, id);
      return row.kind !== 'external' && isPlayable(row);
    },
    async previousStageJobsOrNeeds({ id }, _args, context) {
      const { has_needs, pipeline_id, stage_index } = await loadJobRow(context, id);
      if (has_needs) {
        const needs = await loadNeeded(context, id);
        return needs.map((need) => ({ ...need, __typename: 'CiBuildNeed' as const }));
      }
      const stages = await loadPipelineStages(context, pipeline_id);
      const before = stages.findLast((stage) => stage.stage_index < stage_index);
      if (before === undefined) return [];
      const pages = createJobPages(context, toStageQuery(before));
      return {
        check: pages.check.bind(pages),
        async page(window) {
          const page = await pages.page(window);
          const nodes = page.nodes.map((job) => ({ ...job, __typename: 'CiJob' as const }));
          return { ...page, nodes };
        },
      };
    },
    queuedAt: async ({ id }, _args, context) => (await loadJobRow(context, id)).queued_at,
    async refPath({ id }, _args, context) {
      const row = await loadJobRow(context, id);
      return formatPath(context, row, `commits/${row.ref}`);
    },
    retried: async ({ id }, _args, context) => (await loadJobRow(context, id)).retried,
    retryable: async ({ id }, _args, context) => isRetryable(await loadJobRow(context, id)),
    scheduledAt: async ({ id }, _args, context) => (await loadJobRow(context, id)).scheduled_at,
    schedulingType: async ({ id }, _args, context) =>
      (await loadJobRow(context, id)).has_needs ? 'dag' : 'stage',
    shortSha: async ({ id }, _args, context) => (await loadJobRow(context, id)).sha.slice(0, 8),
    async stage({ id }, _args, context) {
      const { pipeline_id, stage_index } = await loadJobRow(context, id);
      const stages = await loadPipelineStages(context, pipeline_id);
      return stages.find((stage) => stage.stage_index === stage_index);
    },
    stuck: async ({ id }, _args, context) =>
      (await context.batches.load(loadStuck, id, context)) === true,
    async tags({ id }, _args, context) {
      const { kind, tag_list } = await loadJobRow(context, id);
      return kind === 'build' ? (JSON.parse(tag_list ?? '[]') as string[]) : null;
    },
    triggered: async ({ id }, _args, context) =>
      (await loadJobRow(context, id)).pipeline_source === 'trigger',
    async userPermissions({ id }, _args, context) {
      const row = await loadJobRow(context, id);
      const project = await loadPipelineHome(context, row.project_id);
      return {
        readJobArtifacts: artifactPolicy.read({
          project,
          job: (await context.batches.load(loadOptions, row.id, context)) ?? { options: null },
        }),
        updateBuild: row.kind !== 'external' && (await mayUpdateJob(context, row)),
      };
    },
    webPath: async ({ id }, _args, context) =>
      formatPath(context, await loadJobRow(context, id), `jobs/${id}`),
  },

  CiStage: {
    detailedStatus: (stage, _args, context) => loadStageStatus(context, stage),
    groups: (stage, _args, context) => loadStageGroups(context, stage),
    jobs: (stage, _args, context) => createJobPages(context, toStageQuery(stage)),
  },

  Pipeline: {
    async job({ id }, { id: job, name }, context) {
      if ((job == null) === (name == null)) {
        const message = 'job must include exactly one of the following arguments: id, name.';
        throw new GraphQLError(message);
      }
      const { project_id } = await loadPipelineRow(context, id);
      await loadPipelineHome(context, project_id);
      if (job != null) {
        const found = await findVisibleJob(context, parseGlobalIdNumber(job.id));
        return found?.pipeline.id === id ? found : null;
      }
      const { db } = context.request;
      const found = await context.lookUp(
        async () =>
          await db<JobRow>('jobs')
            .where({ pipeline_id: id, name: name ?? '' })
            .whereRaw('not retried')
            .first('id'),
      );
      return found === undefined ? null : findVisibleJob(context, found.id);
    },
    async jobs({ id }, { retried, statuses }, context) {
      const { project_id } = await loadPipelineRow(context, id);
      await loadPipelineHome(context, project_id);
      const place = { project: project_id, pipeline: id, kind: null };
      const query = { ...toStatusFilter(statuses), ...(retried != null && { retried }) };
      return createJobPages(context, {
        query: { ...query, place },
        common: { ...query, place: { ...place, project: 0, pipeline: 0 } },
        parent: id,
        table: 'pipelines',
        slots: { pipeline: 'id' },
      });
    },
    async jobArtifacts({ id }, _args, context) {
      const { project_id } = await loadPipelineRow(context, id);
      if ((await findHome(context, project_id)) === null) return null;
      context.countOnce('Pipeline', 'jobArtifacts');
      return context.lookUp(() => loadArtifactsOfPipeline(context, { id, project_id }));
    },
    async sourceJob({ id }, _args, context) {
      const { source_job_id } = await loadPipelineRow(context, id);
      return source_job_id === null ? null : findVisibleJob(context, Number(source_job_id));
    },
    async stages({ id }, _args, context) {
      await loadPipelineHome(context, (await loadPipelineRow(context, id)).project_id);
      return loadPipelineStages(context, id);
    },
  },

  Project: {
    async job({ id }, { id: job }, context) {
      const row = await loadJobRow(context, parseGlobalIdNumber(job.id));
      return row.project_id === id ? findVisibleJob(context, row.id) : null;
    },
    async jobs({ id }, { statuses }, context) {
      if ((await findHome(context, id)) === null) return null;
      const query = toStatusFilter(statuses);
      const place = { project: id, pipeline: null, kind: 'build' } as const;
      return createJobPages(context, {
        query: { ...query, place },
        common: { ...query, place: { ...place, project: 0 } },
        parent: id,
        table: 'projects',
        slots: { project: 'id' },
      });
    },
  },

  Mutation: {
    async jobCancel({ id }, operations, context) {
      const { params, status } = await findJobPlace(context, id.id);
      const { body } = await operations.cancelJob({ params });
      const job = { id: body.id };
      return isActiveStatus(status) ? { job } : { job, errors: ['Job is not cancelable'] };
    },
    async jobPlay({ id, variables }, operations, context) {
      const { params } = await findJobPlace(context, id.id);
      const chosen = variables?.map(({ key, value }) => ({ key, value }));
      const { body } = await operations.playJob({
        params,
        body: { ...(chosen !== undefined && { job_variables_attributes: chosen }) },
      });
      return { job: { id: body.id } };
    },
    async jobRetry({ id, variables }, operations, context) {
      const { params } = await findJobPlace(context, id.id);
      const chosen = variables?.map(({ key, value }) => ({ key, value }));
      const { body } = await operations.retryJob({
        params,
        body: { ...(chosen !== undefined && { job_variables_attributes: chosen }) },
      });
      return { job: { id: body.id } };
    },
    async jobUnschedule({ id }, _operations, context) {
      const { db, actor, clock } = context.request;
      const found = await db<JobRow>('jobs')
        .where({ id: parseGlobalIdNumber(id.id) })
        .first('project_id');
      const project =
        found === undefined ? null : await findVisibleProject(db, actor, Number(found.project_id));
      if (project === null) throw new NotFound('Job');
      authorize(pipelinePolicy.change, { project });
      const job = await findChangeableJob(context.request, project, parseGlobalIdNumber(id.id));
      const after = await unscheduleJob(db, job.id, clock());
      context.batches.forget();
      if (after === null) return { job: null, errors: ['Job is not scheduled'] };
      return { job: { id: after.id } };
    },
    async jobArtifactsDestroy({ id }, operations, context) {
      const { params } = await findJobPlace(context, id.id);
      const { db } = context.request;
      const [files] = await db('job_artifacts')
        .where({ job_id: params.job_id })
        .count<{ count: number | string }[]>({ count: '*' });
      await operations.deleteJobArtifacts({ params });
      return { destroyedArtifactsCount: Number(files?.count ?? 0), job: { id: params.job_id } };
    },
  },
} satisfies JobsResolvers<GraphqlContext>;

const toStatusFilter = (statuses: readonly CiJobStatus[] | null | undefined) =>
  statuses == null
    ? {}
    : { scope: statuses.map((status) => status.toLowerCase() as Lowercase<CiJobStatus>) };

type JobQuery = typeof jobList extends List<infer Query, ListedJobRow> ? Partial<Query> : never;

/** The latest jobs of a stage, one of many. */
const toStageQuery = ({
  first_job_id: parent,
  pipeline_id: pipeline,
  stage_index: stage,
}: CiStageSource) => {
  const place = { project: 0, pipeline, stage, kind: null };
  return {
    query: { place, retried: false },
    common: { place: { ...place, pipeline: 0, stage: 0 }, retried: false },
    parent,
    table: 'jobs' as const,
    slots: { pipeline: 'pipeline_id', stage: 'stage_index' },
  };
};

/** Jobs of one of many parents. */
const createJobPages = (
  context: GraphqlContext,
  children: {
    readonly query: JobQuery;
    readonly common: JobQuery;
    readonly parent: number;
    readonly table: 'projects' | 'pipelines' | 'jobs';
    readonly slots: Readonly<Record<string, string>>;
  },
): Pages<CiJobSource> =>
  createConnectionPagesOfParent(context, {
    ...children,
    list: jobList,
    present: (rows: readonly ListedJobRow[]) => presentListedJobs(context, rows),
  });

/** Path of a page below that of the project. */
async function formatPath(context: GraphqlContext, row: JobRow, page: string): Promise<string> {
  const { full_path } = await loadPipelineHome(context, row.project_id);
  return new URL(context.request.url.web(`${full_path}/-/${page}`)).pathname;
}

async function loadStuck(
  ids: readonly number[],
  context: GraphqlContext,
): Promise<ReadonlyMap<number, true>> {
  const { db, clock, config } = context.request;
  const rows = await Promise.all(ids.map((id) => loadJobRow(context, id)));
  const stuck = await findStuckAmong(db, rows, { at: clock(), plan: config.plan });
  return new Map([...stuck].map((id) => [id, true]));
}

/** The names of the jobs that a job waits for. */
async function loadNeeded(context: GraphqlContext, id: number): Promise<CiBuildNeedSource[]> {
  const names = (await context.batches.load(loadNeeds, id, context)) ?? [];
  return names.map((name, index) => ({
    id: formatGlobalId(context.globalIdApp, 'Ci::BuildNeed', `${id}-${index + 1}`),
    name,
  }));
}

async function loadNeeds(ids: readonly number[], context: GraphqlContext) {
  const rows = await Promise.all(ids.map((id) => loadJobRow(context, id)));
  return loadJobNeeds(context.request.db, rows);
}

/**
 * The parameters that operations need to find a job.
 * @throws NotFound
 */
async function findJobPlace({ request: { db } }: GraphqlContext, text: string) {
  const id = parseGlobalIdNumber(text);
  const row = await db<JobRow>('jobs').where({ id }).first('project_id', 'status');
  if (row === undefined) throw new NotFound('Job');
  return { params: { id: row.project_id, job_id: id }, status: row.status };
}
