// Generated from spec/resources/members.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type AddMember = components['schemas']['AddMember'];
export type BillableAccessLevel = components['schemas']['BillableAccessLevel'];
export type BillableMember = components['schemas']['BillableMember'];
export type BillableMembership = components['schemas']['BillableMembership'];
export type Member = components['schemas']['Member'];
export type MemberSamlIdentity = components['schemas']['MemberSamlIdentity'];
export type MemberStateChange = components['schemas']['MemberStateChange'];
export type MembersAdded = components['schemas']['MembersAdded'];
export type PendingMember = components['schemas']['PendingMember'];
export type SetMemberState = components['schemas']['SetMemberState'];
export type UpdateMember = components['schemas']['UpdateMember'];

/** List the billable members of a group: GET /groups/{id}/billable_members */
export interface ListBillableMembersRequest {
  readonly params: ParametersOf<operations['listBillableMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listBillableMembers'], 'query'>, 'include_awaiting_members' | 'page' | 'per_page'>;
}

export type ListBillableMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listBillableMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listBillableMembers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listBillableMembers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listBillableMembers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listBillableMembers'], 404>; readonly headers?: never }
  ;

/** Remove a billable member: DELETE /groups/{id}/billable_members/{user_id} */
export interface RemoveBillableMemberRequest {
  readonly params: ParametersOf<operations['removeBillableMember'], 'path'>;
}

