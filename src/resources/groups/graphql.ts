import type { Group } from '../../../generated/groups/types.ts';
import type { GroupSource, GroupsResolvers } from '../../../generated/graphql/resolvers.ts';
import { groupOf } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { pagesOf } from '../../graphql/lists.ts';
import { findGroupFor } from '../../policy/group-access.ts';
import type { GroupRow } from '../../records/group.ts';
import { projectPages } from '../projects/graphql-pages.ts';
import { type GroupFilters, groupList } from './list.ts';
import { presentGroups } from './lists.ts';
import { groupPolicy } from './policy.ts';
import { findGroupRows } from './table.ts';

const alone = { statistics: false, with_custom_attributes: false } as const;

export const groupsGraphql = {
  Query: {
    async group({ fullPath }, { request: { db, actor } }) {
      const { id, name, path, full_path, full_name } = await findGroupFor(db, actor, fullPath);
      return { id, name, path, full_path, full_name };
    },
  },

  Group: {
    load: async (ids, { request }) => {
      const rows = await findGroupRows(request.db, ids);
      const groups = await presentGroups(request, rows, alone);
      return new Map(groups.map((group) => [group.id, group]));
    },
    async parent(group, _args, context) {
      const { parent_id: id } = await wholeGroup(group, context);
      // A reader of a group sees those above it.
      return id == null ? null : { id };
    },
    async userPermissions({ id }, _args, context) {
      const group = await groupOf(context, id);
      const { actor } = context.request;
      return {
        readGroup: true,
        createProjects: actor !== null && groupPolicy.createProject({ group, actor }),
      };
    },
    projects: ({ id }, { includeSubgroups, ...args }, context) =>
      projectPages(context, args, { container: includeSubgroups === true ? 'tree' : 'group', id }),
    descendantGroups({ id }, { includeParentDescendants, owned, search }, context) {
      const query: GroupFilters = {
        below: { id, depth: includeParentDescendants === false ? 'children' : 'descendants' },
        all_available: true,
        ...(owned === true && { owned }),
        ...(search != null && { search }),
      };
      return pagesOf<Required<GroupFilters>, GroupRow, Group>(context, {
        list: groupList,
        query,
        present: (rows) => presentGroups(context.request, rows, alone),
      });
    },
  },
} satisfies GroupsResolvers<GraphqlContext>;

/** The group with all that REST tells of it in lists. */
async function wholeGroup(group: GroupSource, context: GraphqlContext): Promise<GroupSource> {
  if (group.parent_id !== undefined) return group;
  const whole = await context.batches.load(groupsGraphql.Group.load, group.id, context);
  return { ...group, ...whole };
}
