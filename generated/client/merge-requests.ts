// Generated from spec/resources/merge-requests.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupMergeRequestsInput {
  readonly params: ParametersOf<operations['listGroupMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupMergeRequestsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMergeRequests'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMergeRequests'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMergeRequests'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMergeRequests'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupMergeRequests'], 404> }
  ;

const listGroupMergeRequestsCall: ClientCall = {
  id: 'listGroupMergeRequests',
  method: 'GET',
  path: "/api/v4/groups/{id}/merge_requests",
  commas: ["labels","approver_ids","approved_by_ids","in"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListMergeRequestsInput {
  readonly query?: ParametersOf<operations['listMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequests'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequests'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequests'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequests'], 403> }
  ;

const listMergeRequestsCall: ClientCall = {
  id: 'listMergeRequests',
  method: 'GET',
  path: "/api/v4/merge_requests",
  commas: ["labels","approver_ids","approved_by_ids","in"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface ListProjectMergeRequestsInput {
  readonly params: ParametersOf<operations['listProjectMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectMergeRequestsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMergeRequests'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMergeRequests'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMergeRequests'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMergeRequests'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectMergeRequests'], 404> }
  ;

const listProjectMergeRequestsCall: ClientCall = {
  id: 'listProjectMergeRequests',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests",
  commas: ["iids","labels","approver_ids","approved_by_ids","in"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateMergeRequestInput {
  readonly params: ParametersOf<operations['createMergeRequest'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequest'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequest'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequest'], 409> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequest'], 422> }
  ;

const createMergeRequestCall: ClientCall = {
  id: 'createMergeRequest',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    422: 'json',
  },
};

export interface GetMergeRequestInput {
  readonly params: ParametersOf<operations['getMergeRequest'], 'path'>;
  readonly query?: ParametersOf<operations['getMergeRequest'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequest'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequest'], 404> }
  ;

const getMergeRequestCall: ClientCall = {
  id: 'getMergeRequest',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateMergeRequestInput {
  readonly params: ParametersOf<operations['updateMergeRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateMergeRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequest'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequest'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequest'], 409> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequest'], 422> }
  ;

const updateMergeRequestCall: ClientCall = {
  id: 'updateMergeRequest',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    422: 'json',
  },
};

export interface DeleteMergeRequestInput {
  readonly params: ParametersOf<operations['deleteMergeRequest'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteMergeRequest'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequest'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequest'], 412> }
  ;

const deleteMergeRequestCall: ClientCall = {
  id: 'deleteMergeRequest',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface AddMergeRequestSpentTimeInput {
  readonly params: ParametersOf<operations['addMergeRequestSpentTime'], 'path'>;
  readonly body: Sendable<BodyOf<operations['addMergeRequestSpentTime'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddMergeRequestSpentTimeAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['addMergeRequestSpentTime'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['addMergeRequestSpentTime'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['addMergeRequestSpentTime'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['addMergeRequestSpentTime'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['addMergeRequestSpentTime'], 404> }
  ;

const addMergeRequestSpentTimeCall: ClientCall = {
  id: 'addMergeRequestSpentTime',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/add_spent_time",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CancelMergeWhenPipelineSucceedsInput {
  readonly params: ParametersOf<operations['cancelMergeWhenPipelineSucceeds'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CancelMergeWhenPipelineSucceedsAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 404> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 405> }
  | { readonly status: 406; readonly headers: Headers; readonly body: JsonOf<operations['cancelMergeWhenPipelineSucceeds'], 406> }
  ;

const cancelMergeWhenPipelineSucceedsCall: ClientCall = {
  id: 'cancelMergeWhenPipelineSucceeds',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    405: 'json',
    406: 'json',
  },
};

export interface MergeMergeRequestInput {
  readonly params: ParametersOf<operations['mergeMergeRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['mergeMergeRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type MergeMergeRequestAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['mergeMergeRequest'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['mergeMergeRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['mergeMergeRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['mergeMergeRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['mergeMergeRequest'], 404> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['mergeMergeRequest'], 405> }
  | { readonly status: 406; readonly headers: Headers; readonly body: JsonOf<operations['mergeMergeRequest'], 406> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['mergeMergeRequest'], 409> }
  ;

const mergeMergeRequestCall: ClientCall = {
  id: 'mergeMergeRequest',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    405: 'json',
    406: 'json',
    409: 'json',
  },
};

export interface GetMergeRequestMergeRefInput {
  readonly params: ParametersOf<operations['getMergeRequestMergeRef'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestMergeRefAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestMergeRef'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestMergeRef'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestMergeRef'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestMergeRef'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestMergeRef'], 404> }
  ;

const getMergeRequestMergeRefCall: ClientCall = {
  id: 'getMergeRequestMergeRef',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge_ref",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateMergeRequestMergeRefInput {
  readonly params: ParametersOf<operations['updateMergeRequestMergeRef'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestMergeRefAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestMergeRef'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestMergeRef'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestMergeRef'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestMergeRef'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestMergeRef'], 404> }
  ;

const updateMergeRequestMergeRefCall: ClientCall = {
  id: 'updateMergeRequestMergeRef',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge_ref",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListMergeRequestParticipantsInput {
  readonly params: ParametersOf<operations['listMergeRequestParticipants'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestParticipants'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestParticipantsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestParticipants'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestParticipants'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestParticipants'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestParticipants'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestParticipants'], 404> }
  ;

const listMergeRequestParticipantsCall: ClientCall = {
  id: 'listMergeRequestParticipants',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/participants",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface RebaseMergeRequestInput {
  readonly params: ParametersOf<operations['rebaseMergeRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['rebaseMergeRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type RebaseMergeRequestAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['rebaseMergeRequest'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['rebaseMergeRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['rebaseMergeRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['rebaseMergeRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['rebaseMergeRequest'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['rebaseMergeRequest'], 409> }
  ;

const rebaseMergeRequestCall: ClientCall = {
  id: 'rebaseMergeRequest',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/rebase",
  commas: [],
  body: "application/json",
  answers: {
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface ResetMergeRequestSpentTimeInput {
  readonly params: ParametersOf<operations['resetMergeRequestSpentTime'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetMergeRequestSpentTimeAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['resetMergeRequestSpentTime'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['resetMergeRequestSpentTime'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['resetMergeRequestSpentTime'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['resetMergeRequestSpentTime'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['resetMergeRequestSpentTime'], 404> }
  ;

const resetMergeRequestSpentTimeCall: ClientCall = {
  id: 'resetMergeRequestSpentTime',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reset_spent_time",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ResetMergeRequestTimeEstimateInput {
  readonly params: ParametersOf<operations['resetMergeRequestTimeEstimate'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResetMergeRequestTimeEstimateAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['resetMergeRequestTimeEstimate'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['resetMergeRequestTimeEstimate'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['resetMergeRequestTimeEstimate'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['resetMergeRequestTimeEstimate'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['resetMergeRequestTimeEstimate'], 404> }
  ;

const resetMergeRequestTimeEstimateCall: ClientCall = {
  id: 'resetMergeRequestTimeEstimate',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reset_time_estimate",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListMergeRequestReviewersInput {
  readonly params: ParametersOf<operations['listMergeRequestReviewers'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestReviewers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestReviewersAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestReviewers'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestReviewers'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestReviewers'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestReviewers'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestReviewers'], 404> }
  ;

const listMergeRequestReviewersCall: ClientCall = {
  id: 'listMergeRequestReviewers',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/reviewers",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SubscribeToMergeRequestInput {
  readonly params: ParametersOf<operations['subscribeToMergeRequest'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToMergeRequestAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToMergeRequest'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToMergeRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToMergeRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToMergeRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToMergeRequest'], 404> }
  ;

const subscribeToMergeRequestCall: ClientCall = {
  id: 'subscribeToMergeRequest',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/subscribe",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SetMergeRequestTimeEstimateInput {
  readonly params: ParametersOf<operations['setMergeRequestTimeEstimate'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setMergeRequestTimeEstimate'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetMergeRequestTimeEstimateAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['setMergeRequestTimeEstimate'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['setMergeRequestTimeEstimate'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['setMergeRequestTimeEstimate'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['setMergeRequestTimeEstimate'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['setMergeRequestTimeEstimate'], 404> }
  ;

const setMergeRequestTimeEstimateCall: ClientCall = {
  id: 'setMergeRequestTimeEstimate',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/time_estimate",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetMergeRequestTimeStatsInput {
  readonly params: ParametersOf<operations['getMergeRequestTimeStats'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestTimeStatsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestTimeStats'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestTimeStats'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestTimeStats'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestTimeStats'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestTimeStats'], 404> }
  ;

const getMergeRequestTimeStatsCall: ClientCall = {
  id: 'getMergeRequestTimeStats',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/time_stats",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateMergeRequestTodoInput {
  readonly params: ParametersOf<operations['createMergeRequestTodo'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestTodoAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestTodo'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestTodo'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestTodo'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestTodo'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestTodo'], 404> }
  ;

const createMergeRequestTodoCall: ClientCall = {
  id: 'createMergeRequestTodo',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/todo",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UnsubscribeFromMergeRequestInput {
  readonly params: ParametersOf<operations['unsubscribeFromMergeRequest'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromMergeRequestAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromMergeRequest'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromMergeRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromMergeRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromMergeRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromMergeRequest'], 404> }
  ;

const unsubscribeFromMergeRequestCall: ClientCall = {
  id: 'unsubscribeFromMergeRequest',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/unsubscribe",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
