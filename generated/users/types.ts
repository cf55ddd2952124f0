// Generated from spec/resources/users.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
export type UserMembership = components['schemas']['UserMembership'];
export type UserPreferences = components['schemas']['UserPreferences'];
export type UserStatus = components['schemas']['UserStatus'];

/** Get the address of a picture: GET /avatar */
export interface GetAvatarAddressRequest {
  readonly query: Defaulted<ParametersOf<operations['getAvatarAddress'], 'query'>>;
}

export type GetAvatarAddressResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getAvatarAddress'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getAvatarAddress'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getAvatarAddress'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getAvatarAddress'], 403>; readonly headers?: never }
  ;

/** Get the calling user: GET /user */
export interface GetCurrentUserRequest {
}

export type GetCurrentUserResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getCurrentUser'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getCurrentUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getCurrentUser'], 403>; readonly headers?: never }
  ;

/** List when users were active: GET /user/activities */
export interface ListUserActivitiesRequest {
  readonly query: Defaulted<ParametersOf<operations['listUserActivities'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserActivitiesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserActivities'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listUserActivities'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listUserActivities'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listUserActivities'], 403>; readonly headers?: never }
  ;

/** Get your preferences: GET /user/preferences */
export interface GetOwnPreferencesRequest {
}

export type GetOwnPreferencesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getOwnPreferences'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getOwnPreferences'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getOwnPreferences'], 403>; readonly headers?: never }
  ;

/** Change your preferences: PUT /user/preferences */
export interface UpdateOwnPreferencesRequest {
  readonly body: Defaulted<BodyOf<operations['updateOwnPreferences'], 'application/json'>>;
}

export type UpdateOwnPreferencesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateOwnPreferences'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateOwnPreferences'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateOwnPreferences'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateOwnPreferences'], 403>; readonly headers?: never }
  ;

/** Get your status: GET /user/status */
export interface GetOwnStatusRequest {
}

export type GetOwnStatusResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getOwnStatus'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getOwnStatus'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getOwnStatus'], 403>; readonly headers?: never }
  ;

/** Set your status: PUT /user/status */
export interface SetOwnStatusRequest {
  readonly body: Defaulted<BodyOf<operations['setOwnStatus'], 'application/json'>>;
}

export type SetOwnStatusResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['setOwnStatus'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['setOwnStatus'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['setOwnStatus'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['setOwnStatus'], 403>; readonly headers?: never }
  ;

/** List users: GET /users */
export interface ListUsersRequest {
  readonly query: Defaulted<ParametersOf<operations['listUsers'], 'query'>, 'order_by' | 'sort' | 'without_projects' | 'admins' | 'with_custom_attributes' | 'page' | 'per_page'>;
}

export type ListUsersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUsers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listUsers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listUsers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listUsers'], 403>; readonly headers?: never }
  ;

/** Create a user: POST /users */
export interface CreateUserRequest {
  readonly body: Defaulted<BodyOf<operations['createUser'], 'application/json'>, 'private_profile'>;
}

export type CreateUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createUser'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createUser'], 403>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['createUser'], 409>; readonly headers?: never }
  ;

/** Get a user: GET /users/{id} */
export interface GetUserRequest {
  readonly params: ParametersOf<operations['getUser'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getUser'], 'query'>, 'with_custom_attributes'>;
}

export type GetUserResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getUser'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getUser'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['getUser'], 429>; readonly headers?: never }
  ;

/** Change a user: PUT /users/{id} */
export interface UpdateUserRequest {
  readonly params: ParametersOf<operations['updateUser'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateUser'], 'application/json'>>;
}

export type UpdateUserResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateUser'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateUser'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['updateUser'], 409>; readonly headers?: never }
  ;

/** Delete a user: DELETE /users/{id} */
export interface DeleteUserRequest {
  readonly params: ParametersOf<operations['deleteUser'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteUser'], 'query'>, 'hard_delete'>;
  readonly headers: ParametersOf<operations['deleteUser'], 'header'>;
}

export type DeleteUserResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteUser'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['deleteUser'], 409>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteUser'], 412>; readonly headers?: never }
  ;

