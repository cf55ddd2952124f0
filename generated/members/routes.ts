// Generated from spec/domains/* /members.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeBillableMember, writeBillableMembership, writeMember, writeMemberStateChange, writeMembersAdded, writePendingMember } from '../members/writers.ts';

/** List the billable members of a group */
export const listBillableMembers = defineOperation<HearthFacts>({
  id: 'listBillableMembers',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#listBillableMembers',
  method: 'GET',
  path: '/groups/{id}/billable_members',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","search","sort","include_awaiting_members","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListBillableMembers,
  responses: [
    answer.json((v: never) => w.array(v, writeBillableMember), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a billable member */
export const removeBillableMember = defineOperation<HearthFacts>({
  id: 'removeBillableMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#removeBillableMember',
  method: 'DELETE',
  path: '/groups/{id}/billable_members/{user_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","user_id"],
  order: ["id","user_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeRemoveBillableMember,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the memberships of a billable member */
export const listBillableMemberships = defineOperation<HearthFacts>({
  id: 'listBillableMemberships',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#listBillableMemberships',
  method: 'GET',
  path: '/groups/{id}/billable_members/{user_id}/memberships',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id","user_id"],
  order: ["id","user_id","page","per_page"],
  validators: { params: checks.check3, query: checks.check4 },
  decode: decoders.decodeListBillableMemberships,
  responses: [
    answer.json((v: never) => w.array(v, writeBillableMembership), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the direct members of a group */
export const listGroupMembers = defineOperation<HearthFacts>({
  id: 'listGroupMembers',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#listGroupMembers',
  method: 'GET',
  path: '/groups/{id}/members',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","query","user_ids","skip_users","show_seat_info","with_saml_identity","page","per_page"],
  validators: { params: checks.check1, query: checks.check5 },
  decode: decoders.decodeListGroupMembers,
  responses: [
    answer.json((v: never) => w.array(v, writeMember), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add members to a group */
export const addGroupMember = defineOperation<HearthFacts>({
  id: 'addGroupMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#addGroupMember',
  method: 'POST',
  path: '/groups/{id}/members',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","user_id","access_level","expires_at","invite_source","tasks_to_be_done","tasks_project_id"],
  validators: { params: checks.check1, body: checks.check6 },
  decode: decoders.decodeAddGroupMember,
  responses: [
    answer.json((v: never) => (w.has(v, ["id"]) ? writeMember((v as never)) : writeMembersAdded((v as never))), 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 409),
  ],
});

/** List all members of a group */
export const listAllGroupMembers = defineOperation<HearthFacts>({
  id: 'listAllGroupMembers',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#listAllGroupMembers',
  method: 'GET',
  path: '/groups/{id}/members/all',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","query","user_ids","skip_users","show_seat_info","state","page","per_page"],
  validators: { params: checks.check1, query: checks.check7 },
  decode: decoders.decodeListAllGroupMembers,
  responses: [
    answer.json((v: never) => w.array(v, writeMember), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a member of a group, also an inherited one */
export const getInheritedGroupMember = defineOperation<HearthFacts>({
  id: 'getInheritedGroupMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#getInheritedGroupMember',
  method: 'GET',
  path: '/groups/{id}/members/all/{user_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetInheritedGroupMember,
  responses: [
    answer.json(writeMember, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Approve all waiting members */
export const approveAllGroupMembers = defineOperation<HearthFacts>({
  id: 'approveAllGroupMembers',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#approveAllGroupMembers',
  method: 'POST',
  path: '/groups/{id}/members/approve_all',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeApproveAllGroupMembers,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Approve a waiting member */
export const approveGroupMember = defineOperation<HearthFacts>({
  id: 'approveGroupMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#approveGroupMember',
  method: 'PUT',
  path: '/groups/{id}/members/{member_id}/approve',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","member_id"],
  order: ["id","member_id"],
  validators: { params: checks.check8 },
  decode: decoders.decodeApproveGroupMember,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a direct member of a group */
export const getGroupMember = defineOperation<HearthFacts>({
  id: 'getGroupMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#getGroupMember',
  method: 'GET',
  path: '/groups/{id}/members/{user_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetGroupMember,
  responses: [
    answer.json(writeMember, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a member of a group */
export const updateGroupMember = defineOperation<HearthFacts>({
  id: 'updateGroupMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#updateGroupMember',
  method: 'PUT',
  path: '/groups/{id}/members/{user_id}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id","access_level","expires_at"],
  validators: { params: checks.check3, body: checks.check9 },
  decode: decoders.decodeUpdateGroupMember,
  responses: [
    answer.json(writeMember, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a member from a group */
export const removeGroupMember = defineOperation<HearthFacts>({
  id: 'removeGroupMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#removeGroupMember',
  method: 'DELETE',
  path: '/groups/{id}/members/{user_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id","skip_subresources","unassign_issuables","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check10 },
  decode: decoders.decodeRemoveGroupMember,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Override the synchronised level of a member */
export const overrideGroupMember = defineOperation<HearthFacts>({
  id: 'overrideGroupMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#overrideGroupMember',
  method: 'POST',
  path: '/groups/{id}/members/{user_id}/override',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","user_id"],
  order: ["id","user_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeOverrideGroupMember,
  responses: [
    answer.json(writeMember, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Let the directory set the level of a member again */
export const resetGroupMemberOverride = defineOperation<HearthFacts>({
  id: 'resetGroupMemberOverride',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#resetGroupMemberOverride',
  method: 'DELETE',
  path: '/groups/{id}/members/{user_id}/override',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","user_id"],
  order: ["id","user_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeResetGroupMemberOverride,
  responses: [
    answer.json(writeMember, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Let a member wait, or make one active */
export const setGroupMemberState = defineOperation<HearthFacts>({
  id: 'setGroupMemberState',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#setGroupMemberState',
  method: 'PUT',
  path: '/groups/{id}/members/{user_id}/state',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","user_id"],
  order: ["id","user_id","state"],
  validators: { params: checks.check3, body: checks.check11 },
  decode: decoders.decodeSetGroupMemberState,
  responses: [
    answer.json(writeMemberStateChange, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 422),
  ],
});

/** List waiting members */
export const listPendingGroupMembers = defineOperation<HearthFacts>({
  id: 'listPendingGroupMembers',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#listPendingGroupMembers',
  method: 'GET',
  path: '/groups/{id}/pending_members',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check4 },
  decode: decoders.decodeListPendingGroupMembers,
  responses: [
    answer.json((v: never) => w.array(v, writePendingMember), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the direct members of a project */
export const listProjectMembers = defineOperation<HearthFacts>({
  id: 'listProjectMembers',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#listProjectMembers',
  method: 'GET',
  path: '/projects/{id}/members',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","query","user_ids","skip_users","show_seat_info","page","per_page"],
  validators: { params: checks.check1, query: checks.check5 },
  decode: decoders.decodeListProjectMembers,
  responses: [
    answer.json((v: never) => w.array(v, writeMember), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Add members to a project */
export const addProjectMember = defineOperation<HearthFacts>({
  id: 'addProjectMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#addProjectMember',
  method: 'POST',
  path: '/projects/{id}/members',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","user_id","access_level","expires_at","invite_source","tasks_to_be_done","tasks_project_id"],
  validators: { params: checks.check1, body: checks.check6 },
  decode: decoders.decodeAddProjectMember,
  responses: [
    answer.json((v: never) => (w.has(v, ["id"]) ? writeMember((v as never)) : writeMembersAdded((v as never))), 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 405, 409),
  ],
});

/** List all members of a project */
export const listAllProjectMembers = defineOperation<HearthFacts>({
  id: 'listAllProjectMembers',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#listAllProjectMembers',
  method: 'GET',
  path: '/projects/{id}/members/all',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","query","user_ids","skip_users","show_seat_info","state","page","per_page"],
  validators: { params: checks.check1, query: checks.check7 },
  decode: decoders.decodeListAllProjectMembers,
  responses: [
    answer.json((v: never) => w.array(v, writeMember), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a member of a project, also an inherited one */
export const getInheritedProjectMember = defineOperation<HearthFacts>({
  id: 'getInheritedProjectMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#getInheritedProjectMember',
  method: 'GET',
  path: '/projects/{id}/members/all/{user_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetInheritedProjectMember,
  responses: [
    answer.json(writeMember, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a direct member of a project */
export const getProjectMember = defineOperation<HearthFacts>({
  id: 'getProjectMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#getProjectMember',
  method: 'GET',
  path: '/projects/{id}/members/{user_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetProjectMember,
  responses: [
    answer.json(writeMember, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a member of a project */
export const updateProjectMember = defineOperation<HearthFacts>({
  id: 'updateProjectMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#updateProjectMember',
  method: 'PUT',
  path: '/projects/{id}/members/{user_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id","access_level","expires_at"],
  validators: { params: checks.check3, body: checks.check9 },
  decode: decoders.decodeUpdateProjectMember,
  responses: [
    answer.json(writeMember, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a member from a project */
export const removeProjectMember = defineOperation<HearthFacts>({
  id: 'removeProjectMember',
  resource: 'members',
  source: 'spec/domains/core/members.yaml#removeProjectMember',
  method: 'DELETE',
  path: '/projects/{id}/members/{user_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id","skip_subresources","unassign_issuables","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check10 },
  decode: decoders.decodeRemoveProjectMember,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
