// Generated from spec/domains/* /protected-tags.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProtectionErrors } from '../protected-branches/writers.ts';
import { writeProtectedTag } from '../protected-tags/writers.ts';

/** List protected tags */
export const listProtectedTags = defineOperation<HearthFacts>({
  id: 'listProtectedTags',
  resource: 'protected-tags',
  source: 'spec/domains/code/protected-tags.yaml#listProtectedTags',
  method: 'GET',
  path: '/projects/{id}/protected_tags',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProtectedTags,
  responses: [
    answer.json((v: never) => w.array(v, writeProtectedTag), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Protect a tag */
export const protectTag = defineOperation<HearthFacts>({
  id: 'protectTag',
  resource: 'protected-tags',
  source: 'spec/domains/code/protected-tags.yaml#protectTag',
  method: 'POST',
  path: '/projects/{id}/protected_tags',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","create_access_level","allowed_to_create"],
  validators: { params: checks.check1, body: checks.check3 },
  innerRelations: [{"in":"body","name":"allowed_to_create","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}}],
  decode: decoders.decodeProtectTag,
  responses: [
    answer.json(writeProtectedTag, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409),
    answer.json(writeProtectionErrors, 422),
  ],
});

/** Get a protected tag */
export const getProtectedTag = defineOperation<HearthFacts>({
  id: 'getProtectedTag',
  resource: 'protected-tags',
  source: 'spec/domains/code/protected-tags.yaml#getProtectedTag',
  method: 'GET',
  path: '/projects/{id}/protected_tags/{name}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","name"],
  order: ["id","name"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetProtectedTag,
  responses: [
    answer.json(writeProtectedTag, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Unprotect a tag */
export const unprotectTag = defineOperation<HearthFacts>({
  id: 'unprotectTag',
  resource: 'protected-tags',
  source: 'spec/domains/code/protected-tags.yaml#unprotectTag',
  method: 'DELETE',
  path: '/projects/{id}/protected_tags/{name}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","name"],
  order: ["id","name","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeUnprotectTag,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
