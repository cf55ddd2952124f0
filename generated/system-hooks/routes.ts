// Generated from spec/domains/* /system-hooks.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeSampleOfSystemHook, writeSystemHook } from '../system-hooks/writers.ts';

/** List the hooks of the instance */
export const listSystemHooks = defineOperation<HearthFacts>({
  id: 'listSystemHooks',
  resource: 'system-hooks',
  source: 'spec/domains/delivery/system-hooks.yaml#listSystemHooks',
  method: 'GET',
  path: '/hooks',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListSystemHooks,
  responses: [
    answer.json((v: never) => w.array(v, writeSystemHook), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Add a hook to the instance */
export const createSystemHook = defineOperation<HearthFacts>({
  id: 'createSystemHook',
  resource: 'system-hooks',
  source: 'spec/domains/delivery/system-hooks.yaml#createSystemHook',
  method: 'POST',
  path: '/hooks',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  order: ["url","push_events","tag_push_events","merge_requests_events","repository_update_events","enable_ssl_verification","token","signing_token","name","description"],
  validators: { body: checks.check2 },
  decode: decoders.decodeCreateSystemHook,
  responses: [
    answer.json(writeSystemHook, 201),
    answer.json(writeAnyError, 400, 401, 403, 422),
  ],
});

/** Get a hook of the instance */
export const getSystemHook = defineOperation<HearthFacts>({
  id: 'getSystemHook',
  resource: 'system-hooks',
  source: 'spec/domains/delivery/system-hooks.yaml#getSystemHook',
  method: 'GET',
  path: '/hooks/{hook_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["hook_id"],
  order: ["hook_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeGetSystemHook,
  responses: [
    answer.json(writeSystemHook, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Try a hook of the instance */
export const testSystemHook = defineOperation<HearthFacts>({
  id: 'testSystemHook',
  resource: 'system-hooks',
  source: 'spec/domains/delivery/system-hooks.yaml#testSystemHook',
  method: 'POST',
  path: '/hooks/{hook_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"rateLimit":"hook_test"},
  pathParameters: ["hook_id"],
  order: ["hook_id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeTestSystemHook,
  responses: [
    answer.json(writeSampleOfSystemHook, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Change a hook of the instance */
export const updateSystemHook = defineOperation<HearthFacts>({
  id: 'updateSystemHook',
  resource: 'system-hooks',
  source: 'spec/domains/delivery/system-hooks.yaml#updateSystemHook',
  method: 'PUT',
  path: '/hooks/{hook_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["hook_id"],
  order: ["hook_id","url","push_events","tag_push_events","merge_requests_events","repository_update_events","enable_ssl_verification","token","signing_token","name","description"],
  validators: { params: checks.check3, body: checks.check2 },
  relations: {"exclusive":[],"atLeastOne":[["url","token","push_events","tag_push_events","merge_requests_events","repository_update_events","enable_ssl_verification","name","description","signing_token"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateSystemHook,
  responses: [
    answer.json(writeSystemHook, 200),
    answer.json(writeAnyError, 400, 401, 403, 422),
    answer.json(writeMessage, 404),
  ],
});

/** Remove a hook from the instance */
export const deleteSystemHook = defineOperation<HearthFacts>({
  id: 'deleteSystemHook',
  resource: 'system-hooks',
  source: 'spec/domains/delivery/system-hooks.yaml#deleteSystemHook',
  method: 'DELETE',
  path: '/hooks/{hook_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["hook_id"],
  order: ["hook_id","If-Unmodified-Since"],
  validators: { params: checks.check3, headers: checks.check4 },
  decode: decoders.decodeDeleteSystemHook,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
