// Generated from spec/domains/* /groups.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupsRequest, ListGroupsResponse, CreateGroupRequest, CreateGroupResponse, GetGroupRequest, GetGroupResponse, UpdateGroupRequest, UpdateGroupResponse, DeleteGroupRequest, DeleteGroupResponse, GetGroupAvatarRequest, GetGroupAvatarResponse, ListDescendantGroupsRequest, ListDescendantGroupsResponse, SyncGroupWithLdapRequest, SyncGroupWithLdapResponse, ListGroupProjectsRequest, ListGroupProjectsResponse, ListSharedGroupProjectsRequest, ListSharedGroupProjectsResponse, TransferProjectToGroupRequest, TransferProjectToGroupResponse, ListProvisionedUsersRequest, ListProvisionedUsersResponse, RestoreGroupRequest, RestoreGroupResponse, ShareGroupRequest, ShareGroupResponse, UnshareGroupRequest, UnshareGroupResponse, ListSubgroupsRequest, ListSubgroupsResponse, TransferGroupRequest, TransferGroupResponse, ListGroupTransferLocationsRequest, ListGroupTransferLocationsResponse } from './types.ts';

/** One function per operation of groups; `C` is the request context of the server. */
export interface GroupsService<C extends SubjectTypes> {
  /** List groups. GET /groups (spec/domains/core/groups.yaml#listGroups) */
  listGroups(
    request: ListGroupsRequest,
    context: C,
  ): Promise<ListGroupsResponse>;
  /** Create a group. POST /groups (spec/domains/core/groups.yaml#createGroup) */
  createGroup(
    request: CreateGroupRequest,
    context: C,
  ): Promise<CreateGroupResponse>;
  /** Get a group. GET /groups/{id} (spec/domains/core/groups.yaml#getGroup) */
  getGroup(
    request: GetGroupRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupResponse>;
  /** Change a group. PUT /groups/{id} (spec/domains/core/groups.yaml#updateGroup) */
  updateGroup(
    request: UpdateGroupRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupResponse>;
  /** Delete a group. DELETE /groups/{id} (spec/domains/core/groups.yaml#deleteGroup) */
  deleteGroup(
    request: DeleteGroupRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupResponse>;
  /** Get the picture of a group. GET /groups/{id}/avatar (spec/domains/core/groups.yaml#getGroupAvatar) */
  getGroupAvatar(
    request: GetGroupAvatarRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupAvatarResponse>;
  /** List all groups below a group. GET /groups/{id}/descendant_groups (spec/domains/core/groups.yaml#listDescendantGroups) */
  listDescendantGroups(
    request: ListDescendantGroupsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListDescendantGroupsResponse>;
  /** Synchronise a group with the directory. POST /groups/{id}/ldap_sync (spec/domains/core/groups.yaml#syncGroupWithLdap) */
  syncGroupWithLdap(
    request: SyncGroupWithLdapRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<SyncGroupWithLdapResponse>;
  /** List the projects of a group. GET /groups/{id}/projects (spec/domains/core/groups.yaml#listGroupProjects) */
  listGroupProjects(
    request: ListGroupProjectsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupProjectsResponse>;
  /** List the projects shared with a group. GET /groups/{id}/projects/shared (spec/domains/core/groups.yaml#listSharedGroupProjects) */
  listSharedGroupProjects(
    request: ListSharedGroupProjectsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListSharedGroupProjectsResponse>;
  /** Move a project into a group. POST /groups/{id}/projects/{project_id} (spec/domains/core/groups.yaml#transferProjectToGroup) */
  transferProjectToGroup(
    request: TransferProjectToGroupRequest,
    context: C,
  ): Promise<TransferProjectToGroupResponse>;
  /** List the users that a group has provisioned. GET /groups/{id}/provisioned_users (spec/domains/core/groups.yaml#listProvisionedUsers) */
  listProvisionedUsers(
    request: ListProvisionedUsersRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListProvisionedUsersResponse>;
  /** Restore a group. POST /groups/{id}/restore (spec/domains/core/groups.yaml#restoreGroup) */
  restoreGroup(
    request: RestoreGroupRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RestoreGroupResponse>;
  /** Share a group with another group. POST /groups/{id}/share (spec/domains/core/groups.yaml#shareGroup) */
  shareGroup(
    request: ShareGroupRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ShareGroupResponse>;
  /** Stop sharing a group with another group. DELETE /groups/{id}/share/{group_id} (spec/domains/core/groups.yaml#unshareGroup) */
  unshareGroup(
    request: UnshareGroupRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UnshareGroupResponse>;
  /** List the subgroups of a group. GET /groups/{id}/subgroups (spec/domains/core/groups.yaml#listSubgroups) */
  listSubgroups(
    request: ListSubgroupsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListSubgroupsResponse>;
  /** Move a group. POST /groups/{id}/transfer (spec/domains/core/groups.yaml#transferGroup) */
  transferGroup(
    request: TransferGroupRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<TransferGroupResponse>;
  /** List where a group can be moved. GET /groups/{id}/transfer_locations (spec/domains/core/groups.yaml#listGroupTransferLocations) */
  listGroupTransferLocations(
    request: ListGroupTransferLocationsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupTransferLocationsResponse>;
}
