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

export interface GetIssueByIdInput {
  readonly params: ParametersOf<operations['getIssueById'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueByIdAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getIssueById'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getIssueById'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getIssueById'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getIssueById'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getIssueById'], 404> }
  ;

const getIssueByIdCall: ClientCall = {
  id: 'getIssueById',
  method: 'GET',
  path: "/api/v4/issues/{id}",
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

export interface ListProjectIssuesInput {
  readonly params: ParametersOf<operations['listProjectIssues'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectIssuesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectIssues'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectIssues'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectIssues'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectIssues'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectIssues'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['listProjectIssues'], 422> }
  ;

const listProjectIssuesCall: ClientCall = {
  id: 'listProjectIssues',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues",
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

export interface CreateIssueInput {
  readonly params: ParametersOf<operations['createIssue'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createIssue'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createIssue'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createIssue'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createIssue'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createIssue'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['createIssue'], 409> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createIssue'], 429> }
  ;

const createIssueCall: ClientCall = {
  id: 'createIssue',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    429: 'json',
  },
};

export interface GetIssueInput {
  readonly params: ParametersOf<operations['getIssue'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getIssue'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getIssue'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getIssue'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getIssue'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getIssue'], 404> }
  ;

const getIssueCall: ClientCall = {
  id: 'getIssue',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}",
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

export interface UpdateIssueInput {
  readonly params: ParametersOf<operations['updateIssue'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateIssueAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateIssue'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateIssue'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateIssue'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateIssue'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateIssue'], 404> }
  ;

const updateIssueCall: ClientCall = {
  id: 'updateIssue',
  method: 'PUT',
  path: "/api/v4/projects/{id}/issues/{issue_iid}",
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

export interface DeleteIssueInput {
  readonly params: ParametersOf<operations['deleteIssue'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteIssue'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssue'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssue'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssue'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssue'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssue'], 412> }
  ;

const deleteIssueCall: ClientCall = {
  id: 'deleteIssue',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
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

export interface CloneIssueInput {
  readonly params: ParametersOf<operations['cloneIssue'], 'path'>;
  readonly body: Sendable<BodyOf<operations['cloneIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CloneIssueAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['cloneIssue'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['cloneIssue'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['cloneIssue'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['cloneIssue'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['cloneIssue'], 404> }
  ;

const cloneIssueCall: ClientCall = {
  id: 'cloneIssue',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/clone",
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

export interface ListIssueClosedByInput {
  readonly params: ParametersOf<operations['listIssueClosedBy'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueClosedBy'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueClosedByAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listIssueClosedBy'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listIssueClosedBy'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listIssueClosedBy'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listIssueClosedBy'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listIssueClosedBy'], 404> }
  ;

const listIssueClosedByCall: ClientCall = {
  id: 'listIssueClosedBy',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/closed_by",
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

export interface MoveIssueInput {
  readonly params: ParametersOf<operations['moveIssue'], 'path'>;
  readonly body: Sendable<BodyOf<operations['moveIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type MoveIssueAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['moveIssue'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['moveIssue'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['moveIssue'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['moveIssue'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['moveIssue'], 404> }
  ;

const moveIssueCall: ClientCall = {
  id: 'moveIssue',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/move",
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

export interface ListIssueParticipantsInput {
  readonly params: ParametersOf<operations['listIssueParticipants'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueParticipants'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueParticipantsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listIssueParticipants'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listIssueParticipants'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listIssueParticipants'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listIssueParticipants'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listIssueParticipants'], 404> }
  ;

const listIssueParticipantsCall: ClientCall = {
  id: 'listIssueParticipants',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/participants",
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

export interface ReorderIssueInput {
  readonly params: ParametersOf<operations['reorderIssue'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['reorderIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ReorderIssueAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['reorderIssue'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['reorderIssue'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['reorderIssue'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['reorderIssue'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['reorderIssue'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['reorderIssue'], 422> }
  ;

const reorderIssueCall: ClientCall = {
  id: 'reorderIssue',
  method: 'PUT',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/reorder",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    422: 'json',
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

export interface SubscribeToIssueInput {
  readonly params: ParametersOf<operations['subscribeToIssue'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToIssueAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToIssue'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToIssue'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToIssue'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToIssue'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToIssue'], 404> }
  ;

const subscribeToIssueCall: ClientCall = {
  id: 'subscribeToIssue',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/subscribe",
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

export interface GetIssueUserAgentDetailInput {
  readonly params: ParametersOf<operations['getIssueUserAgentDetail'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIssueUserAgentDetailAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getIssueUserAgentDetail'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getIssueUserAgentDetail'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getIssueUserAgentDetail'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getIssueUserAgentDetail'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getIssueUserAgentDetail'], 404> }
  ;

const getIssueUserAgentDetailCall: ClientCall = {
  id: 'getIssueUserAgentDetail',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/user_agent_detail",
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
