// Generated from spec/resources/issues.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type AddIssueSpentTime = components['schemas']['AddIssueSpentTime'];
export type CloneIssue = components['schemas']['CloneIssue'];
export type CreateIssue = components['schemas']['CreateIssue'];
export type CreateIssueNote = components['schemas']['CreateIssueNote'];
export type Issue = components['schemas']['Issue'];
export type IssueEpic = components['schemas']['IssueEpic'];
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
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupIssues'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupIssues'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupIssues'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupIssues'], 404>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['listGroupIssues'], 422>; readonly headers?: never }
  ;

/** List issues: GET /issues */
export interface ListIssuesRequest {
  readonly query: Defaulted<ParametersOf<operations['listIssues'], 'query'>, 'in' | 'non_archived' | 'order_by' | 'scope' | 'sort' | 'with_labels_details' | 'page' | 'per_page'>;
}

export type ListIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssues'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssues'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssues'], 403>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['listIssues'], 422>; readonly headers?: never }
  ;

/** Get an issue by its id: GET /issues/{id} */
export interface GetIssueByIdRequest {
  readonly params: ParametersOf<operations['getIssueById'], 'path'>;
}

export type GetIssueByIdResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueById'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueById'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueById'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueById'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueById'], 404>; readonly headers?: never }
  ;

/** List the issues of a project: GET /projects/{id}/issues */
export interface ListProjectIssuesRequest {
  readonly params: ParametersOf<operations['listProjectIssues'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectIssues'], 'query'>, 'in' | 'order_by' | 'sort' | 'with_labels_details' | 'page' | 'per_page'>;
}

export type ListProjectIssuesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectIssues'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectIssues'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectIssues'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectIssues'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectIssues'], 404>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['listProjectIssues'], 422>; readonly headers?: never }
  ;

/** Create an issue: POST /projects/{id}/issues */
export interface CreateIssueRequest {
  readonly params: ParametersOf<operations['createIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssue'], 'application/json'>>;
}

export type CreateIssueResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createIssue'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createIssue'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['createIssue'], 409>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createIssue'], 429>; readonly headers?: never }
  ;

/** Get an issue: GET /projects/{id}/issues/{issue_iid} */
export interface GetIssueRequest {
  readonly params: ParametersOf<operations['getIssue'], 'path'>;
}

export type GetIssueResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssue'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssue'], 404>; readonly headers?: never }
  ;

/** Change an issue: PUT /projects/{id}/issues/{issue_iid} */
export interface UpdateIssueRequest {
  readonly params: ParametersOf<operations['updateIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateIssue'], 'application/json'>>;
}

export type UpdateIssueResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateIssue'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateIssue'], 404>; readonly headers?: never }
  ;

/** Delete an issue: DELETE /projects/{id}/issues/{issue_iid} */
export interface DeleteIssueRequest {
  readonly params: ParametersOf<operations['deleteIssue'], 'path'>;
  readonly headers: ParametersOf<operations['deleteIssue'], 'header'>;
}

export type DeleteIssueResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteIssue'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteIssue'], 412>; readonly headers?: never }
  ;

