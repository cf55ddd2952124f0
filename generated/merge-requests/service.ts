// Generated from spec/domains/* /merge-requests.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupMergeRequestsRequest, ListGroupMergeRequestsResponse, ListMergeRequestsRequest, ListMergeRequestsResponse, ListProjectMergeRequestsRequest, ListProjectMergeRequestsResponse, CreateMergeRequestRequest, CreateMergeRequestResponse, GetMergeRequestRequest, GetMergeRequestResponse, UpdateMergeRequestRequest, UpdateMergeRequestResponse, DeleteMergeRequestRequest, DeleteMergeRequestResponse, AddMergeRequestSpentTimeRequest, AddMergeRequestSpentTimeResponse, CancelMergeWhenPipelineSucceedsRequest, CancelMergeWhenPipelineSucceedsResponse, MergeMergeRequestRequest, MergeMergeRequestResponse, GetMergeRequestMergeRefRequest, GetMergeRequestMergeRefResponse, UpdateMergeRequestMergeRefRequest, UpdateMergeRequestMergeRefResponse, ListMergeRequestParticipantsRequest, ListMergeRequestParticipantsResponse, RebaseMergeRequestRequest, RebaseMergeRequestResponse, ResetMergeRequestSpentTimeRequest, ResetMergeRequestSpentTimeResponse, ResetMergeRequestTimeEstimateRequest, ResetMergeRequestTimeEstimateResponse, ListMergeRequestReviewersRequest, ListMergeRequestReviewersResponse, SubscribeToMergeRequestRequest, SubscribeToMergeRequestResponse, SetMergeRequestTimeEstimateRequest, SetMergeRequestTimeEstimateResponse, GetMergeRequestTimeStatsRequest, GetMergeRequestTimeStatsResponse, CreateMergeRequestTodoRequest, CreateMergeRequestTodoResponse, UnsubscribeFromMergeRequestRequest, UnsubscribeFromMergeRequestResponse } from './types.ts';

