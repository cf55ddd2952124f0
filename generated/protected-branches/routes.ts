// Generated from spec/domains/* /protected-branches.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeProtectedBranch, writeProtectionErrors } from '../protected-branches/writers.ts';

/** List protected branches */
export const listProtectedBranches = defineOperation<HearthFacts>({
  id: 'listProtectedBranches',
  resource: 'protected-branches',
  source: 'spec/domains/code/protected-branches.yaml#listProtectedBranches',
  method: 'GET',
  path: '/projects/{id}/protected_branches',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","search","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProtectedBranches,
  responses: [
    answer.json((v: never) => w.array(v, writeProtectedBranch), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Protect a branch */
export const protectBranch = defineOperation<HearthFacts>({
  id: 'protectBranch',
  resource: 'protected-branches',
  source: 'spec/domains/code/protected-branches.yaml#protectBranch',
  method: 'POST',
  path: '/projects/{id}/protected_branches',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","push_access_level","merge_access_level","unprotect_access_level","allow_force_push","allowed_to_push","allowed_to_merge","allowed_to_unprotect","code_owner_approval_required"],
  validators: { params: checks.check1, body: checks.check3 },
  innerRelations: [{"in":"body","name":"allowed_to_push","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}},{"in":"body","name":"allowed_to_merge","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}},{"in":"body","name":"allowed_to_unprotect","relations":{"exclusive":[],"atLeastOne":[],"exactlyOne":[["user_id","group_id","access_level"]],"allOrNone":[]}}],
  decode: decoders.decodeProtectBranch,
  responses: [
    answer.json(writeProtectedBranch, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 409),
    answer.json(writeProtectionErrors, 422),
  ],
});

/** Get a protected branch */
export const getProtectedBranch = defineOperation<HearthFacts>({
  id: 'getProtectedBranch',
  resource: 'protected-branches',
  source: 'spec/domains/code/protected-branches.yaml#getProtectedBranch',
  method: 'GET',
  path: '/projects/{id}/protected_branches/{name}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","name"],
  order: ["id","name"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetProtectedBranch,
  responses: [
    answer.json(writeProtectedBranch, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change a protected branch */
export const updateProtectedBranch = defineOperation<HearthFacts>({
  id: 'updateProtectedBranch',
  resource: 'protected-branches',
  source: 'spec/domains/code/protected-branches.yaml#updateProtectedBranch',
  method: 'PATCH',
  path: '/projects/{id}/protected_branches/{name}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","name"],
  order: ["id","name","allow_force_push","code_owner_approval_required"],
  validators: { params: checks.check4 },
  decode: decoders.decodeUpdateProtectedBranch,
  responses: [
    answer.json(writeProtectedBranch, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Unprotect a branch */
export const unprotectBranch = defineOperation<HearthFacts>({
  id: 'unprotectBranch',
  resource: 'protected-branches',
  source: 'spec/domains/code/protected-branches.yaml#unprotectBranch',
  method: 'DELETE',
  path: '/projects/{id}/protected_branches/{name}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","name"],
  order: ["id","name","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeUnprotectBranch,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
