// Generated from spec/domains/* /issues.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type AddIssueSpentTime = components['schemas']['AddIssueSpentTime'];
export type CloneIssue = components['schemas']['CloneIssue'];
export type CreateIssue = components['schemas']['CreateIssue'];
export type CreateIssueNote = components['schemas']['CreateIssueNote'];
export type HookIssue = components['schemas']['HookIssue'];
export type HookIssueAttributes = components['schemas']['HookIssueAttributes'];
export type Issue = components['schemas']['Issue'];
export type IssueEpic = components['schemas']['IssueEpic'];
export type IssueHookPayload = components['schemas']['IssueHookPayload'];
export type IssueIteration = components['schemas']['IssueIteration'];
export type IssueLinks = components['schemas']['IssueLinks'];
export type IssueNegatedFilters = components['schemas']['IssueNegatedFilters'];
export type IssueNoteCommands = components['schemas']['IssueNoteCommands'];
export type IssueReorderError = components['schemas']['IssueReorderError'];
export type MoveIssue = components['schemas']['MoveIssue'];
export type ReorderIssue = components['schemas']['ReorderIssue'];
export type SetIssueTimeEstimate = components['schemas']['SetIssueTimeEstimate'];
export type UpdateIssue = components['schemas']['UpdateIssue'];
export type UserAgentDetail = components['schemas']['UserAgentDetail'];

