// Generated from spec/domains/* /commits.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeBasicRef, writeCommitComment, writeCommitConflict, writeCommitDryRunResult } from '../commits/writers.ts';
import { writeAnyError, writeCommit, writeCommitDetail, writeCommitSignature, writeDiffEntry, writeMessage } from '../common/writers.ts';
import { writeMergeRequest } from '../merge-requests/writers.ts';

/** List commits */
export const listCommits = defineOperation<HearthFacts>({
  id: 'listCommits',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#listCommits',
  method: 'GET',
  path: '/projects/{id}/repository/commits',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","ref_name","since","until","path","author","all","with_stats","first_parent","order","trailers","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListCommits,
  responses: [
    answer.json((v: never) => w.array(v, writeCommit), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Commit changes of several files */
export const createCommit = defineOperation<HearthFacts>({
  id: 'createCommit',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#createCommit',
  method: 'POST',
  path: '/projects/{id}/repository/commits',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":true,"sharing":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","branch","commit_message","actions","start_branch","start_sha","start_project","force","author_name","author_email","stats"],
  validators: { params: checks.check1, body: checks.check3 },
  relations: {"exclusive":[["start_branch","start_sha"]],"atLeastOne":[],"exactlyOne":[],"allOrNone":[]},
  bodyLimit: 78643200,
  decode: decoders.decodeCreateCommit,
  responses: [
    answer.json(writeCommitDetail, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a commit */
export const getCommit = defineOperation<HearthFacts>({
  id: 'getCommit',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#getCommit',
  method: 'GET',
  path: '/projects/{id}/repository/commits/{sha}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","sha"],
  order: ["id","sha","stats"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetCommit,
  responses: [
    answer.json(writeCommitDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Cherry-pick a commit */
export const cherryPickCommit = defineOperation<HearthFacts>({
  id: 'cherryPickCommit',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#cherryPickCommit',
  method: 'POST',
  path: '/projects/{id}/repository/commits/{sha}/cherry_pick',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false,"sharing":true},"scopes":["api"]},
  pathParameters: ["id","sha"],
  order: ["id","sha","branch","dry_run","message"],
  validators: { params: checks.check4, body: checks.check5 },
  decode: decoders.decodeCherryPickCommit,
  responses: [
    answer.json(writeCommitDryRunResult, 200),
    answer.json(writeCommit, 201),
    answer.json(writeCommitConflict, 400),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the comments on a commit */
export const listCommitComments = defineOperation<HearthFacts>({
  id: 'listCommitComments',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#listCommitComments',
  method: 'GET',
  path: '/projects/{id}/repository/commits/{sha}/comments',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","sha"],
  order: ["id","sha","page","per_page"],
  validators: { params: checks.check4, query: checks.check6 },
  decode: decoders.decodeListCommitComments,
  responses: [
    answer.json((v: never) => w.array(v, writeCommitComment), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Comment on a commit */
export const createCommitComment = defineOperation<HearthFacts>({
  id: 'createCommitComment',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#createCommitComment',
  method: 'POST',
  path: '/projects/{id}/repository/commits/{sha}/comments',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":true,"early":false},"scopes":["api"],"rateLimit":"notes_create"},
  pathParameters: ["id","sha"],
  order: ["id","sha","note","path","line","line_type"],
  validators: { params: checks.check4, body: checks.check7 },
  relations: {"exclusive":[],"atLeastOne":[],"exactlyOne":[],"allOrNone":[["path","line"]]},
  decode: decoders.decodeCreateCommitComment,
  responses: [
    answer.json(writeCommitComment, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** List the changes of a commit */
export const listCommitDiff = defineOperation<HearthFacts>({
  id: 'listCommitDiff',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#listCommitDiff',
  method: 'GET',
  path: '/projects/{id}/repository/commits/{sha}/diff',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","sha"],
  order: ["id","sha","page","per_page"],
  validators: { params: checks.check4, query: checks.check6 },
  decode: decoders.decodeListCommitDiff,
  responses: [
    answer.json((v: never) => w.array(v, writeDiffEntry), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the merge requests of a commit */
export const listCommitMergeRequests = defineOperation<HearthFacts>({
  id: 'listCommitMergeRequests',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#listCommitMergeRequests',
  method: 'GET',
  path: '/projects/{id}/repository/commits/{sha}/merge_requests',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","sha"],
  order: ["id","sha","page","per_page"],
  validators: { params: checks.check4, query: checks.check6 },
  decode: decoders.decodeListCommitMergeRequests,
  responses: [
    answer.json((v: never) => w.array(v, writeMergeRequest), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the refs that contain a commit */
export const listCommitRefs = defineOperation<HearthFacts>({
  id: 'listCommitRefs',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#listCommitRefs',
  method: 'GET',
  path: '/projects/{id}/repository/commits/{sha}/refs',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","sha"],
  order: ["id","sha","type","page","per_page"],
  validators: { params: checks.check4, query: checks.check8 },
  decode: decoders.decodeListCommitRefs,
  responses: [
    answer.json((v: never) => w.array(v, writeBasicRef), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Revert a commit */
export const revertCommit = defineOperation<HearthFacts>({
  id: 'revertCommit',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#revertCommit',
  method: 'POST',
  path: '/projects/{id}/repository/commits/{sha}/revert',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false,"sharing":true},"scopes":["api"]},
  pathParameters: ["id","sha"],
  order: ["id","sha","branch","dry_run"],
  validators: { params: checks.check4, body: checks.check9 },
  decode: decoders.decodeRevertCommit,
  responses: [
    answer.json(writeCommitDryRunResult, 200),
    answer.json(writeCommit, 201),
    answer.json(writeCommitConflict, 400),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the signature of a commit */
export const getCommitSignature = defineOperation<HearthFacts>({
  id: 'getCommitSignature',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#getCommitSignature',
  method: 'GET',
  path: '/projects/{id}/repository/commits/{sha}/signature',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"repository","signedIn":false,"early":false},"scopes":["api","read_api"],"rateLimit":"signatures"},
  pathParameters: ["id","sha"],
  order: ["id","sha"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetCommitSignature,
  responses: [
    answer.json(writeCommitSignature, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 429),
  ],
});

/** Move a submodule to another commit */
export const updateSubmodule = defineOperation<HearthFacts>({
  id: 'updateSubmodule',
  resource: 'commits',
  source: 'spec/domains/code/commits.yaml#updateSubmodule',
  method: 'PUT',
  path: '/projects/{id}/repository/submodules/{submodule}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"repository","signedIn":true,"early":false,"sharing":true},"scopes":["api"]},
  pathParameters: ["id","submodule"],
  order: ["id","submodule","branch","commit_sha","commit_message"],
  validators: { params: checks.check10, body: checks.check11 },
  decode: decoders.decodeUpdateSubmodule,
  responses: [
    answer.json(writeCommitDetail, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});
