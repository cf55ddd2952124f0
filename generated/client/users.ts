// Generated from spec/resources/users.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetAvatarAddressInput {
  readonly query: ParametersOf<operations['getAvatarAddress'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetAvatarAddressAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getAvatarAddress'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getAvatarAddress'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getAvatarAddress'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getAvatarAddress'], 403> }
  ;

const getAvatarAddressCall: ClientCall = {
  id: 'getAvatarAddress',
  method: 'GET',
  path: "/api/v4/avatar",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetCurrentUserInput {
  readonly signal?: AbortSignal;
}

export type GetCurrentUserAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getCurrentUser'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getCurrentUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getCurrentUser'], 403> }
  ;

const getCurrentUserCall: ClientCall = {
  id: 'getCurrentUser',
  method: 'GET',
  path: "/api/v4/user",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface ListUserActivitiesInput {
  readonly query?: ParametersOf<operations['listUserActivities'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserActivitiesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listUserActivities'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listUserActivities'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listUserActivities'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listUserActivities'], 403> }
  ;

const listUserActivitiesCall: ClientCall = {
  id: 'listUserActivities',
  method: 'GET',
  path: "/api/v4/user/activities",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetOwnPreferencesInput {
  readonly signal?: AbortSignal;
}

export type GetOwnPreferencesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getOwnPreferences'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getOwnPreferences'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getOwnPreferences'], 403> }
  ;

const getOwnPreferencesCall: ClientCall = {
  id: 'getOwnPreferences',
  method: 'GET',
  path: "/api/v4/user/preferences",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface UpdateOwnPreferencesInput {
  readonly body?: Sendable<BodyOf<operations['updateOwnPreferences'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateOwnPreferencesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateOwnPreferences'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateOwnPreferences'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateOwnPreferences'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateOwnPreferences'], 403> }
  ;

const updateOwnPreferencesCall: ClientCall = {
  id: 'updateOwnPreferences',
  method: 'PUT',
  path: "/api/v4/user/preferences",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetOwnStatusInput {
  readonly signal?: AbortSignal;
}

export type GetOwnStatusAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getOwnStatus'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getOwnStatus'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getOwnStatus'], 403> }
  ;

const getOwnStatusCall: ClientCall = {
  id: 'getOwnStatus',
  method: 'GET',
  path: "/api/v4/user/status",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface SetOwnStatusInput {
  readonly body?: Sendable<BodyOf<operations['setOwnStatus'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetOwnStatusAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['setOwnStatus'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['setOwnStatus'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['setOwnStatus'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['setOwnStatus'], 403> }
  ;

const setOwnStatusCall: ClientCall = {
  id: 'setOwnStatus',
  method: 'PUT',
  path: "/api/v4/user/status",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface ListUsersInput {
  readonly query?: ParametersOf<operations['listUsers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUsersAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listUsers'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listUsers'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listUsers'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listUsers'], 403> }
  ;

const listUsersCall: ClientCall = {
  id: 'listUsers',
  method: 'GET',
  path: "/api/v4/users",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface CreateUserInput {
  readonly body: Sendable<BodyOf<operations['createUser'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createUser'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createUser'], 403> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['createUser'], 409> }
  ;

const createUserCall: ClientCall = {
  id: 'createUser',
  method: 'POST',
  path: "/api/v4/users",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    409: 'json',
  },
};

export interface GetUserInput {
  readonly params: ParametersOf<operations['getUser'], 'path'>;
  readonly query?: ParametersOf<operations['getUser'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetUserAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getUser'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getUser'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['getUser'], 429> }
  ;

const getUserCall: ClientCall = {
  id: 'getUser',
  method: 'GET',
  path: "/api/v4/users/{id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface UpdateUserInput {
  readonly params: ParametersOf<operations['updateUser'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateUser'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateUserAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateUser'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateUser'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['updateUser'], 409> }
  ;

const updateUserCall: ClientCall = {
  id: 'updateUser',
  method: 'PUT',
  path: "/api/v4/users/{id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface DeleteUserInput {
  readonly params: ParametersOf<operations['deleteUser'], 'path'>;
  readonly query?: ParametersOf<operations['deleteUser'], 'query'>;
  readonly headers?: ParametersOf<operations['deleteUser'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteUserAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteUser'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['deleteUser'], 409> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteUser'], 412> }
  ;

const deleteUserCall: ClientCall = {
  id: 'deleteUser',
  method: 'DELETE',
  path: "/api/v4/users/{id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    412: 'json',
  },
};

export interface ActivateUserInput {
  readonly params: ParametersOf<operations['activateUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ActivateUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['activateUser'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['activateUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['activateUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['activateUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['activateUser'], 404> }
  ;

const activateUserCall: ClientCall = {
  id: 'activateUser',
  method: 'POST',
  path: "/api/v4/users/{id}/activate",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ApproveUserInput {
  readonly params: ParametersOf<operations['approveUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ApproveUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['approveUser'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['approveUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['approveUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['approveUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['approveUser'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['approveUser'], 409> }
  ;

const approveUserCall: ClientCall = {
  id: 'approveUser',
  method: 'POST',
  path: "/api/v4/users/{id}/approve",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface GetUserAssociationsCountInput {
  readonly params: ParametersOf<operations['getUserAssociationsCount'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetUserAssociationsCountAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getUserAssociationsCount'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getUserAssociationsCount'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getUserAssociationsCount'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getUserAssociationsCount'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getUserAssociationsCount'], 404> }
  ;

const getUserAssociationsCountCall: ClientCall = {
  id: 'getUserAssociationsCount',
  method: 'GET',
  path: "/api/v4/users/{id}/associations_count",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface BanUserInput {
  readonly params: ParametersOf<operations['banUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type BanUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['banUser'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['banUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['banUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['banUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['banUser'], 404> }
  ;

const banUserCall: ClientCall = {
  id: 'banUser',
  method: 'POST',
  path: "/api/v4/users/{id}/ban",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface BlockUserInput {
  readonly params: ParametersOf<operations['blockUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type BlockUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['blockUser'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['blockUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['blockUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['blockUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['blockUser'], 404> }
  ;

const blockUserCall: ClientCall = {
  id: 'blockUser',
  method: 'POST',
  path: "/api/v4/users/{id}/block",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeactivateUserInput {
  readonly params: ParametersOf<operations['deactivateUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeactivateUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['deactivateUser'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deactivateUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deactivateUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deactivateUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deactivateUser'], 404> }
  ;

const deactivateUserCall: ClientCall = {
  id: 'deactivateUser',
  method: 'POST',
  path: "/api/v4/users/{id}/deactivate",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableTwoFactorInput {
  readonly params: ParametersOf<operations['disableTwoFactor'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableTwoFactorAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['disableTwoFactor'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableTwoFactor'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableTwoFactor'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableTwoFactor'], 404> }
  ;

const disableTwoFactorCall: ClientCall = {
  id: 'disableTwoFactor',
  method: 'PATCH',
  path: "/api/v4/users/{id}/disable_two_factor",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface FollowUserInput {
  readonly params: ParametersOf<operations['followUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type FollowUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['followUser'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['followUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['followUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['followUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['followUser'], 404> }
  ;

const followUserCall: ClientCall = {
  id: 'followUser',
  method: 'POST',
  path: "/api/v4/users/{id}/follow",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListFollowersInput {
  readonly params: ParametersOf<operations['listFollowers'], 'path'>;
  readonly query?: ParametersOf<operations['listFollowers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListFollowersAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listFollowers'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listFollowers'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listFollowers'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listFollowers'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listFollowers'], 404> }
  ;

const listFollowersCall: ClientCall = {
  id: 'listFollowers',
  method: 'GET',
  path: "/api/v4/users/{id}/followers",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListFollowedUsersInput {
  readonly params: ParametersOf<operations['listFollowedUsers'], 'path'>;
  readonly query?: ParametersOf<operations['listFollowedUsers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListFollowedUsersAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listFollowedUsers'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listFollowedUsers'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listFollowedUsers'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listFollowedUsers'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listFollowedUsers'], 404> }
  ;

const listFollowedUsersCall: ClientCall = {
  id: 'listFollowedUsers',
  method: 'GET',
  path: "/api/v4/users/{id}/following",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteUserIdentityInput {
  readonly params: ParametersOf<operations['deleteUserIdentity'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteUserIdentity'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteUserIdentityAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserIdentity'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserIdentity'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserIdentity'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserIdentity'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserIdentity'], 412> }
  ;

const deleteUserIdentityCall: ClientCall = {
  id: 'deleteUserIdentity',
  method: 'DELETE',
  path: "/api/v4/users/{id}/identities/{provider}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface ListUserMembershipsInput {
  readonly params: ParametersOf<operations['listUserMemberships'], 'path'>;
  readonly query?: ParametersOf<operations['listUserMemberships'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserMembershipsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listUserMemberships'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listUserMemberships'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listUserMemberships'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listUserMemberships'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listUserMemberships'], 404> }
  ;

const listUserMembershipsCall: ClientCall = {
  id: 'listUserMemberships',
  method: 'GET',
  path: "/api/v4/users/{id}/memberships",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface RejectUserInput {
  readonly params: ParametersOf<operations['rejectUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RejectUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['rejectUser'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['rejectUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['rejectUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['rejectUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['rejectUser'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['rejectUser'], 409> }
  ;

const rejectUserCall: ClientCall = {
  id: 'rejectUser',
  method: 'POST',
  path: "/api/v4/users/{id}/reject",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface UnbanUserInput {
  readonly params: ParametersOf<operations['unbanUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnbanUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unbanUser'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unbanUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unbanUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unbanUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unbanUser'], 404> }
  ;

const unbanUserCall: ClientCall = {
  id: 'unbanUser',
  method: 'POST',
  path: "/api/v4/users/{id}/unban",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UnblockUserInput {
  readonly params: ParametersOf<operations['unblockUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnblockUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unblockUser'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unblockUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unblockUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unblockUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unblockUser'], 404> }
  ;

const unblockUserCall: ClientCall = {
  id: 'unblockUser',
  method: 'POST',
  path: "/api/v4/users/{id}/unblock",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UnfollowUserInput {
  readonly params: ParametersOf<operations['unfollowUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnfollowUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unfollowUser'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unfollowUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unfollowUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unfollowUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unfollowUser'], 404> }
  ;

const unfollowUserCall: ClientCall = {
  id: 'unfollowUser',
  method: 'POST',
  path: "/api/v4/users/{id}/unfollow",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListUserProjectsInput {
  readonly params: ParametersOf<operations['listUserProjects'], 'path'>;
  readonly query?: ParametersOf<operations['listUserProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserProjectsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listUserProjects'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listUserProjects'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listUserProjects'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listUserProjects'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listUserProjects'], 404> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['listUserProjects'], 405> }
  ;

const listUserProjectsCall: ClientCall = {
  id: 'listUserProjects',
  method: 'GET',
  path: "/api/v4/users/{user_id}/projects",
  commas: ["topic"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    405: 'json',
  },
};

export interface ListUserStarredProjectsInput {
  readonly params: ParametersOf<operations['listUserStarredProjects'], 'path'>;
  readonly query?: ParametersOf<operations['listUserStarredProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserStarredProjectsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listUserStarredProjects'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listUserStarredProjects'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listUserStarredProjects'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listUserStarredProjects'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listUserStarredProjects'], 404> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['listUserStarredProjects'], 405> }
  ;

const listUserStarredProjectsCall: ClientCall = {
  id: 'listUserStarredProjects',
  method: 'GET',
  path: "/api/v4/users/{user_id}/starred_projects",
  commas: ["topic"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    405: 'json',
  },
};

export interface GetUserStatusInput {
  readonly params: ParametersOf<operations['getUserStatus'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetUserStatusAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getUserStatus'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getUserStatus'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getUserStatus'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getUserStatus'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getUserStatus'], 404> }
  ;

const getUserStatusCall: ClientCall = {
  id: 'getUserStatus',
  method: 'GET',
  path: "/api/v4/users/{user_id}/status",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
