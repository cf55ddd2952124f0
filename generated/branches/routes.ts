// Generated from spec/domains/* /branches.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeBranch } from '../branches/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List branches */
export const listBranches = defineOperation<HearthFacts>({
  id: 'listBranches',
  resource: 'branches',
  source: 'spec/domains/code/branches.yaml#listBranches',
  method: 'GET',
  path: '/projects/{id}/repository/branches',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","search","sort","page_token","pagination","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListBranches,
  responses: [
    answer.json((v: never) => w.array(v, writeBranch), 200),
    answer.json(writeAnyError, 400, 401, 403, 404, 405),
  ],
});

/** Create a branch */
export const createBranch = defineOperation<HearthFacts>({
  id: 'createBranch',
  resource: 'branches',
  source: 'spec/domains/code/branches.yaml#createBranch',
  method: 'POST',
  path: '/projects/{id}/repository/branches',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","branch","ref"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateBranch,
  responses: [
    answer.json(writeBranch, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a branch */
export const getBranch = defineOperation<HearthFacts>({
  id: 'getBranch',
  resource: 'branches',
  source: 'spec/domains/code/branches.yaml#getBranch',
  method: 'GET',
  path: '/projects/{id}/repository/branches/{branch}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","branch"],
  order: ["id","branch"],
  validators: { params: checks.check4 },
  headStatus: 204,
  decode: decoders.decodeGetBranch,
  responses: [
    answer.json(writeBranch, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a branch */
export const deleteBranch = defineOperation<HearthFacts>({
  id: 'deleteBranch',
  resource: 'branches',
  source: 'spec/domains/code/branches.yaml#deleteBranch',
  method: 'DELETE',
  path: '/projects/{id}/repository/branches/{branch}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","branch"],
  order: ["id","branch","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeDeleteBranch,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** Protect a branch, in the old form */
export const protectBranchByName = defineOperation<HearthFacts>({
  id: 'protectBranchByName',
  resource: 'branches',
  source: 'spec/domains/code/branches.yaml#protectBranchByName',
  method: 'PUT',
  path: '/projects/{id}/repository/branches/{branch}/protect',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api"]},
  deprecation: {"use":"POST /projects/{id}/protected_branches","removal":"16.0"},
  pathParameters: ["id","branch"],
  order: ["id","branch","developers_can_push","developers_can_merge"],
  validators: { params: checks.check4 },
  decode: decoders.decodeProtectBranchByName,
  responses: [
    answer.json(writeBranch, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Unprotect a branch, in the old form */
export const unprotectBranchByName = defineOperation<HearthFacts>({
  id: 'unprotectBranchByName',
  resource: 'branches',
  source: 'spec/domains/code/branches.yaml#unprotectBranchByName',
  method: 'PUT',
  path: '/projects/{id}/repository/branches/{branch}/unprotect',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api"]},
  deprecation: {"use":"DELETE /projects/{id}/protected_branches/{name}","removal":"16.0"},
  pathParameters: ["id","branch"],
  order: ["id","branch"],
  validators: { params: checks.check4 },
  decode: decoders.decodeUnprotectBranchByName,
  responses: [
    answer.json(writeBranch, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete the merged branches */
export const deleteMergedBranches = defineOperation<HearthFacts>({
  id: 'deleteMergedBranches',
  resource: 'branches',
  source: 'spec/domains/code/branches.yaml#deleteMergedBranches',
  method: 'DELETE',
  path: '/projects/{id}/repository/merged_branches',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check1 },
  decode: decoders.decodeDeleteMergedBranches,
  responses: [
    answer.json(writeMessage, 202),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