/** Add time spent on an issue: POST /projects/{id}/issues/{issue_iid}/add_spent_time */
export interface AddIssueSpentTimeRequest {
  readonly params: ParametersOf<operations['addIssueSpentTime'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addIssueSpentTime'], 'application/json'>>;
}

export type AddIssueSpentTimeResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['addIssueSpentTime'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['addIssueSpentTime'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['addIssueSpentTime'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['addIssueSpentTime'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['addIssueSpentTime'], 404>; readonly headers?: never }
  ;

/** Copy an issue: POST /projects/{id}/issues/{issue_iid}/clone */
export interface CloneIssueRequest {
  readonly params: ParametersOf<operations['cloneIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['cloneIssue'], 'application/json'>, 'with_notes'>;
}

export type CloneIssueResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['cloneIssue'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['cloneIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['cloneIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['cloneIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['cloneIssue'], 404>; readonly headers?: never }
  ;

/** List the merge requests that close an issue: GET /projects/{id}/issues/{issue_iid}/closed_by */
export interface ListIssueClosedByRequest {
  readonly params: ParametersOf<operations['listIssueClosedBy'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueClosedBy'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueClosedByResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueClosedBy'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueClosedBy'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueClosedBy'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueClosedBy'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueClosedBy'], 404>; readonly headers?: never }
  ;

/** Move an issue to another project: POST /projects/{id}/issues/{issue_iid}/move */
export interface MoveIssueRequest {
  readonly params: ParametersOf<operations['moveIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['moveIssue'], 'application/json'>>;
}

export type MoveIssueResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['moveIssue'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['moveIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['moveIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['moveIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['moveIssue'], 404>; readonly headers?: never }
  ;

/** Comment on an issue: POST /projects/{id}/issues/{issue_iid}/notes */
export interface CreateIssueNoteRequest {
  readonly params: ParametersOf<operations['createIssueNote'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createIssueNote'], 'application/json'>>;
}

export type CreateIssueNoteResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createIssueNote'], 201>; readonly headers?: never }
  | { readonly status: 202; readonly body: JsonOf<operations['createIssueNote'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createIssueNote'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createIssueNote'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createIssueNote'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createIssueNote'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createIssueNote'], 429>; readonly headers?: never }
  ;

/** List who takes part in an issue: GET /projects/{id}/issues/{issue_iid}/participants */
export interface ListIssueParticipantsRequest {
  readonly params: ParametersOf<operations['listIssueParticipants'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueParticipants'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueParticipantsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueParticipants'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueParticipants'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueParticipants'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueParticipants'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueParticipants'], 404>; readonly headers?: never }
  ;

/** List the merge requests related to an issue: GET /projects/{id}/issues/{issue_iid}/related_merge_requests */
export interface ListIssueRelatedMergeRequestsRequest {
  readonly params: ParametersOf<operations['listIssueRelatedMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listIssueRelatedMergeRequests'], 'query'>, 'page' | 'per_page'>;
}

export type ListIssueRelatedMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listIssueRelatedMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listIssueRelatedMergeRequests'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listIssueRelatedMergeRequests'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listIssueRelatedMergeRequests'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listIssueRelatedMergeRequests'], 404>; readonly headers?: never }
  ;

/** Move an issue in the order made by hand: PUT /projects/{id}/issues/{issue_iid}/reorder */
export interface ReorderIssueRequest {
  readonly params: ParametersOf<operations['reorderIssue'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['reorderIssue'], 'application/json'>>;
}

export type ReorderIssueResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['reorderIssue'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['reorderIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['reorderIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['reorderIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['reorderIssue'], 404>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['reorderIssue'], 422>; readonly headers?: never }
  ;

/** Remove the time spent on an issue: POST /projects/{id}/issues/{issue_iid}/reset_spent_time */
export interface ResetIssueSpentTimeRequest {
  readonly params: ParametersOf<operations['resetIssueSpentTime'], 'path'>;
}

export type ResetIssueSpentTimeResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['resetIssueSpentTime'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['resetIssueSpentTime'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['resetIssueSpentTime'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['resetIssueSpentTime'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['resetIssueSpentTime'], 404>; readonly headers?: never }
  ;

/** Remove the time estimate of an issue: POST /projects/{id}/issues/{issue_iid}/reset_time_estimate */
export interface ResetIssueTimeEstimateRequest {
  readonly params: ParametersOf<operations['resetIssueTimeEstimate'], 'path'>;
}

export type ResetIssueTimeEstimateResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['resetIssueTimeEstimate'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['resetIssueTimeEstimate'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['resetIssueTimeEstimate'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['resetIssueTimeEstimate'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['resetIssueTimeEstimate'], 404>; readonly headers?: never }
  ;

/** Subscribe to an issue: POST /projects/{id}/issues/{issue_iid}/subscribe */
export interface SubscribeToIssueRequest {
  readonly params: ParametersOf<operations['subscribeToIssue'], 'path'>;
}

export type SubscribeToIssueResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['subscribeToIssue'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['subscribeToIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['subscribeToIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['subscribeToIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['subscribeToIssue'], 404>; readonly headers?: never }
  ;

/** Set the time estimate of an issue: POST /projects/{id}/issues/{issue_iid}/time_estimate */
export interface SetIssueTimeEstimateRequest {
  readonly params: ParametersOf<operations['setIssueTimeEstimate'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setIssueTimeEstimate'], 'application/json'>>;
}

export type SetIssueTimeEstimateResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['setIssueTimeEstimate'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['setIssueTimeEstimate'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['setIssueTimeEstimate'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['setIssueTimeEstimate'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['setIssueTimeEstimate'], 404>; readonly headers?: never }
  ;

/** Get the times of an issue: GET /projects/{id}/issues/{issue_iid}/time_stats */
export interface GetIssueTimeStatsRequest {
  readonly params: ParametersOf<operations['getIssueTimeStats'], 'path'>;
}

export type GetIssueTimeStatsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueTimeStats'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueTimeStats'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueTimeStats'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueTimeStats'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueTimeStats'], 404>; readonly headers?: never }
  ;

/** Add an issue to one's to-dos: POST /projects/{id}/issues/{issue_iid}/todo */
export interface CreateIssueTodoRequest {
  readonly params: ParametersOf<operations['createIssueTodo'], 'path'>;
}

export type CreateIssueTodoResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createIssueTodo'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createIssueTodo'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createIssueTodo'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createIssueTodo'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createIssueTodo'], 404>; readonly headers?: never }
  ;

/** Unsubscribe from an issue: POST /projects/{id}/issues/{issue_iid}/unsubscribe */
export interface UnsubscribeFromIssueRequest {
  readonly params: ParametersOf<operations['unsubscribeFromIssue'], 'path'>;
}

export type UnsubscribeFromIssueResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unsubscribeFromIssue'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unsubscribeFromIssue'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unsubscribeFromIssue'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unsubscribeFromIssue'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unsubscribeFromIssue'], 404>; readonly headers?: never }
  ;

/** Get the client that created an issue: GET /projects/{id}/issues/{issue_iid}/user_agent_detail */
export interface GetIssueUserAgentDetailRequest {
  readonly params: ParametersOf<operations['getIssueUserAgentDetail'], 'path'>;
}

export type GetIssueUserAgentDetailResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssueUserAgentDetail'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssueUserAgentDetail'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssueUserAgentDetail'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssueUserAgentDetail'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getIssueUserAgentDetail'], 404>; readonly headers?: never }
  ;
