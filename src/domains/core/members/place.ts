import type { AccessLevel } from '#src/policy/access-level.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { MemberSource } from './table.ts';

/** A group or project that has members, as the caller may see it. */
export interface MemberContainer {
  readonly type: MemberSource;
  readonly id: number;
  readonly level: AccessLevel;
  readonly viaAdministrator: boolean;
  /** The group itself, or the namespace that holds the project: memberships of the groups above are inherited. */
  readonly namespaceId: number;
  /** True for a group without a parent. */
  readonly topLevel: boolean;
  readonly word: 'group' | 'project';
}

export function toGroupMemberContainer(group: GroupAccess): MemberContainer {
  return {
    type: 'Namespace',
    id: group.id,
    level: group.level,
    viaAdministrator: group.viaAdministrator,
    namespaceId: group.id,
    topLevel: group.parent_id === null,
    word: 'group',
  };
}

export function toProjectMemberContainer(project: ProjectAccess): MemberContainer {
  return {
    type: 'Project',
    id: project.id,
    level: project.level,
    viaAdministrator: project.viaAdministrator,
    namespaceId: project.namespace_id,
    topLevel: false,
    word: 'project',
  };
}

/** Columns that assign rows of `members` to the container. */
export function toSourceColumns({ type, id }: MemberContainer): {
  source_type: MemberSource;
  source_id: number;
} {
  return { source_type: type, source_id: id };
}
