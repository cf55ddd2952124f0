import type { MilestoneSource, MilestonesResolvers } from '../../../generated/graphql/resolvers.ts';
import type { Listed, Pages } from '../../../generator/runtime/graphql/types.ts';
import { groupOf, projectOf } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { pagesOfParent } from '../../graphql/lists.ts';
import { type Container, groupContainer, projectContainer } from '../../records/container.ts';
import { milestoneList } from './list.ts';
import { milestonePolicy } from './policy.ts';
import { presentListedMilestone } from './presenter.ts';
import type { ListedMilestoneRow } from './table.ts';

export const milestonesGraphql = {
  Milestone: {
    groupMilestone: ({ group_id }) => group_id !== undefined,
    projectMilestone: ({ project_id }) => project_id !== undefined,
    webPath: ({ web_url }) => new URL(web_url).pathname,
  },

  Project: {
    async milestones({ id }, args, context): Promise<Listed<MilestoneSource>> {
      const project = await projectOf(context, id);
      if (!milestonePolicy.read({ project })) return [];
      return pagesWithin(context, projectContainer(project), args);
    },
  },

  Group: {
    milestones: async ({ id }, args, context) =>
      pagesWithin(context, groupContainer(await groupOf(context, id)), args),
  },
} satisfies MilestonesResolvers<GraphqlContext>;

interface Arguments {
  readonly includeAncestors?: boolean | null | undefined;
  readonly searchTitle?: string | null | undefined;
  readonly state?: 'active' | 'closed' | null | undefined;
  readonly title?: string | null | undefined;
}

function pagesWithin(
  context: GraphqlContext,
  container: Container,
  { includeAncestors, searchTitle, state, title }: Arguments,
): Pages<MilestoneSource> {
  const query = {
    include_parent_milestones: includeAncestors === true,
    ...(searchTitle != null && { search: searchTitle }),
    ...(state != null && { state }),
    ...(title != null && { title }),
  };
  return pagesOfParent(context, {
    list: milestoneList,
    query: { ...query, container },
    common: { ...query, container: { ...container, id: 0, namespaceId: 0 } },
    parent: container.id,
    table: container.kind === 'project' ? 'projects' : 'namespaces',
    slots: { owner: 'id', namespace: container.kind === 'project' ? 'namespace_id' : 'id' },
    present: async (rows: readonly ListedMilestoneRow[]) =>
      rows.map((row) => presentListedMilestone(row, context.request)),
  });
}
