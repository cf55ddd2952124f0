// Generated from spec/resources/issues.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupIssuesInput {
  readonly params: ParametersOf<operations['listGroupIssues'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupIssuesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupIssues'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupIssues'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupIssues'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupIssues'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupIssues'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['listGroupIssues'], 422> }
  ;

const listGroupIssuesCall: ClientCall = {
  id: 'listGroupIssues',
  method: 'GET',
  path: "/api/v4/groups/{id}/issues",
  commas: ["assignee_username","iids","in","labels"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    422: 'json',
  },
};

export interface ListIssuesInput {
  readonly query?: ParametersOf<operations['listIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssuesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listIssues'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listIssues'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listIssues'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listIssues'], 403> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['listIssues'], 422> }
  ;

const listIssuesCall: ClientCall = {
  id: 'listIssues',
  method: 'GET',
  path: "/api/v4/issues",
  commas: ["assignee_username","iids","in","labels"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    422: 'json',
  },
};

export interface AddIssueSpentTimeInput {
  readonly params: ParametersOf<operations['addIssueSpentTime'], 'path'>;
  readonly body: Sendable<BodyOf<operations['addIssueSpentTime'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddIssueSpentTimeAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['addIssueSpentTime'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['addIssueSpentTime'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['addIssueSpentTime'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['addIssueSpentTime'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['addIssueSpentTime'], 404> }
  ;

const addIssueSpentTimeCall: ClientCall = {
  id: 'addIssueSpentTime',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/add_spent_time",
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

export interface CreateIssueNoteInput {
  readonly params: ParametersOf<operations['createIssueNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueNoteAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNote'], 201> }
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNote'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNote'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNote'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNote'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNote'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createIssueNote'], 429> }
  ;

const createIssueNoteCall: ClientCall = {
  id: 'createIssueNote',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface ListIssueRelatedMergeRequestsInput {
  readonly params: ParametersOf<operations['listIssueRelatedMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueRelatedMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueRelatedMergeRequestsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listIssueRelatedMergeRequests'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listIssueRelatedMergeRequests'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listIssueRelatedMergeRequests'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listIssueRelatedMergeRequests'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listIssueRelatedMergeRequests'], 404> }
  ;

const listIssueRelatedMergeRequestsCall: ClientCall = {
  id: 'listIssueRelatedMergeRequests',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/related_merge_requests",
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

export interface ResetIssueSpentTimeInput {
  readonly params: ParametersOf<operations['resetIssueSpentTime'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetIssueSpentTimeAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['resetIssueSpentTime'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['resetIssueSpentTime'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['resetIssueSpentTime'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['resetIssueSpentTime'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['resetIssueSpentTime'], 404> }
  ;

const resetIssueSpentTimeCall: ClientCall = {
  id: 'resetIssueSpentTime',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/reset_spent_time",
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

export interface ResetIssueTimeEstimateInput {
  readonly params: ParametersOf<operations['resetIssueTimeEstimate'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetIssueTimeEstimateAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['resetIssueTimeEstimate'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['resetIssueTimeEstimate'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['resetIssueTimeEstimate'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['resetIssueTimeEstimate'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['resetIssueTimeEstimate'], 404> }
  ;

const resetIssueTimeEstimateCall: ClientCall = {
  id: 'resetIssueTimeEstimate',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/reset_time_estimate",
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

export interface SetIssueTimeEstimateInput {
  readonly params: ParametersOf<operations['setIssueTimeEstimate'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setIssueTimeEstimate'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetIssueTimeEstimateAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['setIssueTimeEstimate'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['setIssueTimeEstimate'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['setIssueTimeEstimate'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['setIssueTimeEstimate'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['setIssueTimeEstimate'], 404> }
  ;

const setIssueTimeEstimateCall: ClientCall = {
  id: 'setIssueTimeEstimate',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/time_estimate",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetIssueTimeStatsInput {
  readonly params: ParametersOf<operations['getIssueTimeStats'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueTimeStatsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getIssueTimeStats'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getIssueTimeStats'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getIssueTimeStats'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getIssueTimeStats'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getIssueTimeStats'], 404> }
  ;

const getIssueTimeStatsCall: ClientCall = {
  id: 'getIssueTimeStats',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/time_stats",
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

export interface CreateIssueTodoInput {
  readonly params: ParametersOf<operations['createIssueTodo'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateIssueTodoAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createIssueTodo'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createIssueTodo'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createIssueTodo'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createIssueTodo'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createIssueTodo'], 404> }
  ;

const createIssueTodoCall: ClientCall = {
  id: 'createIssueTodo',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/todo",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UnsubscribeFromIssueInput {
  readonly params: ParametersOf<operations['unsubscribeFromIssue'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromIssueAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromIssue'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromIssue'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromIssue'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromIssue'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromIssue'], 404> }
  ;

const unsubscribeFromIssueCall: ClientCall = {
  id: 'unsubscribeFromIssue',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/unsubscribe",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface IssuesClient {
  /** List the issues of a group: GET /groups/{id}/issues */
  listGroupIssues: ListingOf<ListGroupIssuesInput, ListGroupIssuesAnswer, JsonOf<operations['listGroupIssues'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List issues: GET /issues */
  listIssues: Listing<ListIssuesInput, ListIssuesAnswer, JsonOf<operations['listIssues'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add time spent on an issue: POST /projects/{id}/issues/{issue_iid}/add_spent_time */
  addIssueSpentTime(request: AddIssueSpentTimeInput): Promise<AddIssueSpentTimeAnswer>;
  /** Comment on an issue: POST /projects/{id}/issues/{issue_iid}/notes */
  createIssueNote(request: CreateIssueNoteInput): Promise<CreateIssueNoteAnswer>;
  /** List the merge requests related to an issue: GET /projects/{id}/issues/{issue_iid}/related_merge_requests */
  listIssueRelatedMergeRequests: ListingOf<ListIssueRelatedMergeRequestsInput, ListIssueRelatedMergeRequestsAnswer, JsonOf<operations['listIssueRelatedMergeRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Remove the time spent on an issue: POST /projects/{id}/issues/{issue_iid}/reset_spent_time */
  resetIssueSpentTime(request: ResetIssueSpentTimeInput): Promise<ResetIssueSpentTimeAnswer>;
  /** Remove the time estimate of an issue: POST /projects/{id}/issues/{issue_iid}/reset_time_estimate */
  resetIssueTimeEstimate(request: ResetIssueTimeEstimateInput): Promise<ResetIssueTimeEstimateAnswer>;
  /** Set the time estimate of an issue: POST /projects/{id}/issues/{issue_iid}/time_estimate */
  setIssueTimeEstimate(request: SetIssueTimeEstimateInput): Promise<SetIssueTimeEstimateAnswer>;
  /** Get the times of an issue: GET /projects/{id}/issues/{issue_iid}/time_stats */
  getIssueTimeStats(request: GetIssueTimeStatsInput): Promise<GetIssueTimeStatsAnswer>;
  /** Add an issue to one's to-dos: POST /projects/{id}/issues/{issue_iid}/todo */
  createIssueTodo(request: CreateIssueTodoInput): Promise<CreateIssueTodoAnswer>;
  /** Unsubscribe from an issue: POST /projects/{id}/issues/{issue_iid}/unsubscribe */
  unsubscribeFromIssue(request: UnsubscribeFromIssueInput): Promise<UnsubscribeFromIssueAnswer>;
}

export const issuesClient = (send: Send): IssuesClient => ({
  listGroupIssues: listing(send, listGroupIssuesCall),
  listIssues: listing(send, listIssuesCall),
  addIssueSpentTime: (request) => send(addIssueSpentTimeCall, request),
  createIssueNote: (request) => send(createIssueNoteCall, request),
  listIssueRelatedMergeRequests: listing(send, listIssueRelatedMergeRequestsCall),
  resetIssueSpentTime: (request) => send(resetIssueSpentTimeCall, request),
  resetIssueTimeEstimate: (request) => send(resetIssueTimeEstimateCall, request),
  setIssueTimeEstimate: (request) => send(setIssueTimeEstimateCall, request),
  getIssueTimeStats: (request) => send(getIssueTimeStatsCall, request),
  createIssueTodo: (request) => send(createIssueTodoCall, request),
  unsubscribeFromIssue: (request) => send(unsubscribeFromIssueCall, request),
});
