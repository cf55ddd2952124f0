import { toCadenceQuery, toIterationQuery } from '#generated/graphql/arguments/iterations.ts';
import type {
  CadenceQueryArguments,
  IterationCadenceSource,
  IterationQueryArguments,
  IterationSource,
  IterationsResolvers,
} from '#generated/graphql/resolvers.ts';
import type { Listed } from '#runtime/graphql/types.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages } from '../lists.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { readTimeframe } from '../timeframes.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { cadenceList } from '#src/domains/planning/iterations/cadence-list.ts';
import { iterationList, type ListedIterationRow } from '#src/domains/planning/iterations/list.ts';
import { presentIteration } from '#src/domains/planning/iterations/presenter.ts';
import {
  type CadenceRow,
  findIteration,
  loadCadences,
} from '#src/domains/planning/iterations/table.ts';

export const iterationsGraphql = {
  Query: {
    async iteration({ id }, context) {
      const { db, paid } = context.request;
      if (!paid) return null;
      const row = await context.lookUp(() => findIteration(db, parseGlobalIdNumber(id.id)));
      if (row === undefined) return null;
      await loadGroupAccess(context, row.group_id);
      return { ...presentIteration(row, row.group_path, context.request), project_path: '' };
    },
  },

  Group: {
    iterationCadences: async ({ id }, args, context) =>
      listCadences(context, (await loadGroupAccess(context, id)).id, args),
    iterations: async ({ id }, args, context) =>
      listIterations(context, (await loadGroupAccess(context, id)).id, args),
  },

  Project: {
    iterationCadences: async ({ id }, args, context) =>
      listCadences(context, await findNamespace(context, id), args),
    async iterations({ id }, args, context) {
      const { full_path } = await loadProjectAccess(context, id);
      return listIterations(context, await findNamespace(context, id), args, full_path);
    },
  },

  Iteration: {
    async iterationCadence({ id }, _args, context) {
      const cadence = await context.batches.load(loadOfIterations, id, context);
      if (cadence === undefined) throw new Error('an iteration has no cadence');
      return presentCadence(cadence);
    },
    scopedPath: (iteration, _args, context) => {
      const address = formatProjectPageUrl(iteration, context);
      return address === null ? null : new URL(address).pathname;
    },
    scopedUrl: (iteration, _args, context) => formatProjectPageUrl(iteration, context),
    state: ({ state }) => stateNames[state],
  },
} satisfies IterationsResolvers<GraphqlContext>;

/** Iterations of groups and issues are outside of project lists. */
const formatProjectPageUrl = (
  { id, project_path: path }: Pick<IterationSource, 'id'> & Partial<IterationSource>,
  { request: { url } }: GraphqlContext,
) => (path === undefined || path === '' ? null : url.web(`${path}/-/iterations/${id}`));

const stateNames = { 1: 'upcoming', 2: 'current', 3: 'closed' } as const;

const loadOfIterations = (ids: readonly number[], { request: { db } }: GraphqlContext) =>
  loadCadences(db, ids);

/** The namespace that holds a project; null where its issues are hidden. */
async function findNamespace(context: GraphqlContext, id: number): Promise<number | null> {
  const project = await loadProjectAccess(context, id);
  return isFeatureVisible(project, 'issues') ? project.namespace_id : null;
}

/** Iterations of a namespace; none without the plan for them. */
function listIterations(
  context: GraphqlContext,
  namespace: number | null,
  args: IterationQueryArguments,
  project_path = '',
): Listed<IterationSource> {
  if (!context.request.paid || namespace === null) return [];
  return createConnectionPages(context, {
    list: iterationList,
    query: {
      namespace,
      ...toIterationQuery(args, context.globalIdApp),
      include_ancestors: args.includeAncestors !== false,
      ...readTimeframe({ timeframe: args.timeframe }),
      ...(args.state != null && { state: args.state === 'started' ? 'current' : args.state }),
    },
    present: async (rows: readonly ListedIterationRow[]) =>
      rows.map(({ group_path, ...row }) => ({
        ...presentIteration(row, group_path, context.request),
        project_path,
      })),
  });
}

/** Series of iterations of a namespace; none without the plan for them. */
function listCadences(
  context: GraphqlContext,
  namespace: number | null,
  args: CadenceQueryArguments,
): Listed<IterationCadenceSource> {
  if (!context.request.paid || namespace === null) return [];
  return createConnectionPages(context, {
    list: cadenceList,
    query: {
      namespace,
      include_ancestors: args.includeAncestorGroups === true,
      ...toCadenceQuery(args),
    },
    present: async (rows: readonly CadenceRow[]) => rows.map(presentCadence),
  });
}

const presentCadence = (row: CadenceRow) => ({
  id: row.id,
  active: row.active,
  automatic: row.automatic,
  description: row.description,
  durationInWeeks: row.duration_in_weeks,
  iterationsInAdvance: row.iterations_in_advance,
  rollOver: row.roll_over,
  startDate: row.start_date,
  title: row.title,
});
