import { AccessLevel } from '#src/policy/access-level.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { projectBot } from '#src/records/user-types.ts';
import type { MemberContainer } from './place.ts';

interface Target {
  readonly place: MemberContainer;
  readonly member: {
    readonly user_id: number;
    readonly user_type: string | null;
    readonly ldap: boolean;
    readonly override: boolean;
  };
  /** The user whose personal namespace holds the project, if it is one. */
  readonly namespaceOwner: number | null;
}

export const memberPolicy = {
  /** Owners manage members of groups, maintainers those of projects. */
  manage: ({ place }: { place: MemberContainer }) =>
    place.level >= (place.type === 'Namespace' ? AccessLevel.Owner : AccessLevel.Maintainer),

  /** The account of a token has the level of its token, and a personal project its owner. */
  change: ({ place, member, namespaceOwner }: Target) =>
    memberPolicy.manage({ place }) && !isFixed({ member, namespaceOwner }),

  /** A directory sets the level of its members, unless it is overridden. */
  changeLevel: ({ member }: Pick<Target, 'member'>) => !member.ldap || member.override,

  remove: ({ place, member, namespaceOwner, actor }: Target & { actor: Actor }) =>
    !isFixed({ member, namespaceOwner }) &&
    (member.user_id === actor.user.id || memberPolicy.manage({ place })),

  /** Accounts of the members at the group's single sign-on. */
  seeIdentities: ({ place }: { place: MemberContainer }) =>
    place.type === 'Namespace' && place.level >= AccessLevel.Owner,

  override: ({ member }: Pick<Target, 'member'>) => member.ldap,

  /** Seats and waiting members belong to the whole tree of a group. */
  manageSeats: ({ group }: { group: GroupAccess }) =>
    group.parent_id === null && group.level >= AccessLevel.Owner,
};

function isFixed({ member, namespaceOwner }: Pick<Target, 'member' | 'namespaceOwner'>): boolean {
  return member.user_type === projectBot || member.user_id === namespaceOwner;
}
