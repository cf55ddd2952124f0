// Generated from spec/domains/* /merge-requests.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupMergeRequestsInput {
  readonly params: ParametersOf<operations['listGroupMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupMergeRequestsAnswer = JsonAnswer<operations['listGroupMergeRequests'], 200 | 400 | 401 | 403 | 404>;

const listGroupMergeRequestsCall: ClientCall = {
  id: 'listGroupMergeRequests',
  method: 'GET',
  path: "/api/v4/groups/{id}/merge_requests",
  commas: ["labels","approver_ids","approved_by_ids","in"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListMergeRequestsInput {
  readonly query?: ParametersOf<operations['listMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestsAnswer = JsonAnswer<operations['listMergeRequests'], 200 | 400 | 401 | 403>;

const listMergeRequestsCall: ClientCall = {
  id: 'listMergeRequests',
  method: 'GET',
  path: "/api/v4/merge_requests",
  commas: ["labels","approver_ids","approved_by_ids","in"],
  answers: { json: [200, 400, 401, 403] },
};

export interface ListProjectMergeRequestsInput {
  readonly params: ParametersOf<operations['listProjectMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectMergeRequestsAnswer = JsonAnswer<operations['listProjectMergeRequests'], 200 | 400 | 401 | 403 | 404>;

const listProjectMergeRequestsCall: ClientCall = {
  id: 'listProjectMergeRequests',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests",
  commas: ["iids","labels","approver_ids","approved_by_ids","in"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateMergeRequestInput {
  readonly params: ParametersOf<operations['createMergeRequest'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestAnswer = JsonAnswer<operations['createMergeRequest'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

const createMergeRequestCall: ClientCall = {
  id: 'createMergeRequest',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409, 422] },
};

export interface GetMergeRequestInput {
  readonly params: ParametersOf<operations['getMergeRequest'], 'path'>;
  readonly query?: ParametersOf<operations['getMergeRequest'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestAnswer = JsonAnswer<operations['getMergeRequest'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestCall: ClientCall = {
  id: 'getMergeRequest',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateMergeRequestInput {
  readonly params: ParametersOf<operations['updateMergeRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateMergeRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestAnswer = JsonAnswer<operations['updateMergeRequest'], 200 | 400 | 401 | 403 | 404 | 409 | 422>;

const updateMergeRequestCall: ClientCall = {
  id: 'updateMergeRequest',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 409, 422] },
};

export interface DeleteMergeRequestInput {
  readonly params: ParametersOf<operations['deleteMergeRequest'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteMergeRequest'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteMergeRequest'], 400 | 401 | 403 | 404 | 412>;

const deleteMergeRequestCall: ClientCall = {
  id: 'deleteMergeRequest',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface AddMergeRequestSpentTimeInput {
  readonly params: ParametersOf<operations['addMergeRequestSpentTime'], 'path'>;
  readonly body: Sendable<BodyOf<operations['addMergeRequestSpentTime'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddMergeRequestSpentTimeAnswer = JsonAnswer<operations['addMergeRequestSpentTime'], 201 | 400 | 401 | 403 | 404>;

const addMergeRequestSpentTimeCall: ClientCall = {
  id: 'addMergeRequestSpentTime',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/add_spent_time",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface CancelMergeWhenPipelineSucceedsInput {
  readonly params: ParametersOf<operations['cancelMergeWhenPipelineSucceeds'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CancelMergeWhenPipelineSucceedsAnswer = JsonAnswer<operations['cancelMergeWhenPipelineSucceeds'], 201 | 400 | 401 | 403 | 404 | 405 | 406>;

const cancelMergeWhenPipelineSucceedsCall: ClientCall = {
  id: 'cancelMergeWhenPipelineSucceeds',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds",
  answers: { json: [201, 400, 401, 403, 404, 405, 406] },
};

export interface MergeMergeRequestInput {
  readonly params: ParametersOf<operations['mergeMergeRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['mergeMergeRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type MergeMergeRequestAnswer = JsonAnswer<operations['mergeMergeRequest'], 200 | 400 | 401 | 403 | 404 | 405 | 406 | 409>;

const mergeMergeRequestCall: ClientCall = {
  id: 'mergeMergeRequest',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 405, 406, 409] },
};

export interface GetMergeRequestMergeRefInput {
  readonly params: ParametersOf<operations['getMergeRequestMergeRef'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestMergeRefAnswer = JsonAnswer<operations['getMergeRequestMergeRef'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestMergeRefCall: ClientCall = {
  id: 'getMergeRequestMergeRef',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge_ref",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateMergeRequestMergeRefInput {
  readonly params: ParametersOf<operations['updateMergeRequestMergeRef'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestMergeRefAnswer = JsonAnswer<operations['updateMergeRequestMergeRef'], 200 | 400 | 401 | 403 | 404>;

const updateMergeRequestMergeRefCall: ClientCall = {
  id: 'updateMergeRequestMergeRef',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge_ref",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListMergeRequestParticipantsInput {
  readonly params: ParametersOf<operations['listMergeRequestParticipants'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestParticipants'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestParticipantsAnswer = JsonAnswer<operations['listMergeRequestParticipants'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestParticipantsCall: ClientCall = {
  id: 'listMergeRequestParticipants',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/participants",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RebaseMergeRequestInput {
  readonly params: ParametersOf<operations['rebaseMergeRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['rebaseMergeRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RebaseMergeRequestAnswer = JsonAnswer<operations['rebaseMergeRequest'], 202 | 400 | 401 | 403 | 404 | 409>;

const rebaseMergeRequestCall: ClientCall = {
  id: 'rebaseMergeRequest',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/rebase",
  body: "application/json",
  answers: { json: [202, 400, 401, 403, 404, 409] },
};

export interface ResetMergeRequestSpentTimeInput {
  readonly params: ParametersOf<operations['resetMergeRequestSpentTime'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetMergeRequestSpentTimeAnswer = JsonAnswer<operations['resetMergeRequestSpentTime'], 200 | 400 | 401 | 403 | 404>;

const resetMergeRequestSpentTimeCall: ClientCall = {
  id: 'resetMergeRequestSpentTime',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reset_spent_time",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ResetMergeRequestTimeEstimateInput {
  readonly params: ParametersOf<operations['resetMergeRequestTimeEstimate'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetMergeRequestTimeEstimateAnswer = JsonAnswer<operations['resetMergeRequestTimeEstimate'], 200 | 400 | 401 | 403 | 404>;

const resetMergeRequestTimeEstimateCall: ClientCall = {
  id: 'resetMergeRequestTimeEstimate',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reset_time_estimate",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListMergeRequestReviewersInput {
  readonly params: ParametersOf<operations['listMergeRequestReviewers'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestReviewers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestReviewersAnswer = JsonAnswer<operations['listMergeRequestReviewers'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestReviewersCall: ClientCall = {
  id: 'listMergeRequestReviewers',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reviewers",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SubscribeToMergeRequestInput {
  readonly params: ParametersOf<operations['subscribeToMergeRequest'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToMergeRequestAnswer = JsonAnswer<operations['subscribeToMergeRequest'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const subscribeToMergeRequestCall: ClientCall = {
  id: 'subscribeToMergeRequest',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/subscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface SetMergeRequestTimeEstimateInput {
  readonly params: ParametersOf<operations['setMergeRequestTimeEstimate'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setMergeRequestTimeEstimate'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetMergeRequestTimeEstimateAnswer = JsonAnswer<operations['setMergeRequestTimeEstimate'], 200 | 400 | 401 | 403 | 404>;

const setMergeRequestTimeEstimateCall: ClientCall = {
  id: 'setMergeRequestTimeEstimate',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/time_estimate",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetMergeRequestTimeStatsInput {
  readonly params: ParametersOf<operations['getMergeRequestTimeStats'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestTimeStatsAnswer = JsonAnswer<operations['getMergeRequestTimeStats'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestTimeStatsCall: ClientCall = {
  id: 'getMergeRequestTimeStats',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/time_stats",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateMergeRequestTodoInput {
  readonly params: ParametersOf<operations['createMergeRequestTodo'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestTodoAnswer = JsonAnswer<operations['createMergeRequestTodo'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const createMergeRequestTodoCall: ClientCall = {
  id: 'createMergeRequestTodo',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/todo",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface UnsubscribeFromMergeRequestInput {
  readonly params: ParametersOf<operations['unsubscribeFromMergeRequest'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromMergeRequestAnswer = JsonAnswer<operations['unsubscribeFromMergeRequest'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const unsubscribeFromMergeRequestCall: ClientCall = {
  id: 'unsubscribeFromMergeRequest',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/unsubscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface MergeRequestsClient {
  /** List the merge requests of a group: GET /groups/{id}/merge_requests */
  listGroupMergeRequests: ListingOf<ListGroupMergeRequestsInput, ListGroupMergeRequestsAnswer, JsonOf<operations['listGroupMergeRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List merge requests: GET /merge_requests */
  listMergeRequests: Listing<ListMergeRequestsInput, ListMergeRequestsAnswer, JsonOf<operations['listMergeRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the merge requests of a project: GET /projects/{id}/merge_requests */
  listProjectMergeRequests: ListingOf<ListProjectMergeRequestsInput, ListProjectMergeRequestsAnswer, JsonOf<operations['listProjectMergeRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a merge request: POST /projects/{id}/merge_requests */
  createMergeRequest(request: CreateMergeRequestInput): Promise<CreateMergeRequestAnswer>;
  /** Get a merge request: GET /projects/{id}/merge_requests/{merge_request_iid} */
  getMergeRequest(request: GetMergeRequestInput): Promise<GetMergeRequestAnswer>;
  /** Change a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid} */
  updateMergeRequest(request: UpdateMergeRequestInput): Promise<UpdateMergeRequestAnswer>;
  /** Delete a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid} */
  deleteMergeRequest(request: DeleteMergeRequestInput): Promise<DeleteMergeRequestAnswer>;
  /** Add time spent on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/add_spent_time */
  addMergeRequestSpentTime(request: AddMergeRequestSpentTimeInput): Promise<AddMergeRequestSpentTimeAnswer>;
  /** No longer merge when the pipeline succeeds: POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds */
  cancelMergeWhenPipelineSucceeds(request: CancelMergeWhenPipelineSucceedsInput): Promise<CancelMergeWhenPipelineSucceedsAnswer>;
  /** Merge a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/merge */
  mergeMergeRequest(request: MergeMergeRequestInput): Promise<MergeMergeRequestAnswer>;
  /** Merge into the merge ref: GET /projects/{id}/merge_requests/{merge_request_iid}/merge_ref */
  getMergeRequestMergeRef(request: GetMergeRequestMergeRefInput): Promise<GetMergeRequestMergeRefAnswer>;
  /** Merge into the merge ref, as some clients ask: PUT /projects/{id}/merge_requests/{merge_request_iid}/merge_ref */
  updateMergeRequestMergeRef(request: UpdateMergeRequestMergeRefInput): Promise<UpdateMergeRequestMergeRefAnswer>;
  /** List who takes part in a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/participants */
  listMergeRequestParticipants: ListingOf<ListMergeRequestParticipantsInput, ListMergeRequestParticipantsAnswer, JsonOf<operations['listMergeRequestParticipants'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Rebase a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/rebase */
  rebaseMergeRequest(request: RebaseMergeRequestInput): Promise<RebaseMergeRequestAnswer>;
  /** Remove the time spent on a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/reset_spent_time */
  resetMergeRequestSpentTime(request: ResetMergeRequestSpentTimeInput): Promise<ResetMergeRequestSpentTimeAnswer>;
  /** Remove the time estimate of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/reset_time_estimate */
  resetMergeRequestTimeEstimate(request: ResetMergeRequestTimeEstimateInput): Promise<ResetMergeRequestTimeEstimateAnswer>;
  /** List who is to review a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/reviewers */
  listMergeRequestReviewers: ListingOf<ListMergeRequestReviewersInput, ListMergeRequestReviewersAnswer, JsonOf<operations['listMergeRequestReviewers'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Subscribe to a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/subscribe */
  subscribeToMergeRequest(request: SubscribeToMergeRequestInput): Promise<SubscribeToMergeRequestAnswer>;
  /** Set the time estimate of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/time_estimate */
  setMergeRequestTimeEstimate(request: SetMergeRequestTimeEstimateInput): Promise<SetMergeRequestTimeEstimateAnswer>;
  /** Get the times of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/time_stats */
  getMergeRequestTimeStats(request: GetMergeRequestTimeStatsInput): Promise<GetMergeRequestTimeStatsAnswer>;
  /** Add a merge request to one's to-dos: POST /projects/{id}/merge_requests/{merge_request_iid}/todo */
  createMergeRequestTodo(request: CreateMergeRequestTodoInput): Promise<CreateMergeRequestTodoAnswer>;
  /** Unsubscribe from a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/unsubscribe */
  unsubscribeFromMergeRequest(request: UnsubscribeFromMergeRequestInput): Promise<UnsubscribeFromMergeRequestAnswer>;
}

export const mergeRequestsClient = (send: Send): MergeRequestsClient => ({
  listGroupMergeRequests: listing(send, listGroupMergeRequestsCall),
  listMergeRequests: listing(send, listMergeRequestsCall),
  listProjectMergeRequests: listing(send, listProjectMergeRequestsCall),
  createMergeRequest: (request) => send(createMergeRequestCall, request),
  getMergeRequest: (request) => send(getMergeRequestCall, request),
  updateMergeRequest: (request) => send(updateMergeRequestCall, request),
  deleteMergeRequest: (request) => send(deleteMergeRequestCall, request),
  addMergeRequestSpentTime: (request) => send(addMergeRequestSpentTimeCall, request),
  cancelMergeWhenPipelineSucceeds: (request) => send(cancelMergeWhenPipelineSucceedsCall, request),
  mergeMergeRequest: (request) => send(mergeMergeRequestCall, request),
  getMergeRequestMergeRef: (request) => send(getMergeRequestMergeRefCall, request),
  updateMergeRequestMergeRef: (request) => send(updateMergeRequestMergeRefCall, request),
  listMergeRequestParticipants: listing(send, listMergeRequestParticipantsCall),
  rebaseMergeRequest: (request) => send(rebaseMergeRequestCall, request),
  resetMergeRequestSpentTime: (request) => send(resetMergeRequestSpentTimeCall, request),
  resetMergeRequestTimeEstimate: (request) => send(resetMergeRequestTimeEstimateCall, request),
  listMergeRequestReviewers: listing(send, listMergeRequestReviewersCall),
  subscribeToMergeRequest: (request) => send(subscribeToMergeRequestCall, request),
  setMergeRequestTimeEstimate: (request) => send(setMergeRequestTimeEstimateCall, request),
  getMergeRequestTimeStats: (request) => send(getMergeRequestTimeStatsCall, request),
  createMergeRequestTodo: (request) => send(createMergeRequestTodoCall, request),
  unsubscribeFromMergeRequest: (request) => send(unsubscribeFromMergeRequestCall, request),
});
