// Generated from spec/domains/* /epic-issues.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEpicIssuesByDashPathInput {
  readonly params: ParametersOf<operations['listEpicIssuesByDashPath'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicIssuesByDashPath'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicIssuesByDashPathAnswer = JsonAnswer<operations['listEpicIssuesByDashPath'], 200 | 400 | 401 | 403 | 404>;

const listEpicIssuesByDashPathCall: ClientCall = {
  id: 'listEpicIssuesByDashPath',
  method: 'GET',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/issues",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface AddEpicIssueByDashPathInput {
  readonly params: ParametersOf<operations['addEpicIssueByDashPath'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['addEpicIssueByDashPath'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddEpicIssueByDashPathAnswer = JsonAnswer<operations['addEpicIssueByDashPath'], 201 | 400 | 401 | 403 | 404 | 409>;

const addEpicIssueByDashPathCall: ClientCall = {
  id: 'addEpicIssueByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id}",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface ReorderEpicIssueByDashPathInput {
  readonly params: ParametersOf<operations['reorderEpicIssueByDashPath'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['reorderEpicIssueByDashPath'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ReorderEpicIssueByDashPathAnswer = JsonAnswer<operations['reorderEpicIssueByDashPath'], 200 | 400 | 401 | 403 | 404>;

const reorderEpicIssueByDashPathCall: ClientCall = {
  id: 'reorderEpicIssueByDashPath',
  method: 'PUT',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RemoveEpicIssueByDashPathInput {
  readonly params: ParametersOf<operations['removeEpicIssueByDashPath'], 'path'>;
  readonly headers?: ParametersOf<operations['removeEpicIssueByDashPath'], 'header'>;
  readonly signal?: AbortSignal;
}

export type RemoveEpicIssueByDashPathAnswer = JsonAnswer<operations['removeEpicIssueByDashPath'], 200 | 400 | 401 | 403 | 404 | 412>;

const removeEpicIssueByDashPathCall: ClientCall = {
  id: 'removeEpicIssueByDashPath',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id}",
  answers: { json: [200, 400, 401, 403, 404, 412] },
};

export interface ListEpicIssuesInput {
  readonly params: ParametersOf<operations['listEpicIssues'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicIssues'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicIssuesAnswer = JsonAnswer<operations['listEpicIssues'], 200 | 400 | 401 | 403 | 404>;

const listEpicIssuesCall: ClientCall = {
  id: 'listEpicIssues',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/issues",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface AddEpicIssueInput {
  readonly params: ParametersOf<operations['addEpicIssue'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['addEpicIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddEpicIssueAnswer = JsonAnswer<operations['addEpicIssue'], 201 | 400 | 401 | 403 | 404 | 409>;

const addEpicIssueCall: ClientCall = {
  id: 'addEpicIssue',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/issues/{epic_issue_id}",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface ReorderEpicIssueInput {
  readonly params: ParametersOf<operations['reorderEpicIssue'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['reorderEpicIssue'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ReorderEpicIssueAnswer = JsonAnswer<operations['reorderEpicIssue'], 200 | 400 | 401 | 403 | 404>;

const reorderEpicIssueCall: ClientCall = {
  id: 'reorderEpicIssue',
  method: 'PUT',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/issues/{epic_issue_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RemoveEpicIssueInput {
  readonly params: ParametersOf<operations['removeEpicIssue'], 'path'>;
  readonly headers?: ParametersOf<operations['removeEpicIssue'], 'header'>;
  readonly signal?: AbortSignal;
}

export type RemoveEpicIssueAnswer = JsonAnswer<operations['removeEpicIssue'], 200 | 400 | 401 | 403 | 404 | 412>;

const removeEpicIssueCall: ClientCall = {
  id: 'removeEpicIssue',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/issues/{epic_issue_id}",
  answers: { json: [200, 400, 401, 403, 404, 412] },
};

export interface EpicIssuesClient {
  /** List the issues of an epic, by the path with a dash: GET /groups/{id}/-/epics/{epic_iid}/issues */
  listEpicIssuesByDashPath: ListingOf<ListEpicIssuesByDashPathInput, ListEpicIssuesByDashPathAnswer, JsonOf<operations['listEpicIssuesByDashPath'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Put an issue into an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
  addEpicIssueByDashPath(request: AddEpicIssueByDashPathInput): Promise<AddEpicIssueByDashPathAnswer>;
  /** Move an issue within its epic, by the path with a dash: PUT /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
  reorderEpicIssueByDashPath(request: ReorderEpicIssueByDashPathInput): Promise<ReorderEpicIssueByDashPathAnswer>;
  /** Take an issue out of an epic, by the path with a dash: DELETE /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
  removeEpicIssueByDashPath(request: RemoveEpicIssueByDashPathInput): Promise<RemoveEpicIssueByDashPathAnswer>;
  /** List the issues of an epic: GET /groups/{id}/epics/{epic_iid}/issues */
  listEpicIssues: ListingOf<ListEpicIssuesInput, ListEpicIssuesAnswer, JsonOf<operations['listEpicIssues'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Put an issue into an epic: POST /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
  addEpicIssue(request: AddEpicIssueInput): Promise<AddEpicIssueAnswer>;
  /** Move an issue within its epic: PUT /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
  reorderEpicIssue(request: ReorderEpicIssueInput): Promise<ReorderEpicIssueAnswer>;
  /** Take an issue out of an epic: DELETE /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
  removeEpicIssue(request: RemoveEpicIssueInput): Promise<RemoveEpicIssueAnswer>;
}

export const epicIssuesClient = (send: Send): EpicIssuesClient => ({
  listEpicIssuesByDashPath: listing(send, listEpicIssuesByDashPathCall),
  addEpicIssueByDashPath: (request) => send(addEpicIssueByDashPathCall, request),
  reorderEpicIssueByDashPath: (request) => send(reorderEpicIssueByDashPathCall, request),
  removeEpicIssueByDashPath: (request) => send(removeEpicIssueByDashPathCall, request),
  listEpicIssues: listing(send, listEpicIssuesCall),
  addEpicIssue: (request) => send(addEpicIssueCall, request),
  reorderEpicIssue: (request) => send(reorderEpicIssueCall, request),
  removeEpicIssue: (request) => send(removeEpicIssueCall, request),
});
