// Generated from spec/domains/* /groups.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateGroup = components['schemas']['CreateGroup'];
export type Group = components['schemas']['Group'];
export type GroupCustomAttribute = components['schemas']['GroupCustomAttribute'];
export type GroupDetail = components['schemas']['GroupDetail'];
export type GroupHookPayload = components['schemas']['GroupHookPayload'];
export type GroupLocation = components['schemas']['GroupLocation'];
export type GroupShare = components['schemas']['GroupShare'];
export type GroupStatistics = components['schemas']['GroupStatistics'];
export type ShareGroup = components['schemas']['ShareGroup'];
export type SubgroupHookPayload = components['schemas']['SubgroupHookPayload'];
export type TransferGroup = components['schemas']['TransferGroup'];
export type UpdateGroup = components['schemas']['UpdateGroup'];

/** List groups: GET /groups */
export interface ListGroupsRequest {
  readonly query: Defaulted<ParametersOf<operations['listGroups'], 'query'>, 'order_by' | 'sort' | 'statistics' | 'with_custom_attributes' | 'owned' | 'top_level_only' | 'page' | 'per_page'>;
}

export type ListGroupsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroups'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroups'], 400 | 401 | 403 | 405>;

/** Create a group: POST /groups */
export interface CreateGroupRequest {
  readonly body: Defaulted<BodyOf<operations['createGroup'], 'application/json'>, 'description' | 'require_two_factor_authentication' | 'two_factor_grace_period' | 'subgroup_creation_level' | 'lfs_enabled' | 'request_access_enabled' | 'membership_lock'>;
}

export type CreateGroupResponse = JsonResponse<operations['createGroup'], 201 | 400 | 401 | 403 | 404>;

