// Generated from spec/domains/* /commits.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListCommitsInput {
  readonly params: ParametersOf<operations['listCommits'], 'path'>;
  readonly query?: ParametersOf<operations['listCommits'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitsAnswer = JsonAnswer<operations['listCommits'], 200 | 400 | 401 | 403 | 404>;

const listCommitsCall: ClientCall = {
  id: 'listCommits',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateCommitInput {
  readonly params: ParametersOf<operations['createCommit'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createCommit'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateCommitAnswer = JsonAnswer<operations['createCommit'], 201 | 400 | 401 | 403 | 404>;

const createCommitCall: ClientCall = {
  id: 'createCommit',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/commits",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetCommitInput {
  readonly params: ParametersOf<operations['getCommit'], 'path'>;
  readonly query?: ParametersOf<operations['getCommit'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetCommitAnswer = JsonAnswer<operations['getCommit'], 200 | 400 | 401 | 403 | 404>;

const getCommitCall: ClientCall = {
  id: 'getCommit',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CherryPickCommitInput {
  readonly params: ParametersOf<operations['cherryPickCommit'], 'path'>;
  readonly body: Sendable<BodyOf<operations['cherryPickCommit'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CherryPickCommitAnswer = JsonAnswer<operations['cherryPickCommit'], 200 | 201 | 400 | 401 | 403 | 404>;

const cherryPickCommitCall: ClientCall = {
  id: 'cherryPickCommit',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/cherry_pick",
  body: "application/json",
  answers: { json: [200, 201, 400, 401, 403, 404] },
};

export interface ListCommitCommentsInput {
  readonly params: ParametersOf<operations['listCommitComments'], 'path'>;
  readonly query?: ParametersOf<operations['listCommitComments'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitCommentsAnswer = JsonAnswer<operations['listCommitComments'], 200 | 400 | 401 | 403 | 404>;

const listCommitCommentsCall: ClientCall = {
  id: 'listCommitComments',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/comments",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateCommitCommentInput {
  readonly params: ParametersOf<operations['createCommitComment'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createCommitComment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateCommitCommentAnswer = JsonAnswer<operations['createCommitComment'], 201 | 400 | 401 | 403 | 404 | 429>;

const createCommitCommentCall: ClientCall = {
  id: 'createCommitComment',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/comments",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 429] },
};

export interface ListCommitDiffInput {
  readonly params: ParametersOf<operations['listCommitDiff'], 'path'>;
  readonly query?: ParametersOf<operations['listCommitDiff'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitDiffAnswer = JsonAnswer<operations['listCommitDiff'], 200 | 400 | 401 | 403 | 404>;

const listCommitDiffCall: ClientCall = {
  id: 'listCommitDiff',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/diff",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListCommitMergeRequestsInput {
  readonly params: ParametersOf<operations['listCommitMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listCommitMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitMergeRequestsAnswer = JsonAnswer<operations['listCommitMergeRequests'], 200 | 400 | 401 | 403 | 404>;

const listCommitMergeRequestsCall: ClientCall = {
  id: 'listCommitMergeRequests',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/merge_requests",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListCommitRefsInput {
  readonly params: ParametersOf<operations['listCommitRefs'], 'path'>;
  readonly query?: ParametersOf<operations['listCommitRefs'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitRefsAnswer = JsonAnswer<operations['listCommitRefs'], 200 | 400 | 401 | 403 | 404>;

const listCommitRefsCall: ClientCall = {
  id: 'listCommitRefs',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/refs",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RevertCommitInput {
  readonly params: ParametersOf<operations['revertCommit'], 'path'>;
  readonly body: Sendable<BodyOf<operations['revertCommit'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RevertCommitAnswer = JsonAnswer<operations['revertCommit'], 200 | 201 | 400 | 401 | 403 | 404>;

const revertCommitCall: ClientCall = {
  id: 'revertCommit',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/revert",
  body: "application/json",
  answers: { json: [200, 201, 400, 401, 403, 404] },
};

export interface GetCommitSignatureInput {
  readonly params: ParametersOf<operations['getCommitSignature'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetCommitSignatureAnswer = JsonAnswer<operations['getCommitSignature'], 200 | 400 | 401 | 403 | 404 | 429>;

const getCommitSignatureCall: ClientCall = {
  id: 'getCommitSignature',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/signature",
  answers: { json: [200, 400, 401, 403, 404, 429] },
};

export interface UpdateSubmoduleInput {
  readonly params: ParametersOf<operations['updateSubmodule'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateSubmodule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateSubmoduleAnswer = JsonAnswer<operations['updateSubmodule'], 200 | 400 | 401 | 403 | 404>;

const updateSubmoduleCall: ClientCall = {
  id: 'updateSubmodule',
  method: 'PUT',
  path: "/api/v4/projects/{id}/repository/submodules/{submodule}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
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
  /** Move a submodule to another commit: PUT /projects/{id}/repository/submodules/{submodule} */
  updateSubmodule(request: UpdateSubmoduleInput): Promise<UpdateSubmoduleAnswer>;
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
  updateSubmodule: (request) => send(updateSubmoduleCall, request),
});
