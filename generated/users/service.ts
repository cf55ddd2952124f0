// Generated from spec/domains/* /users.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetAvatarAddressRequest, GetAvatarAddressResponse, GetCurrentUserRequest, GetCurrentUserResponse, ListUserActivitiesRequest, ListUserActivitiesResponse, GetOwnPreferencesRequest, GetOwnPreferencesResponse, UpdateOwnPreferencesRequest, UpdateOwnPreferencesResponse, GetOwnStatusRequest, GetOwnStatusResponse, SetOwnStatusRequest, SetOwnStatusResponse, ListUsersRequest, ListUsersResponse, CreateUserRequest, CreateUserResponse, GetUserRequest, GetUserResponse, UpdateUserRequest, UpdateUserResponse, DeleteUserRequest, DeleteUserResponse, ActivateUserRequest, ActivateUserResponse, ApproveUserRequest, ApproveUserResponse, GetUserAssociationsCountRequest, GetUserAssociationsCountResponse, BanUserRequest, BanUserResponse, BlockUserRequest, BlockUserResponse, DeactivateUserRequest, DeactivateUserResponse, DisableTwoFactorRequest, DisableTwoFactorResponse, FollowUserRequest, FollowUserResponse, ListFollowersRequest, ListFollowersResponse, ListFollowedUsersRequest, ListFollowedUsersResponse, DeleteUserIdentityRequest, DeleteUserIdentityResponse, ListUserMembershipsRequest, ListUserMembershipsResponse, RejectUserRequest, RejectUserResponse, UnbanUserRequest, UnbanUserResponse, UnblockUserRequest, UnblockUserResponse, UnfollowUserRequest, UnfollowUserResponse, ListUserProjectsRequest, ListUserProjectsResponse, ListUserStarredProjectsRequest, ListUserStarredProjectsResponse, GetUserStatusRequest, GetUserStatusResponse } from './types.ts';

