// Generated from spec/domains/* /users.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeUserBasic } from '../common/writers.ts';
import { writeProject, writeProjectSimple } from '../projects/writers.ts';
import { writeAdministratorUser, writeAdministratorUserDetail, writeAvatarAddress, writeCurrentUser, writeUser, writeUserActionSuccess, writeUserActivity, writeUserAssociationsCount, writeUserMembership, writeUserPreferences, writeUserStatus } from '../users/writers.ts';

/** Get the address of a picture */
export const getAvatarAddress = defineOperation<HearthFacts>({
  id: 'getAvatarAddress',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#getAvatarAddress',
  method: 'GET',
  path: '/avatar',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  order: ["email","size"],
  validators: { query: checks.check1 },
  decode: decoders.decodeGetAvatarAddress,
  responses: [
    answer.json(writeAvatarAddress, 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get the calling user */
export const getCurrentUser = defineOperation<HearthFacts>({
  id: 'getCurrentUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#getCurrentUser',
  method: 'GET',
  path: '/user',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  decode: decoders.decodeGetCurrentUser,
  responses: [
    answer.json((v: never) => (w.has(v, ["is_admin"]) ? writeAdministratorUser((v as never)) : writeCurrentUser((v as never))), 200),
    answer.json(writeAnyError, 401, 403),
  ],
});

/** List when users were active */
export const listUserActivities = defineOperation<HearthFacts>({
  id: 'listUserActivities',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#listUserActivities',
  method: 'GET',
  path: '/user/activities',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  order: ["from","page","per_page"],
  validators: { query: checks.check2 },
  decode: decoders.decodeListUserActivities,
  responses: [
    answer.json((v: never) => w.array(v, writeUserActivity), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get your preferences */
export const getOwnPreferences = defineOperation<HearthFacts>({
  id: 'getOwnPreferences',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#getOwnPreferences',
  method: 'GET',
  path: '/user/preferences',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  decode: decoders.decodeGetOwnPreferences,
  responses: [
    answer.json(writeUserPreferences, 200),
    answer.json(writeAnyError, 401, 403),
  ],
});

/** Change your preferences */
export const updateOwnPreferences = defineOperation<HearthFacts>({
  id: 'updateOwnPreferences',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#updateOwnPreferences',
  method: 'PUT',
  path: '/user/preferences',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["view_diffs_file_by_file","show_whitespace_in_diffs"],
  relations: {"exclusive":[],"atLeastOne":[["view_diffs_file_by_file","show_whitespace_in_diffs"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateOwnPreferences,
  responses: [
    answer.json(writeUserPreferences, 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get your status */
export const getOwnStatus = defineOperation<HearthFacts>({
  id: 'getOwnStatus',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#getOwnStatus',
  method: 'GET',
  path: '/user/status',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  decode: decoders.decodeGetOwnStatus,
  responses: [
    answer.json(writeUserStatus, 200),
    answer.json(writeAnyError, 401, 403),
  ],
});

/** Set your status */
export const setOwnStatus = defineOperation<HearthFacts>({
  id: 'setOwnStatus',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#setOwnStatus',
  method: 'PUT',
  path: '/user/status',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["emoji","message","availability","clear_status_after"],
  validators: { body: checks.check3 },
  decode: decoders.decodeSetOwnStatus,
  responses: [
    answer.json(writeUserStatus, 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** List users */
export const listUsers = defineOperation<HearthFacts>({
  id: 'listUsers',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#listUsers',
  method: 'GET',
  path: '/users',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  order: ["search","username","active","blocked","external","exclude_external","exclude_internal","without_project_bots","order_by","sort","two_factor","without_projects","admins","saml_provider_id","extern_uid","provider","created_before","created_after","custom_attributes","with_custom_attributes","page","per_page"],
  validators: { query: checks.check4 },
  relations: {"exclusive":[],"atLeastOne":[],"exactlyOne":[],"allOrNone":[["extern_uid","provider"]]},
  decode: decoders.decodeListUsers,
  responses: [
    answer.json((v: never) => w.array(v, (v: never) => (w.has(v, ["bio"]) ? writeAdministratorUser((v as never)) : writeUserBasic((v as never)))), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Create a user */
export const createUser = defineOperation<HearthFacts>({
  id: 'createUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#createUser',
  method: 'POST',
  path: '/users',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["email","name","username","password","reset_password","force_random_password","skip_confirmation","admin","auditor","external","can_create_group","projects_limit","extern_uid","provider","group_id_for_saml","bio","location","organization","job_title","pronouns","skype","linkedin","twitter","website_url","public_email","commit_email","note","theme_id","color_scheme_id","view_diffs_file_by_file","avatar","private_profile","shared_runners_minutes_limit","extra_shared_runners_minutes_limit"],
  validators: { body: checks.check5 },
  relations: {"exclusive":[],"atLeastOne":[["password","reset_password","force_random_password"]],"exactlyOne":[],"allOrNone":[["extern_uid","provider"]]},
  files: {"avatar":null},
  decode: decoders.decodeCreateUser,
  responses: [
    answer.json(writeAdministratorUserDetail, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 409),
  ],
});

/** Get a user */
export const getUser = defineOperation<HearthFacts>({
  id: 'getUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#getUser',
  method: 'GET',
  path: '/users/{id}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["read_user","api","read_api"],"rateLimit":"users_get_by_id"},
  pathParameters: ["id"],
  order: ["id","with_custom_attributes"],
  validators: { params: checks.check6 },
  decode: decoders.decodeGetUser,
  responses: [
    answer.json((v: never) => (w.has(v, ["last_sign_in_at"]) ? writeAdministratorUserDetail((v as never)) : writeUser((v as never))), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Change a user */
export const updateUser = defineOperation<HearthFacts>({
  id: 'updateUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#updateUser',
  method: 'PUT',
  path: '/users/{id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","email","name","username","password","skip_reconfirmation","admin","auditor","external","can_create_group","projects_limit","extern_uid","provider","group_id_for_saml","bio","location","organization","job_title","pronouns","skype","linkedin","twitter","website_url","public_email","commit_email","note","theme_id","color_scheme_id","view_diffs_file_by_file","avatar","private_profile","shared_runners_minutes_limit","extra_shared_runners_minutes_limit"],
  validators: { params: checks.check6, body: checks.check5 },
  relations: {"exclusive":[],"atLeastOne":[],"exactlyOne":[],"allOrNone":[["extern_uid","provider"]]},
  files: {"avatar":null},
  decode: decoders.decodeUpdateUser,
  responses: [
    answer.json(writeAdministratorUserDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Delete a user */
export const deleteUser = defineOperation<HearthFacts>({
  id: 'deleteUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#deleteUser',
  method: 'DELETE',
  path: '/users/{id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","hard_delete","If-Unmodified-Since"],
  validators: { params: checks.check6, headers: checks.check7 },
  decode: decoders.decodeDeleteUser,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409, 412),
  ],
});

/** Activate a user */
export const activateUser = defineOperation<HearthFacts>({
  id: 'activateUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#activateUser',
  method: 'POST',
  path: '/users/{id}/activate',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeActivateUser,
  responses: [
    answer.json((v: never) => w.boolean(v), 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Approve a new user */
export const approveUser = defineOperation<HearthFacts>({
  id: 'approveUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#approveUser',
  method: 'POST',
  path: '/users/{id}/approve',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeApproveUser,
  responses: [
    answer.json(writeUserActionSuccess, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Count what a user has */
export const getUserAssociationsCount = defineOperation<HearthFacts>({
  id: 'getUserAssociationsCount',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#getUserAssociationsCount',
  method: 'GET',
  path: '/users/{id}/associations_count',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeGetUserAssociationsCount,
  responses: [
    answer.json(writeUserAssociationsCount, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Ban a user */
export const banUser = defineOperation<HearthFacts>({
  id: 'banUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#banUser',
  method: 'POST',
  path: '/users/{id}/ban',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeBanUser,
  responses: [
    answer.json((v: never) => w.boolean(v), 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Block a user */
export const blockUser = defineOperation<HearthFacts>({
  id: 'blockUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#blockUser',
  method: 'POST',
  path: '/users/{id}/block',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeBlockUser,
  responses: [
    answer.json((v: never) => w.boolean(v), 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Deactivate a user */
export const deactivateUser = defineOperation<HearthFacts>({
  id: 'deactivateUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#deactivateUser',
  method: 'POST',
  path: '/users/{id}/deactivate',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeDeactivateUser,
  responses: [
    answer.json((v: never) => w.boolean(v), 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Switch off the second factor of a user */
export const disableTwoFactor = defineOperation<HearthFacts>({
  id: 'disableTwoFactor',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#disableTwoFactor',
  method: 'PATCH',
  path: '/users/{id}/disable_two_factor',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeDisableTwoFactor,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Follow a user */
export const followUser = defineOperation<HearthFacts>({
  id: 'followUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#followUser',
  method: 'POST',
  path: '/users/{id}/follow',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeFollowUser,
  responses: [
    answer.json(writeUserBasic, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the followers of a user */
export const listFollowers = defineOperation<HearthFacts>({
  id: 'listFollowers',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#listFollowers',
  method: 'GET',
  path: '/users/{id}/followers',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check6, query: checks.check2 },
  decode: decoders.decodeListFollowers,
  responses: [
    answer.json((v: never) => w.array(v, writeUserBasic), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List whom a user follows */
export const listFollowedUsers = defineOperation<HearthFacts>({
  id: 'listFollowedUsers',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#listFollowedUsers',
  method: 'GET',
  path: '/users/{id}/following',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check6, query: checks.check2 },
  decode: decoders.decodeListFollowedUsers,
  responses: [
    answer.json((v: never) => w.array(v, writeUserBasic), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove an identity of a user */
export const deleteUserIdentity = defineOperation<HearthFacts>({
  id: 'deleteUserIdentity',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#deleteUserIdentity',
  method: 'DELETE',
  path: '/users/{id}/identities/{provider}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","provider"],
  order: ["id","provider","If-Unmodified-Since"],
  validators: { params: checks.check8, headers: checks.check7 },
  decode: decoders.decodeDeleteUserIdentity,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the memberships of a user */
export const listUserMemberships = defineOperation<HearthFacts>({
  id: 'listUserMemberships',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#listUserMemberships',
  method: 'GET',
  path: '/users/{id}/memberships',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","type","page","per_page"],
  validators: { params: checks.check6, query: checks.check9 },
  decode: decoders.decodeListUserMemberships,
  responses: [
    answer.json((v: never) => w.array(v, writeUserMembership), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Reject a new user */
export const rejectUser = defineOperation<HearthFacts>({
  id: 'rejectUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#rejectUser',
  method: 'POST',
  path: '/users/{id}/reject',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeRejectUser,
  responses: [
    answer.json(writeUserActionSuccess, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Lift the ban of a user */
export const unbanUser = defineOperation<HearthFacts>({
  id: 'unbanUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#unbanUser',
  method: 'POST',
  path: '/users/{id}/unban',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeUnbanUser,
  responses: [
    answer.json((v: never) => w.boolean(v), 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Unblock a user */
export const unblockUser = defineOperation<HearthFacts>({
  id: 'unblockUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#unblockUser',
  method: 'POST',
  path: '/users/{id}/unblock',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeUnblockUser,
  responses: [
    answer.json((v: never) => w.boolean(v), 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Stop following a user */
export const unfollowUser = defineOperation<HearthFacts>({
  id: 'unfollowUser',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#unfollowUser',
  method: 'POST',
  path: '/users/{id}/unfollow',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeUnfollowUser,
  responses: [
    answer.json(writeUserBasic, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the projects of a user */
export const listUserProjects = defineOperation<HearthFacts>({
  id: 'listUserProjects',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#listUserProjects',
  method: 'GET',
  path: '/users/{user_id}/projects',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["user_id"],
  order: ["user_id","archived","id_after","id_before","imported","last_activity_after","last_activity_before","membership","min_access_level","order_by","owned","repository_checksum_failed","repository_storage","search","search_namespaces","simple","sort","starred","statistics","topic","visibility","wiki_checksum_failed","with_custom_attributes","custom_attributes","with_issues_enabled","with_merge_requests_enabled","with_programming_language","pagination","page","per_page"],
  validators: { params: checks.check10, query: checks.check11 },
  decode: decoders.decodeListUserProjects,
  responses: [
    answer.json((v: never) => w.array(v, (v: never) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never)))), 200),
    answer.json(writeAnyError, 400, 401, 403, 405),
    answer.json(writeMessage, 404),
  ],
});

/** List the projects that a user has starred */
export const listUserStarredProjects = defineOperation<HearthFacts>({
  id: 'listUserStarredProjects',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#listUserStarredProjects',
  method: 'GET',
  path: '/users/{user_id}/starred_projects',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["user_id"],
  order: ["user_id","archived","id_after","id_before","imported","last_activity_after","last_activity_before","membership","min_access_level","order_by","owned","repository_checksum_failed","repository_storage","search","search_namespaces","simple","sort","starred","statistics","topic","visibility","wiki_checksum_failed","with_custom_attributes","custom_attributes","with_issues_enabled","with_merge_requests_enabled","with_programming_language","pagination","page","per_page"],
  validators: { params: checks.check10, query: checks.check11 },
  decode: decoders.decodeListUserStarredProjects,
  responses: [
    answer.json((v: never) => w.array(v, (v: never) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never)))), 200),
    answer.json(writeAnyError, 400, 401, 403, 405),
    answer.json(writeMessage, 404),
  ],
});

/** Get the status of a user */
export const getUserStatus = defineOperation<HearthFacts>({
  id: 'getUserStatus',
  resource: 'users',
  source: 'spec/domains/core/users.yaml#getUserStatus',
  method: 'GET',
  path: '/users/{user_id}/status',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["read_user","api","read_api"]},
  pathParameters: ["user_id"],
  order: ["user_id"],
  validators: { params: checks.check10 },
  decode: decoders.decodeGetUserStatus,
  responses: [
    answer.json(writeUserStatus, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
