// Generated from spec/domains/* /protected-environments.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProtectedEnvironment, writeProtectedEnvironmentInvalid } from '../protected-environments/writers.ts';

/** List the protected environments of a project */
export const listProtectedEnvironments = defineOperation<HearthFacts>({
  id: 'listProtectedEnvironments',
  resource: 'protected-environments',
  source: 'spec/domains/ci/protected-environments.yaml#listProtectedEnvironments',
  method: 'GET',
  path: '/projects/{id}/protected_environments',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"],"tier":"premium"},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProtectedEnvironments,
  responses: [
    answer.json((v: never) => w.array(v, writeProtectedEnvironment), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Protect an environment */
export const createProtectedEnvironment = defineOperation<HearthFacts>({
  id: 'createProtectedEnvironment',
  resource: 'protected-environments',
  source: 'spec/domains/ci/protected-environments.yaml#createProtectedEnvironment',
  method: 'POST',
  path: '/projects/{id}/protected_environments',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id"],
  order: ["id","name","deploy_access_levels","required_approval_count","approval_rules"],
  validators: { params: checks.check1, body: checks.check3 },
  innerRelations: [{"in":"body","name":"deploy_access_levels","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}},{"in":"body","name":"approval_rules","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}}],
  decode: decoders.decodeCreateProtectedEnvironment,
  responses: [
    answer.json(writeProtectedEnvironment, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409),
    answer.json(writeProtectedEnvironmentInvalid, 422),
  ],
});

/** Get a protected environment */
export const getProtectedEnvironment = defineOperation<HearthFacts>({
  id: 'getProtectedEnvironment',
  resource: 'protected-environments',
  source: 'spec/domains/ci/protected-environments.yaml#getProtectedEnvironment',
  method: 'GET',
  path: '/projects/{id}/protected_environments/{name}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"],"tier":"premium"},
  pathParameters: ["id","name"],
  order: ["id","name"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetProtectedEnvironment,
  responses: [
    answer.json(writeProtectedEnvironment, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Unprotect an environment */
export const deleteProtectedEnvironment = defineOperation<HearthFacts>({
  id: 'deleteProtectedEnvironment',
  resource: 'protected-environments',
  source: 'spec/domains/ci/protected-environments.yaml#deleteProtectedEnvironment',
  method: 'DELETE',
  path: '/projects/{id}/protected_environments/{name}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","name"],
  order: ["id","name","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeDeleteProtectedEnvironment,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