/** One function per operation of users; `C` is the request context of the server. */
export interface UsersService<C extends SubjectTypes> {
  /** Get the address of a picture. GET /avatar (spec/domains/core/users.yaml#getAvatarAddress) */
  getAvatarAddress(
    request: GetAvatarAddressRequest,
    context: C,
  ): Promise<GetAvatarAddressResponse>;
  /** Get the calling user. GET /user (spec/domains/core/users.yaml#getCurrentUser) */
  getCurrentUser(
    request: GetCurrentUserRequest,
    context: C,
  ): Promise<GetCurrentUserResponse>;
  /** List when users were active. GET /user/activities (spec/domains/core/users.yaml#listUserActivities) */
  listUserActivities(
    request: ListUserActivitiesRequest,
    context: C,
  ): Promise<ListUserActivitiesResponse>;
  /** Get your preferences. GET /user/preferences (spec/domains/core/users.yaml#getOwnPreferences) */
  getOwnPreferences(
    request: GetOwnPreferencesRequest,
    context: C,
  ): Promise<GetOwnPreferencesResponse>;
  /** Change your preferences. PUT /user/preferences (spec/domains/core/users.yaml#updateOwnPreferences) */
  updateOwnPreferences(
    request: UpdateOwnPreferencesRequest,
    context: C,
  ): Promise<UpdateOwnPreferencesResponse>;
  /** Get your status. GET /user/status (spec/domains/core/users.yaml#getOwnStatus) */
  getOwnStatus(
    request: GetOwnStatusRequest,
    context: C,
  ): Promise<GetOwnStatusResponse>;
  /** Set your status. PUT /user/status (spec/domains/core/users.yaml#setOwnStatus) */
  setOwnStatus(
    request: SetOwnStatusRequest,
    context: C,
  ): Promise<SetOwnStatusResponse>;
  /** List users. GET /users (spec/domains/core/users.yaml#listUsers) */
  listUsers(
    request: ListUsersRequest,
    context: C,
  ): Promise<ListUsersResponse>;
  /** Create a user. POST /users (spec/domains/core/users.yaml#createUser) */
  createUser(
    request: CreateUserRequest,
    context: C,
  ): Promise<CreateUserResponse>;
  /** Get a user. GET /users/{id} (spec/domains/core/users.yaml#getUser) */
  getUser(
    request: GetUserRequest,
    context: C,
  ): Promise<GetUserResponse>;
  /** Change a user. PUT /users/{id} (spec/domains/core/users.yaml#updateUser) */
  updateUser(
    request: UpdateUserRequest,
    context: C,
  ): Promise<UpdateUserResponse>;
  /** Delete a user. DELETE /users/{id} (spec/domains/core/users.yaml#deleteUser) */
  deleteUser(
    request: DeleteUserRequest,
    context: C,
  ): Promise<DeleteUserResponse>;
  /** Activate a user. POST /users/{id}/activate (spec/domains/core/users.yaml#activateUser) */
  activateUser(
    request: ActivateUserRequest,
    context: C,
  ): Promise<ActivateUserResponse>;
  /** Approve a new user. POST /users/{id}/approve (spec/domains/core/users.yaml#approveUser) */
  approveUser(
    request: ApproveUserRequest,
    context: C,
  ): Promise<ApproveUserResponse>;
  /** Count what a user has. GET /users/{id}/associations_count (spec/domains/core/users.yaml#getUserAssociationsCount) */
  getUserAssociationsCount(
    request: GetUserAssociationsCountRequest,
    context: C,
  ): Promise<GetUserAssociationsCountResponse>;
  /** Ban a user. POST /users/{id}/ban (spec/domains/core/users.yaml#banUser) */
  banUser(
    request: BanUserRequest,
    context: C,
  ): Promise<BanUserResponse>;
  /** Block a user. POST /users/{id}/block (spec/domains/core/users.yaml#blockUser) */
  blockUser(
    request: BlockUserRequest,
    context: C,
  ): Promise<BlockUserResponse>;
  /** Deactivate a user. POST /users/{id}/deactivate (spec/domains/core/users.yaml#deactivateUser) */
  deactivateUser(
    request: DeactivateUserRequest,
    context: C,
  ): Promise<DeactivateUserResponse>;
  /** Switch off the second factor of a user. PATCH /users/{id}/disable_two_factor (spec/domains/core/users.yaml#disableTwoFactor) */
  disableTwoFactor(
    request: DisableTwoFactorRequest,
    context: C,
  ): Promise<DisableTwoFactorResponse>;
  /** Follow a user. POST /users/{id}/follow (spec/domains/core/users.yaml#followUser) */
  followUser(
    request: FollowUserRequest,
    context: C,
  ): Promise<FollowUserResponse>;
  /** List the followers of a user. GET /users/{id}/followers (spec/domains/core/users.yaml#listFollowers) */
  listFollowers(
    request: ListFollowersRequest,
    context: C,
  ): Promise<ListFollowersResponse>;
  /** List whom a user follows. GET /users/{id}/following (spec/domains/core/users.yaml#listFollowedUsers) */
  listFollowedUsers(
    request: ListFollowedUsersRequest,
    context: C,
  ): Promise<ListFollowedUsersResponse>;
  /** Remove an identity of a user. DELETE /users/{id}/identities/{provider} (spec/domains/core/users.yaml#deleteUserIdentity) */
  deleteUserIdentity(
    request: DeleteUserIdentityRequest,
    context: C,
  ): Promise<DeleteUserIdentityResponse>;
  /** List the memberships of a user. GET /users/{id}/memberships (spec/domains/core/users.yaml#listUserMemberships) */
  listUserMemberships(
    request: ListUserMembershipsRequest,
    context: C,
  ): Promise<ListUserMembershipsResponse>;
  /** Reject a new user. POST /users/{id}/reject (spec/domains/core/users.yaml#rejectUser) */
  rejectUser(
    request: RejectUserRequest,
    context: C,
  ): Promise<RejectUserResponse>;
  /** Lift the ban of a user. POST /users/{id}/unban (spec/domains/core/users.yaml#unbanUser) */
  unbanUser(
    request: UnbanUserRequest,
    context: C,
  ): Promise<UnbanUserResponse>;
  /** Unblock a user. POST /users/{id}/unblock (spec/domains/core/users.yaml#unblockUser) */
  unblockUser(
    request: UnblockUserRequest,
    context: C,
  ): Promise<UnblockUserResponse>;
  /** Stop following a user. POST /users/{id}/unfollow (spec/domains/core/users.yaml#unfollowUser) */
  unfollowUser(
    request: UnfollowUserRequest,
    context: C,
  ): Promise<UnfollowUserResponse>;
  /** List the projects of a user. GET /users/{user_id}/projects (spec/domains/core/users.yaml#listUserProjects) */
  listUserProjects(
    request: ListUserProjectsRequest,
    context: C,
  ): Promise<ListUserProjectsResponse>;
  /** List the projects that a user has starred. GET /users/{user_id}/starred_projects (spec/domains/core/users.yaml#listUserStarredProjects) */
  listUserStarredProjects(
    request: ListUserStarredProjectsRequest,
    context: C,
  ): Promise<ListUserStarredProjectsResponse>;
  /** Get the status of a user. GET /users/{user_id}/status (spec/domains/core/users.yaml#getUserStatus) */
  getUserStatus(
    request: GetUserStatusRequest,
    context: C,
  ): Promise<GetUserStatusResponse>;
}
