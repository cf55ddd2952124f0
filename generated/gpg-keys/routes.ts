// Generated from spec/domains/* /gpg-keys.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGpgKey } from '../gpg-keys/writers.ts';

/** List your GPG keys */
export const listOwnGpgKeys = defineOperation<HearthFacts>({
  id: 'listOwnGpgKeys',
  resource: 'gpg-keys',
  source: 'spec/domains/accounts/gpg-keys.yaml#listOwnGpgKeys',
  method: 'GET',
  path: '/user/gpg_keys',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListOwnGpgKeys,
  responses: [
    answer.json((v: never) => w.array(v, writeGpgKey), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Add a GPG key */
export const createOwnGpgKey = defineOperation<HearthFacts>({
  id: 'createOwnGpgKey',
  resource: 'gpg-keys',
  source: 'spec/domains/accounts/gpg-keys.yaml#createOwnGpgKey',
  method: 'POST',
  path: '/user/gpg_keys',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["key"],
  validators: { body: checks.check2 },
  decode: decoders.decodeCreateOwnGpgKey,
  responses: [
    answer.json(writeGpgKey, 201),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get one of your GPG keys */
export const getOwnGpgKey = defineOperation<HearthFacts>({
  id: 'getOwnGpgKey',
  resource: 'gpg-keys',
  source: 'spec/domains/accounts/gpg-keys.yaml#getOwnGpgKey',
  method: 'GET',
  path: '/user/gpg_keys/{key_id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  pathParameters: ["key_id"],
  order: ["key_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetOwnGpgKey,
  responses: [
    answer.json(writeGpgKey, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove one of your GPG keys */
export const deleteOwnGpgKey = defineOperation<HearthFacts>({
  id: 'deleteOwnGpgKey',
  resource: 'gpg-keys',
  source: 'spec/domains/accounts/gpg-keys.yaml#deleteOwnGpgKey',
  method: 'DELETE',
  path: '/user/gpg_keys/{key_id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["key_id"],
  order: ["key_id","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check4 },
  decode: decoders.decodeDeleteOwnGpgKey,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Revoke one of your GPG keys */
export const revokeOwnGpgKey = defineOperation<HearthFacts>({
  id: 'revokeOwnGpgKey',
  resource: 'gpg-keys',
  source: 'spec/domains/accounts/gpg-keys.yaml#revokeOwnGpgKey',
  method: 'POST',
  path: '/user/gpg_keys/{key_id}/revoke',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["key_id"],
  order: ["key_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeRevokeOwnGpgKey,
  responses: [
    answer.json(writeMessage, 202, 404),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** List the GPG keys of a user */
export const listUserGpgKeys = defineOperation<HearthFacts>({
  id: 'listUserGpgKeys',
  resource: 'gpg-keys',
  source: 'spec/domains/accounts/gpg-keys.yaml#listUserGpgKeys',
  method: 'GET',
  path: '/users/{id}/gpg_keys',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check5, query: checks.check1 },
  decode: decoders.decodeListUserGpgKeys,
  responses: [
    answer.json((v: never) => w.array(v, writeGpgKey), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add a GPG key for a user */
export const createUserGpgKey = defineOperation<HearthFacts>({
  id: 'createUserGpgKey',
  resource: 'gpg-keys',
  source: 'spec/domains/accounts/gpg-keys.yaml#createUserGpgKey',
  method: 'POST',
  path: '/users/{id}/gpg_keys',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","key"],
  validators: { params: checks.check5, body: checks.check2 },
  decode: decoders.decodeCreateUserGpgKey,
  responses: [
    answer.json(writeGpgKey, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a GPG key of a user */
export const getUserGpgKey = defineOperation<HearthFacts>({
  id: 'getUserGpgKey',
  resource: 'gpg-keys',
  source: 'spec/domains/accounts/gpg-keys.yaml#getUserGpgKey',
  method: 'GET',
  path: '/users/{id}/gpg_keys/{key_id}',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["read_user","api","read_api"]},
  pathParameters: ["id","key_id"],
  order: ["id","key_id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeGetUserGpgKey,
  responses: [
    answer.json(writeGpgKey, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a GPG key of a user */
export const deleteUserGpgKey = defineOperation<HearthFacts>({
  id: 'deleteUserGpgKey',
  resource: 'gpg-keys',
  source: 'spec/domains/accounts/gpg-keys.yaml#deleteUserGpgKey',
  method: 'DELETE',
  path: '/users/{id}/gpg_keys/{key_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","key_id"],
  order: ["id","key_id","If-Unmodified-Since"],
  validators: { params: checks.check6, headers: checks.check4 },
  decode: decoders.decodeDeleteUserGpgKey,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Revoke a GPG key of a user */
export const revokeUserGpgKey = defineOperation<HearthFacts>({
  id: 'revokeUserGpgKey',
  resource: 'gpg-keys',
  source: 'spec/domains/accounts/gpg-keys.yaml#revokeUserGpgKey',
  method: 'POST',
  path: '/users/{id}/gpg_keys/{key_id}/revoke',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","key_id"],
  order: ["id","key_id"],
  validators: { params: checks.check6 },
  decode: decoders.decodeRevokeUserGpgKey,
  responses: [
    answer.json(writeMessage, 202, 404),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});
