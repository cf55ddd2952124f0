// Generated from spec/domains/* /merge-request-diffs.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateContextCommits = components['schemas']['CreateContextCommits'];
export type MergeRequestChanges = components['schemas']['MergeRequestChanges'];
export type MergeRequestVersion = components['schemas']['MergeRequestVersion'];
export type MergeRequestVersionDetail = components['schemas']['MergeRequestVersionDetail'];

/** Get a merge request with its changes: GET /projects/{id}/merge_requests/{merge_request_iid}/changes */
export interface GetMergeRequestChangesRequest {
  readonly params: ParametersOf<operations['getMergeRequestChanges'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getMergeRequestChanges'], 'query'>, 'access_raw_diffs'>;
}

export type GetMergeRequestChangesResponse = JsonResponse<operations['getMergeRequestChanges'], 200 | 400 | 401 | 403 | 404>;

/** List the issues that a merge request closes: GET /projects/{id}/merge_requests/{merge_request_iid}/closes_issues */
export interface ListMergeRequestClosesIssuesRequest {
  readonly params: ParametersOf<operations['listMergeRequestClosesIssues'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestClosesIssues'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestClosesIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestClosesIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestClosesIssues'], 400 | 401 | 403 | 404>;

/** List the commits of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/commits */
export interface ListMergeRequestCommitsRequest {
  readonly params: ParametersOf<operations['listMergeRequestCommits'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestCommits'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestCommitsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestCommits'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestCommits'], 400 | 401 | 403 | 404>;

/** List the context commits of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export interface ListMergeRequestContextCommitsRequest {
  readonly params: ParametersOf<operations['listMergeRequestContextCommits'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestContextCommits'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestContextCommitsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestContextCommits'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestContextCommits'], 400 | 401 | 403 | 404>;

/** Add context commits to a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export interface CreateMergeRequestContextCommitsRequest {
  readonly params: ParametersOf<operations['createMergeRequestContextCommits'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestContextCommits'], 'application/json'>>;
}

export type CreateMergeRequestContextCommitsResponse = JsonResponse<operations['createMergeRequestContextCommits'], 201 | 400 | 401 | 403 | 404>;

/** Remove context commits from a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export interface DeleteMergeRequestContextCommitsRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestContextCommits'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteMergeRequestContextCommits'], 'query'>>;
}

export type DeleteMergeRequestContextCommitsResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteMergeRequestContextCommits'], 400 | 401 | 403 | 404>;

/** List the changes of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/diffs */
export interface ListMergeRequestDiffsRequest {
  readonly params: ParametersOf<operations['listMergeRequestDiffs'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestDiffs'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestDiffsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestDiffs'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestDiffs'], 400 | 401 | 403 | 404>;

/** Get the changes of a merge request as a patch: GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs */
export interface GetMergeRequestRawDiffsRequest {
  readonly params: ParametersOf<operations['getMergeRequestRawDiffs'], 'path'>;
}

export type GetMergeRequestRawDiffsResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number } }
  | JsonResponse<operations['getMergeRequestRawDiffs'], 400 | 401 | 403 | 404>;

/** List the versions of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/versions */
export interface ListMergeRequestVersionsRequest {
  readonly params: ParametersOf<operations['listMergeRequestVersions'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestVersions'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestVersionsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestVersions'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestVersions'], 400 | 401 | 403 | 404>;

/** Get a version of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/versions/{version_id} */
export interface GetMergeRequestVersionRequest {
  readonly params: ParametersOf<operations['getMergeRequestVersion'], 'path'>;
}

export type GetMergeRequestVersionResponse = JsonResponse<operations['getMergeRequestVersion'], 200 | 400 | 401 | 403 | 404>;
