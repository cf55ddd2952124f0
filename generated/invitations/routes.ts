// Generated from spec/domains/* /invitations.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeInvitation, writeInvitationsSent } from '../invitations/writers.ts';

/** List the invitations to a group */
export const listGroupInvitations = defineOperation<HearthFacts>({
  id: 'listGroupInvitations',
  resource: 'invitations',
  source: 'spec/domains/accounts/invitations.yaml#listGroupInvitations',
  method: 'GET',
  path: '/groups/{id}/invitations',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","query","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListGroupInvitations,
  responses: [
    answer.json((v: never) => w.array(v, writeInvitation), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Invite people to a group */
export const inviteToGroup = defineOperation<HearthFacts>({
  id: 'inviteToGroup',
  resource: 'invitations',
  source: 'spec/domains/accounts/invitations.yaml#inviteToGroup',
  method: 'POST',
  path: '/groups/{id}/invitations',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","email","user_id","access_level","expires_at","invite_source"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeInviteToGroup,
  responses: [
    answer.json(writeInvitationsSent, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change an invitation to a group */
export const updateGroupInvitation = defineOperation<HearthFacts>({
  id: 'updateGroupInvitation',
  resource: 'invitations',
  source: 'spec/domains/accounts/invitations.yaml#updateGroupInvitation',
  method: 'PUT',
  path: '/groups/{id}/invitations/{email}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","email"],
  order: ["id","email","access_level","expires_at"],
  validators: { params: checks.check4, body: checks.check5 },
  relations: {"exclusive":[],"atLeastOne":[["access_level","expires_at"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateGroupInvitation,
  responses: [
    answer.json(writeInvitation, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take back an invitation to a group */
export const deleteGroupInvitation = defineOperation<HearthFacts>({
  id: 'deleteGroupInvitation',
  resource: 'invitations',
  source: 'spec/domains/accounts/invitations.yaml#deleteGroupInvitation',
  method: 'DELETE',
  path: '/groups/{id}/invitations/{email}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","email"],
  order: ["id","email","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check6 },
  decode: decoders.decodeDeleteGroupInvitation,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412, 422),
  ],
});

/** List the invitations to a project */
export const listProjectInvitations = defineOperation<HearthFacts>({
  id: 'listProjectInvitations',
  resource: 'invitations',
  source: 'spec/domains/accounts/invitations.yaml#listProjectInvitations',
  method: 'GET',
  path: '/projects/{id}/invitations',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","query","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectInvitations,
  responses: [
    answer.json((v: never) => w.array(v, writeInvitation), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Invite people to a project */
export const inviteToProject = defineOperation<HearthFacts>({
  id: 'inviteToProject',
  resource: 'invitations',
  source: 'spec/domains/accounts/invitations.yaml#inviteToProject',
  method: 'POST',
  path: '/projects/{id}/invitations',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","email","user_id","access_level","expires_at","invite_source"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeInviteToProject,
  responses: [
    answer.json(writeInvitationsSent, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 405),
  ],
});

/** Change an invitation to a project */
export const updateProjectInvitation = defineOperation<HearthFacts>({
  id: 'updateProjectInvitation',
  resource: 'invitations',
  source: 'spec/domains/accounts/invitations.yaml#updateProjectInvitation',
  method: 'PUT',
  path: '/projects/{id}/invitations/{email}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","email"],
  order: ["id","email","access_level","expires_at"],
  validators: { params: checks.check4, body: checks.check5 },
  relations: {"exclusive":[],"atLeastOne":[["access_level","expires_at"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateProjectInvitation,
  responses: [
    answer.json(writeInvitation, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Take back an invitation to a project */
export const deleteProjectInvitation = defineOperation<HearthFacts>({
  id: 'deleteProjectInvitation',
  resource: 'invitations',
  source: 'spec/domains/accounts/invitations.yaml#deleteProjectInvitation',
  method: 'DELETE',
  path: '/projects/{id}/invitations/{email}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","email"],
  order: ["id","email","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check6 },
  decode: decoders.decodeDeleteProjectInvitation,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412, 422),
  ],
});
