// Generated from spec/domains/* /issues.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupIssuesRequest, ListGroupIssuesResponse, ListIssuesRequest, ListIssuesResponse, GetIssueByIdRequest, GetIssueByIdResponse, ListProjectIssuesRequest, ListProjectIssuesResponse, CreateIssueRequest, CreateIssueResponse, GetIssueRequest, GetIssueResponse, UpdateIssueRequest, UpdateIssueResponse, DeleteIssueRequest, DeleteIssueResponse, AddIssueSpentTimeRequest, AddIssueSpentTimeResponse, CloneIssueRequest, CloneIssueResponse, ListIssueClosedByRequest, ListIssueClosedByResponse, MoveIssueRequest, MoveIssueResponse, CreateIssueNoteRequest, CreateIssueNoteResponse, ListIssueParticipantsRequest, ListIssueParticipantsResponse, ListIssueRelatedMergeRequestsRequest, ListIssueRelatedMergeRequestsResponse, ReorderIssueRequest, ReorderIssueResponse, ResetIssueSpentTimeRequest, ResetIssueSpentTimeResponse, ResetIssueTimeEstimateRequest, ResetIssueTimeEstimateResponse, SubscribeToIssueRequest, SubscribeToIssueResponse, SetIssueTimeEstimateRequest, SetIssueTimeEstimateResponse, GetIssueTimeStatsRequest, GetIssueTimeStatsResponse, CreateIssueTodoRequest, CreateIssueTodoResponse, UnsubscribeFromIssueRequest, UnsubscribeFromIssueResponse, GetIssueUserAgentDetailRequest, GetIssueUserAgentDetailResponse } from './types.ts';

