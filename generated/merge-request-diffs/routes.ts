// Generated from spec/domains/* /merge-request-diffs.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeCommit, writeDiffEntry, writeMessage } from '../common/writers.ts';
import { writeIssue } from '../issues/writers.ts';
import { writeMergeRequestChanges, writeMergeRequestVersion, writeMergeRequestVersionDetail } from '../merge-request-diffs/writers.ts';

/** Get a merge request with its changes */
export const getMergeRequestChanges = defineOperation<HearthFacts>({
  id: 'getMergeRequestChanges',
  resource: 'merge-request-diffs',
  source: 'spec/domains/review/merge-request-diffs.yaml#getMergeRequestChanges',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/changes',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","access_raw_diffs"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetMergeRequestChanges,
  responses: [
    answer.json(writeMergeRequestChanges, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the issues that a merge request closes */
export const listMergeRequestClosesIssues = defineOperation<HearthFacts>({
  id: 'listMergeRequestClosesIssues',
  resource: 'merge-request-diffs',
  source: 'spec/domains/review/merge-request-diffs.yaml#listMergeRequestClosesIssues',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/closes_issues',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListMergeRequestClosesIssues,
  responses: [
    answer.json((v: never) => w.array(v, writeIssue), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the commits of a merge request */
export const listMergeRequestCommits = defineOperation<HearthFacts>({
  id: 'listMergeRequestCommits',
  resource: 'merge-request-diffs',
  source: 'spec/domains/review/merge-request-diffs.yaml#listMergeRequestCommits',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/commits',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListMergeRequestCommits,
  responses: [
    answer.json((v: never) => w.array(v, writeCommit), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the context commits of a merge request */
export const listMergeRequestContextCommits = defineOperation<HearthFacts>({
  id: 'listMergeRequestContextCommits',
  resource: 'merge-request-diffs',
  source: 'spec/domains/review/merge-request-diffs.yaml#listMergeRequestContextCommits',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/context_commits',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListMergeRequestContextCommits,
  responses: [
    answer.json((v: never) => w.array(v, writeCommit), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add context commits to a merge request */
export const createMergeRequestContextCommits = defineOperation<HearthFacts>({
  id: 'createMergeRequestContextCommits',
  resource: 'merge-request-diffs',
  source: 'spec/domains/review/merge-request-diffs.yaml#createMergeRequestContextCommits',
  method: 'POST',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/context_commits',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","commits"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateMergeRequestContextCommits,
  responses: [
    answer.json((v: never) => w.array(v, writeCommit), 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Remove context commits from a merge request */
export const deleteMergeRequestContextCommits = defineOperation<HearthFacts>({
  id: 'deleteMergeRequestContextCommits',
  resource: 'merge-request-diffs',
  source: 'spec/domains/review/merge-request-diffs.yaml#deleteMergeRequestContextCommits',
  method: 'DELETE',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/context_commits',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","commits"],
  validators: { params: checks.check1, query: checks.check4 },
  decode: decoders.decodeDeleteMergeRequestContextCommits,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the changes of a merge request */
export const listMergeRequestDiffs = defineOperation<HearthFacts>({
  id: 'listMergeRequestDiffs',
  resource: 'merge-request-diffs',
  source: 'spec/domains/review/merge-request-diffs.yaml#listMergeRequestDiffs',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/diffs',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListMergeRequestDiffs,
  responses: [
    answer.json((v: never) => w.array(v, writeDiffEntry), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get the changes of a merge request as a patch */
export const getMergeRequestRawDiffs = defineOperation<HearthFacts>({
  id: 'getMergeRequestRawDiffs',
  resource: 'merge-request-diffs',
  source: 'spec/domains/review/merge-request-diffs.yaml#getMergeRequestRawDiffs',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/raw_diffs',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid"],
  validators: { params: checks.check1 },
  decode: decoders.decodeGetMergeRequestRawDiffs,
  responses: [
    answer.content('text/plain', 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the versions of a merge request */
export const listMergeRequestVersions = defineOperation<HearthFacts>({
  id: 'listMergeRequestVersions',
  resource: 'merge-request-diffs',
  source: 'spec/domains/review/merge-request-diffs.yaml#listMergeRequestVersions',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/versions',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","merge_request_iid"],
  order: ["id","merge_request_iid","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListMergeRequestVersions,
  responses: [
    answer.json((v: never) => w.array(v, writeMergeRequestVersion), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a version of a merge request */
export const getMergeRequestVersion = defineOperation<HearthFacts>({
  id: 'getMergeRequestVersion',
  resource: 'merge-request-diffs',
  source: 'spec/domains/review/merge-request-diffs.yaml#getMergeRequestVersion',
  method: 'GET',
  path: '/projects/{id}/merge_requests/{merge_request_iid}/versions/{version_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"merge_requests","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","merge_request_iid","version_id"],
  order: ["id","merge_request_iid","version_id"],
  validators: { params: checks.check5 },
  decode: decoders.decodeGetMergeRequestVersion,
  responses: [
    answer.json(writeMergeRequestVersionDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
