import { AccessLevel } from '#src/policy/access-level.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ProjectCreationLevel, SubgroupCreationLevel } from '#src/records/group.ts';

const subgroupCreators: Readonly<Record<SubgroupCreationLevel, AccessLevel>> = {
  owner: AccessLevel.Owner,
  maintainer: AccessLevel.Maintainer,
};

const projectCreators: Readonly<Record<ProjectCreationLevel, AccessLevel | null>> = {
  noone: null,
  maintainer: AccessLevel.Maintainer,
  developer: AccessLevel.Developer,
};

export const groupPolicy = {
  createTopLevel: ({ actor }: { actor: Actor }) => actor.admin || actor.user.can_create_group,

  createSubgroup: ({ parent }: { parent: GroupAccess }) =>
    parent.level >= subgroupCreators[parent.subgroup_creation_level],

  createProject: ({ group, actor }: { group: GroupAccess; actor: Actor }) => {
    const least = projectCreators[group.project_creation_level];
    return actor.admin || (least !== null && group.level >= least);
  },

  share: ({ group }: { group: GroupAccess }) => group.level >= AccessLevel.Owner,

  /** Owners of groups that are linked to a directory, where the instance leaves it to them. */
  syncWithDirectory: ({ actor, owners }: { actor: Actor; owners: boolean }) =>
    actor.admin || owners,

  readRunnersToken: ({ group }: { group: GroupAccess }) => group.level >= AccessLevel.Owner,
};
