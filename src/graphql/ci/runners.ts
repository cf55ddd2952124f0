import { toRunnerQuery } from '#generated/graphql/arguments/runners.ts';
import { GraphQLError } from 'graphql';
import type {
  CiJobSource,
  CiRunnerSort,
  CiRunnerSource,
  RunnerQueryArguments,
  RunnersResolvers,
} from '#generated/graphql/resolvers.ts';
import { formatGlobalId, parseGlobalId } from '#runtime/graphql/global-ids.ts';
import { findFailure, isHidden, listTexts } from '#runtime/graphql/mutation.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages } from '../lists.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { presentListedJobs } from './jobs-jobs.ts';
import { jobList, type ListedJobRow } from '#src/domains/ci/jobs/list.ts';
import { renderPlainText } from '#src/domains/planning/markdown/render.ts';
import { createProjectListPages } from '../core/projects-pages.ts';
import { countProjects } from '#src/domains/ci/runners/finder.ts';
import {
  findVisibleRunner,
  loadOwners,
  mayRunner,
  loadRunnerRow,
  toRunnerSource,
  computeRunnerState,
} from './runners-runners.ts';
import {
  type RunnerFilters,
  runnerList,
  type RunnerOrder,
  type RunnersOf,
} from '#src/domains/ci/runners/list.ts';
import type { RunnerRow } from '#src/domains/ci/runners/table.ts';

/** Maximum number of counted jobs of a runner, and of runners that one mutation removes. */
const maxJobs = 1000;
const maxRemovedRunners = 50;

export const runnersGraphql = {
  Query: {
    runner: async ({ id }, context) => findVisibleRunner(context, parseGlobalIdNumber(id.id)),
    runners: (args, context) =>
      context.request.actor?.admin === true
        ? createRunnerPages(context, { of: 'instance' }, args)
        : [],
  },

  CiRunner: {
    async load(ids, context) {
      const found = await Promise.all(ids.map((id) => findVisibleRunner(context, id)));
      return new Map(found.flatMap((shown) => (shown === null ? [] : [[shown.id, shown]])));
    },
    adminUrl: ({ id }, _args, context) => formatAdminUrl(context, `admin/runners/${id}`),
    createdAt: async ({ id }, _args, context) => (await loadRunnerRow(context, id)).created_at,
    editAdminUrl: ({ id }, _args, context) => formatAdminUrl(context, `admin/runners/${id}/edit`),
    async groups({ id }, _args, context) {
      const { runner_type, group_id } = await loadRunnerRow(context, id);
      return runner_type === 'group_type' && group_id !== null ? [{ id: group_id }] : null;
    },
    async jobCount({ id }, _args, context) {
      const jobs = await listJobs(context, id, {});
      const count = (await jobs?.count?.()) ?? null;
      return count === null ? null : Math.min(count, maxJobs + 1);
    },
    async jobs({ id }, { statuses }, context) {
      context.countOnce('CiRunner', 'jobs');
      const scope = statuses?.map((status) => status.toLowerCase() as Lowercase<typeof status>);
      return listJobs(context, id, scope === undefined ? {} : { scope });
    },
    async locked({ id }, _args, context) {
      const { runner_type, locked } = await loadRunnerRow(context, id);
      return runner_type === 'project_type' ? locked : null;
    },
    async maintenanceNoteHtml({ id }, _args, context) {
      const { maintenance_note: note } = await loadRunnerRow(context, id);
      if (note === null) return null;
      return context.lookUp(() => renderPlainText(context.request, note));
    },
    async ownerProject({ id }, _args, context) {
      const { runner_type } = await loadRunnerRow(context, id);
      if (runner_type !== 'project_type') return null;
      const owner = await context.batches.load(loadOwners, id, context);
      return owner === undefined ? null : { id: (await loadProjectAccess(context, owner)).id };
    },
    async projectCount({ id }, _args, context) {
      const projects = await listProjects(context, id);
      return projects === null ? null : ((await projects.count?.()) ?? null);
    },
    projects: ({ id }, _args, context) => listProjects(context, id),
    async status({ id }, { legacyMode }, context) {
      const row = await loadRunnerRow(context, id);
      return computeRunnerState(row, context.request.clock(), legacyMode === '14.5');
    },
    async tagList({ id }, _args, context) {
      const { tag_list } = await loadRunnerRow(context, id);
      return tag_list.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
    },
    async tokenExpiresAt({ id }, _args, context) {
      const row = await loadRunnerRow(context, id);
      return (await mayRunner(context, row, 'manage')) ? row.token_expires_at : null;
    },
    async userPermissions({ id }, _args, context) {
      const row = await loadRunnerRow(context, id);
      const { actor } = context.request;
      const updateRunner = await mayRunner(context, row, 'manage');
      return {
        readRunner: await mayRunner(context, row, 'read'),
        updateRunner,
        deleteRunner:
          updateRunner && (actor?.admin === true || (await isOfOneProject(context, row))),
      };
    },
  },

  Group: {
    async runners({ id }, { membership, ...args }, context) {
      if ((await loadGroupAccess(context, id)).level < AccessLevel.Owner) return null;
      const of = membership === 'DIRECT' ? 'group itself' : 'group tree';
      return createRunnerPages(context, { of, id }, args);
    },
  },

  Project: {
    async runners({ id }, args, context) {
      const { level, namespace_id: namespace } = await loadProjectAccess(context, id);
      if (level < AccessLevel.Maintainer) return null;
      return createRunnerPages(context, { of: 'project', id, namespace }, args);
    },
  },

  Mutation: {
    async bulkRunnerDelete({ ids }, operations, context) {
      const globalIds = [...new Set((ids ?? []).map(({ id }) => id))];
      if (globalIds.length > maxRemovedRunners) {
        throw new GraphQLError(`At most ${maxRemovedRunners} runners may be named`);
      }
      const deletedIds: string[] = [];
      const errors: string[] = [];
      for (const text of globalIds) {
        const globalId = formatGlobalId(context.globalIdApp, 'Ci::Runner', text);
        try {
          await operations.deleteRunner({ params: { id: parseGlobalIdNumber(text) }, headers: {} });
          deletedIds.push(globalId);
        } catch (error) {
          const failed = findFailure(error);
          // The answer names the runners that were removed before.
          if (failed === null || failed.status >= 500) throw error;
          const reasons = isHidden(failed.status)
            ? [`${globalId} is no runner that you may remove`]
            : listTexts(failed.body);
          errors.push(...reasons);
        }
      }
      return { deletedCount: deletedIds.length, deletedIds, errors };
    },
    async runnersRegistrationTokenReset({ id, type }, operations, { globalIdApp }) {
      if (type === 'INSTANCE_TYPE') {
        if (id != null) throw new GraphQLError('Runners of the instance have no id');
        const { body } = await operations.resetRegistrationToken({});
        return { token: body.token };
      }
      if (id == null) throw new GraphQLError('The id of the group or project is missing');
      const word = type === 'GROUP_TYPE' ? 'Group' : 'Project';
      const params = { id: parseGlobalIdNumber(parseGlobalId(globalIdApp, id, [word]).id) };
      const { body } =
        type === 'GROUP_TYPE'
          ? await operations.resetGroupRegistrationToken({ params })
          : await operations.resetProjectRegistrationToken({ params });
      return { token: body.token };
    },
  },
} satisfies RunnersResolvers<GraphqlContext>;

