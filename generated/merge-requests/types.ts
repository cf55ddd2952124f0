// Generated from spec/domains/* /merge-requests.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type AddMergeRequestSpentTime = components['schemas']['AddMergeRequestSpentTime'];
export type CreateMergeRequest = components['schemas']['CreateMergeRequest'];
export type HookMergeRequest = components['schemas']['HookMergeRequest'];
export type HookMergeRequestAttributes = components['schemas']['HookMergeRequestAttributes'];
export type MergeMergeRequest = components['schemas']['MergeMergeRequest'];
export type MergeRequest = components['schemas']['MergeRequest'];
export type MergeRequestAbilities = components['schemas']['MergeRequestAbilities'];
export type MergeRequestDetail = components['schemas']['MergeRequestDetail'];
export type MergeRequestErrors = components['schemas']['MergeRequestErrors'];
export type MergeRequestHookPayload = components['schemas']['MergeRequestHookPayload'];
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
  | JsonResponse<operations['listGroupMergeRequests'], 400 | 401 | 403 | 404>;

/** List merge requests: GET /merge_requests */
export interface ListMergeRequestsRequest {
  readonly query: Defaulted<ParametersOf<operations['listMergeRequests'], 'query'>, 'state' | 'order_by' | 'sort' | 'with_labels_details' | 'with_merge_status_recheck' | 'scope' | 'in' | 'page' | 'per_page'>;
}

export type ListMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequests'], 400 | 401 | 403>;

/** List the merge requests of a project: GET /projects/{id}/merge_requests */
export interface ListProjectMergeRequestsRequest {
  readonly params: ParametersOf<operations['listProjectMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectMergeRequests'], 'query'>, 'state' | 'order_by' | 'sort' | 'with_labels_details' | 'with_merge_status_recheck' | 'in' | 'page' | 'per_page'>;
}

export type ListProjectMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectMergeRequests'], 400 | 401 | 403 | 404>;

/** Create a merge request: POST /projects/{id}/merge_requests */
export interface CreateMergeRequestRequest {
  readonly params: ParametersOf<operations['createMergeRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequest'], 'application/json'>>;
}

