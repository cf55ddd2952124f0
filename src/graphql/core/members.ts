import type {
  AccessLevelEnum,
  GroupMemberSource,
  MembersResolvers,
  ProjectMemberSource,
} from '#generated/graphql/resolvers.ts';
import { time } from '#runtime/graphql/convert.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { computePermissionsInGroup } from './groups-permissions.ts';
import { levelsByName, createMemberPages, createMembershipPages } from './members-lists.ts';
import {
  toGroupMemberContainer,
  toProjectMemberContainer,
} from '#src/domains/core/members/place.ts';

const names: ReadonlyMap<number, AccessLevelEnum> = new Map(
  Object.entries(levelsByName).map(([name, level]) => [level, name as AccessLevelEnum]),
);

type Member = GroupMemberSource | ProjectMemberSource;

/** The functions that both kinds of members have. */
const ofMember = {
  accessLevel: ({ access_level }: Member) => ({
    integerValue: access_level,
    stringValue: names.get(access_level) ?? null,
  }),
  updatedAt: ({ updated_at }: Member) => time(updated_at),
  user: ({ id, username, name, state, avatar_url, web_url }: Member) => ({
    id,
    username,
    name,
    state,
    avatar_url,
    web_url,
  }),
};

export const membersGraphql = {
  GroupMember: {
    ...ofMember,
    async group({ source_id }, _args, context) {
      const { id } = await loadGroupAccess(context, source_id);
      return { id };
    },
    userPermissions: async ({ source_id }, _args, context) =>
      computePermissionsInGroup(await loadGroupAccess(context, source_id), context.request.actor),
  },

  ProjectMember: {
    ...ofMember,
    async project({ source_id }, _args, context) {
      const { id } = await loadProjectAccess(context, source_id);
      return { id };
    },
  },

  Group: {
    groupMembers: async ({ id }, args, context) =>
      createMemberPages(context, toGroupMemberContainer(await loadGroupAccess(context, id)), args),
  },

  Project: {
    projectMembers: async ({ id }, args, context) =>
      createMemberPages(
        context,
        toProjectMemberContainer(await loadProjectAccess(context, id)),
        args,
      ),
  },

  UserCore: {
    groupMemberships: ({ id }, _args, context) => createMembershipPages(context, id, 'Namespace'),
    projectMemberships: ({ id }, _args, context) => createMembershipPages(context, id, 'Project'),
  },
} satisfies MembersResolvers<GraphqlContext>;
