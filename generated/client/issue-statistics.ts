// Generated from spec/domains/* /issue-statistics.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, JsonAnswer, Send } from '../../generator/runtime/client.ts';
import type { ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetGroupIssuesStatisticsInput {
  readonly params: ParametersOf<operations['getGroupIssuesStatistics'], 'path'>;
  readonly query?: ParametersOf<operations['getGroupIssuesStatistics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetGroupIssuesStatisticsAnswer = JsonAnswer<operations['getGroupIssuesStatistics'], 200 | 400 | 401 | 403 | 404 | 422>;

const getGroupIssuesStatisticsCall: ClientCall = {
  id: 'getGroupIssuesStatistics',
  method: 'GET',
  path: "/api/v4/groups/{id}/issues_statistics",
  commas: ["assignee_username","iids","in","labels"],
  answers: { json: [200, 400, 401, 403, 404, 422] },
};

export interface GetIssuesStatisticsInput {
  readonly query?: ParametersOf<operations['getIssuesStatistics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetIssuesStatisticsAnswer = JsonAnswer<operations['getIssuesStatistics'], 200 | 400 | 401 | 403 | 422>;

const getIssuesStatisticsCall: ClientCall = {
  id: 'getIssuesStatistics',
  method: 'GET',
  path: "/api/v4/issues_statistics",
  commas: ["assignee_username","iids","in","labels"],
  answers: { json: [200, 400, 401, 403, 422] },
};

export interface GetProjectIssuesStatisticsInput {
  readonly params: ParametersOf<operations['getProjectIssuesStatistics'], 'path'>;
  readonly query?: ParametersOf<operations['getProjectIssuesStatistics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetProjectIssuesStatisticsAnswer = JsonAnswer<operations['getProjectIssuesStatistics'], 200 | 400 | 401 | 403 | 404 | 422>;

const getProjectIssuesStatisticsCall: ClientCall = {
  id: 'getProjectIssuesStatistics',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues_statistics",
  commas: ["assignee_username","iids","in","labels"],
  answers: { json: [200, 400, 401, 403, 404, 422] },
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
