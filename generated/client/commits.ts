// Generated from spec/resources/commits.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListCommitsInput {
  readonly params: ParametersOf<operations['listCommits'], 'path'>;
  readonly query?: ParametersOf<operations['listCommits'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listCommits'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listCommits'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listCommits'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listCommits'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listCommits'], 404> }
  ;

const listCommitsCall: ClientCall = {
  id: 'listCommits',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits",
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

export interface CreateCommitInput {
  readonly params: ParametersOf<operations['createCommit'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createCommit'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateCommitAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createCommit'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createCommit'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createCommit'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createCommit'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createCommit'], 404> }
  ;

const createCommitCall: ClientCall = {
  id: 'createCommit',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/commits",
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

export interface GetCommitInput {
  readonly params: ParametersOf<operations['getCommit'], 'path'>;
  readonly query?: ParametersOf<operations['getCommit'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetCommitAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getCommit'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getCommit'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getCommit'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getCommit'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getCommit'], 404> }
  ;

const getCommitCall: ClientCall = {
  id: 'getCommit',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}",
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

export interface CherryPickCommitInput {
  readonly params: ParametersOf<operations['cherryPickCommit'], 'path'>;
  readonly body: Sendable<BodyOf<operations['cherryPickCommit'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CherryPickCommitAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['cherryPickCommit'], 200> }
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['cherryPickCommit'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['cherryPickCommit'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['cherryPickCommit'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['cherryPickCommit'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['cherryPickCommit'], 404> }
  ;

const cherryPickCommitCall: ClientCall = {
  id: 'cherryPickCommit',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/cherry_pick",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListCommitCommentsInput {
  readonly params: ParametersOf<operations['listCommitComments'], 'path'>;
  readonly query?: ParametersOf<operations['listCommitComments'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitCommentsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listCommitComments'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listCommitComments'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listCommitComments'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listCommitComments'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listCommitComments'], 404> }
  ;

const listCommitCommentsCall: ClientCall = {
  id: 'listCommitComments',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/comments",
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

export interface CreateCommitCommentInput {
  readonly params: ParametersOf<operations['createCommitComment'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createCommitComment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateCommitCommentAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createCommitComment'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createCommitComment'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createCommitComment'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createCommitComment'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createCommitComment'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createCommitComment'], 429> }
  ;

const createCommitCommentCall: ClientCall = {
  id: 'createCommitComment',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/comments",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface ListCommitDiffInput {
  readonly params: ParametersOf<operations['listCommitDiff'], 'path'>;
  readonly query?: ParametersOf<operations['listCommitDiff'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitDiffAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listCommitDiff'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listCommitDiff'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listCommitDiff'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listCommitDiff'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listCommitDiff'], 404> }
  ;

const listCommitDiffCall: ClientCall = {
  id: 'listCommitDiff',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/diff",
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

export interface ListCommitMergeRequestsInput {
  readonly params: ParametersOf<operations['listCommitMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listCommitMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitMergeRequestsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listCommitMergeRequests'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listCommitMergeRequests'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listCommitMergeRequests'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listCommitMergeRequests'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listCommitMergeRequests'], 404> }
  ;

const listCommitMergeRequestsCall: ClientCall = {
  id: 'listCommitMergeRequests',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/merge_requests",
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

export interface ListCommitRefsInput {
  readonly params: ParametersOf<operations['listCommitRefs'], 'path'>;
  readonly query?: ParametersOf<operations['listCommitRefs'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitRefsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listCommitRefs'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listCommitRefs'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listCommitRefs'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listCommitRefs'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listCommitRefs'], 404> }
  ;

const listCommitRefsCall: ClientCall = {
  id: 'listCommitRefs',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/refs",
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

export interface RevertCommitInput {
  readonly params: ParametersOf<operations['revertCommit'], 'path'>;
  readonly body: Sendable<BodyOf<operations['revertCommit'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RevertCommitAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['revertCommit'], 200> }
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['revertCommit'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revertCommit'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revertCommit'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revertCommit'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['revertCommit'], 404> }
  ;

const revertCommitCall: ClientCall = {
  id: 'revertCommit',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/revert",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetCommitSignatureInput {
  readonly params: ParametersOf<operations['getCommitSignature'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetCommitSignatureAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getCommitSignature'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getCommitSignature'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getCommitSignature'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getCommitSignature'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getCommitSignature'], 404> }
  ;

const getCommitSignatureCall: ClientCall = {
  id: 'getCommitSignature',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/signature",
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

export interface CommitsClient {
  /** List commits: GET /projects/{id}/repository/commits */
  listCommits: ListingOf<ListCommitsInput, ListCommitsAnswer, JsonOf<operations['listCommits'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Commit changes of several files: POST /projects/{id}/repository/commits */
  createCommit(request: CreateCommitInput): Promise<CreateCommitAnswer>;
  /** Get a commit: GET /projects/{id}/repository/commits/{sha} */
  getCommit(request: GetCommitInput): Promise<GetCommitAnswer>;
  /** Cherry-pick a commit: POST /projects/{id}/repository/commits/{sha}/cherry_pick */
  cherryPickCommit(request: CherryPickCommitInput): Promise<CherryPickCommitAnswer>;
  /** List the comments on a commit: GET /projects/{id}/repository/commits/{sha}/comments */
  listCommitComments: ListingOf<ListCommitCommentsInput, ListCommitCommentsAnswer, JsonOf<operations['listCommitComments'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Comment on a commit: POST /projects/{id}/repository/commits/{sha}/comments */
  createCommitComment(request: CreateCommitCommentInput): Promise<CreateCommitCommentAnswer>;
  /** List the changes of a commit: GET /projects/{id}/repository/commits/{sha}/diff */
  listCommitDiff: ListingOf<ListCommitDiffInput, ListCommitDiffAnswer, JsonOf<operations['listCommitDiff'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the merge requests of a commit: GET /projects/{id}/repository/commits/{sha}/merge_requests */
  listCommitMergeRequests: ListingOf<ListCommitMergeRequestsInput, ListCommitMergeRequestsAnswer, JsonOf<operations['listCommitMergeRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the refs that contain a commit: GET /projects/{id}/repository/commits/{sha}/refs */
  listCommitRefs: ListingOf<ListCommitRefsInput, ListCommitRefsAnswer, JsonOf<operations['listCommitRefs'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Revert a commit: POST /projects/{id}/repository/commits/{sha}/revert */
  revertCommit(request: RevertCommitInput): Promise<RevertCommitAnswer>;
  /** Get the signature of a commit: GET /projects/{id}/repository/commits/{sha}/signature */
  getCommitSignature(request: GetCommitSignatureInput): Promise<GetCommitSignatureAnswer>;
}

export const commitsClient = (send: Send): CommitsClient => ({
  listCommits: listing(send, listCommitsCall),
  createCommit: (request) => send(createCommitCall, request),
  getCommit: (request) => send(getCommitCall, request),
  cherryPickCommit: (request) => send(cherryPickCommitCall, request),
  listCommitComments: listing(send, listCommitCommentsCall),
  createCommitComment: (request) => send(createCommitCommentCall, request),
  listCommitDiff: listing(send, listCommitDiffCall),
  listCommitMergeRequests: listing(send, listCommitMergeRequestsCall),
  listCommitRefs: listing(send, listCommitRefsCall),
  revertCommit: (request) => send(revertCommitCall, request),
  getCommitSignature: (request) => send(getCommitSignatureCall, request),
});
