// Generated from spec/domains/* /ssh-keys.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeDeployKeyWithProjects, writeSshKey, writeSshKeyWithUser } from '../ssh-keys/writers.ts';

/** Find an SSH key by its fingerprint */
export const findSshKeyByFingerprint = defineOperation<HearthFacts>({
  id: 'findSshKeyByFingerprint',
  resource: 'ssh-keys',
  source: 'spec/domains/accounts/ssh-keys.yaml#findSshKeyByFingerprint',
  method: 'GET',
  path: '/keys',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  order: ["fingerprint"],
  validators: { query: checks.check1 },
  decode: decoders.decodeFindSshKeyByFingerprint,
  responses: [
    answer.json((v: never) => (w.has(v, ["deploy_keys_projects"]) ? writeDeployKeyWithProjects((v as never)) : writeSshKeyWithUser((v as never))), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get an SSH key and its user */
export const getSshKeyWithUser = defineOperation<HearthFacts>({
  id: 'getSshKeyWithUser',
  resource: 'ssh-keys',
  source: 'spec/domains/accounts/ssh-keys.yaml#getSshKeyWithUser',
  method: 'GET',
  path: '/keys/{id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check2 },
  decode: decoders.decodeGetSshKeyWithUser,
  responses: [
    answer.json(writeSshKeyWithUser, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** List your SSH keys */
export const listOwnSshKeys = defineOperation<HearthFacts>({
  id: 'listOwnSshKeys',
  resource: 'ssh-keys',
  source: 'spec/domains/accounts/ssh-keys.yaml#listOwnSshKeys',
  method: 'GET',
  path: '/user/keys',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check3 },
  decode: decoders.decodeListOwnSshKeys,
  responses: [
    answer.json((v: never) => w.array(v, writeSshKey), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Add an SSH key */
export const createOwnSshKey = defineOperation<HearthFacts>({
  id: 'createOwnSshKey',
  resource: 'ssh-keys',
  source: 'spec/domains/accounts/ssh-keys.yaml#createOwnSshKey',
  method: 'POST',
  path: '/user/keys',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["title","key","expires_at","usage_type"],
  validators: { body: checks.check4 },
  decode: decoders.decodeCreateOwnSshKey,
  responses: [
    answer.json(writeSshKey, 201),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get one of your SSH keys */
export const getOwnSshKey = defineOperation<HearthFacts>({
  id: 'getOwnSshKey',
  resource: 'ssh-keys',
  source: 'spec/domains/accounts/ssh-keys.yaml#getOwnSshKey',
  method: 'GET',
  path: '/user/keys/{key_id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  pathParameters: ["key_id"],
  order: ["key_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetOwnSshKey,
  responses: [
    answer.json(writeSshKey, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove one of your SSH keys */
export const deleteOwnSshKey = defineOperation<HearthFacts>({
  id: 'deleteOwnSshKey',
  resource: 'ssh-keys',
  source: 'spec/domains/accounts/ssh-keys.yaml#deleteOwnSshKey',
  method: 'DELETE',
  path: '/user/keys/{key_id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["key_id"],
  order: ["key_id","If-Unmodified-Since"],
  validators: { params: checks.check5, headers: checks.check6 },
  decode: decoders.decodeDeleteOwnSshKey,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the SSH keys of a user */
export const listUserSshKeys = defineOperation<HearthFacts>({
  id: 'listUserSshKeys',
  resource: 'ssh-keys',
  source: 'spec/domains/accounts/ssh-keys.yaml#listUserSshKeys',
  method: 'GET',
  path: '/users/{id}/keys',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check7, query: checks.check3 },
  decode: decoders.decodeListUserSshKeys,
  responses: [
    answer.json((v: never) => w.array(v, writeSshKey), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add an SSH key for a user */
export const createUserSshKey = defineOperation<HearthFacts>({
  id: 'createUserSshKey',
  resource: 'ssh-keys',
  source: 'spec/domains/accounts/ssh-keys.yaml#createUserSshKey',
  method: 'POST',
  path: '/users/{id}/keys',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","title","key","expires_at","usage_type"],
  validators: { params: checks.check2, body: checks.check4 },
  decode: decoders.decodeCreateUserSshKey,
  responses: [
    answer.json(writeSshKey, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get an SSH key of a user */
export const getUserSshKey = defineOperation<HearthFacts>({
  id: 'getUserSshKey',
  resource: 'ssh-keys',
  source: 'spec/domains/accounts/ssh-keys.yaml#getUserSshKey',
  method: 'GET',
  path: '/users/{id}/keys/{key_id}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["read_user","api","read_api"]},
  pathParameters: ["id","key_id"],
  order: ["id","key_id"],
  validators: { params: checks.check8 },
  decode: decoders.decodeGetUserSshKey,
  responses: [
    answer.json(writeSshKey, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove an SSH key of a user */
export const deleteUserSshKey = defineOperation<HearthFacts>({
  id: 'deleteUserSshKey',
  resource: 'ssh-keys',
  source: 'spec/domains/accounts/ssh-keys.yaml#deleteUserSshKey',
  method: 'DELETE',
  path: '/users/{id}/keys/{key_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","key_id"],
  order: ["id","key_id","If-Unmodified-Since"],
  validators: { params: checks.check8, headers: checks.check6 },
  decode: decoders.decodeDeleteUserSshKey,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
