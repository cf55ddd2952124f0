// Generated from spec/resources/merge-requests.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type AddMergeRequestSpentTime = components['schemas']['AddMergeRequestSpentTime'];
export type CreateMergeRequest = components['schemas']['CreateMergeRequest'];
export type MergeMergeRequest = components['schemas']['MergeMergeRequest'];
export type MergeRequest = components['schemas']['MergeRequest'];
export type MergeRequestAbilities = components['schemas']['MergeRequestAbilities'];
export type MergeRequestDetail = components['schemas']['MergeRequestDetail'];
export type MergeRequestErrors = components['schemas']['MergeRequestErrors'];
export type MergeRequestMergeRef = components['schemas']['MergeRequestMergeRef'];
export type MergeRequestNegatedFilters = components['schemas']['MergeRequestNegatedFilters'];
export type MergeRequestRebase = components['schemas']['MergeRequestRebase'];
export type MergeRequestReviewer = components['schemas']['MergeRequestReviewer'];
export type MergeRequestSimple = components['schemas']['MergeRequestSimple'];
export type MergeRequestState = components['schemas']['MergeRequestState'];
export type RebaseMergeRequest = components['schemas']['RebaseMergeRequest'];
export type SetMergeRequestTimeEstimate = components['schemas']['SetMergeRequestTimeEstimate'];
export type UpdateMergeRequest = components['schemas']['UpdateMergeRequest'];

/** List the merge requests of a group: GET /groups/{id}/merge_requests */
export interface ListGroupMergeRequestsRequest {
  readonly params: ParametersOf<operations['listGroupMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupMergeRequests'], 'query'>, 'non_archived' | 'state' | 'order_by' | 'sort' | 'with_labels_details' | 'with_merge_status_recheck' | 'in' | 'page' | 'per_page'>;
}

export type ListGroupMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupMergeRequests'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupMergeRequests'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupMergeRequests'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupMergeRequests'], 404>; readonly headers?: never }
  ;

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

/** Create a merge request: POST /projects/{id}/merge_requests */
export interface CreateMergeRequestRequest {
  readonly params: ParametersOf<operations['createMergeRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequest'], 'application/json'>>;
}

export type CreateMergeRequestResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createMergeRequest'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createMergeRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createMergeRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createMergeRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createMergeRequest'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['createMergeRequest'], 409>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['createMergeRequest'], 422>; readonly headers?: never }
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

/** Change a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid} */
export interface UpdateMergeRequestRequest {
  readonly params: ParametersOf<operations['updateMergeRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateMergeRequest'], 'application/json'>>;
}

export type UpdateMergeRequestResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateMergeRequest'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateMergeRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateMergeRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateMergeRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateMergeRequest'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['updateMergeRequest'], 409>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['updateMergeRequest'], 422>; readonly headers?: never }
  ;

/** Delete a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid} */
export interface DeleteMergeRequestRequest {
  readonly params: ParametersOf<operations['deleteMergeRequest'], 'path'>;
  readonly headers: ParametersOf<operations['deleteMergeRequest'], 'header'>;
}

export type DeleteMergeRequestResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteMergeRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteMergeRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteMergeRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteMergeRequest'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteMergeRequest'], 412>; readonly headers?: never }
  ;

