// Generated from spec/domains/* /merge-request-diffs.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ContentAnswer, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetMergeRequestChangesInput {
  readonly params: ParametersOf<operations['getMergeRequestChanges'], 'path'>;
  readonly query?: ParametersOf<operations['getMergeRequestChanges'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestChangesAnswer = JsonAnswer<operations['getMergeRequestChanges'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestChangesCall: ClientCall = {
  id: 'getMergeRequestChanges',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/changes",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListMergeRequestClosesIssuesInput {
  readonly params: ParametersOf<operations['listMergeRequestClosesIssues'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestClosesIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestClosesIssuesAnswer = JsonAnswer<operations['listMergeRequestClosesIssues'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestClosesIssuesCall: ClientCall = {
  id: 'listMergeRequestClosesIssues',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/closes_issues",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListMergeRequestCommitsInput {
  readonly params: ParametersOf<operations['listMergeRequestCommits'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestCommits'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestCommitsAnswer = JsonAnswer<operations['listMergeRequestCommits'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestCommitsCall: ClientCall = {
  id: 'listMergeRequestCommits',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/commits",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListMergeRequestContextCommitsInput {
  readonly params: ParametersOf<operations['listMergeRequestContextCommits'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestContextCommits'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestContextCommitsAnswer = JsonAnswer<operations['listMergeRequestContextCommits'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestContextCommitsCall: ClientCall = {
  id: 'listMergeRequestContextCommits',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/context_commits",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateMergeRequestContextCommitsInput {
  readonly params: ParametersOf<operations['createMergeRequestContextCommits'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestContextCommits'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestContextCommitsAnswer = JsonAnswer<operations['createMergeRequestContextCommits'], 201 | 400 | 401 | 403 | 404>;

const createMergeRequestContextCommitsCall: ClientCall = {
  id: 'createMergeRequestContextCommits',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/context_commits",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface DeleteMergeRequestContextCommitsInput {
  readonly params: ParametersOf<operations['deleteMergeRequestContextCommits'], 'path'>;
  readonly query: ParametersOf<operations['deleteMergeRequestContextCommits'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestContextCommitsAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteMergeRequestContextCommits'], 400 | 401 | 403 | 404>;

const deleteMergeRequestContextCommitsCall: ClientCall = {
  id: 'deleteMergeRequestContextCommits',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/context_commits",
  commas: ["commits"],
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ListMergeRequestDiffsInput {
  readonly params: ParametersOf<operations['listMergeRequestDiffs'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestDiffs'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestDiffsAnswer = JsonAnswer<operations['listMergeRequestDiffs'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestDiffsCall: ClientCall = {
  id: 'listMergeRequestDiffs',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/diffs",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetMergeRequestRawDiffsInput {
  readonly params: ParametersOf<operations['getMergeRequestRawDiffs'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestRawDiffsAnswer = ContentAnswer<200> | JsonAnswer<operations['getMergeRequestRawDiffs'], 400 | 401 | 403 | 404>;

const getMergeRequestRawDiffsCall: ClientCall = {
  id: 'getMergeRequestRawDiffs',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/raw_diffs",
  answers: { content: [200], json: [400, 401, 403, 404] },
};

export interface ListMergeRequestVersionsInput {
  readonly params: ParametersOf<operations['listMergeRequestVersions'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestVersions'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestVersionsAnswer = JsonAnswer<operations['listMergeRequestVersions'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestVersionsCall: ClientCall = {
  id: 'listMergeRequestVersions',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/versions",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetMergeRequestVersionInput {
  readonly params: ParametersOf<operations['getMergeRequestVersion'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestVersionAnswer = JsonAnswer<operations['getMergeRequestVersion'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestVersionCall: ClientCall = {
  id: 'getMergeRequestVersion',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/versions/{version_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface MergeRequestDiffsClient {
  /** Get a merge request with its changes: GET /projects/{id}/merge_requests/{merge_request_iid}/changes */
  getMergeRequestChanges(request: GetMergeRequestChangesInput): Promise<GetMergeRequestChangesAnswer>;
  /** List the issues that a merge request closes: GET /projects/{id}/merge_requests/{merge_request_iid}/closes_issues */
  listMergeRequestClosesIssues: ListingOf<ListMergeRequestClosesIssuesInput, ListMergeRequestClosesIssuesAnswer, JsonOf<operations['listMergeRequestClosesIssues'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the commits of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/commits */
  listMergeRequestCommits: ListingOf<ListMergeRequestCommitsInput, ListMergeRequestCommitsAnswer, JsonOf<operations['listMergeRequestCommits'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the context commits of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
  listMergeRequestContextCommits: ListingOf<ListMergeRequestContextCommitsInput, ListMergeRequestContextCommitsAnswer, JsonOf<operations['listMergeRequestContextCommits'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add context commits to a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
  createMergeRequestContextCommits(request: CreateMergeRequestContextCommitsInput): Promise<CreateMergeRequestContextCommitsAnswer>;
  /** Remove context commits from a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
  deleteMergeRequestContextCommits(request: DeleteMergeRequestContextCommitsInput): Promise<DeleteMergeRequestContextCommitsAnswer>;
  /** List the changes of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/diffs */
  listMergeRequestDiffs: ListingOf<ListMergeRequestDiffsInput, ListMergeRequestDiffsAnswer, JsonOf<operations['listMergeRequestDiffs'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get the changes of a merge request as a patch: GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs */
  getMergeRequestRawDiffs(request: GetMergeRequestRawDiffsInput): Promise<GetMergeRequestRawDiffsAnswer>;
  /** List the versions of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/versions */
  listMergeRequestVersions: ListingOf<ListMergeRequestVersionsInput, ListMergeRequestVersionsAnswer, JsonOf<operations['listMergeRequestVersions'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a version of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/versions/{version_id} */
  getMergeRequestVersion(request: GetMergeRequestVersionInput): Promise<GetMergeRequestVersionAnswer>;
}

export const mergeRequestDiffsClient = (send: Send): MergeRequestDiffsClient => ({
  getMergeRequestChanges: (request) => send(getMergeRequestChangesCall, request),
  listMergeRequestClosesIssues: listing(send, listMergeRequestClosesIssuesCall),
  listMergeRequestCommits: listing(send, listMergeRequestCommitsCall),
  listMergeRequestContextCommits: listing(send, listMergeRequestContextCommitsCall),
  createMergeRequestContextCommits: (request) => send(createMergeRequestContextCommitsCall, request),
  deleteMergeRequestContextCommits: (request) => send(deleteMergeRequestContextCommitsCall, request),
  listMergeRequestDiffs: listing(send, listMergeRequestDiffsCall),
  getMergeRequestRawDiffs: (request) => send(getMergeRequestRawDiffsCall, request),
  listMergeRequestVersions: listing(send, listMergeRequestVersionsCall),
  getMergeRequestVersion: (request) => send(getMergeRequestVersionCall, request),
});
