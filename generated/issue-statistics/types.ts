// Generated from spec/resources/issue-statistics.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type IssueStatistics = components['schemas']['IssueStatistics'];

/** Count the issues of a group: GET /groups/{id}/issues_statistics */
export interface GetGroupIssuesStatisticsRequest {
  readonly params: ParametersOf<operations['getGroupIssuesStatistics'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getGroupIssuesStatistics'], 'query'>, 'in' | 'non_archived'>;
}

export type GetGroupIssuesStatisticsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 404>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['getGroupIssuesStatistics'], 422>; readonly headers?: never }
  ;

/** Count issues: GET /issues_statistics */
export interface GetIssuesStatisticsRequest {
  readonly query: Defaulted<ParametersOf<operations['getIssuesStatistics'], 'query'>, 'in' | 'non_archived' | 'scope'>;
}

export type GetIssuesStatisticsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getIssuesStatistics'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getIssuesStatistics'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getIssuesStatistics'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getIssuesStatistics'], 403>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['getIssuesStatistics'], 422>; readonly headers?: never }
  ;

/** Count the issues of a project: GET /projects/{id}/issues_statistics */
export interface GetProjectIssuesStatisticsRequest {
  readonly params: ParametersOf<operations['getProjectIssuesStatistics'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getProjectIssuesStatistics'], 'query'>, 'in' | 'order_by' | 'sort' | 'with_labels_details'>;
}

export type GetProjectIssuesStatisticsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 404>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['getProjectIssuesStatistics'], 422>; readonly headers?: never }
  ;
