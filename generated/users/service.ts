// Generated from spec/resources/users.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetAvatarAddressRequest, GetAvatarAddressResponse, GetCurrentUserRequest, GetCurrentUserResponse, ListUserActivitiesRequest, ListUserActivitiesResponse, GetOwnPreferencesRequest, GetOwnPreferencesResponse, UpdateOwnPreferencesRequest, UpdateOwnPreferencesResponse, GetOwnStatusRequest, GetOwnStatusResponse, SetOwnStatusRequest, SetOwnStatusResponse, ListUsersRequest, ListUsersResponse, CreateUserRequest, CreateUserResponse, GetUserRequest, GetUserResponse, UpdateUserRequest, UpdateUserResponse, DeleteUserRequest, DeleteUserResponse, ActivateUserRequest, ActivateUserResponse, ApproveUserRequest, ApproveUserResponse, GetUserAssociationsCountRequest, GetUserAssociationsCountResponse, BanUserRequest, BanUserResponse, BlockUserRequest, BlockUserResponse, DeactivateUserRequest, DeactivateUserResponse, DisableTwoFactorRequest, DisableTwoFactorResponse, FollowUserRequest, FollowUserResponse, ListFollowersRequest, ListFollowersResponse, ListFollowedUsersRequest, ListFollowedUsersResponse, DeleteUserIdentityRequest, DeleteUserIdentityResponse, ListUserMembershipsRequest, ListUserMembershipsResponse, RejectUserRequest, RejectUserResponse, UnbanUserRequest, UnbanUserResponse, UnblockUserRequest, UnblockUserResponse, UnfollowUserRequest, UnfollowUserResponse, ListUserProjectsRequest, ListUserProjectsResponse, ListUserStarredProjectsRequest, ListUserStarredProjectsResponse, GetUserStatusRequest, GetUserStatusResponse } from './types.ts';

