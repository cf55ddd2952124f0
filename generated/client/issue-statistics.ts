// Generated from spec/resources/issue-statistics.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetGroupIssuesStatisticsInput {
  readonly params: ParametersOf<operations['getGroupIssuesStatistics'], 'path'>;
  readonly query?: ParametersOf<operations['getGroupIssuesStatistics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetGroupIssuesStatisticsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 422> }
  ;

const getGroupIssuesStatisticsCall: ClientCall = {
  id: 'getGroupIssuesStatistics',
  method: 'GET',
  path: "/api/v4/groups/{id}/issues_statistics",
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

export interface GetIssuesStatisticsInput {
  readonly query?: ParametersOf<operations['getIssuesStatistics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetIssuesStatisticsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getIssuesStatistics'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getIssuesStatistics'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getIssuesStatistics'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getIssuesStatistics'], 403> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['getIssuesStatistics'], 422> }
  ;

const getIssuesStatisticsCall: ClientCall = {
  id: 'getIssuesStatistics',
  method: 'GET',
  path: "/api/v4/issues_statistics",
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

export interface GetProjectIssuesStatisticsInput {
  readonly params: ParametersOf<operations['getProjectIssuesStatistics'], 'path'>;
  readonly query?: ParametersOf<operations['getProjectIssuesStatistics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetProjectIssuesStatisticsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 422> }
  ;

const getProjectIssuesStatisticsCall: ClientCall = {
  id: 'getProjectIssuesStatistics',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues_statistics",
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

export interface IssueStatisticsClient {
  /** Count the issues of a group: GET /groups/{id}/issues_statistics */
  getGroupIssuesStatistics(request: GetGroupIssuesStatisticsInput): Promise<GetGroupIssuesStatisticsAnswer>;
  /** Count issues: GET /issues_statistics */
  getIssuesStatistics(request?: GetIssuesStatisticsInput): Promise<GetIssuesStatisticsAnswer>;
  /** Count the issues of a project: GET /projects/{id}/issues_statistics */
  getProjectIssuesStatistics(request: GetProjectIssuesStatisticsInput): Promise<GetProjectIssuesStatisticsAnswer>;
}

export const issueStatisticsClient = (send: Send): IssueStatisticsClient => ({
  getGroupIssuesStatistics: (request) => send(getGroupIssuesStatisticsCall, request),
  getIssuesStatistics: (request) => send(getIssuesStatisticsCall, request),
  getProjectIssuesStatistics: (request) => send(getProjectIssuesStatisticsCall, request),
});