/** Add time spent on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/add_spent_time */
export interface AddMergeRequestSpentTimeRequest {
  readonly params: ParametersOf<operations['addMergeRequestSpentTime'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addMergeRequestSpentTime'], 'application/json'>>;
}

export type AddMergeRequestSpentTimeResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['addMergeRequestSpentTime'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['addMergeRequestSpentTime'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['addMergeRequestSpentTime'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['addMergeRequestSpentTime'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['addMergeRequestSpentTime'], 404>; readonly headers?: never }
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

/** Merge into the merge ref, as some clients ask: PUT /projects/{id}/merge_requests/{merge_request_iid}/merge_ref */
export interface UpdateMergeRequestMergeRefRequest {
  readonly params: ParametersOf<operations['updateMergeRequestMergeRef'], 'path'>;
}

export type UpdateMergeRequestMergeRefResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateMergeRequestMergeRef'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateMergeRequestMergeRef'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateMergeRequestMergeRef'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateMergeRequestMergeRef'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateMergeRequestMergeRef'], 404>; readonly headers?: never }
  ;

/** List who takes part in a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/participants */
export interface ListMergeRequestParticipantsRequest {
  readonly params: ParametersOf<operations['listMergeRequestParticipants'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestParticipants'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestParticipantsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestParticipants'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestParticipants'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestParticipants'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestParticipants'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestParticipants'], 404>; readonly headers?: never }
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

/** Remove the time spent on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/reset_spent_time */
export interface ResetMergeRequestSpentTimeRequest {
  readonly params: ParametersOf<operations['resetMergeRequestSpentTime'], 'path'>;
}

export type ResetMergeRequestSpentTimeResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['resetMergeRequestSpentTime'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['resetMergeRequestSpentTime'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['resetMergeRequestSpentTime'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['resetMergeRequestSpentTime'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['resetMergeRequestSpentTime'], 404>; readonly headers?: never }
  ;

/** Remove the time estimate of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/reset_time_estimate */
export interface ResetMergeRequestTimeEstimateRequest {
  readonly params: ParametersOf<operations['resetMergeRequestTimeEstimate'], 'path'>;
}

export type ResetMergeRequestTimeEstimateResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['resetMergeRequestTimeEstimate'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['resetMergeRequestTimeEstimate'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['resetMergeRequestTimeEstimate'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['resetMergeRequestTimeEstimate'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['resetMergeRequestTimeEstimate'], 404>; readonly headers?: never }
  ;

/** List who is to review a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/reviewers */
export interface ListMergeRequestReviewersRequest {
  readonly params: ParametersOf<operations['listMergeRequestReviewers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestReviewers'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestReviewersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestReviewers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestReviewers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestReviewers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestReviewers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestReviewers'], 404>; readonly headers?: never }
  ;

/** Subscribe to a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/subscribe */
export interface SubscribeToMergeRequestRequest {
  readonly params: ParametersOf<operations['subscribeToMergeRequest'], 'path'>;
}

export type SubscribeToMergeRequestResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['subscribeToMergeRequest'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['subscribeToMergeRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['subscribeToMergeRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['subscribeToMergeRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['subscribeToMergeRequest'], 404>; readonly headers?: never }
  ;

/** Set the time estimate of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/time_estimate */
export interface SetMergeRequestTimeEstimateRequest {
  readonly params: ParametersOf<operations['setMergeRequestTimeEstimate'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setMergeRequestTimeEstimate'], 'application/json'>>;
}

export type SetMergeRequestTimeEstimateResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['setMergeRequestTimeEstimate'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['setMergeRequestTimeEstimate'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['setMergeRequestTimeEstimate'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['setMergeRequestTimeEstimate'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['setMergeRequestTimeEstimate'], 404>; readonly headers?: never }
  ;

/** Get the times of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/time_stats */
export interface GetMergeRequestTimeStatsRequest {
  readonly params: ParametersOf<operations['getMergeRequestTimeStats'], 'path'>;
}

export type GetMergeRequestTimeStatsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestTimeStats'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestTimeStats'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestTimeStats'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestTimeStats'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestTimeStats'], 404>; readonly headers?: never }
  ;

/** Add a merge request to one's to-dos: POST /projects/{id}/merge_requests/{merge_request_iid}/todo */
export interface CreateMergeRequestTodoRequest {
  readonly params: ParametersOf<operations['createMergeRequestTodo'], 'path'>;
}

export type CreateMergeRequestTodoResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createMergeRequestTodo'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createMergeRequestTodo'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createMergeRequestTodo'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createMergeRequestTodo'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createMergeRequestTodo'], 404>; readonly headers?: never }
  ;

/** Unsubscribe from a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/unsubscribe */
export interface UnsubscribeFromMergeRequestRequest {
  readonly params: ParametersOf<operations['unsubscribeFromMergeRequest'], 'path'>;
}

export type UnsubscribeFromMergeRequestResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unsubscribeFromMergeRequest'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unsubscribeFromMergeRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unsubscribeFromMergeRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unsubscribeFromMergeRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unsubscribeFromMergeRequest'], 404>; readonly headers?: never }
  ;
