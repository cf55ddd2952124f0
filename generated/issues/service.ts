// Generated from spec/resources/issues.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupIssuesRequest, ListGroupIssuesResponse, ListIssuesRequest, ListIssuesResponse, AddIssueSpentTimeRequest, AddIssueSpentTimeResponse, CreateIssueNoteRequest, CreateIssueNoteResponse, ListIssueRelatedMergeRequestsRequest, ListIssueRelatedMergeRequestsResponse, ResetIssueSpentTimeRequest, ResetIssueSpentTimeResponse, ResetIssueTimeEstimateRequest, ResetIssueTimeEstimateResponse, SetIssueTimeEstimateRequest, SetIssueTimeEstimateResponse, GetIssueTimeStatsRequest, GetIssueTimeStatsResponse, CreateIssueTodoRequest, CreateIssueTodoResponse, UnsubscribeFromIssueRequest, UnsubscribeFromIssueResponse } from './types.ts';

/** One function per operation of issues; `C` is the request context of the server. */
export interface IssuesService<C extends SubjectTypes> {
  /** List the issues of a group. GET /groups/{id}/issues (spec/resources/issues.yaml:64:5) */
  listGroupIssues?(
    request: ListGroupIssuesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupIssuesResponse>;
  /** List issues. GET /issues (spec/resources/issues.yaml:5:5) */
  listIssues?(
    request: ListIssuesRequest,
    context: C,
  ): Promise<ListIssuesResponse>;
  /** Add time spent on an issue. POST /projects/{id}/issues/{issue_iid}/add_spent_time (spec/resources/issues.yaml:383:5) */
  addIssueSpentTime?(
    request: AddIssueSpentTimeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<AddIssueSpentTimeResponse>;
  /** Comment on an issue. POST /projects/{id}/issues/{issue_iid}/notes (spec/resources/issues.yaml:240:5) */
  createIssueNote?(
    request: CreateIssueNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueNoteResponse>;
  /** List the merge requests related to an issue. GET /projects/{id}/issues/{issue_iid}/related_merge_requests (spec/resources/issues.yaml:478:5) */
  listIssueRelatedMergeRequests?(
    request: ListIssueRelatedMergeRequestsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueRelatedMergeRequestsResponse>;
  /** Remove the time spent on an issue. POST /projects/{id}/issues/{issue_iid}/reset_spent_time (spec/resources/issues.yaml:424:5) */
  resetIssueSpentTime?(
    request: ResetIssueSpentTimeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResetIssueSpentTimeResponse>;
  /** Remove the time estimate of an issue. POST /projects/{id}/issues/{issue_iid}/reset_time_estimate (spec/resources/issues.yaml:356:5) */
  resetIssueTimeEstimate?(
    request: ResetIssueTimeEstimateRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResetIssueTimeEstimateResponse>;
  /** Set the time estimate of an issue. POST /projects/{id}/issues/{issue_iid}/time_estimate (spec/resources/issues.yaml:318:5) */
  setIssueTimeEstimate?(
    request: SetIssueTimeEstimateRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SetIssueTimeEstimateResponse>;
  /** Get the times of an issue. GET /projects/{id}/issues/{issue_iid}/time_stats (spec/resources/issues.yaml:451:5) */
  getIssueTimeStats?(
    request: GetIssueTimeStatsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueTimeStatsResponse>;
  /** Add an issue to one's to-dos. POST /projects/{id}/issues/{issue_iid}/todo (spec/resources/issues.yaml:147:5) */
  createIssueTodo?(
    request: CreateIssueTodoRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueTodoResponse>;
  /** Unsubscribe from an issue. POST /projects/{id}/issues/{issue_iid}/unsubscribe (spec/resources/issues.yaml:122:5) */
  unsubscribeFromIssue?(
    request: UnsubscribeFromIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnsubscribeFromIssueResponse>;
}
