// Generated from spec/domains/* /members.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type AddMember = components['schemas']['AddMember'];
export type BillableAccessLevel = components['schemas']['BillableAccessLevel'];
export type BillableMember = components['schemas']['BillableMember'];
export type BillableMembership = components['schemas']['BillableMembership'];
export type GroupMemberHookPayload = components['schemas']['GroupMemberHookPayload'];
export type Member = components['schemas']['Member'];
export type MemberSamlIdentity = components['schemas']['MemberSamlIdentity'];
export type MemberStateChange = components['schemas']['MemberStateChange'];
export type MembersAdded = components['schemas']['MembersAdded'];
export type PendingMember = components['schemas']['PendingMember'];
export type ProjectMemberHookPayload = components['schemas']['ProjectMemberHookPayload'];
export type SetMemberState = components['schemas']['SetMemberState'];
export type UpdateMember = components['schemas']['UpdateMember'];

/** List the billable members of a group: GET /groups/{id}/billable_members */
export interface ListBillableMembersRequest {
  readonly params: ParametersOf<operations['listBillableMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listBillableMembers'], 'query'>, 'include_awaiting_members' | 'page' | 'per_page'>;
}

export type ListBillableMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listBillableMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listBillableMembers'], 400 | 401 | 403 | 404>;

/** Remove a billable member: DELETE /groups/{id}/billable_members/{user_id} */
export interface RemoveBillableMemberRequest {
  readonly params: ParametersOf<operations['removeBillableMember'], 'path'>;
}

export type RemoveBillableMemberResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['removeBillableMember'], 400 | 401 | 403 | 404>;

/** List the memberships of a billable member: GET /groups/{id}/billable_members/{user_id}/memberships */
export interface ListBillableMembershipsRequest {
  readonly params: ParametersOf<operations['listBillableMemberships'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listBillableMemberships'], 'query'>, 'page' | 'per_page'>;
}

export type ListBillableMembershipsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listBillableMemberships'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listBillableMemberships'], 400 | 401 | 403 | 404>;

/** List the direct members of a group: GET /groups/{id}/members */
export interface ListGroupMembersRequest {
  readonly params: ParametersOf<operations['listGroupMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupMembers'], 'query'>, 'show_seat_info' | 'with_saml_identity' | 'page' | 'per_page'>;
}

export type ListGroupMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupMembers'], 400 | 401 | 403 | 404>;

