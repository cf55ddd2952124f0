// Generated from spec/domains/* /issue-statistics.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type IssueStatistics = components['schemas']['IssueStatistics'];

/** Count the issues of a group: GET /groups/{id}/issues_statistics */
export interface GetGroupIssuesStatisticsRequest {
  readonly params: ParametersOf<operations['getGroupIssuesStatistics'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getGroupIssuesStatistics'], 'query'>, 'in' | 'non_archived'>;
}

export type GetGroupIssuesStatisticsResponse = JsonResponse<operations['getGroupIssuesStatistics'], 200 | 400 | 401 | 403 | 404 | 422>;

/** Count issues: GET /issues_statistics */
export interface GetIssuesStatisticsRequest {
  readonly query: Defaulted<ParametersOf<operations['getIssuesStatistics'], 'query'>, 'in' | 'non_archived' | 'scope'>;
}

export type GetIssuesStatisticsResponse = JsonResponse<operations['getIssuesStatistics'], 200 | 400 | 401 | 403 | 422>;

/** Count the issues of a project: GET /projects/{id}/issues_statistics */
export interface GetProjectIssuesStatisticsRequest {
  readonly params: ParametersOf<operations['getProjectIssuesStatistics'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getProjectIssuesStatistics'], 'query'>, 'in' | 'order_by' | 'sort' | 'with_labels_details'>;
}

export type GetProjectIssuesStatisticsResponse = JsonResponse<operations['getProjectIssuesStatistics'], 200 | 400 | 401 | 403 | 404 | 422>;
