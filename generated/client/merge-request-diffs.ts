// Generated from spec/resources/merge-request-diffs.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Content, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetMergeRequestChangesInput {
  readonly params: ParametersOf<operations['getMergeRequestChanges'], 'path'>;
  readonly query?: ParametersOf<operations['getMergeRequestChanges'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestChangesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestChanges'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestChanges'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestChanges'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestChanges'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestChanges'], 404> }
  ;

const getMergeRequestChangesCall: ClientCall = {
  id: 'getMergeRequestChanges',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/changes",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListMergeRequestClosesIssuesInput {
  readonly params: ParametersOf<operations['listMergeRequestClosesIssues'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestClosesIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestClosesIssuesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestClosesIssues'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestClosesIssues'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestClosesIssues'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestClosesIssues'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestClosesIssues'], 404> }
  ;

const listMergeRequestClosesIssuesCall: ClientCall = {
  id: 'listMergeRequestClosesIssues',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/closes_issues",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListMergeRequestCommitsInput {
  readonly params: ParametersOf<operations['listMergeRequestCommits'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestCommits'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestCommitsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestCommits'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestCommits'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestCommits'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestCommits'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestCommits'], 404> }
  ;

const listMergeRequestCommitsCall: ClientCall = {
  id: 'listMergeRequestCommits',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/commits",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListMergeRequestContextCommitsInput {
  readonly params: ParametersOf<operations['listMergeRequestContextCommits'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestContextCommits'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestContextCommitsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestContextCommits'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestContextCommits'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestContextCommits'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestContextCommits'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestContextCommits'], 404> }
  ;

const listMergeRequestContextCommitsCall: ClientCall = {
  id: 'listMergeRequestContextCommits',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/context_commits",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateMergeRequestContextCommitsInput {
  readonly params: ParametersOf<operations['createMergeRequestContextCommits'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestContextCommits'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestContextCommitsAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestContextCommits'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestContextCommits'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestContextCommits'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestContextCommits'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestContextCommits'], 404> }
  ;

const createMergeRequestContextCommitsCall: ClientCall = {
  id: 'createMergeRequestContextCommits',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/context_commits",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteMergeRequestContextCommitsInput {
  readonly params: ParametersOf<operations['deleteMergeRequestContextCommits'], 'path'>;
  readonly query: ParametersOf<operations['deleteMergeRequestContextCommits'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestContextCommitsAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestContextCommits'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestContextCommits'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestContextCommits'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestContextCommits'], 404> }
  ;

const deleteMergeRequestContextCommitsCall: ClientCall = {
  id: 'deleteMergeRequestContextCommits',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/context_commits",
  commas: ["commits"],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListMergeRequestDiffsInput {
  readonly params: ParametersOf<operations['listMergeRequestDiffs'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestDiffs'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestDiffsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestDiffs'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestDiffs'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestDiffs'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestDiffs'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestDiffs'], 404> }
  ;

const listMergeRequestDiffsCall: ClientCall = {
  id: 'listMergeRequestDiffs',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/diffs",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetMergeRequestRawDiffsInput {
  readonly params: ParametersOf<operations['getMergeRequestRawDiffs'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestRawDiffsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestRawDiffs'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestRawDiffs'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestRawDiffs'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestRawDiffs'], 404> }
  ;

const getMergeRequestRawDiffsCall: ClientCall = {
  id: 'getMergeRequestRawDiffs',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/raw_diffs",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListMergeRequestVersionsInput {
  readonly params: ParametersOf<operations['listMergeRequestVersions'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestVersions'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestVersionsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestVersions'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestVersions'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestVersions'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestVersions'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestVersions'], 404> }
  ;

const listMergeRequestVersionsCall: ClientCall = {
  id: 'listMergeRequestVersions',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/versions",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetMergeRequestVersionInput {
  readonly params: ParametersOf<operations['getMergeRequestVersion'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestVersionAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestVersion'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestVersion'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestVersion'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestVersion'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestVersion'], 404> }
  ;

const getMergeRequestVersionCall: ClientCall = {
  id: 'getMergeRequestVersion',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/versions/{version_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
