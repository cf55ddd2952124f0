// Generated from spec/domains/* /custom-attributes.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeGroupCustomAttribute } from '../groups/writers.ts';
import { writeProjectCustomAttribute } from '../projects/writers.ts';
import { writeUserCustomAttribute } from '../users/writers.ts';

/** List the custom attributes of a group */
export const listGroupCustomAttributes = defineOperation<HearthFacts>({
  id: 'listGroupCustomAttributes',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#listGroupCustomAttributes',
  method: 'GET',
  path: '/groups/{id}/custom_attributes',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListGroupCustomAttributes,
  responses: [
    answer.json((v: never) => w.array(v, writeGroupCustomAttribute), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a custom attribute of a group */
export const getGroupCustomAttribute = defineOperation<HearthFacts>({
  id: 'getGroupCustomAttribute',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#getGroupCustomAttribute',
  method: 'GET',
  path: '/groups/{id}/custom_attributes/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","key"],
  order: ["id","key"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetGroupCustomAttribute,
  responses: [
    answer.json(writeGroupCustomAttribute, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set a custom attribute of a group */
export const setGroupCustomAttribute = defineOperation<HearthFacts>({
  id: 'setGroupCustomAttribute',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#setGroupCustomAttribute',
  method: 'PUT',
  path: '/groups/{id}/custom_attributes/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","key"],
  order: ["id","key","value"],
  validators: { params: checks.check3, body: checks.check4 },
  decode: decoders.decodeSetGroupCustomAttribute,
  responses: [
    answer.json(writeGroupCustomAttribute, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a custom attribute of a group */
export const deleteGroupCustomAttribute = defineOperation<HearthFacts>({
  id: 'deleteGroupCustomAttribute',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#deleteGroupCustomAttribute',
  method: 'DELETE',
  path: '/groups/{id}/custom_attributes/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","key"],
  order: ["id","key"],
  validators: { params: checks.check3 },
  decode: decoders.decodeDeleteGroupCustomAttribute,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the custom attributes of a project */
export const listProjectCustomAttributes = defineOperation<HearthFacts>({
  id: 'listProjectCustomAttributes',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#listProjectCustomAttributes',
  method: 'GET',
  path: '/projects/{id}/custom_attributes',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectCustomAttributes,
  responses: [
    answer.json((v: never) => w.array(v, writeProjectCustomAttribute), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a custom attribute of a project */
export const getProjectCustomAttribute = defineOperation<HearthFacts>({
  id: 'getProjectCustomAttribute',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#getProjectCustomAttribute',
  method: 'GET',
  path: '/projects/{id}/custom_attributes/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","key"],
  order: ["id","key"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetProjectCustomAttribute,
  responses: [
    answer.json(writeProjectCustomAttribute, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set a custom attribute of a project */
export const setProjectCustomAttribute = defineOperation<HearthFacts>({
  id: 'setProjectCustomAttribute',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#setProjectCustomAttribute',
  method: 'PUT',
  path: '/projects/{id}/custom_attributes/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","key"],
  order: ["id","key","value"],
  validators: { params: checks.check3, body: checks.check4 },
  decode: decoders.decodeSetProjectCustomAttribute,
  responses: [
    answer.json(writeProjectCustomAttribute, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Remove a custom attribute of a project */
export const deleteProjectCustomAttribute = defineOperation<HearthFacts>({
  id: 'deleteProjectCustomAttribute',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#deleteProjectCustomAttribute',
  method: 'DELETE',
  path: '/projects/{id}/custom_attributes/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","key"],
  order: ["id","key"],
  validators: { params: checks.check3 },
  decode: decoders.decodeDeleteProjectCustomAttribute,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the custom attributes of a user */
export const listUserCustomAttributes = defineOperation<HearthFacts>({
  id: 'listUserCustomAttributes',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#listUserCustomAttributes',
  method: 'GET',
  path: '/users/{id}/custom_attributes',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check5, query: checks.check2 },
  decode: decoders.decodeListUserCustomAttributes,
  responses: [
    answer.json((v: never) => w.array(v, writeUserCustomAttribute), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a custom attribute of a user */
export const getUserCustomAttribute = defineOperation<HearthFacts>({
  id: 'getUserCustomAttribute',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#getUserCustomAttribute',
  method: 'GET',
  path: '/users/{id}/custom_attributes/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  pathParameters: ["id","key"],
  order: ["id","key"],
  validators: { params: checks.check6 },
  decode: decoders.decodeGetUserCustomAttribute,
  responses: [
    answer.json(writeUserCustomAttribute, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Set a custom attribute of a user */
export const setUserCustomAttribute = defineOperation<HearthFacts>({
  id: 'setUserCustomAttribute',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#setUserCustomAttribute',
  method: 'PUT',
  path: '/users/{id}/custom_attributes/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","key"],
  order: ["id","key","value"],
  validators: { params: checks.check6, body: checks.check4 },
  decode: decoders.decodeSetUserCustomAttribute,
  responses: [
    answer.json(writeUserCustomAttribute, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a custom attribute of a user */
export const deleteUserCustomAttribute = defineOperation<HearthFacts>({
  id: 'deleteUserCustomAttribute',
  resource: 'custom-attributes',
  source: 'spec/domains/projects/custom-attributes.yaml#deleteUserCustomAttribute',
  method: 'DELETE',
  path: '/users/{id}/custom_attributes/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","key"],
  order: ["id","key"],
  validators: { params: checks.check6 },
  decode: decoders.decodeDeleteUserCustomAttribute,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