/** Get a group: GET /groups/{id} */
export interface GetGroupRequest {
  readonly params: ParametersOf<operations['getGroup'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getGroup'], 'query'>, 'with_projects' | 'with_custom_attributes'>;
}

export type GetGroupResponse = JsonResponse<operations['getGroup'], 200 | 400 | 401 | 403 | 404>;

/** Change a group: PUT /groups/{id} */
export interface UpdateGroupRequest {
  readonly params: ParametersOf<operations['updateGroup'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroup'], 'application/json'>>;
}

export type UpdateGroupResponse = JsonResponse<operations['updateGroup'], 200 | 400 | 401 | 403 | 404>;

/** Delete a group: DELETE /groups/{id} */
export interface DeleteGroupRequest {
  readonly params: ParametersOf<operations['deleteGroup'], 'path'>;
  readonly headers: ParametersOf<operations['deleteGroup'], 'header'>;
}

export type DeleteGroupResponse = JsonResponse<operations['deleteGroup'], 202 | 400 | 401 | 403 | 404 | 412>;

/** Get the picture of a group: GET /groups/{id}/avatar */
export interface GetGroupAvatarRequest {
  readonly params: ParametersOf<operations['getGroupAvatar'], 'path'>;
}

export type GetGroupAvatarResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers?: { readonly 'Content-Disposition'?: string | number; readonly 'Content-Length'?: string | number; readonly 'Content-Security-Policy'?: string | number; readonly 'Content-Type'?: string | number } }
  | JsonResponse<operations['getGroupAvatar'], 400 | 401 | 403 | 404>;

/** List all groups below a group: GET /groups/{id}/descendant_groups */
export interface ListDescendantGroupsRequest {
  readonly params: ParametersOf<operations['listDescendantGroups'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listDescendantGroups'], 'query'>, 'order_by' | 'sort' | 'statistics' | 'with_custom_attributes' | 'owned' | 'page' | 'per_page'>;
}

export type ListDescendantGroupsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listDescendantGroups'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listDescendantGroups'], 400 | 401 | 403 | 404>;

/** Synchronise a group with the directory: POST /groups/{id}/ldap_sync */
export interface SyncGroupWithLdapRequest {
  readonly params: ParametersOf<operations['syncGroupWithLdap'], 'path'>;
}

export type SyncGroupWithLdapResponse = JsonResponse<operations['syncGroupWithLdap'], 202 | 400 | 401 | 403 | 404>;

/** List the projects of a group: GET /groups/{id}/projects */
export interface ListGroupProjectsRequest {
  readonly params: ParametersOf<operations['listGroupProjects'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupProjects'], 'query'>, 'order_by' | 'sort' | 'simple' | 'owned' | 'starred' | 'with_issues_enabled' | 'with_merge_requests_enabled' | 'with_shared' | 'include_subgroups' | 'with_custom_attributes' | 'with_security_reports' | 'page' | 'per_page'>;
}

export type ListGroupProjectsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupProjects'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupProjects'], 400 | 401 | 403 | 404>;

/** List the projects shared with a group: GET /groups/{id}/projects/shared */
export interface ListSharedGroupProjectsRequest {
  readonly params: ParametersOf<operations['listSharedGroupProjects'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listSharedGroupProjects'], 'query'>, 'order_by' | 'sort' | 'simple' | 'starred' | 'with_issues_enabled' | 'with_merge_requests_enabled' | 'with_custom_attributes' | 'page' | 'per_page'>;
}

export type ListSharedGroupProjectsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listSharedGroupProjects'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listSharedGroupProjects'], 400 | 401 | 403 | 404>;

/** Move a project into a group: POST /groups/{id}/projects/{project_id} */
export interface TransferProjectToGroupRequest {
  readonly params: ParametersOf<operations['transferProjectToGroup'], 'path'>;
}

export type TransferProjectToGroupResponse = JsonResponse<operations['transferProjectToGroup'], 201 | 400 | 401 | 403 | 404>;

/** List the users that a group has provisioned: GET /groups/{id}/provisioned_users */
export interface ListProvisionedUsersRequest {
  readonly params: ParametersOf<operations['listProvisionedUsers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProvisionedUsers'], 'query'>, 'active' | 'blocked' | 'page' | 'per_page'>;
}

export type ListProvisionedUsersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProvisionedUsers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProvisionedUsers'], 400 | 401 | 403 | 404>;

/** Restore a group: POST /groups/{id}/restore */
export interface RestoreGroupRequest {
  readonly params: ParametersOf<operations['restoreGroup'], 'path'>;
}

export type RestoreGroupResponse = JsonResponse<operations['restoreGroup'], 201 | 400 | 401 | 403 | 404>;

/** Share a group with another group: POST /groups/{id}/share */
export interface ShareGroupRequest {
  readonly params: ParametersOf<operations['shareGroup'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['shareGroup'], 'application/json'>>;
}

export type ShareGroupResponse = JsonResponse<operations['shareGroup'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Stop sharing a group with another group: DELETE /groups/{id}/share/{group_id} */
export interface UnshareGroupRequest {
  readonly params: ParametersOf<operations['unshareGroup'], 'path'>;
}

export type UnshareGroupResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['unshareGroup'], 400 | 401 | 403 | 404>;

/** List the subgroups of a group: GET /groups/{id}/subgroups */
export interface ListSubgroupsRequest {
  readonly params: ParametersOf<operations['listSubgroups'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listSubgroups'], 'query'>, 'order_by' | 'sort' | 'statistics' | 'with_custom_attributes' | 'owned' | 'page' | 'per_page'>;
}

export type ListSubgroupsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listSubgroups'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listSubgroups'], 400 | 401 | 403 | 404>;

/** Move a group: POST /groups/{id}/transfer */
export interface TransferGroupRequest {
  readonly params: ParametersOf<operations['transferGroup'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['transferGroup'], 'application/json'>>;
}

export type TransferGroupResponse = JsonResponse<operations['transferGroup'], 201 | 400 | 401 | 403 | 404>;

/** List where a group can be moved: GET /groups/{id}/transfer_locations */
export interface ListGroupTransferLocationsRequest {
  readonly params: ParametersOf<operations['listGroupTransferLocations'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupTransferLocations'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupTransferLocationsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupTransferLocations'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupTransferLocations'], 400 | 401 | 403 | 404>;