/** One function per operation of users; `C` is the request context of the server. */
export interface UsersService<C extends SubjectTypes> {
  /** Get the address of a picture. GET /avatar (spec/resources/users.yaml:1364:5) */
  getAvatarAddress(
    request: GetAvatarAddressRequest,
    context: C,
  ): Promise<GetAvatarAddressResponse>;
  /** Get the calling user. GET /user (spec/resources/users.yaml:5:5) */
  getCurrentUser(
    request: GetCurrentUserRequest,
    context: C,
  ): Promise<GetCurrentUserResponse>;
  /** List when users were active. GET /user/activities (spec/resources/users.yaml:1337:5) */
  listUserActivities(
    request: ListUserActivitiesRequest,
    context: C,
  ): Promise<ListUserActivitiesResponse>;
  /** Get your preferences. GET /user/preferences (spec/resources/users.yaml:1289:5) */
  getOwnPreferences(
    request: GetOwnPreferencesRequest,
    context: C,
  ): Promise<GetOwnPreferencesResponse>;
  /** Change your preferences. PUT /user/preferences (spec/resources/users.yaml:1309:5) */
  updateOwnPreferences(
    request: UpdateOwnPreferencesRequest,
    context: C,
  ): Promise<UpdateOwnPreferencesResponse>;
  /** Get your status. GET /user/status (spec/resources/users.yaml:1229:5) */
  getOwnStatus(
    request: GetOwnStatusRequest,
    context: C,
  ): Promise<GetOwnStatusResponse>;
  /** Set your status. PUT /user/status (spec/resources/users.yaml:1250:5) */
  setOwnStatus(
    request: SetOwnStatusRequest,
    context: C,
  ): Promise<SetOwnStatusResponse>;
  /** List users. GET /users (spec/resources/users.yaml:62:5) */
  listUsers(
    request: ListUsersRequest,
    context: C,
  ): Promise<ListUsersResponse>;
  /** Create a user. POST /users (spec/resources/users.yaml:187:5) */
  createUser(
    request: CreateUserRequest,
    context: C,
  ): Promise<CreateUserResponse>;
  /** Get a user. GET /users/{id} (spec/resources/users.yaml:277:5) */
  getUser(
    request: GetUserRequest,
    context: C,
  ): Promise<GetUserResponse>;
  /** Change a user. PUT /users/{id} (spec/resources/users.yaml:337:5) */
  updateUser(
    request: UpdateUserRequest,
    context: C,
  ): Promise<UpdateUserResponse>;
  /** Delete a user. DELETE /users/{id} (spec/resources/users.yaml:430:5) */
  deleteUser(
    request: DeleteUserRequest,
    context: C,
  ): Promise<DeleteUserResponse>;
  /** Activate a user. POST /users/{id}/activate (spec/resources/users.yaml:571:5) */
  activateUser(
    request: ActivateUserRequest,
    context: C,
  ): Promise<ActivateUserResponse>;
  /** Approve a new user. POST /users/{id}/approve (spec/resources/users.yaml:664:5) */
  approveUser(
    request: ApproveUserRequest,
    context: C,
  ): Promise<ApproveUserResponse>;
  /** Count what a user has. GET /users/{id}/associations_count (spec/resources/users.yaml:831:5) */
  getUserAssociationsCount(
    request: GetUserAssociationsCountRequest,
    context: C,
  ): Promise<GetUserAssociationsCountResponse>;
  /** Ban a user. POST /users/{id}/ban (spec/resources/users.yaml:602:5) */
  banUser(
    request: BanUserRequest,
    context: C,
  ): Promise<BanUserResponse>;
  /** Block a user. POST /users/{id}/block (spec/resources/users.yaml:470:5) */
  blockUser(
    request: BlockUserRequest,
    context: C,
  ): Promise<BlockUserResponse>;
  /** Deactivate a user. POST /users/{id}/deactivate (spec/resources/users.yaml:536:5) */
  deactivateUser(
    request: DeactivateUserRequest,
    context: C,
  ): Promise<DeactivateUserResponse>;
  /** Switch off the second factor of a user. PATCH /users/{id}/disable_two_factor (spec/resources/users.yaml:769:5) */
  disableTwoFactor(
    request: DisableTwoFactorRequest,
    context: C,
  ): Promise<DisableTwoFactorResponse>;
  /** Follow a user. POST /users/{id}/follow (spec/resources/users.yaml:866:5) */
  followUser(
    request: FollowUserRequest,
    context: C,
  ): Promise<FollowUserResponse>;
  /** List the followers of a user. GET /users/{id}/followers (spec/resources/users.yaml:940:5) */
  listFollowers(
    request: ListFollowersRequest,
    context: C,
  ): Promise<ListFollowersResponse>;
  /** List whom a user follows. GET /users/{id}/following (spec/resources/users.yaml:980:5) */
  listFollowedUsers(
    request: ListFollowedUsersRequest,
    context: C,
  ): Promise<ListFollowedUsersResponse>;
  /** Remove an identity of a user. DELETE /users/{id}/identities/{provider} (spec/resources/users.yaml:736:5) */
  deleteUserIdentity(
    request: DeleteUserIdentityRequest,
    context: C,
  ): Promise<DeleteUserIdentityResponse>;
  /** List the memberships of a user. GET /users/{id}/memberships (spec/resources/users.yaml:800:5) */
  listUserMemberships(
    request: ListUserMembershipsRequest,
    context: C,
  ): Promise<ListUserMembershipsResponse>;
  /** Reject a new user. POST /users/{id}/reject (spec/resources/users.yaml:700:5) */
  rejectUser(
    request: RejectUserRequest,
    context: C,
  ): Promise<RejectUserResponse>;
  /** Lift the ban of a user. POST /users/{id}/unban (spec/resources/users.yaml:634:5) */
  unbanUser(
    request: UnbanUserRequest,
    context: C,
  ): Promise<UnbanUserResponse>;
  /** Unblock a user. POST /users/{id}/unblock (spec/resources/users.yaml:504:5) */
  unblockUser(
    request: UnblockUserRequest,
    context: C,
  ): Promise<UnblockUserResponse>;
  /** Stop following a user. POST /users/{id}/unfollow (spec/resources/users.yaml:903:5) */
  unfollowUser(
    request: UnfollowUserRequest,
    context: C,
  ): Promise<UnfollowUserResponse>;
  /** List the projects of a user. GET /users/{user_id}/projects (spec/resources/users.yaml:1053:5) */
  listUserProjects(
    request: ListUserProjectsRequest,
    context: C,
  ): Promise<ListUserProjectsResponse>;
  /** List the projects that a user has starred. GET /users/{user_id}/starred_projects (spec/resources/users.yaml:1141:5) */
  listUserStarredProjects(
    request: ListUserStarredProjectsRequest,
    context: C,
  ): Promise<ListUserStarredProjectsResponse>;
  /** Get the status of a user. GET /users/{user_id}/status (spec/resources/users.yaml:1020:5) */
  getUserStatus(
    request: GetUserStatusRequest,
    context: C,
  ): Promise<GetUserStatusResponse>;
}