export type RemoveBillableMemberResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['removeBillableMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['removeBillableMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['removeBillableMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['removeBillableMember'], 404>; readonly headers?: never }
  ;

/** List the memberships of a billable member: GET /groups/{id}/billable_members/{user_id}/memberships */
export interface ListBillableMembershipsRequest {
  readonly params: ParametersOf<operations['listBillableMemberships'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listBillableMemberships'], 'query'>, 'page' | 'per_page'>;
}

export type ListBillableMembershipsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listBillableMemberships'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listBillableMemberships'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listBillableMemberships'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listBillableMemberships'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listBillableMemberships'], 404>; readonly headers?: never }
  ;

/** List the direct members of a group: GET /groups/{id}/members */
export interface ListGroupMembersRequest {
  readonly params: ParametersOf<operations['listGroupMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupMembers'], 'query'>, 'show_seat_info' | 'page' | 'per_page'>;
}

export type ListGroupMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupMembers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupMembers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupMembers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupMembers'], 404>; readonly headers?: never }
  ;

/** Add members to a group: POST /groups/{id}/members */
export interface AddGroupMemberRequest {
  readonly params: ParametersOf<operations['addGroupMember'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addGroupMember'], 'application/json'>>;
}

export type AddGroupMemberResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['addGroupMember'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['addGroupMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['addGroupMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['addGroupMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['addGroupMember'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['addGroupMember'], 409>; readonly headers?: never }
  ;

/** List all members of a group: GET /groups/{id}/members/all */
export interface ListAllGroupMembersRequest {
  readonly params: ParametersOf<operations['listAllGroupMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listAllGroupMembers'], 'query'>, 'show_seat_info' | 'page' | 'per_page'>;
}

export type ListAllGroupMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listAllGroupMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listAllGroupMembers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listAllGroupMembers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listAllGroupMembers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listAllGroupMembers'], 404>; readonly headers?: never }
  ;

/** Get a member of a group, also an inherited one: GET /groups/{id}/members/all/{user_id} */
export interface GetInheritedGroupMemberRequest {
  readonly params: ParametersOf<operations['getInheritedGroupMember'], 'path'>;
}

export type GetInheritedGroupMemberResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getInheritedGroupMember'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getInheritedGroupMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getInheritedGroupMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getInheritedGroupMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getInheritedGroupMember'], 404>; readonly headers?: never }
  ;

/** Approve all waiting members: POST /groups/{id}/members/approve_all */
export interface ApproveAllGroupMembersRequest {
  readonly params: ParametersOf<operations['approveAllGroupMembers'], 'path'>;
}

export type ApproveAllGroupMembersResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['approveAllGroupMembers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['approveAllGroupMembers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['approveAllGroupMembers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['approveAllGroupMembers'], 404>; readonly headers?: never }
  ;

/** Approve a waiting member: PUT /groups/{id}/members/{member_id}/approve */
export interface ApproveGroupMemberRequest {
  readonly params: ParametersOf<operations['approveGroupMember'], 'path'>;
}

export type ApproveGroupMemberResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['approveGroupMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['approveGroupMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['approveGroupMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['approveGroupMember'], 404>; readonly headers?: never }
  ;

/** Get a direct member of a group: GET /groups/{id}/members/{user_id} */
export interface GetGroupMemberRequest {
  readonly params: ParametersOf<operations['getGroupMember'], 'path'>;
}

export type GetGroupMemberResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getGroupMember'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getGroupMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getGroupMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getGroupMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getGroupMember'], 404>; readonly headers?: never }
  ;

/** Change a member of a group: PUT /groups/{id}/members/{user_id} */
export interface UpdateGroupMemberRequest {
  readonly params: ParametersOf<operations['updateGroupMember'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupMember'], 'application/json'>>;
}

export type UpdateGroupMemberResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateGroupMember'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateGroupMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateGroupMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateGroupMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateGroupMember'], 404>; readonly headers?: never }
  ;

/** Remove a member from a group: DELETE /groups/{id}/members/{user_id} */
export interface RemoveGroupMemberRequest {
  readonly params: ParametersOf<operations['removeGroupMember'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['removeGroupMember'], 'query'>, 'skip_subresources' | 'unassign_issuables'>;
  readonly headers: ParametersOf<operations['removeGroupMember'], 'header'>;
}

export type RemoveGroupMemberResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['removeGroupMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['removeGroupMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['removeGroupMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['removeGroupMember'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['removeGroupMember'], 412>; readonly headers?: never }
  ;

/** Override the synchronised level of a member: POST /groups/{id}/members/{user_id}/override */
export interface OverrideGroupMemberRequest {
  readonly params: ParametersOf<operations['overrideGroupMember'], 'path'>;
}

export type OverrideGroupMemberResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['overrideGroupMember'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['overrideGroupMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['overrideGroupMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['overrideGroupMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['overrideGroupMember'], 404>; readonly headers?: never }
  ;

/** Let the directory set the level of a member again: DELETE /groups/{id}/members/{user_id}/override */
export interface ResetGroupMemberOverrideRequest {
  readonly params: ParametersOf<operations['resetGroupMemberOverride'], 'path'>;
}

export type ResetGroupMemberOverrideResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['resetGroupMemberOverride'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['resetGroupMemberOverride'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['resetGroupMemberOverride'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['resetGroupMemberOverride'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['resetGroupMemberOverride'], 404>; readonly headers?: never }
  ;

/** Let a member wait, or make one active: PUT /groups/{id}/members/{user_id}/state */
export interface SetGroupMemberStateRequest {
  readonly params: ParametersOf<operations['setGroupMemberState'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setGroupMemberState'], 'application/json'>>;
}

export type SetGroupMemberStateResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['setGroupMemberState'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['setGroupMemberState'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['setGroupMemberState'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['setGroupMemberState'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['setGroupMemberState'], 404>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['setGroupMemberState'], 422>; readonly headers?: never }
  ;

/** List waiting members: GET /groups/{id}/pending_members */
export interface ListPendingGroupMembersRequest {
  readonly params: ParametersOf<operations['listPendingGroupMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listPendingGroupMembers'], 'query'>, 'page' | 'per_page'>;
}

export type ListPendingGroupMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPendingGroupMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listPendingGroupMembers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listPendingGroupMembers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listPendingGroupMembers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listPendingGroupMembers'], 404>; readonly headers?: never }
  ;

/** List the direct members of a project: GET /projects/{id}/members */
export interface ListProjectMembersRequest {
  readonly params: ParametersOf<operations['listProjectMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMembers'], 'query'>, 'show_seat_info' | 'page' | 'per_page'>;
}

export type ListProjectMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectMembers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectMembers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectMembers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectMembers'], 404>; readonly headers?: never }
  ;

/** Add members to a project: POST /projects/{id}/members */
export interface AddProjectMemberRequest {
  readonly params: ParametersOf<operations['addProjectMember'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addProjectMember'], 'application/json'>>;
}

export type AddProjectMemberResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['addProjectMember'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['addProjectMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['addProjectMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['addProjectMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['addProjectMember'], 404>; readonly headers?: never }
  | { readonly status: 405; readonly body: JsonOf<operations['addProjectMember'], 405>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['addProjectMember'], 409>; readonly headers?: never }
  ;

/** List all members of a project: GET /projects/{id}/members/all */
export interface ListAllProjectMembersRequest {
  readonly params: ParametersOf<operations['listAllProjectMembers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listAllProjectMembers'], 'query'>, 'show_seat_info' | 'page' | 'per_page'>;
}

export type ListAllProjectMembersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listAllProjectMembers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listAllProjectMembers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listAllProjectMembers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listAllProjectMembers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listAllProjectMembers'], 404>; readonly headers?: never }
  ;

/** Get a member of a project, also an inherited one: GET /projects/{id}/members/all/{user_id} */
export interface GetInheritedProjectMemberRequest {
  readonly params: ParametersOf<operations['getInheritedProjectMember'], 'path'>;
}

export type GetInheritedProjectMemberResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getInheritedProjectMember'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getInheritedProjectMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getInheritedProjectMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getInheritedProjectMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getInheritedProjectMember'], 404>; readonly headers?: never }
  ;

/** Get a direct member of a project: GET /projects/{id}/members/{user_id} */
export interface GetProjectMemberRequest {
  readonly params: ParametersOf<operations['getProjectMember'], 'path'>;
}

export type GetProjectMemberResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectMember'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectMember'], 404>; readonly headers?: never }
  ;

/** Change a member of a project: PUT /projects/{id}/members/{user_id} */
export interface UpdateProjectMemberRequest {
  readonly params: ParametersOf<operations['updateProjectMember'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectMember'], 'application/json'>>;
}

export type UpdateProjectMemberResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateProjectMember'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectMember'], 404>; readonly headers?: never }
  ;

/** Remove a member from a project: DELETE /projects/{id}/members/{user_id} */
export interface RemoveProjectMemberRequest {
  readonly params: ParametersOf<operations['removeProjectMember'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['removeProjectMember'], 'query'>, 'skip_subresources' | 'unassign_issuables'>;
  readonly headers: ParametersOf<operations['removeProjectMember'], 'header'>;
}

export type RemoveProjectMemberResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['removeProjectMember'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['removeProjectMember'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['removeProjectMember'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['removeProjectMember'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['removeProjectMember'], 412>; readonly headers?: never }
  ;
