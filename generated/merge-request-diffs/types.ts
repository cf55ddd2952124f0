// Generated from spec/resources/merge-request-diffs.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateContextCommits = components['schemas']['CreateContextCommits'];
export type MergeRequestChanges = components['schemas']['MergeRequestChanges'];
export type MergeRequestVersion = components['schemas']['MergeRequestVersion'];
export type MergeRequestVersionDetail = components['schemas']['MergeRequestVersionDetail'];

/** Get a merge request with its changes: GET /projects/{id}/merge_requests/{merge_request_iid}/changes */
export interface GetMergeRequestChangesRequest {
  readonly params: ParametersOf<operations['getMergeRequestChanges'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getMergeRequestChanges'], 'query'>, 'access_raw_diffs'>;
}

export type GetMergeRequestChangesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestChanges'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestChanges'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestChanges'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestChanges'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestChanges'], 404>; readonly headers?: never }
  ;

/** List the issues that a merge request closes: GET /projects/{id}/merge_requests/{merge_request_iid}/closes_issues */
export interface ListMergeRequestClosesIssuesRequest {
  readonly params: ParametersOf<operations['listMergeRequestClosesIssues'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestClosesIssues'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestClosesIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestClosesIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestClosesIssues'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestClosesIssues'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestClosesIssues'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestClosesIssues'], 404>; readonly headers?: never }
  ;

/** List the commits of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/commits */
export interface ListMergeRequestCommitsRequest {
  readonly params: ParametersOf<operations['listMergeRequestCommits'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestCommits'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestCommitsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestCommits'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestCommits'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestCommits'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestCommits'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestCommits'], 404>; readonly headers?: never }
  ;

/** List the context commits of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export interface ListMergeRequestContextCommitsRequest {
  readonly params: ParametersOf<operations['listMergeRequestContextCommits'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestContextCommits'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestContextCommitsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestContextCommits'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestContextCommits'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestContextCommits'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestContextCommits'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestContextCommits'], 404>; readonly headers?: never }
  ;

/** Add context commits to a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export interface CreateMergeRequestContextCommitsRequest {
  readonly params: ParametersOf<operations['createMergeRequestContextCommits'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestContextCommits'], 'application/json'>>;
}

export type CreateMergeRequestContextCommitsResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createMergeRequestContextCommits'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createMergeRequestContextCommits'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createMergeRequestContextCommits'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createMergeRequestContextCommits'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createMergeRequestContextCommits'], 404>; readonly headers?: never }
  ;

/** Remove context commits from a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export interface DeleteMergeRequestContextCommitsRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestContextCommits'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteMergeRequestContextCommits'], 'query'>>;
}

export type DeleteMergeRequestContextCommitsResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteMergeRequestContextCommits'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteMergeRequestContextCommits'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteMergeRequestContextCommits'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteMergeRequestContextCommits'], 404>; readonly headers?: never }
  ;

/** List the changes of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/diffs */
export interface ListMergeRequestDiffsRequest {
  readonly params: ParametersOf<operations['listMergeRequestDiffs'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestDiffs'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestDiffsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestDiffs'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestDiffs'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestDiffs'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestDiffs'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestDiffs'], 404>; readonly headers?: never }
  ;

/** Get the changes of a merge request as a patch: GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs */
export interface GetMergeRequestRawDiffsRequest {
  readonly params: ParametersOf<operations['getMergeRequestRawDiffs'], 'path'>;
}

export type GetMergeRequestRawDiffsResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestRawDiffs'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestRawDiffs'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestRawDiffs'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestRawDiffs'], 404>; readonly headers?: never }
  ;

/** List the versions of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/versions */
export interface ListMergeRequestVersionsRequest {
  readonly params: ParametersOf<operations['listMergeRequestVersions'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestVersions'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestVersionsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestVersions'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestVersions'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestVersions'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestVersions'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestVersions'], 404>; readonly headers?: never }
  ;

/** Get a version of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/versions/{version_id} */
export interface GetMergeRequestVersionRequest {
  readonly params: ParametersOf<operations['getMergeRequestVersion'], 'path'>;
}

export type GetMergeRequestVersionResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestVersion'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestVersion'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestVersion'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestVersion'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestVersion'], 404>; readonly headers?: never }
  ;
