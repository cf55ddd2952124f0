// Generated from spec/domains/* /scim.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeScimError, writeScimIdentity, writeScimUser, writeScimUserList } from '../scim/writers.ts';

/** List the provisioned users of a group */
export const listScimUsers = defineOperation<HearthFacts>({
  id: 'listScimUsers',
  resource: 'scim',
  source: 'spec/domains/accounts/scim.yaml#listScimUsers',
  method: 'GET',
  path: '/api/scim/v2/groups/{group_path}/Users',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"security":["scimToken"],"tier":"premium"},
  pathParameters: ["group_path"],
  order: ["group_path","filter","startIndex","count"],
  validators: { params: checks.check1, query: checks.check2 },
  failureType: "application/scim+json",
  decode: decoders.decodeListScimUsers,
  responses: [
    answer.jsonAs('application/scim+json', writeScimUserList, 200),
    answer.jsonAs('application/scim+json', writeScimError, 400, 401, 403, 404, 412, 429),
  ],
});

/** Provision a user */
export const createScimUser = defineOperation<HearthFacts>({
  id: 'createScimUser',
  resource: 'scim',
  source: 'spec/domains/accounts/scim.yaml#createScimUser',
  method: 'POST',
  path: '/api/scim/v2/groups/{group_path}/Users',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["scimToken"],"tier":"premium"},
  pathParameters: ["group_path"],
  order: ["group_path","schemas","externalId","userName","active","emails","name","meta"],
  validators: { params: checks.check1, body: checks.check3 },
  bodyLimit: 65536,
  failureType: "application/scim+json",
  decode: decoders.decodeCreateScimUser,
  responses: [
    answer.jsonAs('application/scim+json', writeScimUser, 201),
    answer.jsonAs('application/scim+json', writeScimError, 400, 401, 403, 404, 409, 412, 429),
  ],
});

/** Get a provisioned user */
export const getScimUser = defineOperation<HearthFacts>({
  id: 'getScimUser',
  resource: 'scim',
  source: 'spec/domains/accounts/scim.yaml#getScimUser',
  method: 'GET',
  path: '/api/scim/v2/groups/{group_path}/Users/{id}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"security":["scimToken"],"tier":"premium"},
  pathParameters: ["group_path","id"],
  order: ["group_path","id"],
  validators: { params: checks.check4 },
  failureType: "application/scim+json",
  decode: decoders.decodeGetScimUser,
  responses: [
    answer.jsonAs('application/scim+json', writeScimUser, 200),
    answer.jsonAs('application/scim+json', writeScimError, 400, 401, 403, 404, 429),
  ],
});

/** Replace a provisioned user */
export const replaceScimUser = defineOperation<HearthFacts>({
  id: 'replaceScimUser',
  resource: 'scim',
  source: 'spec/domains/accounts/scim.yaml#replaceScimUser',
  method: 'PUT',
  path: '/api/scim/v2/groups/{group_path}/Users/{id}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["scimToken"],"tier":"premium"},
  pathParameters: ["group_path","id"],
  order: ["group_path","id","schemas","externalId","userName","active","emails","name","meta"],
  validators: { params: checks.check4, body: checks.check3 },
  bodyLimit: 65536,
  failureType: "application/scim+json",
  decode: decoders.decodeReplaceScimUser,
  responses: [
    answer.jsonAs('application/scim+json', writeScimUser, 200),
    answer.jsonAs('application/scim+json', writeScimError, 400, 401, 403, 404, 409, 412, 429),
  ],
});

/** Change a provisioned user */
export const updateScimUser = defineOperation<HearthFacts>({
  id: 'updateScimUser',
  resource: 'scim',
  source: 'spec/domains/accounts/scim.yaml#updateScimUser',
  method: 'PATCH',
  path: '/api/scim/v2/groups/{group_path}/Users/{id}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["scimToken"],"tier":"premium"},
  pathParameters: ["group_path","id"],
  order: ["group_path","id","schemas","Operations"],
  validators: { params: checks.check4, body: checks.check5 },
  bodyLimit: 65536,
  failureType: "application/scim+json",
  decode: decoders.decodeUpdateScimUser,
  responses: [
    answer.empty(204),
    answer.jsonAs('application/scim+json', writeScimError, 400, 401, 403, 404, 409, 412, 429),
  ],
});

/** Deprovision a user */
export const deleteScimUser = defineOperation<HearthFacts>({
  id: 'deleteScimUser',
  resource: 'scim',
  source: 'spec/domains/accounts/scim.yaml#deleteScimUser',
  method: 'DELETE',
  path: '/api/scim/v2/groups/{group_path}/Users/{id}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["scimToken"],"tier":"premium"},
  pathParameters: ["group_path","id"],
  order: ["group_path","id"],
  validators: { params: checks.check4 },
  failureType: "application/scim+json",
  decode: decoders.decodeDeleteScimUser,
  responses: [
    answer.empty(204),
    answer.jsonAs('application/scim+json', writeScimError, 400, 401, 403, 404, 412, 429),
  ],
});

/** List the SCIM identities of a group */
export const listScimIdentities = defineOperation<HearthFacts>({
  id: 'listScimIdentities',
  resource: 'scim',
  source: 'spec/domains/accounts/scim.yaml#listScimIdentities',
  method: 'GET',
  path: '/groups/{id}/scim/identities',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check6, query: checks.check7 },
  decode: decoders.decodeListScimIdentities,
  responses: [
    answer.json((v: never) => w.array(v, writeScimIdentity), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a SCIM identity of a group */
export const updateScimIdentity = defineOperation<HearthFacts>({
  id: 'updateScimIdentity',
  resource: 'scim',
  source: 'spec/domains/accounts/scim.yaml#updateScimIdentity',
  method: 'PATCH',
  path: '/groups/{id}/scim/{uid}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","uid"],
  order: ["id","uid","extern_uid"],
  validators: { params: checks.check8, body: checks.check9 },
  decode: decoders.decodeUpdateScimIdentity,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
