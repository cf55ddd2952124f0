// Generated from spec/domains/* /variables.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeCiVariable, writeInstanceVariable } from '../variables/writers.ts';

/** List the variables of the instance */
export const listInstanceVariables = defineOperation<HearthFacts>({
  id: 'listInstanceVariables',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#listInstanceVariables',
  method: 'GET',
  path: '/admin/ci/variables',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListInstanceVariables,
  responses: [
    answer.json((v: never) => w.array(v, writeInstanceVariable), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Create a variable of the instance */
export const createInstanceVariable = defineOperation<HearthFacts>({
  id: 'createInstanceVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#createInstanceVariable',
  method: 'POST',
  path: '/admin/ci/variables',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["key","value","variable_type","protected","masked","raw"],
  validators: { body: checks.check2 },
  decode: decoders.decodeCreateInstanceVariable,
  responses: [
    answer.json(writeInstanceVariable, 201),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get a variable of the instance */
export const getInstanceVariable = defineOperation<HearthFacts>({
  id: 'getInstanceVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#getInstanceVariable',
  method: 'GET',
  path: '/admin/ci/variables/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["key"],
  order: ["key"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetInstanceVariable,
  responses: [
    answer.json(writeInstanceVariable, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Change a variable of the instance */
export const updateInstanceVariable = defineOperation<HearthFacts>({
  id: 'updateInstanceVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#updateInstanceVariable',
  method: 'PUT',
  path: '/admin/ci/variables/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["key"],
  order: ["key","value","variable_type","protected","masked","raw"],
  validators: { params: checks.check3, body: checks.check4 },
  decode: decoders.decodeUpdateInstanceVariable,
  responses: [
    answer.json(writeInstanceVariable, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Delete a variable of the instance */
export const deleteInstanceVariable = defineOperation<HearthFacts>({
  id: 'deleteInstanceVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#deleteInstanceVariable',
  method: 'DELETE',
  path: '/admin/ci/variables/{key}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["key"],
  order: ["key","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check5 },
  decode: decoders.decodeDeleteInstanceVariable,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 412),
  ],
});

/** List the variables of a group */
export const listGroupVariables = defineOperation<HearthFacts>({
  id: 'listGroupVariables',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#listGroupVariables',
  method: 'GET',
  path: '/groups/{id}/variables',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check6, query: checks.check1 },
  decode: decoders.decodeListGroupVariables,
  responses: [
    answer.json((v: never) => w.array(v, writeCiVariable), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Create a variable of a group */
export const createGroupVariable = defineOperation<HearthFacts>({
  id: 'createGroupVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#createGroupVariable',
  method: 'POST',
  path: '/groups/{id}/variables',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","key","value","variable_type","protected","masked","raw","environment_scope"],
  validators: { params: checks.check6, body: checks.check7 },
  decode: decoders.decodeCreateGroupVariable,
  responses: [
    answer.json(writeCiVariable, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a variable of a group */
export const getGroupVariable = defineOperation<HearthFacts>({
  id: 'getGroupVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#getGroupVariable',
  method: 'GET',
  path: '/groups/{id}/variables/{key}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","key"],
  order: ["id","key","filter"],
  validators: { params: checks.check8, query: checks.check9 },
  decode: decoders.decodeGetGroupVariable,
  responses: [
    answer.json(writeCiVariable, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409),
  ],
});

/** Change a variable of a group */
export const updateGroupVariable = defineOperation<HearthFacts>({
  id: 'updateGroupVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#updateGroupVariable',
  method: 'PUT',
  path: '/groups/{id}/variables/{key}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","key"],
  order: ["id","key","value","variable_type","protected","masked","raw","environment_scope","filter"],
  validators: { params: checks.check8, body: checks.check10 },
  decode: decoders.decodeUpdateGroupVariable,
  responses: [
    answer.json(writeCiVariable, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409),
  ],
});

/** Delete a variable of a group */
export const deleteGroupVariable = defineOperation<HearthFacts>({
  id: 'deleteGroupVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#deleteGroupVariable',
  method: 'DELETE',
  path: '/groups/{id}/variables/{key}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","key"],
  order: ["id","key","filter","If-Unmodified-Since"],
  validators: { params: checks.check8, query: checks.check9, headers: checks.check5 },
  decode: decoders.decodeDeleteGroupVariable,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409, 412),
  ],
});

/** List the variables of a project */
export const listProjectVariables = defineOperation<HearthFacts>({
  id: 'listProjectVariables',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#listProjectVariables',
  method: 'GET',
  path: '/projects/{id}/variables',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check6, query: checks.check1 },
  decode: decoders.decodeListProjectVariables,
  responses: [
    answer.json((v: never) => w.array(v, writeCiVariable), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Create a variable of a project */
export const createProjectVariable = defineOperation<HearthFacts>({
  id: 'createProjectVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#createProjectVariable',
  method: 'POST',
  path: '/projects/{id}/variables',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","key","value","variable_type","protected","masked","raw","environment_scope"],
  validators: { params: checks.check6, body: checks.check7 },
  decode: decoders.decodeCreateProjectVariable,
  responses: [
    answer.json(writeCiVariable, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a variable of a project */
export const getProjectVariable = defineOperation<HearthFacts>({
  id: 'getProjectVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#getProjectVariable',
  method: 'GET',
  path: '/projects/{id}/variables/{key}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","key"],
  order: ["id","key","filter"],
  validators: { params: checks.check8, query: checks.check9 },
  decode: decoders.decodeGetProjectVariable,
  responses: [
    answer.json(writeCiVariable, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409),
  ],
});

/** Change a variable of a project */
export const updateProjectVariable = defineOperation<HearthFacts>({
  id: 'updateProjectVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#updateProjectVariable',
  method: 'PUT',
  path: '/projects/{id}/variables/{key}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","key"],
  order: ["id","key","value","variable_type","protected","masked","raw","environment_scope","filter"],
  validators: { params: checks.check8, body: checks.check10 },
  decode: decoders.decodeUpdateProjectVariable,
  responses: [
    answer.json(writeCiVariable, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409),
  ],
});

/** Delete a variable of a project */
export const deleteProjectVariable = defineOperation<HearthFacts>({
  id: 'deleteProjectVariable',
  resource: 'variables',
  source: 'spec/domains/ci/variables.yaml#deleteProjectVariable',
  method: 'DELETE',
  path: '/projects/{id}/variables/{key}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","key"],
  order: ["id","key","filter","If-Unmodified-Since"],
  validators: { params: checks.check8, query: checks.check9, headers: checks.check5 },
  decode: decoders.decodeDeleteProjectVariable,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409, 412),
  ],
});