/** Add members to a group: POST /groups/{id}/members */
export interface AddGroupMemberRequest {
  readonly params: ParametersOf<operations['addGroupMember'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addGroupMember'], 'application/json'>>;
}

export type AddGroupMemberResponse = JsonResponse<operations['addGroupMember'], 201 | 400 | 401 | 403 | 404 | 409>;

/** List all members of a group: GET /groups/{id}/members/all */
export interface ListAllGroupMembersRequest {
  readonly params: ParametersOf<operations['listAllGroupMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listAllGroupMembers'], 'query'>, 'show_seat_info' | 'page' | 'per_page'>;
}

export type ListAllGroupMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listAllGroupMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listAllGroupMembers'], 400 | 401 | 403 | 404>;

/** Get a member of a group, also an inherited one: GET /groups/{id}/members/all/{user_id} */
export interface GetInheritedGroupMemberRequest {
  readonly params: ParametersOf<operations['getInheritedGroupMember'], 'path'>;
}

export type GetInheritedGroupMemberResponse = JsonResponse<operations['getInheritedGroupMember'], 200 | 400 | 401 | 403 | 404>;

/** Approve all waiting members: POST /groups/{id}/members/approve_all */
export interface ApproveAllGroupMembersRequest {
  readonly params: ParametersOf<operations['approveAllGroupMembers'], 'path'>;
}

export type ApproveAllGroupMembersResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['approveAllGroupMembers'], 400 | 401 | 403 | 404>;

/** Approve a waiting member: PUT /groups/{id}/members/{member_id}/approve */
export interface ApproveGroupMemberRequest {
  readonly params: ParametersOf<operations['approveGroupMember'], 'path'>;
}

export type ApproveGroupMemberResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['approveGroupMember'], 400 | 401 | 403 | 404>;

/** Get a direct member of a group: GET /groups/{id}/members/{user_id} */
export interface GetGroupMemberRequest {
  readonly params: ParametersOf<operations['getGroupMember'], 'path'>;
}

export type GetGroupMemberResponse = JsonResponse<operations['getGroupMember'], 200 | 400 | 401 | 403 | 404>;

/** Change a member of a group: PUT /groups/{id}/members/{user_id} */
export interface UpdateGroupMemberRequest {
  readonly params: ParametersOf<operations['updateGroupMember'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupMember'], 'application/json'>>;
}

export type UpdateGroupMemberResponse = JsonResponse<operations['updateGroupMember'], 200 | 400 | 401 | 403 | 404>;

/** Remove a member from a group: DELETE /groups/{id}/members/{user_id} */
export interface RemoveGroupMemberRequest {
  readonly params: ParametersOf<operations['removeGroupMember'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['removeGroupMember'], 'query'>, 'skip_subresources' | 'unassign_issuables'>;
  readonly headers: ParametersOf<operations['removeGroupMember'], 'header'>;
}

export type RemoveGroupMemberResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['removeGroupMember'], 400 | 401 | 403 | 404 | 412>;

/** Override the synchronised level of a member: POST /groups/{id}/members/{user_id}/override */
export interface OverrideGroupMemberRequest {
  readonly params: ParametersOf<operations['overrideGroupMember'], 'path'>;
}

export type OverrideGroupMemberResponse = JsonResponse<operations['overrideGroupMember'], 201 | 400 | 401 | 403 | 404>;

/** Let the directory set the level of a member again: DELETE /groups/{id}/members/{user_id}/override */
export interface ResetGroupMemberOverrideRequest {
  readonly params: ParametersOf<operations['resetGroupMemberOverride'], 'path'>;
}

export type ResetGroupMemberOverrideResponse = JsonResponse<operations['resetGroupMemberOverride'], 200 | 400 | 401 | 403 | 404>;

/** Let a member wait, or make one active: PUT /groups/{id}/members/{user_id}/state */
export interface SetGroupMemberStateRequest {
  readonly params: ParametersOf<operations['setGroupMemberState'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setGroupMemberState'], 'application/json'>>;
}

export type SetGroupMemberStateResponse = JsonResponse<operations['setGroupMemberState'], 200 | 400 | 401 | 403 | 404 | 422>;

/** List waiting members: GET /groups/{id}/pending_members */
export interface ListPendingGroupMembersRequest {
  readonly params: ParametersOf<operations['listPendingGroupMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPendingGroupMembers'], 'query'>, 'page' | 'per_page'>;
}

export type ListPendingGroupMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPendingGroupMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listPendingGroupMembers'], 400 | 401 | 403 | 404>;

/** List the direct members of a project: GET /projects/{id}/members */
export interface ListProjectMembersRequest {
  readonly params: ParametersOf<operations['listProjectMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMembers'], 'query'>, 'show_seat_info' | 'page' | 'per_page'>;
}

export type ListProjectMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectMembers'], 400 | 401 | 403 | 404>;

/** Add members to a project: POST /projects/{id}/members */
export interface AddProjectMemberRequest {
  readonly params: ParametersOf<operations['addProjectMember'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addProjectMember'], 'application/json'>>;
}

export type AddProjectMemberResponse = JsonResponse<operations['addProjectMember'], 201 | 400 | 401 | 403 | 404 | 405 | 409>;

/** List all members of a project: GET /projects/{id}/members/all */
export interface ListAllProjectMembersRequest {
  readonly params: ParametersOf<operations['listAllProjectMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listAllProjectMembers'], 'query'>, 'show_seat_info' | 'page' | 'per_page'>;
}

export type ListAllProjectMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listAllProjectMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listAllProjectMembers'], 400 | 401 | 403 | 404>;

/** Get a member of a project, also an inherited one: GET /projects/{id}/members/all/{user_id} */
export interface GetInheritedProjectMemberRequest {
  readonly params: ParametersOf<operations['getInheritedProjectMember'], 'path'>;
}

export type GetInheritedProjectMemberResponse = JsonResponse<operations['getInheritedProjectMember'], 200 | 400 | 401 | 403 | 404>;

/** Get a direct member of a project: GET /projects/{id}/members/{user_id} */
export interface GetProjectMemberRequest {
  readonly params: ParametersOf<operations['getProjectMember'], 'path'>;
}

export type GetProjectMemberResponse = JsonResponse<operations['getProjectMember'], 200 | 400 | 401 | 403 | 404>;

/** Change a member of a project: PUT /projects/{id}/members/{user_id} */
export interface UpdateProjectMemberRequest {
  readonly params: ParametersOf<operations['updateProjectMember'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectMember'], 'application/json'>>;
}

export type UpdateProjectMemberResponse = JsonResponse<operations['updateProjectMember'], 200 | 400 | 401 | 403 | 404>;

/** Remove a member from a project: DELETE /projects/{id}/members/{user_id} */
export interface RemoveProjectMemberRequest {
  readonly params: ParametersOf<operations['removeProjectMember'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['removeProjectMember'], 'query'>, 'skip_subresources' | 'unassign_issuables'>;
  readonly headers: ParametersOf<operations['removeProjectMember'], 'header'>;
}

export type RemoveProjectMemberResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['removeProjectMember'], 400 | 401 | 403 | 404 | 412>;