const formatAdminUrl = (
  { request: { actor, url } }: GraphqlContext,
  page: string,
): string | null => (actor?.admin === true ? url.web(page) : null);

function createRunnerPages(
  context: GraphqlContext,
  where: RunnersOf,
  args: RunnerQueryArguments,
): Pages<CiRunnerSource> {
  const { active, paused, sort } = args;
  const isPaused = paused ?? (active == null ? null : !active);
  return createConnectionPages<RunnerFilters, RunnerRow, CiRunnerSource>(context, {
    list: runnerList,
    query: {
      ...toRunnerQuery(args),
      where,
      ordered: readOrder(sort ?? 'CREATED_DESC'),
      ...(isPaused !== null && { paused: isPaused }),
    },
    present: async (rows) => rows.map((row) => toRunnerSource(context, row)),
  });
}

function readOrder(sort: CiRunnerSort) {
  const at = sort.lastIndexOf('_');
  const [by, direction] = [sort.slice(0, at).toLowerCase(), sort.slice(at + 1).toLowerCase()];
  const column = by.endsWith('_at') ? by : `${by}_at`;
  return { by: column as RunnerOrder, sort: direction as 'asc' | 'desc' };
}

type JobQuery = Parameters<typeof jobList.count>[1]['query'];

/** Jobs of a runner, for callers who manage it. */
async function listJobs(
  context: GraphqlContext,
  id: number,
  query: JobQuery,
): Promise<Pages<CiJobSource> | null> {
  if (!(await mayRunner(context, await loadRunnerRow(context, id), 'manage'))) return null;
  return createConnectionPages(context, {
    list: jobList,
    query: { ...query, place: { project: 0, pipeline: null, kind: null, runner: id } },
    present: (rows: readonly ListedJobRow[]) => presentListedJobs(context, rows),
  });
}

/** Projects of a project runner, by id, that the caller may see. */
async function listProjects(context: GraphqlContext, id: number) {
  const { runner_type } = await loadRunnerRow(context, id);
  if (runner_type !== 'project_type') return null;
  const within = { container: 'runner', id } as const;
  return createProjectListPages(context, { within, order_by: 'id', sort: 'asc' });
}

/** Only administrators remove runners that serve several projects. */
const isOfOneProject = async (context: GraphqlContext, { id }: RunnerRow): Promise<boolean> =>
  (await context.lookUp(() => countProjects(context.request.db, id))) <= 1;
