// Generated from spec/resources/issues.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupIssuesRequest, ListGroupIssuesResponse, ListIssuesRequest, ListIssuesResponse, GetIssueByIdRequest, GetIssueByIdResponse, ListProjectIssuesRequest, ListProjectIssuesResponse, CreateIssueRequest, CreateIssueResponse, GetIssueRequest, GetIssueResponse, UpdateIssueRequest, UpdateIssueResponse, DeleteIssueRequest, DeleteIssueResponse, AddIssueSpentTimeRequest, AddIssueSpentTimeResponse, CloneIssueRequest, CloneIssueResponse, ListIssueClosedByRequest, ListIssueClosedByResponse, MoveIssueRequest, MoveIssueResponse, CreateIssueNoteRequest, CreateIssueNoteResponse, ListIssueParticipantsRequest, ListIssueParticipantsResponse, ListIssueRelatedMergeRequestsRequest, ListIssueRelatedMergeRequestsResponse, ReorderIssueRequest, ReorderIssueResponse, ResetIssueSpentTimeRequest, ResetIssueSpentTimeResponse, ResetIssueTimeEstimateRequest, ResetIssueTimeEstimateResponse, SubscribeToIssueRequest, SubscribeToIssueResponse, SetIssueTimeEstimateRequest, SetIssueTimeEstimateResponse, GetIssueTimeStatsRequest, GetIssueTimeStatsResponse, CreateIssueTodoRequest, CreateIssueTodoResponse, UnsubscribeFromIssueRequest, UnsubscribeFromIssueResponse, GetIssueUserAgentDetailRequest, GetIssueUserAgentDetailResponse } from './types.ts';

/** One function per operation of issues; `C` is the request context of the server. */
export interface IssuesService<C extends SubjectTypes> {
  /** List the issues of a group. GET /groups/{id}/issues (spec/resources/issues.yaml:63:5) */
  listGroupIssues(
    request: ListGroupIssuesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupIssuesResponse>;
  /** List issues. GET /issues (spec/resources/issues.yaml:5:5) */
  listIssues(
    request: ListIssuesRequest,
    context: C,
  ): Promise<ListIssuesResponse>;
  /** Get an issue by its id. GET /issues/{id} (spec/resources/issues.yaml:124:5) */
  getIssueById(
    request: GetIssueByIdRequest,
    context: C,
  ): Promise<GetIssueByIdResponse>;
  /** List the issues of a project. GET /projects/{id}/issues (spec/resources/issues.yaml:146:5) */
  listProjectIssues(
    request: ListProjectIssuesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectIssuesResponse>;
  /** Create an issue. POST /projects/{id}/issues (spec/resources/issues.yaml:202:5) */
  createIssue(
    request: CreateIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueResponse>;
  /** Get an issue. GET /projects/{id}/issues/{issue_iid} (spec/resources/issues.yaml:251:5) */
  getIssue(
    request: GetIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueResponse>;
  /** Change an issue. PUT /projects/{id}/issues/{issue_iid} (spec/resources/issues.yaml:272:5) */
  updateIssue(
    request: UpdateIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateIssueResponse>;
  /** Delete an issue. DELETE /projects/{id}/issues/{issue_iid} (spec/resources/issues.yaml:338:5) */
  deleteIssue(
    request: DeleteIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteIssueResponse>;
  /** Add time spent on an issue. POST /projects/{id}/issues/{issue_iid}/add_spent_time (spec/resources/issues.yaml:789:5) */
  addIssueSpentTime(
    request: AddIssueSpentTimeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<AddIssueSpentTimeResponse>;
  /** Copy an issue. POST /projects/{id}/issues/{issue_iid}/clone (spec/resources/issues.yaml:437:5) */
  cloneIssue(
    request: CloneIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CloneIssueResponse>;
  /** List the merge requests that close an issue. GET /projects/{id}/issues/{issue_iid}/closed_by (spec/resources/issues.yaml:535:5) */
  listIssueClosedBy(
    request: ListIssueClosedByRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueClosedByResponse>;
  /** Move an issue to another project. POST /projects/{id}/issues/{issue_iid}/move (spec/resources/issues.yaml:395:5) */
  moveIssue(
    request: MoveIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<MoveIssueResponse>;
  /** Comment on an issue. POST /projects/{id}/issues/{issue_iid}/notes (spec/resources/issues.yaml:639:5) */
  createIssueNote(
    request: CreateIssueNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueNoteResponse>;
  /** List who takes part in an issue. GET /projects/{id}/issues/{issue_iid}/participants (spec/resources/issues.yaml:502:5) */
  listIssueParticipants(
    request: ListIssueParticipantsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueParticipantsResponse>;
  /** List the merge requests related to an issue. GET /projects/{id}/issues/{issue_iid}/related_merge_requests (spec/resources/issues.yaml:881:5) */
  listIssueRelatedMergeRequests(
    request: ListIssueRelatedMergeRequestsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueRelatedMergeRequestsResponse>;
  /** Move an issue in the order made by hand. PUT /projects/{id}/issues/{issue_iid}/reorder (spec/resources/issues.yaml:357:5) */
  reorderIssue(
    request: ReorderIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ReorderIssueResponse>;
  /** Remove the time spent on an issue. POST /projects/{id}/issues/{issue_iid}/reset_spent_time (spec/resources/issues.yaml:829:5) */
  resetIssueSpentTime(
    request: ResetIssueSpentTimeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResetIssueSpentTimeResponse>;
  /** Remove the time estimate of an issue. POST /projects/{id}/issues/{issue_iid}/reset_time_estimate (spec/resources/issues.yaml:763:5) */
  resetIssueTimeEstimate(
    request: ResetIssueTimeEstimateRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResetIssueTimeEstimateResponse>;
  /** Subscribe to an issue. POST /projects/{id}/issues/{issue_iid}/subscribe (spec/resources/issues.yaml:478:5) */
  subscribeToIssue(
    request: SubscribeToIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SubscribeToIssueResponse>;
  /** Set the time estimate of an issue. POST /projects/{id}/issues/{issue_iid}/time_estimate (spec/resources/issues.yaml:726:5) */
  setIssueTimeEstimate(
    request: SetIssueTimeEstimateRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SetIssueTimeEstimateResponse>;
  /** Get the times of an issue. GET /projects/{id}/issues/{issue_iid}/time_stats (spec/resources/issues.yaml:855:5) */
  getIssueTimeStats(
    request: GetIssueTimeStatsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueTimeStatsResponse>;
  /** Add an issue to one's to-dos. POST /projects/{id}/issues/{issue_iid}/todo (spec/resources/issues.yaml:615:5) */
  createIssueTodo(
    request: CreateIssueTodoRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueTodoResponse>;
  /** Unsubscribe from an issue. POST /projects/{id}/issues/{issue_iid}/unsubscribe (spec/resources/issues.yaml:591:5) */
  unsubscribeFromIssue(
    request: UnsubscribeFromIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnsubscribeFromIssueResponse>;
  /** Get the client that created an issue. GET /projects/{id}/issues/{issue_iid}/user_agent_detail (spec/resources/issues.yaml:561:5) */
  getIssueUserAgentDetail(
    request: GetIssueUserAgentDetailRequest,
    context: C,
  ): Promise<GetIssueUserAgentDetailResponse>;
}
