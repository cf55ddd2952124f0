// Generated from spec/domains/* /members.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListBillableMembersRequest, ListBillableMembersResponse, RemoveBillableMemberRequest, RemoveBillableMemberResponse, ListBillableMembershipsRequest, ListBillableMembershipsResponse, ListGroupMembersRequest, ListGroupMembersResponse, AddGroupMemberRequest, AddGroupMemberResponse, ListAllGroupMembersRequest, ListAllGroupMembersResponse, GetInheritedGroupMemberRequest, GetInheritedGroupMemberResponse, ApproveAllGroupMembersRequest, ApproveAllGroupMembersResponse, ApproveGroupMemberRequest, ApproveGroupMemberResponse, GetGroupMemberRequest, GetGroupMemberResponse, UpdateGroupMemberRequest, UpdateGroupMemberResponse, RemoveGroupMemberRequest, RemoveGroupMemberResponse, OverrideGroupMemberRequest, OverrideGroupMemberResponse, ResetGroupMemberOverrideRequest, ResetGroupMemberOverrideResponse, SetGroupMemberStateRequest, SetGroupMemberStateResponse, ListPendingGroupMembersRequest, ListPendingGroupMembersResponse, ListProjectMembersRequest, ListProjectMembersResponse, AddProjectMemberRequest, AddProjectMemberResponse, ListAllProjectMembersRequest, ListAllProjectMembersResponse, GetInheritedProjectMemberRequest, GetInheritedProjectMemberResponse, GetProjectMemberRequest, GetProjectMemberResponse, UpdateProjectMemberRequest, UpdateProjectMemberResponse, RemoveProjectMemberRequest, RemoveProjectMemberResponse } from './types.ts';

/** One function per operation of members; `C` is the request context of the server. */
export interface MembersService<C extends SubjectTypes> {
  /** List the billable members of a group. GET /groups/{id}/billable_members (spec/domains/core/members.yaml#listBillableMembers) */
  listBillableMembers(
    request: ListBillableMembersRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListBillableMembersResponse>;
  /** Remove a billable member. DELETE /groups/{id}/billable_members/{user_id} (spec/domains/core/members.yaml#removeBillableMember) */
  removeBillableMember(
    request: RemoveBillableMemberRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RemoveBillableMemberResponse>;
  /** List the memberships of a billable member. GET /groups/{id}/billable_members/{user_id}/memberships (spec/domains/core/members.yaml#listBillableMemberships) */
  listBillableMemberships(
    request: ListBillableMembershipsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListBillableMembershipsResponse>;
  /** List the direct members of a group. GET /groups/{id}/members (spec/domains/core/members.yaml#listGroupMembers) */
  listGroupMembers(
    request: ListGroupMembersRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupMembersResponse>;
  /** Add members to a group. POST /groups/{id}/members (spec/domains/core/members.yaml#addGroupMember) */
  addGroupMember(
    request: AddGroupMemberRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<AddGroupMemberResponse>;
  /** List all members of a group. GET /groups/{id}/members/all (spec/domains/core/members.yaml#listAllGroupMembers) */
  listAllGroupMembers(
    request: ListAllGroupMembersRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListAllGroupMembersResponse>;
  /** Get a member of a group, also an inherited one. GET /groups/{id}/members/all/{user_id} (spec/domains/core/members.yaml#getInheritedGroupMember) */
  getInheritedGroupMember(
    request: GetInheritedGroupMemberRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetInheritedGroupMemberResponse>;
  /** Approve all waiting members. POST /groups/{id}/members/approve_all (spec/domains/core/members.yaml#approveAllGroupMembers) */
  approveAllGroupMembers(
    request: ApproveAllGroupMembersRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ApproveAllGroupMembersResponse>;
  /** Approve a waiting member. PUT /groups/{id}/members/{member_id}/approve (spec/domains/core/members.yaml#approveGroupMember) */
  approveGroupMember(
    request: ApproveGroupMemberRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ApproveGroupMemberResponse>;
  /** Get a direct member of a group. GET /groups/{id}/members/{user_id} (spec/domains/core/members.yaml#getGroupMember) */
  getGroupMember(
    request: GetGroupMemberRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupMemberResponse>;
  /** Change a member of a group. PUT /groups/{id}/members/{user_id} (spec/domains/core/members.yaml#updateGroupMember) */
  updateGroupMember(
    request: UpdateGroupMemberRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupMemberResponse>;
  /** Remove a member from a group. DELETE /groups/{id}/members/{user_id} (spec/domains/core/members.yaml#removeGroupMember) */
  removeGroupMember(
    request: RemoveGroupMemberRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RemoveGroupMemberResponse>;
  /** Override the synchronised level of a member. POST /groups/{id}/members/{user_id}/override (spec/domains/core/members.yaml#overrideGroupMember) */
  overrideGroupMember(
    request: OverrideGroupMemberRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<OverrideGroupMemberResponse>;
  /** Let the directory set the level of a member again. DELETE /groups/{id}/members/{user_id}/override (spec/domains/core/members.yaml#resetGroupMemberOverride) */
  resetGroupMemberOverride(
    request: ResetGroupMemberOverrideRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ResetGroupMemberOverrideResponse>;
  /** Let a member wait, or make one active. PUT /groups/{id}/members/{user_id}/state (spec/domains/core/members.yaml#setGroupMemberState) */
  setGroupMemberState(
    request: SetGroupMemberStateRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SetGroupMemberStateResponse>;
  /** List waiting members. GET /groups/{id}/pending_members (spec/domains/core/members.yaml#listPendingGroupMembers) */
  listPendingGroupMembers(
    request: ListPendingGroupMembersRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListPendingGroupMembersResponse>;
  /** List the direct members of a project. GET /projects/{id}/members (spec/domains/core/members.yaml#listProjectMembers) */
  listProjectMembers(
    request: ListProjectMembersRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectMembersResponse>;
  /** Add members to a project. POST /projects/{id}/members (spec/domains/core/members.yaml#addProjectMember) */
  addProjectMember(
    request: AddProjectMemberRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<AddProjectMemberResponse>;
  /** List all members of a project. GET /projects/{id}/members/all (spec/domains/core/members.yaml#listAllProjectMembers) */
  listAllProjectMembers(
    request: ListAllProjectMembersRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListAllProjectMembersResponse>;
  /** Get a member of a project, also an inherited one. GET /projects/{id}/members/all/{user_id} (spec/domains/core/members.yaml#getInheritedProjectMember) */
  getInheritedProjectMember(
    request: GetInheritedProjectMemberRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetInheritedProjectMemberResponse>;
  /** Get a direct member of a project. GET /projects/{id}/members/{user_id} (spec/domains/core/members.yaml#getProjectMember) */
  getProjectMember(
    request: GetProjectMemberRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectMemberResponse>;
  /** Change a member of a project. PUT /projects/{id}/members/{user_id} (spec/domains/core/members.yaml#updateProjectMember) */
  updateProjectMember(
    request: UpdateProjectMemberRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectMemberResponse>;
  /** Remove a member from a project. DELETE /projects/{id}/members/{user_id} (spec/domains/core/members.yaml#removeProjectMember) */
  removeProjectMember(
    request: RemoveProjectMemberRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RemoveProjectMemberResponse>;
}