/** One function per operation of issues; `C` is the request context of the server. */
export interface IssuesService<C extends SubjectTypes> {
  /** List the issues of a group. GET /groups/{id}/issues (spec/domains/planning/issues.yaml#listGroupIssues) */
  listGroupIssues(
    request: ListGroupIssuesRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupIssuesResponse>;
  /** List issues. GET /issues (spec/domains/planning/issues.yaml#listIssues) */
  listIssues(
    request: ListIssuesRequest,
    context: C,
  ): Promise<ListIssuesResponse>;
  /** Get an issue by its id. GET /issues/{id} (spec/domains/planning/issues.yaml#getIssueById) */
  getIssueById(
    request: GetIssueByIdRequest,
    context: C,
  ): Promise<GetIssueByIdResponse>;
  /** List the issues of a project. GET /projects/{id}/issues (spec/domains/planning/issues.yaml#listProjectIssues) */
  listProjectIssues(
    request: ListProjectIssuesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectIssuesResponse>;
  /** Create an issue. POST /projects/{id}/issues (spec/domains/planning/issues.yaml#createIssue) */
  createIssue(
    request: CreateIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueResponse>;
  /** Get an issue. GET /projects/{id}/issues/{issue_iid} (spec/domains/planning/issues.yaml#getIssue) */
  getIssue(
    request: GetIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueResponse>;
  /** Change an issue. PUT /projects/{id}/issues/{issue_iid} (spec/domains/planning/issues.yaml#updateIssue) */
  updateIssue(
    request: UpdateIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateIssueResponse>;
  /** Delete an issue. DELETE /projects/{id}/issues/{issue_iid} (spec/domains/planning/issues.yaml#deleteIssue) */
  deleteIssue(
    request: DeleteIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteIssueResponse>;
  /** Add time spent on an issue. POST /projects/{id}/issues/{issue_iid}/add_spent_time (spec/domains/planning/issues.yaml#addIssueSpentTime) */
  addIssueSpentTime(
    request: AddIssueSpentTimeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<AddIssueSpentTimeResponse>;
  /** Copy an issue. POST /projects/{id}/issues/{issue_iid}/clone (spec/domains/planning/issues.yaml#cloneIssue) */
  cloneIssue(
    request: CloneIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CloneIssueResponse>;
  /** List the merge requests that close an issue. GET /projects/{id}/issues/{issue_iid}/closed_by (spec/domains/planning/issues.yaml#listIssueClosedBy) */
  listIssueClosedBy(
    request: ListIssueClosedByRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueClosedByResponse>;
  /** Move an issue to another project. POST /projects/{id}/issues/{issue_iid}/move (spec/domains/planning/issues.yaml#moveIssue) */
  moveIssue(
    request: MoveIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<MoveIssueResponse>;
  /** Comment on an issue. POST /projects/{id}/issues/{issue_iid}/notes (spec/domains/planning/issues.yaml#createIssueNote) */
  createIssueNote(
    request: CreateIssueNoteRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueNoteResponse>;
  /** List who takes part in an issue. GET /projects/{id}/issues/{issue_iid}/participants (spec/domains/planning/issues.yaml#listIssueParticipants) */
  listIssueParticipants(
    request: ListIssueParticipantsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueParticipantsResponse>;
  /** List the merge requests related to an issue. GET /projects/{id}/issues/{issue_iid}/related_merge_requests (spec/domains/planning/issues.yaml#listIssueRelatedMergeRequests) */
  listIssueRelatedMergeRequests(
    request: ListIssueRelatedMergeRequestsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListIssueRelatedMergeRequestsResponse>;
  /** Move an issue in the order made by hand. PUT /projects/{id}/issues/{issue_iid}/reorder (spec/domains/planning/issues.yaml#reorderIssue) */
  reorderIssue(
    request: ReorderIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ReorderIssueResponse>;
  /** Remove the time spent on an issue. POST /projects/{id}/issues/{issue_iid}/reset_spent_time (spec/domains/planning/issues.yaml#resetIssueSpentTime) */
  resetIssueSpentTime(
    request: ResetIssueSpentTimeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResetIssueSpentTimeResponse>;
  /** Remove the time estimate of an issue. POST /projects/{id}/issues/{issue_iid}/reset_time_estimate (spec/domains/planning/issues.yaml#resetIssueTimeEstimate) */
  resetIssueTimeEstimate(
    request: ResetIssueTimeEstimateRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResetIssueTimeEstimateResponse>;
  /** Subscribe to an issue. POST /projects/{id}/issues/{issue_iid}/subscribe (spec/domains/planning/issues.yaml#subscribeToIssue) */
  subscribeToIssue(
    request: SubscribeToIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SubscribeToIssueResponse>;
  /** Set the time estimate of an issue. POST /projects/{id}/issues/{issue_iid}/time_estimate (spec/domains/planning/issues.yaml#setIssueTimeEstimate) */
  setIssueTimeEstimate(
    request: SetIssueTimeEstimateRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SetIssueTimeEstimateResponse>;
  /** Get the times of an issue. GET /projects/{id}/issues/{issue_iid}/time_stats (spec/domains/planning/issues.yaml#getIssueTimeStats) */
  getIssueTimeStats(
    request: GetIssueTimeStatsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetIssueTimeStatsResponse>;
  /** Add an issue to one's to-dos. POST /projects/{id}/issues/{issue_iid}/todo (spec/domains/planning/issues.yaml#createIssueTodo) */
  createIssueTodo(
    request: CreateIssueTodoRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateIssueTodoResponse>;
  /** Unsubscribe from an issue. POST /projects/{id}/issues/{issue_iid}/unsubscribe (spec/domains/planning/issues.yaml#unsubscribeFromIssue) */
  unsubscribeFromIssue(
    request: UnsubscribeFromIssueRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnsubscribeFromIssueResponse>;
  /** Get the client that created an issue. GET /projects/{id}/issues/{issue_iid}/user_agent_detail (spec/domains/planning/issues.yaml#getIssueUserAgentDetail) */
  getIssueUserAgentDetail(
    request: GetIssueUserAgentDetailRequest,
    context: C,
  ): Promise<GetIssueUserAgentDetailResponse>;
}
