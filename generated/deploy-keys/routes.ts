// Generated from spec/domains/* /deploy-keys.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeDeployKey, writeProjectDeployKey } from '../deploy-keys/writers.ts';

/** List the deploy keys of the instance */
export const listDeployKeys = defineOperation<HearthFacts>({
  id: 'listDeployKeys',
  resource: 'deploy-keys',
  source: 'spec/domains/projects/deploy-keys.yaml#listDeployKeys',
  method: 'GET',
  path: '/deploy_keys',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListDeployKeys,
  responses: [
    answer.json((v: never) => w.array(v, writeDeployKey), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** List the deploy keys of a project */
export const listProjectDeployKeys = defineOperation<HearthFacts>({
  id: 'listProjectDeployKeys',
  resource: 'deploy-keys',
  source: 'spec/domains/projects/deploy-keys.yaml#listProjectDeployKeys',
  method: 'GET',
  path: '/projects/{id}/deploy_keys',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check2, query: checks.check1 },
  decode: decoders.decodeListProjectDeployKeys,
  responses: [
    answer.json((v: never) => w.array(v, writeProjectDeployKey), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Add a deploy key to a project */
export const createDeployKey = defineOperation<HearthFacts>({
  id: 'createDeployKey',
  resource: 'deploy-keys',
  source: 'spec/domains/projects/deploy-keys.yaml#createDeployKey',
  method: 'POST',
  path: '/projects/{id}/deploy_keys',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","title","key","can_push","expires_at"],
  validators: { params: checks.check2, body: checks.check3 },
  decode: decoders.decodeCreateDeployKey,
  responses: [
    answer.json(writeProjectDeployKey, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a deploy key of a project */
export const getDeployKey = defineOperation<HearthFacts>({
  id: 'getDeployKey',
  resource: 'deploy-keys',
  source: 'spec/domains/projects/deploy-keys.yaml#getDeployKey',
  method: 'GET',
  path: '/projects/{id}/deploy_keys/{key_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","key_id"],
  order: ["id","key_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetDeployKey,
  responses: [
    answer.json(writeProjectDeployKey, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Change a deploy key of a project */
export const updateDeployKey = defineOperation<HearthFacts>({
  id: 'updateDeployKey',
  resource: 'deploy-keys',
  source: 'spec/domains/projects/deploy-keys.yaml#updateDeployKey',
  method: 'PUT',
  path: '/projects/{id}/deploy_keys/{key_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","key_id"],
  order: ["id","key_id","title","can_push"],
  validators: { params: checks.check4, body: checks.check5 },
  decode: decoders.decodeUpdateDeployKey,
  responses: [
    answer.json(writeProjectDeployKey, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Take a deploy key away from a project */
export const deleteDeployKey = defineOperation<HearthFacts>({
  id: 'deleteDeployKey',
  resource: 'deploy-keys',
  source: 'spec/domains/projects/deploy-keys.yaml#deleteDeployKey',
  method: 'DELETE',
  path: '/projects/{id}/deploy_keys/{key_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","key_id"],
  order: ["id","key_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check6 },
  decode: decoders.decodeDeleteDeployKey,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 412),
  ],
});

/** Let a project have a deploy key of another */
export const enableDeployKey = defineOperation<HearthFacts>({
  id: 'enableDeployKey',
  resource: 'deploy-keys',
  source: 'spec/domains/projects/deploy-keys.yaml#enableDeployKey',
  method: 'POST',
  path: '/projects/{id}/deploy_keys/{key_id}/enable',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","key_id"],
  order: ["id","key_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeEnableDeployKey,
  responses: [
    answer.json(writeProjectDeployKey, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
