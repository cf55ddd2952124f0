// Generated from spec/domains/* /commits.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type BasicRef = components['schemas']['BasicRef'];
export type CherryPickCommit = components['schemas']['CherryPickCommit'];
export type CommitAction = components['schemas']['CommitAction'];
export type CommitComment = components['schemas']['CommitComment'];
export type CommitConflict = components['schemas']['CommitConflict'];
export type CommitDryRunResult = components['schemas']['CommitDryRunResult'];
export type CreateCommit = components['schemas']['CreateCommit'];
export type CreateCommitComment = components['schemas']['CreateCommitComment'];
export type RevertCommit = components['schemas']['RevertCommit'];
export type UpdateSubmodule = components['schemas']['UpdateSubmodule'];

/** List commits: GET /projects/{id}/repository/commits */
export interface ListCommitsRequest {
  readonly params: ParametersOf<operations['listCommits'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listCommits'], 'query'>, 'all' | 'with_stats' | 'first_parent' | 'order' | 'trailers' | 'page' | 'per_page'>;
}

export type ListCommitsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listCommits'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listCommits'], 400 | 401 | 403 | 404>;

/** Commit changes of several files: POST /projects/{id}/repository/commits */
export interface CreateCommitRequest {
  readonly params: ParametersOf<operations['createCommit'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createCommit'], 'application/json'>, 'force' | 'stats'>;
}

export type CreateCommitResponse = JsonResponse<operations['createCommit'], 201 | 400 | 401 | 403 | 404>;

/** Get a commit: GET /projects/{id}/repository/commits/{sha} */
export interface GetCommitRequest {
  readonly params: ParametersOf<operations['getCommit'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getCommit'], 'query'>, 'stats'>;
}

export type GetCommitResponse = JsonResponse<operations['getCommit'], 200 | 400 | 401 | 403 | 404>;

/** Cherry-pick a commit: POST /projects/{id}/repository/commits/{sha}/cherry_pick */
export interface CherryPickCommitRequest {
  readonly params: ParametersOf<operations['cherryPickCommit'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['cherryPickCommit'], 'application/json'>, 'dry_run'>;
}

export type CherryPickCommitResponse = JsonResponse<operations['cherryPickCommit'], 200 | 201 | 400 | 401 | 403 | 404>;

/** List the comments on a commit: GET /projects/{id}/repository/commits/{sha}/comments */
export interface ListCommitCommentsRequest {
  readonly params: ParametersOf<operations['listCommitComments'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listCommitComments'], 'query'>, 'page' | 'per_page'>;
}

export type ListCommitCommentsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listCommitComments'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listCommitComments'], 400 | 401 | 403 | 404>;

/** Comment on a commit: POST /projects/{id}/repository/commits/{sha}/comments */
export interface CreateCommitCommentRequest {
  readonly params: ParametersOf<operations['createCommitComment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createCommitComment'], 'application/json'>, 'line_type'>;
}

export type CreateCommitCommentResponse = JsonResponse<operations['createCommitComment'], 201 | 400 | 401 | 403 | 404 | 429>;

/** List the changes of a commit: GET /projects/{id}/repository/commits/{sha}/diff */
export interface ListCommitDiffRequest {
  readonly params: ParametersOf<operations['listCommitDiff'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listCommitDiff'], 'query'>, 'page' | 'per_page'>;
}

export type ListCommitDiffResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listCommitDiff'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listCommitDiff'], 400 | 401 | 403 | 404>;

/** List the merge requests of a commit: GET /projects/{id}/repository/commits/{sha}/merge_requests */
export interface ListCommitMergeRequestsRequest {
  readonly params: ParametersOf<operations['listCommitMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listCommitMergeRequests'], 'query'>, 'page' | 'per_page'>;
}

export type ListCommitMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listCommitMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listCommitMergeRequests'], 400 | 401 | 403 | 404>;

/** List the refs that contain a commit: GET /projects/{id}/repository/commits/{sha}/refs */
export interface ListCommitRefsRequest {
  readonly params: ParametersOf<operations['listCommitRefs'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listCommitRefs'], 'query'>, 'type' | 'page' | 'per_page'>;
}

export type ListCommitRefsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listCommitRefs'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listCommitRefs'], 400 | 401 | 403 | 404>;

/** Revert a commit: POST /projects/{id}/repository/commits/{sha}/revert */
export interface RevertCommitRequest {
  readonly params: ParametersOf<operations['revertCommit'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['revertCommit'], 'application/json'>, 'dry_run'>;
}

export type RevertCommitResponse = JsonResponse<operations['revertCommit'], 200 | 201 | 400 | 401 | 403 | 404>;

/** Get the signature of a commit: GET /projects/{id}/repository/commits/{sha}/signature */
export interface GetCommitSignatureRequest {
  readonly params: ParametersOf<operations['getCommitSignature'], 'path'>;
}

export type GetCommitSignatureResponse = JsonResponse<operations['getCommitSignature'], 200 | 400 | 401 | 403 | 404 | 429>;

/** Move a submodule to another commit: PUT /projects/{id}/repository/submodules/{submodule} */
export interface UpdateSubmoduleRequest {
  readonly params: ParametersOf<operations['updateSubmodule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateSubmodule'], 'application/json'>>;
}

export type UpdateSubmoduleResponse = JsonResponse<operations['updateSubmodule'], 200 | 400 | 401 | 403 | 404>;