/** One function per operation of merge-requests; `C` is the request context of the server. */
export interface MergeRequestsService<C extends SubjectTypes> {
  /** List the merge requests of a group. GET /groups/{id}/merge_requests (spec/domains/review/merge-requests.yaml#listGroupMergeRequests) */
  listGroupMergeRequests(
    request: ListGroupMergeRequestsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupMergeRequestsResponse>;
  /** List merge requests. GET /merge_requests (spec/domains/review/merge-requests.yaml#listMergeRequests) */
  listMergeRequests(
    request: ListMergeRequestsRequest,
    context: C,
  ): Promise<ListMergeRequestsResponse>;
  /** List the merge requests of a project. GET /projects/{id}/merge_requests (spec/domains/review/merge-requests.yaml#listProjectMergeRequests) */
  listProjectMergeRequests(
    request: ListProjectMergeRequestsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectMergeRequestsResponse>;
  /** Create a merge request. POST /projects/{id}/merge_requests (spec/domains/review/merge-requests.yaml#createMergeRequest) */
  createMergeRequest(
    request: CreateMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateMergeRequestResponse>;
  /** Get a merge request. GET /projects/{id}/merge_requests/{merge_request_iid} (spec/domains/review/merge-requests.yaml#getMergeRequest) */
  getMergeRequest(
    request: GetMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestResponse>;
  /** Change a merge request. PUT /projects/{id}/merge_requests/{merge_request_iid} (spec/domains/review/merge-requests.yaml#updateMergeRequest) */
  updateMergeRequest(
    request: UpdateMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateMergeRequestResponse>;
  /** Delete a merge request. DELETE /projects/{id}/merge_requests/{merge_request_iid} (spec/domains/review/merge-requests.yaml#deleteMergeRequest) */
  deleteMergeRequest(
    request: DeleteMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteMergeRequestResponse>;
  /** Add time spent on a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/add_spent_time (spec/domains/review/merge-requests.yaml#addMergeRequestSpentTime) */
  addMergeRequestSpentTime(
    request: AddMergeRequestSpentTimeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<AddMergeRequestSpentTimeResponse>;
  /** No longer merge when the pipeline succeeds. POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds (spec/domains/review/merge-requests.yaml#cancelMergeWhenPipelineSucceeds) */
  cancelMergeWhenPipelineSucceeds(
    request: CancelMergeWhenPipelineSucceedsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CancelMergeWhenPipelineSucceedsResponse>;
  /** Merge a merge request. PUT /projects/{id}/merge_requests/{merge_request_iid}/merge (spec/domains/review/merge-requests.yaml#mergeMergeRequest) */
  mergeMergeRequest(
    request: MergeMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<MergeMergeRequestResponse>;
  /** Merge into the merge ref. GET /projects/{id}/merge_requests/{merge_request_iid}/merge_ref (spec/domains/review/merge-requests.yaml#getMergeRequestMergeRef) */
  getMergeRequestMergeRef(
    request: GetMergeRequestMergeRefRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestMergeRefResponse>;
  /** Merge into the merge ref, as some clients ask. PUT /projects/{id}/merge_requests/{merge_request_iid}/merge_ref (spec/domains/review/merge-requests.yaml#updateMergeRequestMergeRef) */
  updateMergeRequestMergeRef(
    request: UpdateMergeRequestMergeRefRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateMergeRequestMergeRefResponse>;
  /** List who takes part in a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/participants (spec/domains/review/merge-requests.yaml#listMergeRequestParticipants) */
  listMergeRequestParticipants(
    request: ListMergeRequestParticipantsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestParticipantsResponse>;
  /** Rebase a merge request. PUT /projects/{id}/merge_requests/{merge_request_iid}/rebase (spec/domains/review/merge-requests.yaml#rebaseMergeRequest) */
  rebaseMergeRequest(
    request: RebaseMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RebaseMergeRequestResponse>;
  /** Remove the time spent on a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/reset_spent_time (spec/domains/review/merge-requests.yaml#resetMergeRequestSpentTime) */
  resetMergeRequestSpentTime(
    request: ResetMergeRequestSpentTimeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResetMergeRequestSpentTimeResponse>;
  /** Remove the time estimate of a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/reset_time_estimate (spec/domains/review/merge-requests.yaml#resetMergeRequestTimeEstimate) */
  resetMergeRequestTimeEstimate(
    request: ResetMergeRequestTimeEstimateRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResetMergeRequestTimeEstimateResponse>;
  /** List who is to review a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/reviewers (spec/domains/review/merge-requests.yaml#listMergeRequestReviewers) */
  listMergeRequestReviewers(
    request: ListMergeRequestReviewersRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestReviewersResponse>;
  /** Subscribe to a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/subscribe (spec/domains/review/merge-requests.yaml#subscribeToMergeRequest) */
  subscribeToMergeRequest(
    request: SubscribeToMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SubscribeToMergeRequestResponse>;
  /** Set the time estimate of a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/time_estimate (spec/domains/review/merge-requests.yaml#setMergeRequestTimeEstimate) */
  setMergeRequestTimeEstimate(
    request: SetMergeRequestTimeEstimateRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SetMergeRequestTimeEstimateResponse>;
  /** Get the times of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/time_stats (spec/domains/review/merge-requests.yaml#getMergeRequestTimeStats) */
  getMergeRequestTimeStats(
    request: GetMergeRequestTimeStatsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestTimeStatsResponse>;
  /** Add a merge request to one's to-dos. POST /projects/{id}/merge_requests/{merge_request_iid}/todo (spec/domains/review/merge-requests.yaml#createMergeRequestTodo) */
  createMergeRequestTodo(
    request: CreateMergeRequestTodoRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateMergeRequestTodoResponse>;
  /** Unsubscribe from a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/unsubscribe (spec/domains/review/merge-requests.yaml#unsubscribeFromMergeRequest) */
  unsubscribeFromMergeRequest(
    request: UnsubscribeFromMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnsubscribeFromMergeRequestResponse>;
}