export type CreateMergeRequestResponse = JsonResponse<operations['createMergeRequest'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

/** Get a merge request: GET /projects/{id}/merge_requests/{merge_request_iid} */
export interface GetMergeRequestRequest {
  readonly params: ParametersOf<operations['getMergeRequest'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getMergeRequest'], 'query'>, 'render_html' | 'include_diverged_commits_count' | 'include_rebase_in_progress'>;
}

export type GetMergeRequestResponse = JsonResponse<operations['getMergeRequest'], 200 | 400 | 401 | 403 | 404>;

/** Change a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid} */
export interface UpdateMergeRequestRequest {
  readonly params: ParametersOf<operations['updateMergeRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateMergeRequest'], 'application/json'>>;
}

export type UpdateMergeRequestResponse = JsonResponse<operations['updateMergeRequest'], 200 | 400 | 401 | 403 | 404 | 409 | 422>;

/** Delete a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid} */
export interface DeleteMergeRequestRequest {
  readonly params: ParametersOf<operations['deleteMergeRequest'], 'path'>;
  readonly headers: ParametersOf<operations['deleteMergeRequest'], 'header'>;
}

export type DeleteMergeRequestResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteMergeRequest'], 400 | 401 | 403 | 404 | 412>;

/** Add time spent on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/add_spent_time */
export interface AddMergeRequestSpentTimeRequest {
  readonly params: ParametersOf<operations['addMergeRequestSpentTime'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addMergeRequestSpentTime'], 'application/json'>>;
}

export type AddMergeRequestSpentTimeResponse = JsonResponse<operations['addMergeRequestSpentTime'], 201 | 400 | 401 | 403 | 404>;

/** No longer merge when the pipeline succeeds: POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds */
export interface CancelMergeWhenPipelineSucceedsRequest {
  readonly params: ParametersOf<operations['cancelMergeWhenPipelineSucceeds'], 'path'>;
}

export type CancelMergeWhenPipelineSucceedsResponse = JsonResponse<operations['cancelMergeWhenPipelineSucceeds'], 201 | 400 | 401 | 403 | 404 | 405 | 406>;

/** Merge a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/merge */
export interface MergeMergeRequestRequest {
  readonly params: ParametersOf<operations['mergeMergeRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['mergeMergeRequest'], 'application/json'>, 'merge_when_pipeline_succeeds'>;
}

export type MergeMergeRequestResponse = JsonResponse<operations['mergeMergeRequest'], 200 | 400 | 401 | 403 | 404 | 405 | 406 | 409>;

/** Merge into the merge ref: GET /projects/{id}/merge_requests/{merge_request_iid}/merge_ref */
export interface GetMergeRequestMergeRefRequest {
  readonly params: ParametersOf<operations['getMergeRequestMergeRef'], 'path'>;
}

export type GetMergeRequestMergeRefResponse = JsonResponse<operations['getMergeRequestMergeRef'], 200 | 400 | 401 | 403 | 404>;

/** Merge into the merge ref, as some clients ask: PUT /projects/{id}/merge_requests/{merge_request_iid}/merge_ref */
export interface UpdateMergeRequestMergeRefRequest {
  readonly params: ParametersOf<operations['updateMergeRequestMergeRef'], 'path'>;
}

export type UpdateMergeRequestMergeRefResponse = JsonResponse<operations['updateMergeRequestMergeRef'], 200 | 400 | 401 | 403 | 404>;

/** List who takes part in a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/participants */
export interface ListMergeRequestParticipantsRequest {
  readonly params: ParametersOf<operations['listMergeRequestParticipants'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestParticipants'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestParticipantsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestParticipants'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestParticipants'], 400 | 401 | 403 | 404>;

/** Rebase a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/rebase */
export interface RebaseMergeRequestRequest {
  readonly params: ParametersOf<operations['rebaseMergeRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['rebaseMergeRequest'], 'application/json'>, 'skip_ci'>;
}

export type RebaseMergeRequestResponse = JsonResponse<operations['rebaseMergeRequest'], 202 | 400 | 401 | 403 | 404 | 409>;

/** Remove the time spent on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/reset_spent_time */
export interface ResetMergeRequestSpentTimeRequest {
  readonly params: ParametersOf<operations['resetMergeRequestSpentTime'], 'path'>;
}

export type ResetMergeRequestSpentTimeResponse = JsonResponse<operations['resetMergeRequestSpentTime'], 200 | 400 | 401 | 403 | 404>;

/** Remove the time estimate of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/reset_time_estimate */
export interface ResetMergeRequestTimeEstimateRequest {
  readonly params: ParametersOf<operations['resetMergeRequestTimeEstimate'], 'path'>;
}

export type ResetMergeRequestTimeEstimateResponse = JsonResponse<operations['resetMergeRequestTimeEstimate'], 200 | 400 | 401 | 403 | 404>;

/** List who is to review a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/reviewers */
export interface ListMergeRequestReviewersRequest {
  readonly params: ParametersOf<operations['listMergeRequestReviewers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestReviewers'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestReviewersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestReviewers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listMergeRequestReviewers'], 400 | 401 | 403 | 404>;

/** Subscribe to a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/subscribe */
export interface SubscribeToMergeRequestRequest {
  readonly params: ParametersOf<operations['subscribeToMergeRequest'], 'path'>;
}

export type SubscribeToMergeRequestResponse =
  | JsonResponse<operations['subscribeToMergeRequest'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** Set the time estimate of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/time_estimate */
export interface SetMergeRequestTimeEstimateRequest {
  readonly params: ParametersOf<operations['setMergeRequestTimeEstimate'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setMergeRequestTimeEstimate'], 'application/json'>>;
}

export type SetMergeRequestTimeEstimateResponse = JsonResponse<operations['setMergeRequestTimeEstimate'], 200 | 400 | 401 | 403 | 404>;

/** Get the times of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/time_stats */
export interface GetMergeRequestTimeStatsRequest {
  readonly params: ParametersOf<operations['getMergeRequestTimeStats'], 'path'>;
}

export type GetMergeRequestTimeStatsResponse = JsonResponse<operations['getMergeRequestTimeStats'], 200 | 400 | 401 | 403 | 404>;

/** Add a merge request to one's to-dos: POST /projects/{id}/merge_requests/{merge_request_iid}/todo */
export interface CreateMergeRequestTodoRequest {
  readonly params: ParametersOf<operations['createMergeRequestTodo'], 'path'>;
}

export type CreateMergeRequestTodoResponse =
  | JsonResponse<operations['createMergeRequestTodo'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** Unsubscribe from a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/unsubscribe */
export interface UnsubscribeFromMergeRequestRequest {
  readonly params: ParametersOf<operations['unsubscribeFromMergeRequest'], 'path'>;
}

export type UnsubscribeFromMergeRequestResponse =
  | JsonResponse<operations['unsubscribeFromMergeRequest'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;
