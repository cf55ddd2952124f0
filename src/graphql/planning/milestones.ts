import { toMilestoneQuery } from '#generated/graphql/arguments/milestones.ts';
import type {
  MilestoneQueryArguments,
  MilestoneSort,
  MilestoneSource,
  MilestonesResolvers,
} from '#generated/graphql/resolvers.ts';
import type { Listed, Pages } from '#runtime/graphql/types.ts';
import { whereInList } from '#src/database/dialect.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages, createConnectionPagesOfParent } from '../lists.ts';
import { readGlobalIdEnd, readGlobalIdNumbers } from '#runtime/graphql/read.ts';
import { readTimeframe } from '../timeframes.ts';
import { isNarrowedByService } from '#src/policy/external-authorization.ts';
import { type Container, toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import { countByMilestone } from '#src/domains/planning/issues/counts.ts';
import { milestoneList, rankedMilestoneList } from '#src/domains/planning/milestones/list.ts';
import { milestonePolicy } from '#src/domains/planning/milestones/policy.ts';
import {
  presentListedMilestone,
  presentMilestone,
} from '#src/domains/planning/milestones/presenter.ts';
import {
  findMilestoneById,
  type ListedMilestoneRow,
} from '#src/domains/planning/milestones/table.ts';

export const milestonesGraphql = {
  Query: {
    async milestone({ id: { id } }, context) {
      const { db } = context.request;
      const number = /^\d{1,15}$/.test(id) ? Number(id) : 0;
      const row = await context.lookUp(() => findMilestoneById(db, number));
      if (row === undefined) return null;
      if (row.project_id === null) {
        const group = await loadGroupAccess(context, row.group_id ?? 0);
        return presentMilestone(row, group.full_path, context.request);
      }
      const project = await loadProjectAccess(context, row.project_id);
      if (!milestonePolicy.read({ project })) return null;
      return presentMilestone(row, project.full_path, context.request);
    },
  },

  Milestone: {
    async subgroupMilestone({ group_id }, _args, context) {
      if (group_id === undefined) return false;
      return (await loadGroupAccess(context, group_id)).parent_id !== null;
    },
    async stats(milestone, _args, context) {
      const counts = await context.batches.load(loadCounts, milestone.id, context);
      const { closed, opened } = counts ?? { closed: 0, opened: 0 };
      return { closedIssuesCount: closed, totalIssuesCount: closed + opened };
    },
    groupMilestone: ({ group_id }) => group_id !== undefined,
    projectMilestone: ({ project_id }) => project_id !== undefined,
  },

  Project: {
    async milestones({ id }, args, context): Promise<Listed<MilestoneSource>> {
      const project = await loadProjectAccess(context, id);
      if (!milestonePolicy.read({ project })) return [];
      return createMilestonePages(context, toProjectContainer(project), args);
    },
  },

  Group: {
    milestones: async ({ id }, args, context) =>
      createMilestonePages(context, toGroupContainer(await loadGroupAccess(context, id)), args),
  },
} satisfies MilestonesResolvers<GraphqlContext>;

/** Issues of several projects are not counted together while an authorization service answers for each project. */
async function loadCounts(ids: readonly number[], { request: { db, actor } }: GraphqlContext) {
  if (!(await isNarrowedByService(db, actor))) return countByMilestone(db, actor, ids);
  const rows = await whereInList(db('milestones'), 'id', ids)
    .whereNotNull('project_id')
    .select<{ id: number }[]>('id');
  return countByMilestone(
    db,
    actor,
    rows.map(({ id }) => id),
  );
}

function createMilestonePages(
  context: GraphqlContext,
  container: Container,
  args: MilestoneQueryArguments,
): Pages<MilestoneSource> {
  const { ids, includeAncestors, includeDescendants, sort } = args;
  const query = {
    ...toMilestoneQuery(args),
    include_parent_milestones: includeAncestors === true,
    ...(includeDescendants === true && { include_descendants: true }),
    ...readTimeframe(args),
    ...(ids != null && {
      ids: readGlobalIdNumbers(
        ids.map((id) => readGlobalIdEnd(context.globalIdApp, id, 'Milestone')),
      ),
    }),
  };
  const parent = {
    parent: container.id,
    table: container.kind === 'project' ? ('projects' as const) : ('namespaces' as const),
    slots: { owner: 'id', namespace: container.kind === 'project' ? 'namespace_id' : 'id' },
    present: async (rows: readonly ListedMilestoneRow[]) =>
      rows.map((row) => presentListedMilestone(row, context.request)),
  };
  const common = { ...container, id: 0, namespaceId: 0 };
  const { isRanked, expired_last, ...order } = readOrder(sort ?? 'DUE_DATE_ASC');
  if (isRanked) {
    const listParams = { ...query, expired_last, sort: order.sort };
    const paged = { ...parent, list: rankedMilestoneList, query: { ...listParams, container } };
    // Groups below are read each by itself.
    if (includeDescendants === true) return createConnectionPages(context, paged);
    return createConnectionPagesOfParent(context, {
      ...paged,
      common: { ...listParams, container: common },
    });
  }
  const listParams = { ...query, ...order };
  const paged = { ...parent, list: milestoneList, query: { ...listParams, container } };
  if (includeDescendants === true) return createConnectionPages(context, paged);
  return createConnectionPagesOfParent(context, {
    ...paged,
    common: { ...listParams, container: common },
  });
}

/** The order in the words of the lists; `isRanked` where kinds of due dates follow one another. */
function readOrder(sort: MilestoneSort) {
  const [, name = '', direction] = /^(.+)_(asc|desc)$/.exec(sort.toLowerCase()) ?? [];
  const ascending = direction === 'asc';
  const isTime = name === 'created' || name === 'updated';
  return {
    isRanked: !isTime && sort !== 'DUE_DATE_ASC',
    expired_last: name === 'expired_last_due_date',
    order_by: isTime ? (`${name}_at` as const) : ('due_date' as const),
    sort: ascending ? ('asc' as const) : ('desc' as const),
  };
}
