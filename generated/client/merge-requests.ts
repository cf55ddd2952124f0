// Generated from spec/resources/merge-requests.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

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

export interface MergeRequestsClient {
  /** List merge requests: GET /merge_requests */
  listMergeRequests: Listing<ListMergeRequestsInput, ListMergeRequestsAnswer, JsonOf<operations['listMergeRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** List the merge requests of a project: GET /projects/{id}/merge_requests */
  listProjectMergeRequests: ListingOf<ListProjectMergeRequestsInput, ListProjectMergeRequestsAnswer, JsonOf<operations['listProjectMergeRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get a merge request: GET /projects/{id}/merge_requests/{merge_request_iid} */
  getMergeRequest(request: GetMergeRequestInput): Promise<GetMergeRequestAnswer>;
  /** No longer merge when the pipeline succeeds: POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds */
  cancelMergeWhenPipelineSucceeds(request: CancelMergeWhenPipelineSucceedsInput): Promise<CancelMergeWhenPipelineSucceedsAnswer>;
  /** Merge a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/merge */
  mergeMergeRequest(request: MergeMergeRequestInput): Promise<MergeMergeRequestAnswer>;
  /** Merge into the merge ref: GET /projects/{id}/merge_requests/{merge_request_iid}/merge_ref */
  getMergeRequestMergeRef(request: GetMergeRequestMergeRefInput): Promise<GetMergeRequestMergeRefAnswer>;
  /** Rebase a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/rebase */
  rebaseMergeRequest(request: RebaseMergeRequestInput): Promise<RebaseMergeRequestAnswer>;
}

export const mergeRequestsClient = (send: Send): MergeRequestsClient => ({
  listMergeRequests: listing(send, listMergeRequestsCall),
  listProjectMergeRequests: listing(send, listProjectMergeRequestsCall),
  getMergeRequest: (request) => send(getMergeRequestCall, request),
  cancelMergeWhenPipelineSucceeds: (request) => send(cancelMergeWhenPipelineSucceedsCall, request),
  mergeMergeRequest: (request) => send(mergeMergeRequestCall, request),
  getMergeRequestMergeRef: (request) => send(getMergeRequestMergeRefCall, request),
  rebaseMergeRequest: (request) => send(rebaseMergeRequestCall, request),
});
