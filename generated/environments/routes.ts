// Generated from spec/domains/* /environments.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage, writeParameterError } from '../common/writers.ts';
import { writeEnvironment, writeReviewAppDeletion, writeReviewAppRefusal } from '../environments/writers.ts';

/** List the environments of a project */
export const listEnvironments = defineOperation<HearthFacts>({
  id: 'listEnvironments',
  resource: 'environments',
  source: 'spec/domains/ci/environments.yaml#listEnvironments',
  method: 'GET',
  path: '/projects/{id}/environments',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","name","search","states","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListEnvironments,
  responses: [
    answer.json((v: never) => w.array(v, writeEnvironment), 200),
    answer.json(writeParameterError, 400),
    answer.json(writeAnyError, 401, 403, 404),
  ],
});

/** Create an environment */
export const createEnvironment = defineOperation<HearthFacts>({
  id: 'createEnvironment',
  resource: 'environments',
  source: 'spec/domains/ci/environments.yaml#createEnvironment',
  method: 'POST',
  path: '/projects/{id}/environments',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","external_url","tier","slug"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateEnvironment,
  responses: [
    answer.json(writeEnvironment, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Schedule the deletion of stopped review apps */
export const deleteReviewApps = defineOperation<HearthFacts>({
  id: 'deleteReviewApps',
  resource: 'environments',
  source: 'spec/domains/ci/environments.yaml#deleteReviewApps',
  method: 'DELETE',
  path: '/projects/{id}/environments/review_apps',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","before","limit","dry_run"],
  validators: { params: checks.check1, query: checks.check4 },
  decode: decoders.decodeDeleteReviewApps,
  responses: [
    answer.json(writeReviewAppDeletion, 200),
    answer.json((v: never) => (w.has(v, ["scheduled_entries"]) ? writeReviewAppRefusal((v as never)) : writeAnyError((v as never))), 400, 401),
    answer.json(writeAnyError, 403, 404),
  ],
});

/** Get an environment */
export const getEnvironment = defineOperation<HearthFacts>({
  id: 'getEnvironment',
  resource: 'environments',
  source: 'spec/domains/ci/environments.yaml#getEnvironment',
  method: 'GET',
  path: '/projects/{id}/environments/{environment_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","environment_id"],
  order: ["id","environment_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetEnvironment,
  responses: [
    answer.json(writeEnvironment, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change an environment */
export const updateEnvironment = defineOperation<HearthFacts>({
  id: 'updateEnvironment',
  resource: 'environments',
  source: 'spec/domains/ci/environments.yaml#updateEnvironment',
  method: 'PUT',
  path: '/projects/{id}/environments/{environment_id}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","environment_id"],
  order: ["id","environment_id","name","external_url","tier","slug"],
  validators: { params: checks.check5, body: checks.check3 },
  decode: decoders.decodeUpdateEnvironment,
  responses: [
    answer.json(writeEnvironment, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete an environment */
export const deleteEnvironment = defineOperation<HearthFacts>({
  id: 'deleteEnvironment',
  resource: 'environments',
  source: 'spec/domains/ci/environments.yaml#deleteEnvironment',
  method: 'DELETE',
  path: '/projects/{id}/environments/{environment_id}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","environment_id"],
  order: ["id","environment_id","If-Unmodified-Since"],
  validators: { params: checks.check5, headers: checks.check6 },
  decode: decoders.decodeDeleteEnvironment,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Stop an environment */
export const stopEnvironment = defineOperation<HearthFacts>({
  id: 'stopEnvironment',
  resource: 'environments',
  source: 'spec/domains/ci/environments.yaml#stopEnvironment',
  method: 'POST',
  path: '/projects/{id}/environments/{environment_id}/stop',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"operations","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","environment_id"],
  order: ["id","environment_id","force"],
  validators: { params: checks.check5 },
  decode: decoders.decodeStopEnvironment,
  responses: [
    answer.json(writeEnvironment, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
