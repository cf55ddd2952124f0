// Generated from spec/domains/* /groups.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGroup, writeGroupDetail, writeGroupLocation } from '../groups/writers.ts';
import { writeProject, writeProjectSimple } from '../projects/writers.ts';
import { writeUser } from '../users/writers.ts';

/** List groups */
export const listGroups = defineOperation<HearthFacts>({
  id: 'listGroups',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#listGroups',
  method: 'GET',
  path: '/groups',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["skip_groups","all_available","search","order_by","sort","statistics","with_custom_attributes","custom_attributes","owned","min_access_level","top_level_only","cursor","pagination","page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListGroups,
  responses: [
    answer.json((v: never) => w.array(v, writeGroup), 200),
    answer.json(writeAnyError, 400, 401, 403, 405),
  ],
});

/** Create a group */
export const createGroup = defineOperation<HearthFacts>({
  id: 'createGroup',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#createGroup',
  method: 'POST',
  path: '/groups',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["name","path","parent_id","description","visibility","avatar","share_with_group_lock","require_two_factor_authentication","two_factor_grace_period","project_creation_level","subgroup_creation_level","auto_devops_enabled","emails_disabled","mentions_disabled","lfs_enabled","request_access_enabled","default_branch_protection","membership_lock","shared_runners_minutes_limit","extra_shared_runners_minutes_limit"],
  validators: { body: checks.check2 },
  files: {"avatar":null},
  decode: decoders.decodeCreateGroup,
  responses: [
    answer.json(writeGroupDetail, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a group */
export const getGroup = defineOperation<HearthFacts>({
  id: 'getGroup',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#getGroup',
  method: 'GET',
  path: '/groups/{id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false,"unfinished":true},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id","with_projects","with_custom_attributes"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetGroup,
  responses: [
    answer.json(writeGroupDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a group */
export const updateGroup = defineOperation<HearthFacts>({
  id: 'updateGroup',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#updateGroup',
  method: 'PUT',
  path: '/groups/{id}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","path","description","visibility","avatar","share_with_group_lock","require_two_factor_authentication","two_factor_grace_period","project_creation_level","subgroup_creation_level","auto_devops_enabled","emails_disabled","mentions_disabled","lfs_enabled","request_access_enabled","default_branch_protection","shared_runners_setting","prevent_sharing_groups_outside_hierarchy","membership_lock","prevent_forking_outside_group","file_template_project_id","shared_runners_minutes_limit","extra_shared_runners_minutes_limit"],
  validators: { params: checks.check3, body: checks.check4 },
  files: {"avatar":null},
  decode: decoders.decodeUpdateGroup,
  responses: [
    answer.json(writeGroupDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a group */
export const deleteGroup = defineOperation<HearthFacts>({
  id: 'deleteGroup',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#deleteGroup',
  method: 'DELETE',
  path: '/groups/{id}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false,"unfinished":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check5 },
  decode: decoders.decodeDeleteGroup,
  responses: [
    answer.json(writeMessage, 202, 404, 412),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get the picture of a group */
export const getGroupAvatar = defineOperation<HearthFacts>({
  id: 'getGroupAvatar',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#getGroupAvatar',
  method: 'GET',
  path: '/groups/{id}/avatar',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetGroupAvatar,
  responses: [
    answer.content('image/png', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List all groups below a group */
export const listDescendantGroups = defineOperation<HearthFacts>({
  id: 'listDescendantGroups',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#listDescendantGroups',
  method: 'GET',
  path: '/groups/{id}/descendant_groups',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","skip_groups","all_available","search","order_by","sort","statistics","with_custom_attributes","custom_attributes","owned","min_access_level","page","per_page"],
  validators: { params: checks.check3, query: checks.check6 },
  decode: decoders.decodeListDescendantGroups,
  responses: [
    answer.json((v: never) => w.array(v, writeGroup), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Synchronise a group with the directory */
export const syncGroupWithLdap = defineOperation<HearthFacts>({
  id: 'syncGroupWithLdap',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#syncGroupWithLdap',
  method: 'POST',
  path: '/groups/{id}/ldap_sync',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium","tierOff":404},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeSyncGroupWithLdap,
  responses: [
    answer.json(writeMessage, 202, 404),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** List the projects of a group */
export const listGroupProjects = defineOperation<HearthFacts>({
  id: 'listGroupProjects',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#listGroupProjects',
  method: 'GET',
  path: '/groups/{id}/projects',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","archived","visibility","order_by","sort","search","simple","owned","starred","with_issues_enabled","with_merge_requests_enabled","with_shared","include_subgroups","min_access_level","with_custom_attributes","with_security_reports","page","per_page"],
  validators: { params: checks.check3, query: checks.check7 },
  decode: decoders.decodeListGroupProjects,
  responses: [
    answer.json((v: never) => w.array(v, (v: never) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never)))), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the projects shared with a group */
export const listSharedGroupProjects = defineOperation<HearthFacts>({
  id: 'listSharedGroupProjects',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#listSharedGroupProjects',
  method: 'GET',
  path: '/groups/{id}/projects/shared',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","archived","visibility","order_by","sort","search","simple","starred","with_issues_enabled","with_merge_requests_enabled","min_access_level","with_custom_attributes","page","per_page"],
  validators: { params: checks.check3, query: checks.check8 },
  decode: decoders.decodeListSharedGroupProjects,
  responses: [
    answer.json((v: never) => w.array(v, (v: never) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never)))), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Move a project into a group */
export const transferProjectToGroup = defineOperation<HearthFacts>({
  id: 'transferProjectToGroup',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#transferProjectToGroup',
  method: 'POST',
  path: '/groups/{id}/projects/{project_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","project_id"],
  order: ["id","project_id"],
  validators: { params: checks.check9 },
  decode: decoders.decodeTransferProjectToGroup,
  responses: [
    answer.json(writeGroupDetail, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the users that a group has provisioned */
export const listProvisionedUsers = defineOperation<HearthFacts>({
  id: 'listProvisionedUsers',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#listProvisionedUsers',
  method: 'GET',
  path: '/groups/{id}/provisioned_users',
  facts: {"access":{"kind":"group","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","username","search","active","blocked","created_after","created_before","page","per_page"],
  validators: { params: checks.check3, query: checks.check10 },
  decode: decoders.decodeListProvisionedUsers,
  responses: [
    answer.json((v: never) => w.array(v, writeUser), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Restore a group */
export const restoreGroup = defineOperation<HearthFacts>({
  id: 'restoreGroup',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#restoreGroup',
  method: 'POST',
  path: '/groups/{id}/restore',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeRestoreGroup,
  responses: [
    answer.json(writeGroupDetail, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Share a group with another group */
export const shareGroup = defineOperation<HearthFacts>({
  id: 'shareGroup',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#shareGroup',
  method: 'POST',
  path: '/groups/{id}/share',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","group_id","group_access","expires_at"],
  validators: { params: checks.check3, body: checks.check11 },
  decode: decoders.decodeShareGroup,
  responses: [
    answer.json(writeGroupDetail, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** Stop sharing a group with another group */
export const unshareGroup = defineOperation<HearthFacts>({
  id: 'unshareGroup',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#unshareGroup',
  method: 'DELETE',
  path: '/groups/{id}/share/{group_id}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","group_id"],
  order: ["id","group_id"],
  validators: { params: checks.check12 },
  decode: decoders.decodeUnshareGroup,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the subgroups of a group */
export const listSubgroups = defineOperation<HearthFacts>({
  id: 'listSubgroups',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#listSubgroups',
  method: 'GET',
  path: '/groups/{id}/subgroups',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","skip_groups","all_available","search","order_by","sort","statistics","with_custom_attributes","custom_attributes","owned","min_access_level","page","per_page"],
  validators: { params: checks.check3, query: checks.check6 },
  decode: decoders.decodeListSubgroups,
  responses: [
    answer.json((v: never) => w.array(v, writeGroup), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Move a group */
export const transferGroup = defineOperation<HearthFacts>({
  id: 'transferGroup',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#transferGroup',
  method: 'POST',
  path: '/groups/{id}/transfer',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","group_id"],
  validators: { params: checks.check3, body: checks.check13 },
  decode: decoders.decodeTransferGroup,
  responses: [
    answer.json(writeGroupDetail, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List where a group can be moved */
export const listGroupTransferLocations = defineOperation<HearthFacts>({
  id: 'listGroupTransferLocations',
  resource: 'groups',
  source: 'spec/domains/core/groups.yaml#listGroupTransferLocations',
  method: 'GET',
  path: '/groups/{id}/transfer_locations',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","search","page","per_page"],
  validators: { params: checks.check3, query: checks.check14 },
  decode: decoders.decodeListGroupTransferLocations,
  responses: [
    answer.json((v: never) => w.array(v, writeGroupLocation), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
