// Generated from spec/domains/* /members.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListBillableMembersInput {
  readonly params: ParametersOf<operations['listBillableMembers'], 'path'>;
  readonly query?: ParametersOf<operations['listBillableMembers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListBillableMembersAnswer = JsonAnswer<operations['listBillableMembers'], 200 | 400 | 401 | 403 | 404>;

const listBillableMembersCall: ClientCall = {
  id: 'listBillableMembers',
  method: 'GET',
  path: "/api/v4/groups/{id}/billable_members",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RemoveBillableMemberInput {
  readonly params: ParametersOf<operations['removeBillableMember'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RemoveBillableMemberAnswer = EmptyAnswer<204> | JsonAnswer<operations['removeBillableMember'], 400 | 401 | 403 | 404>;

const removeBillableMemberCall: ClientCall = {
  id: 'removeBillableMember',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/billable_members/{user_id}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ListBillableMembershipsInput {
  readonly params: ParametersOf<operations['listBillableMemberships'], 'path'>;
  readonly query?: ParametersOf<operations['listBillableMemberships'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListBillableMembershipsAnswer = JsonAnswer<operations['listBillableMemberships'], 200 | 400 | 401 | 403 | 404>;

const listBillableMembershipsCall: ClientCall = {
  id: 'listBillableMemberships',
  method: 'GET',
  path: "/api/v4/groups/{id}/billable_members/{user_id}/memberships",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListGroupMembersInput {
  readonly params: ParametersOf<operations['listGroupMembers'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupMembers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupMembersAnswer = JsonAnswer<operations['listGroupMembers'], 200 | 400 | 401 | 403 | 404>;

const listGroupMembersCall: ClientCall = {
  id: 'listGroupMembers',
  method: 'GET',
  path: "/api/v4/groups/{id}/members",
  commas: ["user_ids","skip_users"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface AddGroupMemberInput {
  readonly params: ParametersOf<operations['addGroupMember'], 'path'>;
  readonly body: Sendable<BodyOf<operations['addGroupMember'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddGroupMemberAnswer = JsonAnswer<operations['addGroupMember'], 201 | 400 | 401 | 403 | 404 | 409>;

const addGroupMemberCall: ClientCall = {
  id: 'addGroupMember',
  method: 'POST',
  path: "/api/v4/groups/{id}/members",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface ListAllGroupMembersInput {
  readonly params: ParametersOf<operations['listAllGroupMembers'], 'path'>;
  readonly query?: ParametersOf<operations['listAllGroupMembers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListAllGroupMembersAnswer = JsonAnswer<operations['listAllGroupMembers'], 200 | 400 | 401 | 403 | 404>;

const listAllGroupMembersCall: ClientCall = {
  id: 'listAllGroupMembers',
  method: 'GET',
  path: "/api/v4/groups/{id}/members/all",
  commas: ["user_ids","skip_users"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetInheritedGroupMemberInput {
  readonly params: ParametersOf<operations['getInheritedGroupMember'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetInheritedGroupMemberAnswer = JsonAnswer<operations['getInheritedGroupMember'], 200 | 400 | 401 | 403 | 404>;

const getInheritedGroupMemberCall: ClientCall = {
  id: 'getInheritedGroupMember',
  method: 'GET',
  path: "/api/v4/groups/{id}/members/all/{user_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ApproveAllGroupMembersInput {
  readonly params: ParametersOf<operations['approveAllGroupMembers'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ApproveAllGroupMembersAnswer = EmptyAnswer<204> | JsonAnswer<operations['approveAllGroupMembers'], 400 | 401 | 403 | 404>;

const approveAllGroupMembersCall: ClientCall = {
  id: 'approveAllGroupMembers',
  method: 'POST',
  path: "/api/v4/groups/{id}/members/approve_all",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ApproveGroupMemberInput {
  readonly params: ParametersOf<operations['approveGroupMember'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ApproveGroupMemberAnswer = EmptyAnswer<204> | JsonAnswer<operations['approveGroupMember'], 400 | 401 | 403 | 404>;

const approveGroupMemberCall: ClientCall = {
  id: 'approveGroupMember',
  method: 'PUT',
  path: "/api/v4/groups/{id}/members/{member_id}/approve",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface GetGroupMemberInput {
  readonly params: ParametersOf<operations['getGroupMember'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupMemberAnswer = JsonAnswer<operations['getGroupMember'], 200 | 400 | 401 | 403 | 404>;

const getGroupMemberCall: ClientCall = {
  id: 'getGroupMember',
  method: 'GET',
  path: "/api/v4/groups/{id}/members/{user_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateGroupMemberInput {
  readonly params: ParametersOf<operations['updateGroupMember'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateGroupMember'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupMemberAnswer = JsonAnswer<operations['updateGroupMember'], 200 | 400 | 401 | 403 | 404>;

const updateGroupMemberCall: ClientCall = {
  id: 'updateGroupMember',
  method: 'PUT',
  path: "/api/v4/groups/{id}/members/{user_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RemoveGroupMemberInput {
  readonly params: ParametersOf<operations['removeGroupMember'], 'path'>;
  readonly query?: ParametersOf<operations['removeGroupMember'], 'query'>;
  readonly headers?: ParametersOf<operations['removeGroupMember'], 'header'>;
  readonly signal?: AbortSignal;
}

export type RemoveGroupMemberAnswer = EmptyAnswer<204> | JsonAnswer<operations['removeGroupMember'], 400 | 401 | 403 | 404 | 412>;

const removeGroupMemberCall: ClientCall = {
  id: 'removeGroupMember',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/members/{user_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface OverrideGroupMemberInput {
  readonly params: ParametersOf<operations['overrideGroupMember'], 'path'>;
  readonly signal?: AbortSignal;
}

export type OverrideGroupMemberAnswer = JsonAnswer<operations['overrideGroupMember'], 201 | 400 | 401 | 403 | 404>;

const overrideGroupMemberCall: ClientCall = {
  id: 'overrideGroupMember',
  method: 'POST',
  path: "/api/v4/groups/{id}/members/{user_id}/override",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ResetGroupMemberOverrideInput {
  readonly params: ParametersOf<operations['resetGroupMemberOverride'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetGroupMemberOverrideAnswer = JsonAnswer<operations['resetGroupMemberOverride'], 200 | 400 | 401 | 403 | 404>;

const resetGroupMemberOverrideCall: ClientCall = {
  id: 'resetGroupMemberOverride',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/members/{user_id}/override",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SetGroupMemberStateInput {
  readonly params: ParametersOf<operations['setGroupMemberState'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setGroupMemberState'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetGroupMemberStateAnswer = JsonAnswer<operations['setGroupMemberState'], 200 | 400 | 401 | 403 | 404 | 422>;

const setGroupMemberStateCall: ClientCall = {
  id: 'setGroupMemberState',
  method: 'PUT',
  path: "/api/v4/groups/{id}/members/{user_id}/state",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 422] },
};

export interface ListPendingGroupMembersInput {
  readonly params: ParametersOf<operations['listPendingGroupMembers'], 'path'>;
  readonly query?: ParametersOf<operations['listPendingGroupMembers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPendingGroupMembersAnswer = JsonAnswer<operations['listPendingGroupMembers'], 200 | 400 | 401 | 403 | 404>;

const listPendingGroupMembersCall: ClientCall = {
  id: 'listPendingGroupMembers',
  method: 'GET',
  path: "/api/v4/groups/{id}/pending_members",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListProjectMembersInput {
  readonly params: ParametersOf<operations['listProjectMembers'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectMembers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectMembersAnswer = JsonAnswer<operations['listProjectMembers'], 200 | 400 | 401 | 403 | 404>;

const listProjectMembersCall: ClientCall = {
  id: 'listProjectMembers',
  method: 'GET',
  path: "/api/v4/projects/{id}/members",
  commas: ["user_ids","skip_users"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface AddProjectMemberInput {
  readonly params: ParametersOf<operations['addProjectMember'], 'path'>;
  readonly body: Sendable<BodyOf<operations['addProjectMember'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddProjectMemberAnswer = JsonAnswer<operations['addProjectMember'], 201 | 400 | 401 | 403 | 404 | 405 | 409>;

const addProjectMemberCall: ClientCall = {
  id: 'addProjectMember',
  method: 'POST',
  path: "/api/v4/projects/{id}/members",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 405, 409] },
};

export interface ListAllProjectMembersInput {
  readonly params: ParametersOf<operations['listAllProjectMembers'], 'path'>;
  readonly query?: ParametersOf<operations['listAllProjectMembers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListAllProjectMembersAnswer = JsonAnswer<operations['listAllProjectMembers'], 200 | 400 | 401 | 403 | 404>;

const listAllProjectMembersCall: ClientCall = {
  id: 'listAllProjectMembers',
  method: 'GET',
  path: "/api/v4/projects/{id}/members/all",
  commas: ["user_ids","skip_users"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetInheritedProjectMemberInput {
  readonly params: ParametersOf<operations['getInheritedProjectMember'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetInheritedProjectMemberAnswer = JsonAnswer<operations['getInheritedProjectMember'], 200 | 400 | 401 | 403 | 404>;

const getInheritedProjectMemberCall: ClientCall = {
  id: 'getInheritedProjectMember',
  method: 'GET',
  path: "/api/v4/projects/{id}/members/all/{user_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetProjectMemberInput {
  readonly params: ParametersOf<operations['getProjectMember'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectMemberAnswer = JsonAnswer<operations['getProjectMember'], 200 | 400 | 401 | 403 | 404>;

const getProjectMemberCall: ClientCall = {
  id: 'getProjectMember',
  method: 'GET',
  path: "/api/v4/projects/{id}/members/{user_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateProjectMemberInput {
  readonly params: ParametersOf<operations['updateProjectMember'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateProjectMember'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectMemberAnswer = JsonAnswer<operations['updateProjectMember'], 200 | 400 | 401 | 403 | 404>;

const updateProjectMemberCall: ClientCall = {
  id: 'updateProjectMember',
  method: 'PUT',
  path: "/api/v4/projects/{id}/members/{user_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RemoveProjectMemberInput {
  readonly params: ParametersOf<operations['removeProjectMember'], 'path'>;
  readonly query?: ParametersOf<operations['removeProjectMember'], 'query'>;
  readonly headers?: ParametersOf<operations['removeProjectMember'], 'header'>;
  readonly signal?: AbortSignal;
}

export type RemoveProjectMemberAnswer = EmptyAnswer<204> | JsonAnswer<operations['removeProjectMember'], 400 | 401 | 403 | 404 | 412>;

const removeProjectMemberCall: ClientCall = {
  id: 'removeProjectMember',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/members/{user_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface MembersClient {
  /** List the billable members of a group: GET /groups/{id}/billable_members */
  listBillableMembers: ListingOf<ListBillableMembersInput, ListBillableMembersAnswer, JsonOf<operations['listBillableMembers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Remove a billable member: DELETE /groups/{id}/billable_members/{user_id} */
  removeBillableMember(request: RemoveBillableMemberInput): Promise<RemoveBillableMemberAnswer>;
  /** List the memberships of a billable member: GET /groups/{id}/billable_members/{user_id}/memberships */
  listBillableMemberships: ListingOf<ListBillableMembershipsInput, ListBillableMembershipsAnswer, JsonOf<operations['listBillableMemberships'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the direct members of a group: GET /groups/{id}/members */
  listGroupMembers: ListingOf<ListGroupMembersInput, ListGroupMembersAnswer, JsonOf<operations['listGroupMembers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add members to a group: POST /groups/{id}/members */
  addGroupMember(request: AddGroupMemberInput): Promise<AddGroupMemberAnswer>;
  /** List all members of a group: GET /groups/{id}/members/all */
  listAllGroupMembers: ListingOf<ListAllGroupMembersInput, ListAllGroupMembersAnswer, JsonOf<operations['listAllGroupMembers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a member of a group, also an inherited one: GET /groups/{id}/members/all/{user_id} */
  getInheritedGroupMember(request: GetInheritedGroupMemberInput): Promise<GetInheritedGroupMemberAnswer>;
  /** Approve all waiting members: POST /groups/{id}/members/approve_all */
  approveAllGroupMembers(request: ApproveAllGroupMembersInput): Promise<ApproveAllGroupMembersAnswer>;
  /** Approve a waiting member: PUT /groups/{id}/members/{member_id}/approve */
  approveGroupMember(request: ApproveGroupMemberInput): Promise<ApproveGroupMemberAnswer>;
  /** Get a direct member of a group: GET /groups/{id}/members/{user_id} */
  getGroupMember(request: GetGroupMemberInput): Promise<GetGroupMemberAnswer>;
  /** Change a member of a group: PUT /groups/{id}/members/{user_id} */
  updateGroupMember(request: UpdateGroupMemberInput): Promise<UpdateGroupMemberAnswer>;
  /** Remove a member from a group: DELETE /groups/{id}/members/{user_id} */
  removeGroupMember(request: RemoveGroupMemberInput): Promise<RemoveGroupMemberAnswer>;
  /** Override the synchronised level of a member: POST /groups/{id}/members/{user_id}/override */
  overrideGroupMember(request: OverrideGroupMemberInput): Promise<OverrideGroupMemberAnswer>;
  /** Let the directory set the level of a member again: DELETE /groups/{id}/members/{user_id}/override */
  resetGroupMemberOverride(request: ResetGroupMemberOverrideInput): Promise<ResetGroupMemberOverrideAnswer>;
  /** Let a member wait, or make one active: PUT /groups/{id}/members/{user_id}/state */
  setGroupMemberState(request: SetGroupMemberStateInput): Promise<SetGroupMemberStateAnswer>;
  /** List waiting members: GET /groups/{id}/pending_members */
  listPendingGroupMembers: ListingOf<ListPendingGroupMembersInput, ListPendingGroupMembersAnswer, JsonOf<operations['listPendingGroupMembers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the direct members of a project: GET /projects/{id}/members */
  listProjectMembers: ListingOf<ListProjectMembersInput, ListProjectMembersAnswer, JsonOf<operations['listProjectMembers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add members to a project: POST /projects/{id}/members */
  addProjectMember(request: AddProjectMemberInput): Promise<AddProjectMemberAnswer>;
  /** List all members of a project: GET /projects/{id}/members/all */
  listAllProjectMembers: ListingOf<ListAllProjectMembersInput, ListAllProjectMembersAnswer, JsonOf<operations['listAllProjectMembers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a member of a project, also an inherited one: GET /projects/{id}/members/all/{user_id} */
  getInheritedProjectMember(request: GetInheritedProjectMemberInput): Promise<GetInheritedProjectMemberAnswer>;
  /** Get a direct member of a project: GET /projects/{id}/members/{user_id} */
  getProjectMember(request: GetProjectMemberInput): Promise<GetProjectMemberAnswer>;
  /** Change a member of a project: PUT /projects/{id}/members/{user_id} */
  updateProjectMember(request: UpdateProjectMemberInput): Promise<UpdateProjectMemberAnswer>;
  /** Remove a member from a project: DELETE /projects/{id}/members/{user_id} */
  removeProjectMember(request: RemoveProjectMemberInput): Promise<RemoveProjectMemberAnswer>;
}

export const membersClient = (send: Send): MembersClient => ({
  listBillableMembers: listing(send, listBillableMembersCall),
  removeBillableMember: (request) => send(removeBillableMemberCall, request),
  listBillableMemberships: listing(send, listBillableMembershipsCall),
  listGroupMembers: listing(send, listGroupMembersCall),
  addGroupMember: (request) => send(addGroupMemberCall, request),
  listAllGroupMembers: listing(send, listAllGroupMembersCall),
  getInheritedGroupMember: (request) => send(getInheritedGroupMemberCall, request),
  approveAllGroupMembers: (request) => send(approveAllGroupMembersCall, request),
  approveGroupMember: (request) => send(approveGroupMemberCall, request),
  getGroupMember: (request) => send(getGroupMemberCall, request),
  updateGroupMember: (request) => send(updateGroupMemberCall, request),
  removeGroupMember: (request) => send(removeGroupMemberCall, request),
  overrideGroupMember: (request) => send(overrideGroupMemberCall, request),
  resetGroupMemberOverride: (request) => send(resetGroupMemberOverrideCall, request),
  setGroupMemberState: (request) => send(setGroupMemberStateCall, request),
  listPendingGroupMembers: listing(send, listPendingGroupMembersCall),
  listProjectMembers: listing(send, listProjectMembersCall),
  addProjectMember: (request) => send(addProjectMemberCall, request),
  listAllProjectMembers: listing(send, listAllProjectMembersCall),
  getInheritedProjectMember: (request) => send(getInheritedProjectMemberCall, request),
  getProjectMember: (request) => send(getProjectMemberCall, request),
  updateProjectMember: (request) => send(updateProjectMemberCall, request),
  removeProjectMember: (request) => send(removeProjectMemberCall, request),
});
