// Generated from spec/domains/* /users.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type AdministratorUser = components['schemas']['AdministratorUser'];
export type AdministratorUserDetail = components['schemas']['AdministratorUserDetail'];
export type AvatarAddress = components['schemas']['AvatarAddress'];
export type CreateUser = components['schemas']['CreateUser'];
export type CurrentUser = components['schemas']['CurrentUser'];
export type Identity = components['schemas']['Identity'];
export type SetUserStatus = components['schemas']['SetUserStatus'];
export type UpdateUser = components['schemas']['UpdateUser'];
export type UpdateUserPreferences = components['schemas']['UpdateUserPreferences'];
export type User = components['schemas']['User'];
export type UserActionSuccess = components['schemas']['UserActionSuccess'];
export type UserActivity = components['schemas']['UserActivity'];
export type UserAssociationsCount = components['schemas']['UserAssociationsCount'];
export type UserCustomAttribute = components['schemas']['UserCustomAttribute'];
export type UserHookPayload = components['schemas']['UserHookPayload'];
export type UserMembership = components['schemas']['UserMembership'];
export type UserPreferences = components['schemas']['UserPreferences'];
export type UserStatus = components['schemas']['UserStatus'];

/** Get the address of a picture: GET /avatar */
export interface GetAvatarAddressRequest {
  readonly query: Defaulted<ParametersOf<operations['getAvatarAddress'], 'query'>>;
}

export type GetAvatarAddressResponse = JsonResponse<operations['getAvatarAddress'], 200 | 400 | 401 | 403>;

/** Get the calling user: GET /user */
export interface GetCurrentUserRequest {
}

export type GetCurrentUserResponse = JsonResponse<operations['getCurrentUser'], 200 | 401 | 403>;

