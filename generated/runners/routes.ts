// Generated from spec/domains/* /runners.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeRegisteredRunner, writeRunner, writeRunnerDetail, writeRunnerJob, writeRunnerToken } from '../runners/writers.ts';

/** List the runners of a group */
export const listGroupRunners = defineOperation<HearthFacts>({
  id: 'listGroupRunners',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#listGroupRunners',
  method: 'GET',
  path: '/groups/{id}/runners',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","type","status","paused","tag_list","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListGroupRunners,
  responses: [
    answer.json((v: never) => w.array(v, writeRunner), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Exchange the registration token of a group */
export const resetGroupRegistrationToken = defineOperation<HearthFacts>({
  id: 'resetGroupRegistrationToken',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#resetGroupRegistrationToken',
  method: 'POST',
  path: '/groups/{id}/runners/reset_registration_token',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeResetGroupRegistrationToken,
  responses: [
    answer.json(writeRunnerToken, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the runners of a project */
export const listProjectRunners = defineOperation<HearthFacts>({
  id: 'listProjectRunners',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#listProjectRunners',
  method: 'GET',
  path: '/projects/{id}/runners',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","scope","type","status","paused","tag_list","page","per_page"],
  validators: { params: checks.check1, query: checks.check3 },
  decode: decoders.decodeListProjectRunners,
  responses: [
    answer.json((v: never) => w.array(v, writeRunner), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Let a runner serve a project */
export const enableProjectRunner = defineOperation<HearthFacts>({
  id: 'enableProjectRunner',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#enableProjectRunner',
  method: 'POST',
  path: '/projects/{id}/runners',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","runner_id"],
  validators: { params: checks.check1, body: checks.check4 },
  decode: decoders.decodeEnableProjectRunner,
  responses: [
    answer.json(writeRunner, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Exchange the registration token of a project */
export const resetProjectRegistrationToken = defineOperation<HearthFacts>({
  id: 'resetProjectRegistrationToken',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#resetProjectRegistrationToken',
  method: 'POST',
  path: '/projects/{id}/runners/reset_registration_token',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeResetProjectRegistrationToken,
  responses: [
    answer.json(writeRunnerToken, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Let a runner serve a project no longer */
export const disableProjectRunner = defineOperation<HearthFacts>({
  id: 'disableProjectRunner',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#disableProjectRunner',
  method: 'DELETE',
  path: '/projects/{id}/runners/{runner_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","runner_id"],
  order: ["id","runner_id","If-Unmodified-Since"],
  validators: { params: checks.check5, headers: checks.check6 },
  decode: decoders.decodeDisableProjectRunner,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the runners at your hand */
export const listRunners = defineOperation<HearthFacts>({
  id: 'listRunners',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#listRunners',
  method: 'GET',
  path: '/runners',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["scope","type","status","paused","tag_list","page","per_page"],
  validators: { query: checks.check3 },
  decode: decoders.decodeListRunners,
  responses: [
    answer.json((v: never) => w.array(v, writeRunner), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Register a runner */
export const registerRunner = defineOperation<HearthFacts>({
  id: 'registerRunner',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#registerRunner',
  method: 'POST',
  path: '/runners',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"]},
  order: ["token","description","info","active","paused","locked","run_untagged","tag_list","access_level","maximum_timeout","maintenance_note","maintainer_note"],
  validators: { body: checks.check7 },
  relations: {"exclusive":[["active","paused"],["maintenance_note","maintainer_note"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeRegisterRunner,
  responses: [
    answer.json(writeRegisteredRunner, 201),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Remove a runner by its token */
export const unregisterRunner = defineOperation<HearthFacts>({
  id: 'unregisterRunner',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#unregisterRunner',
  method: 'DELETE',
  path: '/runners',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"]},
  order: ["token"],
  validators: { body: checks.check8 },
  decode: decoders.decodeUnregisterRunner,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** List all runners */
export const listAllRunners = defineOperation<HearthFacts>({
  id: 'listAllRunners',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#listAllRunners',
  method: 'GET',
  path: '/runners/all',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["scope","type","status","paused","tag_list","page","per_page"],
  validators: { query: checks.check9 },
  decode: decoders.decodeListAllRunners,
  responses: [
    answer.json((v: never) => w.array(v, writeRunner), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Exchange the token of a runner */
export const resetRunnerTokenByToken = defineOperation<HearthFacts>({
  id: 'resetRunnerTokenByToken',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#resetRunnerTokenByToken',
  method: 'POST',
  path: '/runners/reset_authentication_token',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"]},
  order: ["token"],
  validators: { body: checks.check8 },
  decode: decoders.decodeResetRunnerTokenByToken,
  responses: [
    answer.json(writeRunnerToken, 201),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Exchange the registration token of the instance */
export const resetRegistrationToken = defineOperation<HearthFacts>({
  id: 'resetRegistrationToken',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#resetRegistrationToken',
  method: 'POST',
  path: '/runners/reset_registration_token',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  decode: decoders.decodeResetRegistrationToken,
  responses: [
    answer.json(writeRunnerToken, 201),
    answer.json(writeAnyError, 401, 403),
  ],
});

/** Check the token of a runner */
export const verifyRunner = defineOperation<HearthFacts>({
  id: 'verifyRunner',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#verifyRunner',
  method: 'POST',
  path: '/runners/verify',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"]},
  order: ["token"],
  validators: { body: checks.check8 },
  decode: decoders.decodeVerifyRunner,
  responses: [
    answer.json((v: never) => w.number(v), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get a runner */
export const getRunner = defineOperation<HearthFacts>({
  id: 'getRunner',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#getRunner',
  method: 'GET',
  path: '/runners/{id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check10 },
  decode: decoders.decodeGetRunner,
  responses: [
    answer.json(writeRunnerDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a runner */
export const updateRunner = defineOperation<HearthFacts>({
  id: 'updateRunner',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#updateRunner',
  method: 'PUT',
  path: '/runners/{id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","description","active","paused","tag_list","run_untagged","locked","access_level","maximum_timeout","maintenance_note"],
  validators: { params: checks.check10, body: checks.check11 },
  relations: {"exclusive":[["active","paused"]],"atLeastOne":[["description","active","paused","tag_list","run_untagged","locked","access_level","maximum_timeout","maintenance_note"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateRunner,
  responses: [
    answer.json(writeRunnerDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a runner */
export const deleteRunner = defineOperation<HearthFacts>({
  id: 'deleteRunner',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#deleteRunner',
  method: 'DELETE',
  path: '/runners/{id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","If-Unmodified-Since"],
  validators: { params: checks.check10, headers: checks.check6 },
  decode: decoders.decodeDeleteRunner,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the jobs of a runner */
export const listRunnerJobs = defineOperation<HearthFacts>({
  id: 'listRunnerJobs',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#listRunnerJobs',
  method: 'GET',
  path: '/runners/{id}/jobs',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","status","order_by","sort","page","per_page"],
  validators: { params: checks.check10, query: checks.check12 },
  decode: decoders.decodeListRunnerJobs,
  responses: [
    answer.json((v: never) => w.array(v, writeRunnerJob), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Exchange the token of a runner by id */
export const resetRunnerToken = defineOperation<HearthFacts>({
  id: 'resetRunnerToken',
  resource: 'runners',
  source: 'spec/domains/ci/runners.yaml#resetRunnerToken',
  method: 'POST',
  path: '/runners/{id}/reset_authentication_token',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check10 },
  decode: decoders.decodeResetRunnerToken,
  responses: [
    answer.json(writeRunnerToken, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
