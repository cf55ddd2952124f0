// Generated from spec/domains/* /issue-statistics.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetGroupIssuesStatisticsRequest, GetGroupIssuesStatisticsResponse, GetIssuesStatisticsRequest, GetIssuesStatisticsResponse, GetProjectIssuesStatisticsRequest, GetProjectIssuesStatisticsResponse } from './types.ts';

/** One function per operation of issue-statistics; `C` is the request context of the server. */
export interface IssueStatisticsService<C extends SubjectTypes> {
  /** Count the issues of a group. GET /groups/{id}/issues_statistics (spec/domains/planning/issue-statistics.yaml#getGroupIssuesStatistics) */
  getGroupIssuesStatistics(
    request: GetGroupIssuesStatisticsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupIssuesStatisticsResponse>;
  /** Count issues. GET /issues_statistics (spec/domains/planning/issue-statistics.yaml#getIssuesStatistics) */
  getIssuesStatistics(
    request: GetIssuesStatisticsRequest,
    context: C,
  ): Promise<GetIssuesStatisticsResponse>;
  /** Count the issues of a project. GET /projects/{id}/issues_statistics (spec/domains/planning/issue-statistics.yaml#getProjectIssuesStatistics) */
  getProjectIssuesStatistics(
    request: GetProjectIssuesStatisticsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectIssuesStatisticsResponse>;
}