/** Activate a user: POST /users/{id}/activate */
export interface ActivateUserRequest {
  readonly params: ParametersOf<operations['activateUser'], 'path'>;
}

export type ActivateUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['activateUser'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['activateUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['activateUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['activateUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['activateUser'], 404>; readonly headers?: never }
  ;

/** Approve a new user: POST /users/{id}/approve */
export interface ApproveUserRequest {
  readonly params: ParametersOf<operations['approveUser'], 'path'>;
}

export type ApproveUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['approveUser'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['approveUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['approveUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['approveUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['approveUser'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['approveUser'], 409>; readonly headers?: never }
  ;

/** Count what a user has: GET /users/{id}/associations_count */
export interface GetUserAssociationsCountRequest {
  readonly params: ParametersOf<operations['getUserAssociationsCount'], 'path'>;
}

export type GetUserAssociationsCountResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getUserAssociationsCount'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getUserAssociationsCount'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getUserAssociationsCount'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getUserAssociationsCount'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getUserAssociationsCount'], 404>; readonly headers?: never }
  ;

/** Ban a user: POST /users/{id}/ban */
export interface BanUserRequest {
  readonly params: ParametersOf<operations['banUser'], 'path'>;
}

export type BanUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['banUser'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['banUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['banUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['banUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['banUser'], 404>; readonly headers?: never }
  ;

/** Block a user: POST /users/{id}/block */
export interface BlockUserRequest {
  readonly params: ParametersOf<operations['blockUser'], 'path'>;
}

export type BlockUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['blockUser'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['blockUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['blockUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['blockUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['blockUser'], 404>; readonly headers?: never }
  ;

/** Deactivate a user: POST /users/{id}/deactivate */
export interface DeactivateUserRequest {
  readonly params: ParametersOf<operations['deactivateUser'], 'path'>;
}

export type DeactivateUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['deactivateUser'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deactivateUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deactivateUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deactivateUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deactivateUser'], 404>; readonly headers?: never }
  ;

/** Switch off the second factor of a user: PATCH /users/{id}/disable_two_factor */
export interface DisableTwoFactorRequest {
  readonly params: ParametersOf<operations['disableTwoFactor'], 'path'>;
}

export type DisableTwoFactorResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['disableTwoFactor'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['disableTwoFactor'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['disableTwoFactor'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['disableTwoFactor'], 404>; readonly headers?: never }
  ;

/** Follow a user: POST /users/{id}/follow */
export interface FollowUserRequest {
  readonly params: ParametersOf<operations['followUser'], 'path'>;
}

export type FollowUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['followUser'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['followUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['followUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['followUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['followUser'], 404>; readonly headers?: never }
  ;

/** List the followers of a user: GET /users/{id}/followers */
export interface ListFollowersRequest {
  readonly params: ParametersOf<operations['listFollowers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listFollowers'], 'query'>, 'page' | 'per_page'>;
}

export type ListFollowersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listFollowers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listFollowers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listFollowers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listFollowers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listFollowers'], 404>; readonly headers?: never }
  ;

/** List whom a user follows: GET /users/{id}/following */
export interface ListFollowedUsersRequest {
  readonly params: ParametersOf<operations['listFollowedUsers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listFollowedUsers'], 'query'>, 'page' | 'per_page'>;
}

export type ListFollowedUsersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listFollowedUsers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listFollowedUsers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listFollowedUsers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listFollowedUsers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listFollowedUsers'], 404>; readonly headers?: never }
  ;

/** Remove an identity of a user: DELETE /users/{id}/identities/{provider} */
export interface DeleteUserIdentityRequest {
  readonly params: ParametersOf<operations['deleteUserIdentity'], 'path'>;
  readonly headers: ParametersOf<operations['deleteUserIdentity'], 'header'>;
}

export type DeleteUserIdentityResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteUserIdentity'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteUserIdentity'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteUserIdentity'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteUserIdentity'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteUserIdentity'], 412>; readonly headers?: never }
  ;

/** List the memberships of a user: GET /users/{id}/memberships */
export interface ListUserMembershipsRequest {
  readonly params: ParametersOf<operations['listUserMemberships'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserMemberships'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserMembershipsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserMemberships'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listUserMemberships'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listUserMemberships'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listUserMemberships'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listUserMemberships'], 404>; readonly headers?: never }
  ;

/** Reject a new user: POST /users/{id}/reject */
export interface RejectUserRequest {
  readonly params: ParametersOf<operations['rejectUser'], 'path'>;
}

export type RejectUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['rejectUser'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['rejectUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['rejectUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['rejectUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['rejectUser'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['rejectUser'], 409>; readonly headers?: never }
  ;

/** Lift the ban of a user: POST /users/{id}/unban */
export interface UnbanUserRequest {
  readonly params: ParametersOf<operations['unbanUser'], 'path'>;
}

export type UnbanUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unbanUser'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unbanUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unbanUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unbanUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unbanUser'], 404>; readonly headers?: never }
  ;

/** Unblock a user: POST /users/{id}/unblock */
export interface UnblockUserRequest {
  readonly params: ParametersOf<operations['unblockUser'], 'path'>;
}

export type UnblockUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unblockUser'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unblockUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unblockUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unblockUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unblockUser'], 404>; readonly headers?: never }
  ;

/** Stop following a user: POST /users/{id}/unfollow */
export interface UnfollowUserRequest {
  readonly params: ParametersOf<operations['unfollowUser'], 'path'>;
}

export type UnfollowUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unfollowUser'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unfollowUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unfollowUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unfollowUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unfollowUser'], 404>; readonly headers?: never }
  ;

/** List the projects of a user: GET /users/{user_id}/projects */
export interface ListUserProjectsRequest {
  readonly params: ParametersOf<operations['listUserProjects'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserProjects'], 'query'>, 'imported' | 'membership' | 'order_by' | 'owned' | 'repository_checksum_failed' | 'search_namespaces' | 'simple' | 'sort' | 'starred' | 'statistics' | 'wiki_checksum_failed' | 'with_custom_attributes' | 'with_issues_enabled' | 'with_merge_requests_enabled' | 'page' | 'per_page'>;
}

export type ListUserProjectsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserProjects'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listUserProjects'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listUserProjects'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listUserProjects'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listUserProjects'], 404>; readonly headers?: never }
  | { readonly status: 405; readonly body: JsonOf<operations['listUserProjects'], 405>; readonly headers?: never }
  ;

/** List the projects that a user has starred: GET /users/{user_id}/starred_projects */
export interface ListUserStarredProjectsRequest {
  readonly params: ParametersOf<operations['listUserStarredProjects'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserStarredProjects'], 'query'>, 'imported' | 'membership' | 'order_by' | 'owned' | 'repository_checksum_failed' | 'search_namespaces' | 'simple' | 'sort' | 'starred' | 'statistics' | 'wiki_checksum_failed' | 'with_custom_attributes' | 'with_issues_enabled' | 'with_merge_requests_enabled' | 'page' | 'per_page'>;
}

export type ListUserStarredProjectsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserStarredProjects'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listUserStarredProjects'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listUserStarredProjects'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listUserStarredProjects'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listUserStarredProjects'], 404>; readonly headers?: never }
  | { readonly status: 405; readonly body: JsonOf<operations['listUserStarredProjects'], 405>; readonly headers?: never }
  ;

/** Get the status of a user: GET /users/{user_id}/status */
export interface GetUserStatusRequest {
  readonly params: ParametersOf<operations['getUserStatus'], 'path'>;
}

export type GetUserStatusResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getUserStatus'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getUserStatus'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getUserStatus'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getUserStatus'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getUserStatus'], 404>; readonly headers?: never }
  ;
