import { AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import type { SignedInVisit } from '../../handlers.tsx';
import { type EitherVisit, findPlaceId, isProjectVisit } from '../either-place.tsx';

/** Operations about the members of a project or a group. */
const operationsOf = {
  project: {
    all: 'listAllProjectMembers',
    direct: 'listProjectMembers',
    one: 'getProjectMember',
    add: 'addProjectMember',
    update: 'updateProjectMember',
    remove: 'removeProjectMember',
    requests: 'listProjectAccessRequests',
    ask: 'requestProjectAccess',
    approve: 'approveProjectAccessRequest',
    deny: 'denyProjectAccessRequest',
  },
  group: {
    all: 'listAllGroupMembers',
    direct: 'listGroupMembers',
    one: 'getGroupMember',
    add: 'addGroupMember',
    update: 'updateGroupMember',
    remove: 'removeGroupMember',
    requests: 'listGroupAccessRequests',
    ask: 'requestGroupAccess',
    approve: 'approveGroupAccessRequest',
    deny: 'denyGroupAccessRequest',
  },
} as const;

/** A project or group as its page of members needs it; the operations decide again on all that it allows. */
export interface MembersPlace {
  readonly visit: EitherVisit;
  readonly operations: (typeof operationsOf)['project' | 'group'];
  readonly id: number;
  /** Path of the page. */
  readonly path: string;
  readonly mayManage: boolean;
  readonly mayAsk: boolean;
  /** Roles that the visitor may give. */
  readonly roles: readonly (readonly [value: string, text: string])[];
}

export function toMembersPlace(visit: EitherVisit): MembersPlace {
  const isProject = isProjectVisit(visit);
  const { level } = isProject ? visit.project : visit.group;
  const { actor, facts, root } = visit;
  const asks = !('request_access_enabled' in facts) || facts.request_access_enabled;
  const least = isProject ? AccessLevel.Maintainer : AccessLevel.Owner;
  const levels = isProject ? [10, 20, 30, 40] : [10, 20, 30, 40, 50];
  return {
    visit,
    operations: operationsOf[isProject ? 'project' : 'group'],
    id: findPlaceId(visit),
    path: `${root}/-/${isProject ? 'project_members' : 'group_members'}`,
    mayManage: actor !== null && level >= least,
    mayAsk: actor !== null && level === AccessLevel.None && asks,
    roles: levels
      .filter((each) => each <= level)
      .map((each) => [String(each), formatAccessLevel(each as AccessLevel)]),
  };
}

export type OwnMembersVisit = EitherVisit & SignedInVisit;
