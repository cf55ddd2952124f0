import { GraphQLError } from 'graphql';
import type { EnvironmentSource, EnvironmentsResolvers } from '#generated/graphql/resolvers.ts';
import type { Pages } from '#runtime/graphql/types.ts';
import { whereInList } from '#src/database/dialect.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPagesOfParent, readFirst } from '../lists.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { environmentList } from '#src/domains/ci/environments/list.ts';
import { presentBrief } from '#src/domains/ci/environments/presenter.ts';
import type { EnvironmentRow } from '#src/domains/ci/environments/table.ts';

export const environmentsGraphql = {
  Environment: {
    async load(ids, { request: { db } }) {
      const rows = await whereInList(
        db<EnvironmentRow>('environments'),
        'environments.id',
        ids,
      ).select('*');
      return new Map(rows.map((row) => [row.id, toEnvironmentSource(row)]));
    },
    async path({ id, project_id }, _args, context) {
      const { full_path } = await loadProjectAccess(context, project_id);
      return new URL(context.request.url.web(`${full_path}/-/environments/${id}`)).pathname;
    },
  },

  Project: {
    environment: async ({ id }, args, context) =>
      readFirst(await listEnvironments(context, id, args)),
    environments: ({ id }, args, context) => listEnvironments(context, id, args),
  },
} satisfies EnvironmentsResolvers<GraphqlContext>;

const toEnvironmentSource = (row: EnvironmentRow): EnvironmentSource => ({
  ...presentBrief(row),
  project_id: row.project_id,
  state: row.state,
  tier: row.tier,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

type Arguments = Parameters<EnvironmentsResolvers<GraphqlContext>['Project']['environments']>[1];

const known = ['available', 'stopped', 'stopping'];

/** Environments of a project, for callers who may read them. */
async function listEnvironments(
  context: GraphqlContext,
  id: number,
  { name, search, states }: Arguments,
): Promise<Pages<EnvironmentSource> | readonly []> {
  const shownStates = new Set(states ?? []);
  if ([...shownStates].some((state) => !known.includes(state))) {
    throw new GraphQLError('Requested states are invalid');
  }
  const project = await loadProjectAccess(context, id);
  const isReader = context.request.actor !== null && isFeatureVisible(project, 'operations');
  // Environments stop at once, so none is in the state `stopping`.
  shownStates.delete('stopping');
  if (!isReader || (states?.length !== 0 && states != null && shownStates.size === 0)) return [];
  const [state] = shownStates.size === 1 ? shownStates : [];
  const query = {
    ...(name != null && { name }),
    ...(search != null && { search }),
    ...(state !== undefined && { states: state as 'available' | 'stopped' }),
  };
  return createConnectionPagesOfParent(context, {
    list: environmentList,
    query: { ...query, project: id },
    common: { ...query, project: 0 },
    parent: id,
    table: 'projects',
    slots: { project: 'id' },
    present: async (rows: readonly EnvironmentRow[]) => rows.map(toEnvironmentSource),
  });
}
