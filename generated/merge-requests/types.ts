// Generated from spec/resources/merge-requests.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type MergeMergeRequest = components['schemas']['MergeMergeRequest'];
export type MergeRequest = components['schemas']['MergeRequest'];
export type MergeRequestAbilities = components['schemas']['MergeRequestAbilities'];
export type MergeRequestDetail = components['schemas']['MergeRequestDetail'];
export type MergeRequestMergeRef = components['schemas']['MergeRequestMergeRef'];
export type MergeRequestNegatedFilters = components['schemas']['MergeRequestNegatedFilters'];
export type MergeRequestRebase = components['schemas']['MergeRequestRebase'];
export type MergeRequestSimple = components['schemas']['MergeRequestSimple'];
export type MergeRequestState = components['schemas']['MergeRequestState'];
export type RebaseMergeRequest = components['schemas']['RebaseMergeRequest'];

/** List merge requests: GET /merge_requests */
export interface ListMergeRequestsRequest {
  readonly query: Defaulted<ParametersOf<operations['listMergeRequests'], 'query'>, 'state' | 'order_by' | 'sort' | 'with_labels_details' | 'with_merge_status_recheck' | 'scope' | 'in' | 'page' | 'per_page'>;
}

export type ListMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequests'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequests'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequests'], 403>; readonly headers?: never }
  ;

/** List the merge requests of a project: GET /projects/{id}/merge_requests */
export interface ListProjectMergeRequestsRequest {
  readonly params: ParametersOf<operations['listProjectMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMergeRequests'], 'query'>, 'state' | 'order_by' | 'sort' | 'with_labels_details' | 'with_merge_status_recheck' | 'in' | 'page' | 'per_page'>;
}

export type ListProjectMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectMergeRequests'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectMergeRequests'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectMergeRequests'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectMergeRequests'], 404>; readonly headers?: never }
  ;

/** Get a merge request: GET /projects/{id}/merge_requests/{merge_request_iid} */
export interface GetMergeRequestRequest {
  readonly params: ParametersOf<operations['getMergeRequest'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getMergeRequest'], 'query'>, 'render_html' | 'include_diverged_commits_count' | 'include_rebase_in_progress'>;
}

export type GetMergeRequestResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequest'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequest'], 404>; readonly headers?: never }
  ;

/** No longer merge when the pipeline succeeds: POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds */
export interface CancelMergeWhenPipelineSucceedsRequest {
  readonly params: ParametersOf<operations['cancelMergeWhenPipelineSucceeds'], 'path'>;
}

export type CancelMergeWhenPipelineSucceedsResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 404>; readonly headers?: never }
  | { readonly status: 405; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 405>; readonly headers?: never }
  | { readonly status: 406; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 406>; readonly headers?: never }
  ;

/** Merge a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/merge */
export interface MergeMergeRequestRequest {
  readonly params: ParametersOf<operations['mergeMergeRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['mergeMergeRequest'], 'application/json'>, 'merge_when_pipeline_succeeds'>;
}

export type MergeMergeRequestResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['mergeMergeRequest'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['mergeMergeRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['mergeMergeRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['mergeMergeRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['mergeMergeRequest'], 404>; readonly headers?: never }
  | { readonly status: 405; readonly body: JsonOf<operations['mergeMergeRequest'], 405>; readonly headers?: never }
  | { readonly status: 406; readonly body: JsonOf<operations['mergeMergeRequest'], 406>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['mergeMergeRequest'], 409>; readonly headers?: never }
  ;

/** Merge into the merge ref: GET /projects/{id}/merge_requests/{merge_request_iid}/merge_ref */
export interface GetMergeRequestMergeRefRequest {
  readonly params: ParametersOf<operations['getMergeRequestMergeRef'], 'path'>;
}

export type GetMergeRequestMergeRefResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestMergeRef'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestMergeRef'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestMergeRef'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestMergeRef'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestMergeRef'], 404>; readonly headers?: never }
  ;

/** Rebase a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/rebase */
export interface RebaseMergeRequestRequest {
  readonly params: ParametersOf<operations['rebaseMergeRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['rebaseMergeRequest'], 'application/json'>, 'skip_ci'>;
}

export type RebaseMergeRequestResponse =
  | { readonly status: 202; readonly body: JsonOf<operations['rebaseMergeRequest'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['rebaseMergeRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['rebaseMergeRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['rebaseMergeRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['rebaseMergeRequest'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['rebaseMergeRequest'], 409>; readonly headers?: never }
  ;