/** List when users were active: GET /user/activities */
export interface ListUserActivitiesRequest {
  readonly query: Defaulted<ParametersOf<operations['listUserActivities'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserActivitiesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserActivities'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listUserActivities'], 400 | 401 | 403>;

/** Get your preferences: GET /user/preferences */
export interface GetOwnPreferencesRequest {
}

export type GetOwnPreferencesResponse = JsonResponse<operations['getOwnPreferences'], 200 | 401 | 403>;

/** Change your preferences: PUT /user/preferences */
export interface UpdateOwnPreferencesRequest {
  readonly body: Defaulted<BodyOf<operations['updateOwnPreferences'], 'application/json'>>;
}

export type UpdateOwnPreferencesResponse = JsonResponse<operations['updateOwnPreferences'], 200 | 400 | 401 | 403>;

/** Get your status: GET /user/status */
export interface GetOwnStatusRequest {
}

export type GetOwnStatusResponse = JsonResponse<operations['getOwnStatus'], 200 | 401 | 403>;

/** Set your status: PUT /user/status */
export interface SetOwnStatusRequest {
  readonly body: Defaulted<BodyOf<operations['setOwnStatus'], 'application/json'>>;
}

export type SetOwnStatusResponse = JsonResponse<operations['setOwnStatus'], 200 | 400 | 401 | 403>;

/** List users: GET /users */
export interface ListUsersRequest {
  readonly query: Defaulted<ParametersOf<operations['listUsers'], 'query'>, 'order_by' | 'sort' | 'without_projects' | 'admins' | 'with_custom_attributes' | 'page' | 'per_page'>;
}

export type ListUsersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUsers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listUsers'], 400 | 401 | 403>;

/** Create a user: POST /users */
export interface CreateUserRequest {
  readonly body: Defaulted<BodyOf<operations['createUser'], 'application/json'>, 'private_profile'>;
}

export type CreateUserResponse = JsonResponse<operations['createUser'], 201 | 400 | 401 | 403 | 409>;

/** Get a user: GET /users/{id} */
export interface GetUserRequest {
  readonly params: ParametersOf<operations['getUser'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getUser'], 'query'>, 'with_custom_attributes'>;
}

export type GetUserResponse = JsonResponse<operations['getUser'], 200 | 400 | 401 | 403 | 404 | 429>;

/** Change a user: PUT /users/{id} */
export interface UpdateUserRequest {
  readonly params: ParametersOf<operations['updateUser'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateUser'], 'application/json'>>;
}

export type UpdateUserResponse = JsonResponse<operations['updateUser'], 200 | 400 | 401 | 403 | 404 | 409>;

/** Delete a user: DELETE /users/{id} */
export interface DeleteUserRequest {
  readonly params: ParametersOf<operations['deleteUser'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteUser'], 'query'>, 'hard_delete'>;
  readonly headers: ParametersOf<operations['deleteUser'], 'header'>;
}

export type DeleteUserResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteUser'], 400 | 401 | 403 | 404 | 409 | 412>;

/** Activate a user: POST /users/{id}/activate */
export interface ActivateUserRequest {
  readonly params: ParametersOf<operations['activateUser'], 'path'>;
}

export type ActivateUserResponse = JsonResponse<operations['activateUser'], 201 | 400 | 401 | 403 | 404>;

/** Approve a new user: POST /users/{id}/approve */
export interface ApproveUserRequest {
  readonly params: ParametersOf<operations['approveUser'], 'path'>;
}

export type ApproveUserResponse = JsonResponse<operations['approveUser'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Count what a user has: GET /users/{id}/associations_count */
export interface GetUserAssociationsCountRequest {
  readonly params: ParametersOf<operations['getUserAssociationsCount'], 'path'>;
}

export type GetUserAssociationsCountResponse = JsonResponse<operations['getUserAssociationsCount'], 200 | 400 | 401 | 403 | 404>;

/** Ban a user: POST /users/{id}/ban */
export interface BanUserRequest {
  readonly params: ParametersOf<operations['banUser'], 'path'>;
}

export type BanUserResponse = JsonResponse<operations['banUser'], 201 | 400 | 401 | 403 | 404>;

/** Block a user: POST /users/{id}/block */
export interface BlockUserRequest {
  readonly params: ParametersOf<operations['blockUser'], 'path'>;
}

export type BlockUserResponse = JsonResponse<operations['blockUser'], 201 | 400 | 401 | 403 | 404>;

/** Deactivate a user: POST /users/{id}/deactivate */
export interface DeactivateUserRequest {
  readonly params: ParametersOf<operations['deactivateUser'], 'path'>;
}

export type DeactivateUserResponse = JsonResponse<operations['deactivateUser'], 201 | 400 | 401 | 403 | 404>;

/** Switch off the second factor of a user: PATCH /users/{id}/disable_two_factor */
export interface DisableTwoFactorRequest {
  readonly params: ParametersOf<operations['disableTwoFactor'], 'path'>;
}

export type DisableTwoFactorResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['disableTwoFactor'], 400 | 401 | 403 | 404>;

/** Follow a user: POST /users/{id}/follow */
export interface FollowUserRequest {
  readonly params: ParametersOf<operations['followUser'], 'path'>;
}

export type FollowUserResponse =
  | JsonResponse<operations['followUser'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** List the followers of a user: GET /users/{id}/followers */
export interface ListFollowersRequest {
  readonly params: ParametersOf<operations['listFollowers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listFollowers'], 'query'>, 'page' | 'per_page'>;
}

export type ListFollowersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listFollowers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listFollowers'], 400 | 401 | 403 | 404>;

/** List whom a user follows: GET /users/{id}/following */
export interface ListFollowedUsersRequest {
  readonly params: ParametersOf<operations['listFollowedUsers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listFollowedUsers'], 'query'>, 'page' | 'per_page'>;
}

export type ListFollowedUsersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listFollowedUsers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listFollowedUsers'], 400 | 401 | 403 | 404>;

/** Remove an identity of a user: DELETE /users/{id}/identities/{provider} */
export interface DeleteUserIdentityRequest {
  readonly params: ParametersOf<operations['deleteUserIdentity'], 'path'>;
  readonly headers: ParametersOf<operations['deleteUserIdentity'], 'header'>;
}

export type DeleteUserIdentityResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteUserIdentity'], 400 | 401 | 403 | 404 | 412>;

/** List the memberships of a user: GET /users/{id}/memberships */
export interface ListUserMembershipsRequest {
  readonly params: ParametersOf<operations['listUserMemberships'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserMemberships'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserMembershipsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserMemberships'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listUserMemberships'], 400 | 401 | 403 | 404>;

/** Reject a new user: POST /users/{id}/reject */
export interface RejectUserRequest {
  readonly params: ParametersOf<operations['rejectUser'], 'path'>;
}

export type RejectUserResponse = JsonResponse<operations['rejectUser'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Lift the ban of a user: POST /users/{id}/unban */
export interface UnbanUserRequest {
  readonly params: ParametersOf<operations['unbanUser'], 'path'>;
}

export type UnbanUserResponse = JsonResponse<operations['unbanUser'], 201 | 400 | 401 | 403 | 404>;

/** Unblock a user: POST /users/{id}/unblock */
export interface UnblockUserRequest {
  readonly params: ParametersOf<operations['unblockUser'], 'path'>;
}

export type UnblockUserResponse = JsonResponse<operations['unblockUser'], 201 | 400 | 401 | 403 | 404>;

/** Stop following a user: POST /users/{id}/unfollow */
export interface UnfollowUserRequest {
  readonly params: ParametersOf<operations['unfollowUser'], 'path'>;
}

export type UnfollowUserResponse =
  | JsonResponse<operations['unfollowUser'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** List the projects of a user: GET /users/{user_id}/projects */
export interface ListUserProjectsRequest {
  readonly params: ParametersOf<operations['listUserProjects'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserProjects'], 'query'>, 'imported' | 'membership' | 'order_by' | 'owned' | 'repository_checksum_failed' | 'search_namespaces' | 'simple' | 'sort' | 'starred' | 'statistics' | 'wiki_checksum_failed' | 'with_custom_attributes' | 'with_issues_enabled' | 'with_merge_requests_enabled' | 'page' | 'per_page'>;
}

export type ListUserProjectsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserProjects'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listUserProjects'], 400 | 401 | 403 | 404 | 405>;

/** List the projects that a user has starred: GET /users/{user_id}/starred_projects */
export interface ListUserStarredProjectsRequest {
  readonly params: ParametersOf<operations['listUserStarredProjects'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserStarredProjects'], 'query'>, 'imported' | 'membership' | 'order_by' | 'owned' | 'repository_checksum_failed' | 'search_namespaces' | 'simple' | 'sort' | 'starred' | 'statistics' | 'wiki_checksum_failed' | 'with_custom_attributes' | 'with_issues_enabled' | 'with_merge_requests_enabled' | 'page' | 'per_page'>;
}

export type ListUserStarredProjectsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserStarredProjects'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listUserStarredProjects'], 400 | 401 | 403 | 404 | 405>;

/** Get the status of a user: GET /users/{user_id}/status */
export interface GetUserStatusRequest {
  readonly params: ParametersOf<operations['getUserStatus'], 'path'>;
}

export type GetUserStatusResponse = JsonResponse<operations['getUserStatus'], 200 | 400 | 401 | 403 | 404>;