/** List the issues of a group: GET /groups/{id}/issues */
export interface ListGroupIssuesRequest {
  readonly params: ParametersOf<operations['listGroupIssues'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupIssues'], 'query'>, 'in' | 'non_archived' | 'order_by' | 'sort' | 'with_labels_details' | 'page' | 'per_page'>;
}

export type ListGroupIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupIssues'], 400 | 401 | 403 | 404 | 422>;

/** List issues: GET /issues */
export interface ListIssuesRequest {
  readonly query: Defaulted<ParametersOf<operations['listIssues'], 'query'>, 'in' | 'non_archived' | 'order_by' | 'scope' | 'sort' | 'with_labels_details' | 'page' | 'per_page'>;
}

export type ListIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssues'], 400 | 401 | 403 | 422>;

/** Get an issue by its id: GET /issues/{id} */
export interface GetIssueByIdRequest {
  readonly params: ParametersOf<operations['getIssueById'], 'path'>;
}

export type GetIssueByIdResponse = JsonResponse<operations['getIssueById'], 200 | 400 | 401 | 403 | 404>;

/** List the issues of a project: GET /projects/{id}/issues */
export interface ListProjectIssuesRequest {
  readonly params: ParametersOf<operations['listProjectIssues'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectIssues'], 'query'>, 'in' | 'order_by' | 'sort' | 'with_labels_details' | 'page' | 'per_page'>;
}

export type ListProjectIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectIssues'], 400 | 401 | 403 | 404 | 422>;

/** Create an issue: POST /projects/{id}/issues */
export interface CreateIssueRequest {
  readonly params: ParametersOf<operations['createIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssue'], 'application/json'>>;
}

export type CreateIssueResponse = JsonResponse<operations['createIssue'], 201 | 400 | 401 | 403 | 404 | 409 | 429>;

/** Get an issue: GET /projects/{id}/issues/{issue_iid} */
export interface GetIssueRequest {
  readonly params: ParametersOf<operations['getIssue'], 'path'>;
}

export type GetIssueResponse = JsonResponse<operations['getIssue'], 200 | 400 | 401 | 403 | 404>;

/** Change an issue: PUT /projects/{id}/issues/{issue_iid} */
export interface UpdateIssueRequest {
  readonly params: ParametersOf<operations['updateIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateIssue'], 'application/json'>>;
}

export type UpdateIssueResponse = JsonResponse<operations['updateIssue'], 200 | 400 | 401 | 403 | 404>;

/** Delete an issue: DELETE /projects/{id}/issues/{issue_iid} */
export interface DeleteIssueRequest {
  readonly params: ParametersOf<operations['deleteIssue'], 'path'>;
  readonly headers: ParametersOf<operations['deleteIssue'], 'header'>;
}

export type DeleteIssueResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteIssue'], 400 | 401 | 403 | 404 | 412>;

/** Add time spent on an issue: POST /projects/{id}/issues/{issue_iid}/add_spent_time */
export interface AddIssueSpentTimeRequest {
  readonly params: ParametersOf<operations['addIssueSpentTime'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addIssueSpentTime'], 'application/json'>>;
}

export type AddIssueSpentTimeResponse = JsonResponse<operations['addIssueSpentTime'], 201 | 400 | 401 | 403 | 404>;

/** Copy an issue: POST /projects/{id}/issues/{issue_iid}/clone */
export interface CloneIssueRequest {
  readonly params: ParametersOf<operations['cloneIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['cloneIssue'], 'application/json'>, 'with_notes'>;
}

export type CloneIssueResponse = JsonResponse<operations['cloneIssue'], 201 | 400 | 401 | 403 | 404>;

/** List the merge requests that close an issue: GET /projects/{id}/issues/{issue_iid}/closed_by */
export interface ListIssueClosedByRequest {
  readonly params: ParametersOf<operations['listIssueClosedBy'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueClosedBy'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueClosedByResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueClosedBy'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueClosedBy'], 400 | 401 | 403 | 404>;

/** Move an issue to another project: POST /projects/{id}/issues/{issue_iid}/move */
export interface MoveIssueRequest {
  readonly params: ParametersOf<operations['moveIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['moveIssue'], 'application/json'>>;
}

export type MoveIssueResponse = JsonResponse<operations['moveIssue'], 201 | 400 | 401 | 403 | 404>;

/** Comment on an issue: POST /projects/{id}/issues/{issue_iid}/notes */
export interface CreateIssueNoteRequest {
  readonly params: ParametersOf<operations['createIssueNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueNote'], 'application/json'>>;
}

export type CreateIssueNoteResponse = JsonResponse<operations['createIssueNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

/** List who takes part in an issue: GET /projects/{id}/issues/{issue_iid}/participants */
export interface ListIssueParticipantsRequest {
  readonly params: ParametersOf<operations['listIssueParticipants'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueParticipants'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueParticipantsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueParticipants'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueParticipants'], 400 | 401 | 403 | 404>;

/** List the merge requests related to an issue: GET /projects/{id}/issues/{issue_iid}/related_merge_requests */
export interface ListIssueRelatedMergeRequestsRequest {
  readonly params: ParametersOf<operations['listIssueRelatedMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueRelatedMergeRequests'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueRelatedMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueRelatedMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listIssueRelatedMergeRequests'], 400 | 401 | 403 | 404>;

/** Move an issue in the order made by hand: PUT /projects/{id}/issues/{issue_iid}/reorder */
export interface ReorderIssueRequest {
  readonly params: ParametersOf<operations['reorderIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['reorderIssue'], 'application/json'>>;
}

export type ReorderIssueResponse = JsonResponse<operations['reorderIssue'], 200 | 400 | 401 | 403 | 404 | 422>;

/** Remove the time spent on an issue: POST /projects/{id}/issues/{issue_iid}/reset_spent_time */
export interface ResetIssueSpentTimeRequest {
  readonly params: ParametersOf<operations['resetIssueSpentTime'], 'path'>;
}

export type ResetIssueSpentTimeResponse = JsonResponse<operations['resetIssueSpentTime'], 200 | 400 | 401 | 403 | 404>;

/** Remove the time estimate of an issue: POST /projects/{id}/issues/{issue_iid}/reset_time_estimate */
export interface ResetIssueTimeEstimateRequest {
  readonly params: ParametersOf<operations['resetIssueTimeEstimate'], 'path'>;
}

export type ResetIssueTimeEstimateResponse = JsonResponse<operations['resetIssueTimeEstimate'], 200 | 400 | 401 | 403 | 404>;

/** Subscribe to an issue: POST /projects/{id}/issues/{issue_iid}/subscribe */
export interface SubscribeToIssueRequest {
  readonly params: ParametersOf<operations['subscribeToIssue'], 'path'>;
}

export type SubscribeToIssueResponse =
  | JsonResponse<operations['subscribeToIssue'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** Set the time estimate of an issue: POST /projects/{id}/issues/{issue_iid}/time_estimate */
export interface SetIssueTimeEstimateRequest {
  readonly params: ParametersOf<operations['setIssueTimeEstimate'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setIssueTimeEstimate'], 'application/json'>>;
}

export type SetIssueTimeEstimateResponse = JsonResponse<operations['setIssueTimeEstimate'], 200 | 400 | 401 | 403 | 404>;

/** Get the times of an issue: GET /projects/{id}/issues/{issue_iid}/time_stats */
export interface GetIssueTimeStatsRequest {
  readonly params: ParametersOf<operations['getIssueTimeStats'], 'path'>;
}

export type GetIssueTimeStatsResponse = JsonResponse<operations['getIssueTimeStats'], 200 | 400 | 401 | 403 | 404>;

/** Add an issue to one's to-dos: POST /projects/{id}/issues/{issue_iid}/todo */
export interface CreateIssueTodoRequest {
  readonly params: ParametersOf<operations['createIssueTodo'], 'path'>;
}

export type CreateIssueTodoResponse =
  | JsonResponse<operations['createIssueTodo'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** Unsubscribe from an issue: POST /projects/{id}/issues/{issue_iid}/unsubscribe */
export interface UnsubscribeFromIssueRequest {
  readonly params: ParametersOf<operations['unsubscribeFromIssue'], 'path'>;
}

export type UnsubscribeFromIssueResponse =
  | JsonResponse<operations['unsubscribeFromIssue'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** Get the client that created an issue: GET /projects/{id}/issues/{issue_iid}/user_agent_detail */
export interface GetIssueUserAgentDetailRequest {
  readonly params: ParametersOf<operations['getIssueUserAgentDetail'], 'path'>;
}

export type GetIssueUserAgentDetailResponse = JsonResponse<operations['getIssueUserAgentDetail'], 200 | 400 | 401 | 403 | 404>;
