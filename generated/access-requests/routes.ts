// Generated from spec/domains/* /access-requests.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAccessRequest } from '../access-requests/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeMember } from '../members/writers.ts';

/** List the requests for access to a group */
export const listGroupAccessRequests = defineOperation<HearthFacts>({
  id: 'listGroupAccessRequests',
  resource: 'access-requests',
  source: 'spec/domains/projects/access-requests.yaml#listGroupAccessRequests',
  method: 'GET',
  path: '/groups/{id}/access_requests',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListGroupAccessRequests,
  responses: [
    answer.json((v: never) => w.array(v, writeAccessRequest), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Ask for access to a group */
export const requestGroupAccess = defineOperation<HearthFacts>({
  id: 'requestGroupAccess',
  resource: 'access-requests',
  source: 'spec/domains/projects/access-requests.yaml#requestGroupAccess',
  method: 'POST',
  path: '/groups/{id}/access_requests',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeRequestGroupAccess,
  responses: [
    answer.json(writeAccessRequest, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Deny a request for access to a group */
export const denyGroupAccessRequest = defineOperation<HearthFacts>({
  id: 'denyGroupAccessRequest',
  resource: 'access-requests',
  source: 'spec/domains/projects/access-requests.yaml#denyGroupAccessRequest',
  method: 'DELETE',
  path: '/groups/{id}/access_requests/{user_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check4 },
  decode: decoders.decodeDenyGroupAccessRequest,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Grant a request for access to a group */
export const approveGroupAccessRequest = defineOperation<HearthFacts>({
  id: 'approveGroupAccessRequest',
  resource: 'access-requests',
  source: 'spec/domains/projects/access-requests.yaml#approveGroupAccessRequest',
  method: 'PUT',
  path: '/groups/{id}/access_requests/{user_id}/approve',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id","access_level"],
  validators: { params: checks.check3, body: checks.check5 },
  decode: decoders.decodeApproveGroupAccessRequest,
  responses: [
    answer.json(writeMember, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the requests for access to a project */
export const listProjectAccessRequests = defineOperation<HearthFacts>({
  id: 'listProjectAccessRequests',
  resource: 'access-requests',
  source: 'spec/domains/projects/access-requests.yaml#listProjectAccessRequests',
  method: 'GET',
  path: '/projects/{id}/access_requests',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectAccessRequests,
  responses: [
    answer.json((v: never) => w.array(v, writeAccessRequest), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Ask for access to a project */
export const requestProjectAccess = defineOperation<HearthFacts>({
  id: 'requestProjectAccess',
  resource: 'access-requests',
  source: 'spec/domains/projects/access-requests.yaml#requestProjectAccess',
  method: 'POST',
  path: '/projects/{id}/access_requests',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeRequestProjectAccess,
  responses: [
    answer.json(writeAccessRequest, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Deny a request for access to a project */
export const denyProjectAccessRequest = defineOperation<HearthFacts>({
  id: 'denyProjectAccessRequest',
  resource: 'access-requests',
  source: 'spec/domains/projects/access-requests.yaml#denyProjectAccessRequest',
  method: 'DELETE',
  path: '/projects/{id}/access_requests/{user_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check4 },
  decode: decoders.decodeDenyProjectAccessRequest,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Grant a request for access to a project */
export const approveProjectAccessRequest = defineOperation<HearthFacts>({
  id: 'approveProjectAccessRequest',
  resource: 'access-requests',
  source: 'spec/domains/projects/access-requests.yaml#approveProjectAccessRequest',
  method: 'PUT',
  path: '/projects/{id}/access_requests/{user_id}/approve',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","user_id"],
  order: ["id","user_id","access_level"],
  validators: { params: checks.check3, body: checks.check5 },
  decode: decoders.decodeApproveProjectAccessRequest,
  responses: [
    answer.json(writeMember, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 405),
  ],
});
