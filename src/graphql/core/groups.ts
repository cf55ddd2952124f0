import type { Group } from '#generated/groups/types.ts';
import type { GroupsResolvers } from '#generated/graphql/resolvers.ts';
import { loadGroupAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages } from '../lists.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupFor, findVisibleGroups } from '#src/policy/group-access.ts';
import type { GroupRow } from '#src/records/group.ts';
import { createProjectPages } from './projects-pages.ts';
import { computePermissionsInGroup } from './groups-permissions.ts';
import { toSharedRunnersSetting } from './groups-shared-runners.ts';
import { type GroupFilters, groupList } from '#src/domains/core/groups/list.ts';
import { presentGroups } from '#src/domains/core/groups/lists.ts';
import { groupPolicy } from '#src/domains/core/groups/policy.ts';
import { findGroupRows } from '#src/domains/core/groups/table.ts';

const alone = { statistics: false, with_custom_attributes: false } as const;

export const groupsGraphql = {
  Query: {
    async group({ fullPath }, { request: { db, actor } }) {
      const { id, name, path, full_path, full_name } = await findGroupFor(db, actor, fullPath);
      return { id, name, path, full_path, full_name };
    },
  },

  UserCore: {
    groups({ id }, { permissionScope, search }, context) {
      const { actor } = context.request;
      if (actor === null || actor.user.id !== id) return null;
      const scope = permissionScope ?? null;
      const query: GroupFilters = {
        all_available: false,
        ...(scope !== null && { min_access_level: leastLevel[scope] }),
        ...(search != null && { search }),
      };
      return createConnectionPages<Required<GroupFilters>, GroupRow, Group>(context, {
        list: groupList,
        query,
        async present(rows) {
          const shown = await presentGroups(context.request, rows, alone);
          if (scope !== 'CREATE_PROJECTS') return shown;
          const found = await findVisibleGroups(
            context.request.db,
            actor,
            rows.map((row) => row.id),
          );
          return shown.filter((group) => {
            const access = found.get(group.id);
            return access !== undefined && groupPolicy.createProject({ group: access, actor });
          });
        },
      });
    },
  },

  Group: {
    load: async (ids, { request }) => {
      const rows = await findGroupRows(request.db, ids);
      const groups = await presentGroups(request, rows, alone);
      return new Map(groups.map((group) => [group.id, group]));
    },
    crossProjectPipelineAvailable: (_group, _args, { request: { paid } }) => paid,
    epicsEnabled: (_group, _args, { request: { paid } }) => paid,
    sharedRunnersSetting: async ({ id }, _args, context) =>
      toSharedRunnersSetting(await loadGroupAccess(context, id)),
    userPermissions: async ({ id }, _args, context) =>
      computePermissionsInGroup(await loadGroupAccess(context, id), context.request.actor),
    projects: ({ id }, { includeSubgroups, ...args }, context) =>
      createProjectPages(context, args, {
        container: includeSubgroups === true ? 'tree' : 'group',
        id,
      }),
    descendantGroups({ id }, { includeParentDescendants, owned, search }, context) {
      const query: GroupFilters = {
        below: { id, depth: includeParentDescendants === false ? 'children' : 'descendants' },
        all_available: true,
        ...(owned === true && { owned }),
        ...(search != null && { search }),
      };
      return createConnectionPages<Required<GroupFilters>, GroupRow, Group>(context, {
        list: groupList,
        query,
        present: (rows) => presentGroups(context.request, rows, alone),
      });
    },
  },
} satisfies GroupsResolvers<GraphqlContext>;

/** The lowest role that each permission requires. */
const leastLevel = {
  CREATE_PROJECTS: AccessLevel.Developer,
  TRANSFER_PROJECTS: AccessLevel.Maintainer,
} as const;
