import type { GroupPermissionsSource } from '#generated/graphql/resolvers.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { groupPolicy } from '#src/domains/core/groups/policy.ts';

/** The permissions of a viewer in a group. */
export function computePermissionsInGroup(
  group: GroupAccess,
  actor: Actor | null,
): GroupPermissionsSource {
  return {
    createProjects: actor !== null && groupPolicy.createProject({ group, actor }),
  };
}
