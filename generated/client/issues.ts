// Generated from spec/domains/* /issues.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupIssuesInput {
  readonly params: ParametersOf<operations['listGroupIssues'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupIssuesAnswer = JsonAnswer<operations['listGroupIssues'], 200 | 400 | 401 | 403 | 404 | 422>;

const listGroupIssuesCall: ClientCall = {
  id: 'listGroupIssues',
  method: 'GET',
  path: "/api/v4/groups/{id}/issues",
  commas: ["assignee_username","iids","in","labels"],
  answers: { json: [200, 400, 401, 403, 404, 422] },
};

export interface ListIssuesInput {
  readonly query?: ParametersOf<operations['listIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssuesAnswer = JsonAnswer<operations['listIssues'], 200 | 400 | 401 | 403 | 422>;

const listIssuesCall: ClientCall = {
  id: 'listIssues',
  method: 'GET',
  path: "/api/v4/issues",
  commas: ["assignee_username","iids","in","labels"],
  answers: { json: [200, 400, 401, 403, 422] },
};

export interface GetIssueByIdInput {
  readonly params: ParametersOf<operations['getIssueById'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueByIdAnswer = JsonAnswer<operations['getIssueById'], 200 | 400 | 401 | 403 | 404>;

const getIssueByIdCall: ClientCall = {
  id: 'getIssueById',
  method: 'GET',
  path: "/api/v4/issues/{id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListProjectIssuesInput {
  readonly params: ParametersOf<operations['listProjectIssues'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectIssuesAnswer = JsonAnswer<operations['listProjectIssues'], 200 | 400 | 401 | 403 | 404 | 422>;

const listProjectIssuesCall: ClientCall = {
  id: 'listProjectIssues',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues",
  commas: ["assignee_username","iids","in","labels"],
  answers: { json: [200, 400, 401, 403, 404, 422] },
};

export interface CreateIssueInput {
  readonly params: ParametersOf<operations['createIssue'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueAnswer = JsonAnswer<operations['createIssue'], 201 | 400 | 401 | 403 | 404 | 409 | 429>;

const createIssueCall: ClientCall = {
  id: 'createIssue',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409, 429] },
};

export interface GetIssueInput {
  readonly params: ParametersOf<operations['getIssue'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueAnswer = JsonAnswer<operations['getIssue'], 200 | 400 | 401 | 403 | 404>;

const getIssueCall: ClientCall = {
  id: 'getIssue',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateIssueInput {
  readonly params: ParametersOf<operations['updateIssue'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateIssueAnswer = JsonAnswer<operations['updateIssue'], 200 | 400 | 401 | 403 | 404>;

const updateIssueCall: ClientCall = {
  id: 'updateIssue',
  method: 'PUT',
  path: "/api/v4/projects/{id}/issues/{issue_iid}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteIssueInput {
  readonly params: ParametersOf<operations['deleteIssue'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteIssue'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteIssue'], 400 | 401 | 403 | 404 | 412>;

const deleteIssueCall: ClientCall = {
  id: 'deleteIssue',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface AddIssueSpentTimeInput {
  readonly params: ParametersOf<operations['addIssueSpentTime'], 'path'>;
  readonly body: Sendable<BodyOf<operations['addIssueSpentTime'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddIssueSpentTimeAnswer = JsonAnswer<operations['addIssueSpentTime'], 201 | 400 | 401 | 403 | 404>;

const addIssueSpentTimeCall: ClientCall = {
  id: 'addIssueSpentTime',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/add_spent_time",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface CloneIssueInput {
  readonly params: ParametersOf<operations['cloneIssue'], 'path'>;
  readonly body: Sendable<BodyOf<operations['cloneIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CloneIssueAnswer = JsonAnswer<operations['cloneIssue'], 201 | 400 | 401 | 403 | 404>;

const cloneIssueCall: ClientCall = {
  id: 'cloneIssue',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/clone",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ListIssueClosedByInput {
  readonly params: ParametersOf<operations['listIssueClosedBy'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueClosedBy'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueClosedByAnswer = JsonAnswer<operations['listIssueClosedBy'], 200 | 400 | 401 | 403 | 404>;

const listIssueClosedByCall: ClientCall = {
  id: 'listIssueClosedBy',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/closed_by",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface MoveIssueInput {
  readonly params: ParametersOf<operations['moveIssue'], 'path'>;
  readonly body: Sendable<BodyOf<operations['moveIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type MoveIssueAnswer = JsonAnswer<operations['moveIssue'], 201 | 400 | 401 | 403 | 404>;

const moveIssueCall: ClientCall = {
  id: 'moveIssue',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/move",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface CreateIssueNoteInput {
  readonly params: ParametersOf<operations['createIssueNote'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueNote'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueNoteAnswer = JsonAnswer<operations['createIssueNote'], 201 | 202 | 400 | 401 | 403 | 404 | 429>;

const createIssueNoteCall: ClientCall = {
  id: 'createIssueNote',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/notes",
  body: "application/json",
  answers: { json: [201, 202, 400, 401, 403, 404, 429] },
};

export interface ListIssueParticipantsInput {
  readonly params: ParametersOf<operations['listIssueParticipants'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueParticipants'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueParticipantsAnswer = JsonAnswer<operations['listIssueParticipants'], 200 | 400 | 401 | 403 | 404>;

const listIssueParticipantsCall: ClientCall = {
  id: 'listIssueParticipants',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/participants",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListIssueRelatedMergeRequestsInput {
  readonly params: ParametersOf<operations['listIssueRelatedMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueRelatedMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueRelatedMergeRequestsAnswer = JsonAnswer<operations['listIssueRelatedMergeRequests'], 200 | 400 | 401 | 403 | 404>;

const listIssueRelatedMergeRequestsCall: ClientCall = {
  id: 'listIssueRelatedMergeRequests',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/related_merge_requests",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ReorderIssueInput {
  readonly params: ParametersOf<operations['reorderIssue'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['reorderIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ReorderIssueAnswer = JsonAnswer<operations['reorderIssue'], 200 | 400 | 401 | 403 | 404 | 422>;

const reorderIssueCall: ClientCall = {
  id: 'reorderIssue',
  method: 'PUT',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/reorder",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 422] },
};

export interface ResetIssueSpentTimeInput {
  readonly params: ParametersOf<operations['resetIssueSpentTime'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetIssueSpentTimeAnswer = JsonAnswer<operations['resetIssueSpentTime'], 200 | 400 | 401 | 403 | 404>;

const resetIssueSpentTimeCall: ClientCall = {
  id: 'resetIssueSpentTime',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/reset_spent_time",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ResetIssueTimeEstimateInput {
  readonly params: ParametersOf<operations['resetIssueTimeEstimate'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetIssueTimeEstimateAnswer = JsonAnswer<operations['resetIssueTimeEstimate'], 200 | 400 | 401 | 403 | 404>;

const resetIssueTimeEstimateCall: ClientCall = {
  id: 'resetIssueTimeEstimate',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/reset_time_estimate",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SubscribeToIssueInput {
  readonly params: ParametersOf<operations['subscribeToIssue'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToIssueAnswer = JsonAnswer<operations['subscribeToIssue'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const subscribeToIssueCall: ClientCall = {
  id: 'subscribeToIssue',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/subscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface SetIssueTimeEstimateInput {
  readonly params: ParametersOf<operations['setIssueTimeEstimate'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setIssueTimeEstimate'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetIssueTimeEstimateAnswer = JsonAnswer<operations['setIssueTimeEstimate'], 200 | 400 | 401 | 403 | 404>;

const setIssueTimeEstimateCall: ClientCall = {
  id: 'setIssueTimeEstimate',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/time_estimate",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetIssueTimeStatsInput {
  readonly params: ParametersOf<operations['getIssueTimeStats'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueTimeStatsAnswer = JsonAnswer<operations['getIssueTimeStats'], 200 | 400 | 401 | 403 | 404>;

const getIssueTimeStatsCall: ClientCall = {
  id: 'getIssueTimeStats',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/time_stats",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateIssueTodoInput {
  readonly params: ParametersOf<operations['createIssueTodo'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateIssueTodoAnswer = JsonAnswer<operations['createIssueTodo'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const createIssueTodoCall: ClientCall = {
  id: 'createIssueTodo',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/todo",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface UnsubscribeFromIssueInput {
  readonly params: ParametersOf<operations['unsubscribeFromIssue'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromIssueAnswer = JsonAnswer<operations['unsubscribeFromIssue'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const unsubscribeFromIssueCall: ClientCall = {
  id: 'unsubscribeFromIssue',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/unsubscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface GetIssueUserAgentDetailInput {
  readonly params: ParametersOf<operations['getIssueUserAgentDetail'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueUserAgentDetailAnswer = JsonAnswer<operations['getIssueUserAgentDetail'], 200 | 400 | 401 | 403 | 404>;

const getIssueUserAgentDetailCall: ClientCall = {
  id: 'getIssueUserAgentDetail',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/user_agent_detail",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface IssuesClient {
  /** List the issues of a group: GET /groups/{id}/issues */
  listGroupIssues: ListingOf<ListGroupIssuesInput, ListGroupIssuesAnswer, JsonOf<operations['listGroupIssues'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List issues: GET /issues */
  listIssues: Listing<ListIssuesInput, ListIssuesAnswer, JsonOf<operations['listIssues'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get an issue by its id: GET /issues/{id} */
  getIssueById(request: GetIssueByIdInput): Promise<GetIssueByIdAnswer>;
  /** List the issues of a project: GET /projects/{id}/issues */
  listProjectIssues: ListingOf<ListProjectIssuesInput, ListProjectIssuesAnswer, JsonOf<operations['listProjectIssues'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an issue: POST /projects/{id}/issues */
  createIssue(request: CreateIssueInput): Promise<CreateIssueAnswer>;
  /** Get an issue: GET /projects/{id}/issues/{issue_iid} */
  getIssue(request: GetIssueInput): Promise<GetIssueAnswer>;
  /** Change an issue: PUT /projects/{id}/issues/{issue_iid} */
  updateIssue(request: UpdateIssueInput): Promise<UpdateIssueAnswer>;
  /** Delete an issue: DELETE /projects/{id}/issues/{issue_iid} */
  deleteIssue(request: DeleteIssueInput): Promise<DeleteIssueAnswer>;
  /** Add time spent on an issue: POST /projects/{id}/issues/{issue_iid}/add_spent_time */
  addIssueSpentTime(request: AddIssueSpentTimeInput): Promise<AddIssueSpentTimeAnswer>;
  /** Copy an issue: POST /projects/{id}/issues/{issue_iid}/clone */
  cloneIssue(request: CloneIssueInput): Promise<CloneIssueAnswer>;
  /** List the merge requests that close an issue: GET /projects/{id}/issues/{issue_iid}/closed_by */
  listIssueClosedBy: ListingOf<ListIssueClosedByInput, ListIssueClosedByAnswer, JsonOf<operations['listIssueClosedBy'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Move an issue to another project: POST /projects/{id}/issues/{issue_iid}/move */
  moveIssue(request: MoveIssueInput): Promise<MoveIssueAnswer>;
  /** Comment on an issue: POST /projects/{id}/issues/{issue_iid}/notes */
  createIssueNote(request: CreateIssueNoteInput): Promise<CreateIssueNoteAnswer>;
  /** List who takes part in an issue: GET /projects/{id}/issues/{issue_iid}/participants */
  listIssueParticipants: ListingOf<ListIssueParticipantsInput, ListIssueParticipantsAnswer, JsonOf<operations['listIssueParticipants'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the merge requests related to an issue: GET /projects/{id}/issues/{issue_iid}/related_merge_requests */
  listIssueRelatedMergeRequests: ListingOf<ListIssueRelatedMergeRequestsInput, ListIssueRelatedMergeRequestsAnswer, JsonOf<operations['listIssueRelatedMergeRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Move an issue in the order made by hand: PUT /projects/{id}/issues/{issue_iid}/reorder */
  reorderIssue(request: ReorderIssueInput): Promise<ReorderIssueAnswer>;
  /** Remove the time spent on an issue: POST /projects/{id}/issues/{issue_iid}/reset_spent_time */
  resetIssueSpentTime(request: ResetIssueSpentTimeInput): Promise<ResetIssueSpentTimeAnswer>;
  /** Remove the time estimate of an issue: POST /projects/{id}/issues/{issue_iid}/reset_time_estimate */
  resetIssueTimeEstimate(request: ResetIssueTimeEstimateInput): Promise<ResetIssueTimeEstimateAnswer>;
  /** Subscribe to an issue: POST /projects/{id}/issues/{issue_iid}/subscribe */
  subscribeToIssue(request: SubscribeToIssueInput): Promise<SubscribeToIssueAnswer>;
  /** Set the time estimate of an issue: POST /projects/{id}/issues/{issue_iid}/time_estimate */
  setIssueTimeEstimate(request: SetIssueTimeEstimateInput): Promise<SetIssueTimeEstimateAnswer>;
  /** Get the times of an issue: GET /projects/{id}/issues/{issue_iid}/time_stats */
  getIssueTimeStats(request: GetIssueTimeStatsInput): Promise<GetIssueTimeStatsAnswer>;
  /** Add an issue to one's to-dos: POST /projects/{id}/issues/{issue_iid}/todo */
  createIssueTodo(request: CreateIssueTodoInput): Promise<CreateIssueTodoAnswer>;
  /** Unsubscribe from an issue: POST /projects/{id}/issues/{issue_iid}/unsubscribe */
  unsubscribeFromIssue(request: UnsubscribeFromIssueInput): Promise<UnsubscribeFromIssueAnswer>;
  /** Get the client that created an issue: GET /projects/{id}/issues/{issue_iid}/user_agent_detail */
  getIssueUserAgentDetail(request: GetIssueUserAgentDetailInput): Promise<GetIssueUserAgentDetailAnswer>;
}

export const issuesClient = (send: Send): IssuesClient => ({
  listGroupIssues: listing(send, listGroupIssuesCall),
  listIssues: listing(send, listIssuesCall),
  getIssueById: (request) => send(getIssueByIdCall, request),
  listProjectIssues: listing(send, listProjectIssuesCall),
  createIssue: (request) => send(createIssueCall, request),
  getIssue: (request) => send(getIssueCall, request),
  updateIssue: (request) => send(updateIssueCall, request),
  deleteIssue: (request) => send(deleteIssueCall, request),
  addIssueSpentTime: (request) => send(addIssueSpentTimeCall, request),
  cloneIssue: (request) => send(cloneIssueCall, request),
  listIssueClosedBy: listing(send, listIssueClosedByCall),
  moveIssue: (request) => send(moveIssueCall, request),
  createIssueNote: (request) => send(createIssueNoteCall, request),
  listIssueParticipants: listing(send, listIssueParticipantsCall),
  listIssueRelatedMergeRequests: listing(send, listIssueRelatedMergeRequestsCall),
  reorderIssue: (request) => send(reorderIssueCall, request),
  resetIssueSpentTime: (request) => send(resetIssueSpentTimeCall, request),
  resetIssueTimeEstimate: (request) => send(resetIssueTimeEstimateCall, request),
  subscribeToIssue: (request) => send(subscribeToIssueCall, request),
  setIssueTimeEstimate: (request) => send(setIssueTimeEstimateCall, request),
  getIssueTimeStats: (request) => send(getIssueTimeStatsCall, request),
  createIssueTodo: (request) => send(createIssueTodoCall, request),
  unsubscribeFromIssue: (request) => send(unsubscribeFromIssueCall, request),
  getIssueUserAgentDetail: (request) => send(getIssueUserAgentDetailCall, request),
});
