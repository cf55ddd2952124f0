// Generated from spec/domains/* /users.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetAvatarAddressInput {
  readonly query: ParametersOf<operations['getAvatarAddress'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetAvatarAddressAnswer = JsonAnswer<operations['getAvatarAddress'], 200 | 400 | 401 | 403>;

const getAvatarAddressCall: ClientCall = {
  id: 'getAvatarAddress',
  method: 'GET',
  path: "/api/v4/avatar",
  answers: { json: [200, 400, 401, 403] },
};

export interface GetCurrentUserInput {
  readonly signal?: AbortSignal;
}

export type GetCurrentUserAnswer = JsonAnswer<operations['getCurrentUser'], 200 | 401 | 403>;

const getCurrentUserCall: ClientCall = {
  id: 'getCurrentUser',
  method: 'GET',
  path: "/api/v4/user",
  answers: { json: [200, 401, 403] },
};

export interface ListUserActivitiesInput {
  readonly query?: ParametersOf<operations['listUserActivities'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserActivitiesAnswer = JsonAnswer<operations['listUserActivities'], 200 | 400 | 401 | 403>;

const listUserActivitiesCall: ClientCall = {
  id: 'listUserActivities',
  method: 'GET',
  path: "/api/v4/user/activities",
  answers: { json: [200, 400, 401, 403] },
};

export interface GetOwnPreferencesInput {
  readonly signal?: AbortSignal;
}

export type GetOwnPreferencesAnswer = JsonAnswer<operations['getOwnPreferences'], 200 | 401 | 403>;

const getOwnPreferencesCall: ClientCall = {
  id: 'getOwnPreferences',
  method: 'GET',
  path: "/api/v4/user/preferences",
  answers: { json: [200, 401, 403] },
};

export interface UpdateOwnPreferencesInput {
  readonly body?: Sendable<BodyOf<operations['updateOwnPreferences'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateOwnPreferencesAnswer = JsonAnswer<operations['updateOwnPreferences'], 200 | 400 | 401 | 403>;

const updateOwnPreferencesCall: ClientCall = {
  id: 'updateOwnPreferences',
  method: 'PUT',
  path: "/api/v4/user/preferences",
  body: "application/json",
  answers: { json: [200, 400, 401, 403] },
};

export interface GetOwnStatusInput {
  readonly signal?: AbortSignal;
}

export type GetOwnStatusAnswer = JsonAnswer<operations['getOwnStatus'], 200 | 401 | 403>;

const getOwnStatusCall: ClientCall = {
  id: 'getOwnStatus',
  method: 'GET',
  path: "/api/v4/user/status",
  answers: { json: [200, 401, 403] },
};

export interface SetOwnStatusInput {
  readonly body?: Sendable<BodyOf<operations['setOwnStatus'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetOwnStatusAnswer = JsonAnswer<operations['setOwnStatus'], 200 | 400 | 401 | 403>;

const setOwnStatusCall: ClientCall = {
  id: 'setOwnStatus',
  method: 'PUT',
  path: "/api/v4/user/status",
  body: "application/json",
  answers: { json: [200, 400, 401, 403] },
};

export interface ListUsersInput {
  readonly query?: ParametersOf<operations['listUsers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUsersAnswer = JsonAnswer<operations['listUsers'], 200 | 400 | 401 | 403>;

const listUsersCall: ClientCall = {
  id: 'listUsers',
  method: 'GET',
  path: "/api/v4/users",
  answers: { json: [200, 400, 401, 403] },
};

export interface CreateUserInput {
  readonly body: Sendable<BodyOf<operations['createUser'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateUserAnswer = JsonAnswer<operations['createUser'], 201 | 400 | 401 | 403 | 409>;

const createUserCall: ClientCall = {
  id: 'createUser',
  method: 'POST',
  path: "/api/v4/users",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 409] },
};

export interface GetUserInput {
  readonly params: ParametersOf<operations['getUser'], 'path'>;
  readonly query?: ParametersOf<operations['getUser'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetUserAnswer = JsonAnswer<operations['getUser'], 200 | 400 | 401 | 403 | 404 | 429>;

const getUserCall: ClientCall = {
  id: 'getUser',
  method: 'GET',
  path: "/api/v4/users/{id}",
  answers: { json: [200, 400, 401, 403, 404, 429] },
};

export interface UpdateUserInput {
  readonly params: ParametersOf<operations['updateUser'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateUser'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateUserAnswer = JsonAnswer<operations['updateUser'], 200 | 400 | 401 | 403 | 404 | 409>;

const updateUserCall: ClientCall = {
  id: 'updateUser',
  method: 'PUT',
  path: "/api/v4/users/{id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 409] },
};

export interface DeleteUserInput {
  readonly params: ParametersOf<operations['deleteUser'], 'path'>;
  readonly query?: ParametersOf<operations['deleteUser'], 'query'>;
  readonly headers?: ParametersOf<operations['deleteUser'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteUserAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteUser'], 400 | 401 | 403 | 404 | 409 | 412>;

const deleteUserCall: ClientCall = {
  id: 'deleteUser',
  method: 'DELETE',
  path: "/api/v4/users/{id}",
  answers: { none: [204], json: [400, 401, 403, 404, 409, 412] },
};

export interface ActivateUserInput {
  readonly params: ParametersOf<operations['activateUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ActivateUserAnswer = JsonAnswer<operations['activateUser'], 201 | 400 | 401 | 403 | 404>;

const activateUserCall: ClientCall = {
  id: 'activateUser',
  method: 'POST',
  path: "/api/v4/users/{id}/activate",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ApproveUserInput {
  readonly params: ParametersOf<operations['approveUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ApproveUserAnswer = JsonAnswer<operations['approveUser'], 201 | 400 | 401 | 403 | 404 | 409>;

const approveUserCall: ClientCall = {
  id: 'approveUser',
  method: 'POST',
  path: "/api/v4/users/{id}/approve",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface GetUserAssociationsCountInput {
  readonly params: ParametersOf<operations['getUserAssociationsCount'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetUserAssociationsCountAnswer = JsonAnswer<operations['getUserAssociationsCount'], 200 | 400 | 401 | 403 | 404>;

const getUserAssociationsCountCall: ClientCall = {
  id: 'getUserAssociationsCount',
  method: 'GET',
  path: "/api/v4/users/{id}/associations_count",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface BanUserInput {
  readonly params: ParametersOf<operations['banUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type BanUserAnswer = JsonAnswer<operations['banUser'], 201 | 400 | 401 | 403 | 404>;

const banUserCall: ClientCall = {
  id: 'banUser',
  method: 'POST',
  path: "/api/v4/users/{id}/ban",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface BlockUserInput {
  readonly params: ParametersOf<operations['blockUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type BlockUserAnswer = JsonAnswer<operations['blockUser'], 201 | 400 | 401 | 403 | 404>;

const blockUserCall: ClientCall = {
  id: 'blockUser',
  method: 'POST',
  path: "/api/v4/users/{id}/block",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface DeactivateUserInput {
  readonly params: ParametersOf<operations['deactivateUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeactivateUserAnswer = JsonAnswer<operations['deactivateUser'], 201 | 400 | 401 | 403 | 404>;

const deactivateUserCall: ClientCall = {
  id: 'deactivateUser',
  method: 'POST',
  path: "/api/v4/users/{id}/deactivate",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface DisableTwoFactorInput {
  readonly params: ParametersOf<operations['disableTwoFactor'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableTwoFactorAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableTwoFactor'], 400 | 401 | 403 | 404>;

const disableTwoFactorCall: ClientCall = {
  id: 'disableTwoFactor',
  method: 'PATCH',
  path: "/api/v4/users/{id}/disable_two_factor",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface FollowUserInput {
  readonly params: ParametersOf<operations['followUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type FollowUserAnswer = JsonAnswer<operations['followUser'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const followUserCall: ClientCall = {
  id: 'followUser',
  method: 'POST',
  path: "/api/v4/users/{id}/follow",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface ListFollowersInput {
  readonly params: ParametersOf<operations['listFollowers'], 'path'>;
  readonly query?: ParametersOf<operations['listFollowers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListFollowersAnswer = JsonAnswer<operations['listFollowers'], 200 | 400 | 401 | 403 | 404>;

const listFollowersCall: ClientCall = {
  id: 'listFollowers',
  method: 'GET',
  path: "/api/v4/users/{id}/followers",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListFollowedUsersInput {
  readonly params: ParametersOf<operations['listFollowedUsers'], 'path'>;
  readonly query?: ParametersOf<operations['listFollowedUsers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListFollowedUsersAnswer = JsonAnswer<operations['listFollowedUsers'], 200 | 400 | 401 | 403 | 404>;

const listFollowedUsersCall: ClientCall = {
  id: 'listFollowedUsers',
  method: 'GET',
  path: "/api/v4/users/{id}/following",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteUserIdentityInput {
  readonly params: ParametersOf<operations['deleteUserIdentity'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteUserIdentity'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteUserIdentityAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteUserIdentity'], 400 | 401 | 403 | 404 | 412>;

const deleteUserIdentityCall: ClientCall = {
  id: 'deleteUserIdentity',
  method: 'DELETE',
  path: "/api/v4/users/{id}/identities/{provider}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListUserMembershipsInput {
  readonly params: ParametersOf<operations['listUserMemberships'], 'path'>;
  readonly query?: ParametersOf<operations['listUserMemberships'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserMembershipsAnswer = JsonAnswer<operations['listUserMemberships'], 200 | 400 | 401 | 403 | 404>;

const listUserMembershipsCall: ClientCall = {
  id: 'listUserMemberships',
  method: 'GET',
  path: "/api/v4/users/{id}/memberships",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RejectUserInput {
  readonly params: ParametersOf<operations['rejectUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RejectUserAnswer = JsonAnswer<operations['rejectUser'], 201 | 400 | 401 | 403 | 404 | 409>;

const rejectUserCall: ClientCall = {
  id: 'rejectUser',
  method: 'POST',
  path: "/api/v4/users/{id}/reject",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface UnbanUserInput {
  readonly params: ParametersOf<operations['unbanUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnbanUserAnswer = JsonAnswer<operations['unbanUser'], 201 | 400 | 401 | 403 | 404>;

const unbanUserCall: ClientCall = {
  id: 'unbanUser',
  method: 'POST',
  path: "/api/v4/users/{id}/unban",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface UnblockUserInput {
  readonly params: ParametersOf<operations['unblockUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnblockUserAnswer = JsonAnswer<operations['unblockUser'], 201 | 400 | 401 | 403 | 404>;

const unblockUserCall: ClientCall = {
  id: 'unblockUser',
  method: 'POST',
  path: "/api/v4/users/{id}/unblock",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface UnfollowUserInput {
  readonly params: ParametersOf<operations['unfollowUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnfollowUserAnswer = JsonAnswer<operations['unfollowUser'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const unfollowUserCall: ClientCall = {
  id: 'unfollowUser',
  method: 'POST',
  path: "/api/v4/users/{id}/unfollow",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface ListUserProjectsInput {
  readonly params: ParametersOf<operations['listUserProjects'], 'path'>;
  readonly query?: ParametersOf<operations['listUserProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserProjectsAnswer = JsonAnswer<operations['listUserProjects'], 200 | 400 | 401 | 403 | 404 | 405>;

const listUserProjectsCall: ClientCall = {
  id: 'listUserProjects',
  method: 'GET',
  path: "/api/v4/users/{user_id}/projects",
  commas: ["topic"],
  answers: { json: [200, 400, 401, 403, 404, 405] },
};

export interface ListUserStarredProjectsInput {
  readonly params: ParametersOf<operations['listUserStarredProjects'], 'path'>;
  readonly query?: ParametersOf<operations['listUserStarredProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserStarredProjectsAnswer = JsonAnswer<operations['listUserStarredProjects'], 200 | 400 | 401 | 403 | 404 | 405>;

const listUserStarredProjectsCall: ClientCall = {
  id: 'listUserStarredProjects',
  method: 'GET',
  path: "/api/v4/users/{user_id}/starred_projects",
  commas: ["topic"],
  answers: { json: [200, 400, 401, 403, 404, 405] },
};

export interface GetUserStatusInput {
  readonly params: ParametersOf<operations['getUserStatus'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetUserStatusAnswer = JsonAnswer<operations['getUserStatus'], 200 | 400 | 401 | 403 | 404>;

const getUserStatusCall: ClientCall = {
  id: 'getUserStatus',
  method: 'GET',
  path: "/api/v4/users/{user_id}/status",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UsersClient {
  /** Get the address of a picture: GET /avatar */
  getAvatarAddress(request: GetAvatarAddressInput): Promise<GetAvatarAddressAnswer>;
  /** Get the calling user: GET /user */
  getCurrentUser(request?: GetCurrentUserInput): Promise<GetCurrentUserAnswer>;
  /** List when users were active: GET /user/activities */
  listUserActivities: Listing<ListUserActivitiesInput, ListUserActivitiesAnswer, JsonOf<operations['listUserActivities'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get your preferences: GET /user/preferences */
  getOwnPreferences(request?: GetOwnPreferencesInput): Promise<GetOwnPreferencesAnswer>;
  /** Change your preferences: PUT /user/preferences */
  updateOwnPreferences(request?: UpdateOwnPreferencesInput): Promise<UpdateOwnPreferencesAnswer>;
  /** Get your status: GET /user/status */
  getOwnStatus(request?: GetOwnStatusInput): Promise<GetOwnStatusAnswer>;
  /** Set your status: PUT /user/status */
  setOwnStatus(request?: SetOwnStatusInput): Promise<SetOwnStatusAnswer>;
  /** List users: GET /users */
  listUsers: Listing<ListUsersInput, ListUsersAnswer, JsonOf<operations['listUsers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a user: POST /users */
  createUser(request: CreateUserInput): Promise<CreateUserAnswer>;
  /** Get a user: GET /users/{id} */
  getUser(request: GetUserInput): Promise<GetUserAnswer>;
  /** Change a user: PUT /users/{id} */
  updateUser(request: UpdateUserInput): Promise<UpdateUserAnswer>;
  /** Delete a user: DELETE /users/{id} */
  deleteUser(request: DeleteUserInput): Promise<DeleteUserAnswer>;
  /** Activate a user: POST /users/{id}/activate */
  activateUser(request: ActivateUserInput): Promise<ActivateUserAnswer>;
  /** Approve a new user: POST /users/{id}/approve */
  approveUser(request: ApproveUserInput): Promise<ApproveUserAnswer>;
  /** Count what a user has: GET /users/{id}/associations_count */
  getUserAssociationsCount(request: GetUserAssociationsCountInput): Promise<GetUserAssociationsCountAnswer>;
  /** Ban a user: POST /users/{id}/ban */
  banUser(request: BanUserInput): Promise<BanUserAnswer>;
  /** Block a user: POST /users/{id}/block */
  blockUser(request: BlockUserInput): Promise<BlockUserAnswer>;
  /** Deactivate a user: POST /users/{id}/deactivate */
  deactivateUser(request: DeactivateUserInput): Promise<DeactivateUserAnswer>;
  /** Switch off the second factor of a user: PATCH /users/{id}/disable_two_factor */
  disableTwoFactor(request: DisableTwoFactorInput): Promise<DisableTwoFactorAnswer>;
  /** Follow a user: POST /users/{id}/follow */
  followUser(request: FollowUserInput): Promise<FollowUserAnswer>;
  /** List the followers of a user: GET /users/{id}/followers */
  listFollowers: ListingOf<ListFollowersInput, ListFollowersAnswer, JsonOf<operations['listFollowers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List whom a user follows: GET /users/{id}/following */
  listFollowedUsers: ListingOf<ListFollowedUsersInput, ListFollowedUsersAnswer, JsonOf<operations['listFollowedUsers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Remove an identity of a user: DELETE /users/{id}/identities/{provider} */
  deleteUserIdentity(request: DeleteUserIdentityInput): Promise<DeleteUserIdentityAnswer>;
  /** List the memberships of a user: GET /users/{id}/memberships */
  listUserMemberships: ListingOf<ListUserMembershipsInput, ListUserMembershipsAnswer, JsonOf<operations['listUserMemberships'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Reject a new user: POST /users/{id}/reject */
  rejectUser(request: RejectUserInput): Promise<RejectUserAnswer>;
  /** Lift the ban of a user: POST /users/{id}/unban */
  unbanUser(request: UnbanUserInput): Promise<UnbanUserAnswer>;
  /** Unblock a user: POST /users/{id}/unblock */
  unblockUser(request: UnblockUserInput): Promise<UnblockUserAnswer>;
  /** Stop following a user: POST /users/{id}/unfollow */
  unfollowUser(request: UnfollowUserInput): Promise<UnfollowUserAnswer>;
  /** List the projects of a user: GET /users/{user_id}/projects */
  listUserProjects: ListingOf<ListUserProjectsInput, ListUserProjectsAnswer, JsonOf<operations['listUserProjects'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the projects that a user has starred: GET /users/{user_id}/starred_projects */
  listUserStarredProjects: ListingOf<ListUserStarredProjectsInput, ListUserStarredProjectsAnswer, JsonOf<operations['listUserStarredProjects'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get the status of a user: GET /users/{user_id}/status */
  getUserStatus(request: GetUserStatusInput): Promise<GetUserStatusAnswer>;
}

export const usersClient = (send: Send): UsersClient => ({
  getAvatarAddress: (request) => send(getAvatarAddressCall, request),
  getCurrentUser: (request) => send(getCurrentUserCall, request),
  listUserActivities: listing(send, listUserActivitiesCall),
  getOwnPreferences: (request) => send(getOwnPreferencesCall, request),
  updateOwnPreferences: (request) => send(updateOwnPreferencesCall, request),
  getOwnStatus: (request) => send(getOwnStatusCall, request),
  setOwnStatus: (request) => send(setOwnStatusCall, request),
  listUsers: listing(send, listUsersCall),
  createUser: (request) => send(createUserCall, request),
  getUser: (request) => send(getUserCall, request),
  updateUser: (request) => send(updateUserCall, request),
  deleteUser: (request) => send(deleteUserCall, request),
  activateUser: (request) => send(activateUserCall, request),
  approveUser: (request) => send(approveUserCall, request),
  getUserAssociationsCount: (request) => send(getUserAssociationsCountCall, request),
  banUser: (request) => send(banUserCall, request),
  blockUser: (request) => send(blockUserCall, request),
  deactivateUser: (request) => send(deactivateUserCall, request),
  disableTwoFactor: (request) => send(disableTwoFactorCall, request),
  followUser: (request) => send(followUserCall, request),
  listFollowers: listing(send, listFollowersCall),
  listFollowedUsers: listing(send, listFollowedUsersCall),
  deleteUserIdentity: (request) => send(deleteUserIdentityCall, request),
  listUserMemberships: listing(send, listUserMembershipsCall),
  rejectUser: (request) => send(rejectUserCall, request),
  unbanUser: (request) => send(unbanUserCall, request),
  unblockUser: (request) => send(unblockUserCall, request),
  unfollowUser: (request) => send(unfollowUserCall, request),
  listUserProjects: listing(send, listUserProjectsCall),
  listUserStarredProjects: listing(send, listUserStarredProjectsCall),
  getUserStatus: (request) => send(getUserStatusCall, request),
});
