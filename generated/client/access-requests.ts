// Generated from spec/domains/* /access-requests.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupAccessRequestsInput {
  readonly params: ParametersOf<operations['listGroupAccessRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupAccessRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupAccessRequestsAnswer = JsonAnswer<operations['listGroupAccessRequests'], 200 | 400 | 401 | 403 | 404>;

const listGroupAccessRequestsCall: ClientCall = {
  id: 'listGroupAccessRequests',
  method: 'GET',
  path: "/api/v4/groups/{id}/access_requests",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RequestGroupAccessInput {
  readonly params: ParametersOf<operations['requestGroupAccess'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RequestGroupAccessAnswer = JsonAnswer<operations['requestGroupAccess'], 201 | 400 | 401 | 403 | 404>;

const requestGroupAccessCall: ClientCall = {
  id: 'requestGroupAccess',
  method: 'POST',
  path: "/api/v4/groups/{id}/access_requests",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface DenyGroupAccessRequestInput {
  readonly params: ParametersOf<operations['denyGroupAccessRequest'], 'path'>;
  readonly headers?: ParametersOf<operations['denyGroupAccessRequest'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DenyGroupAccessRequestAnswer = EmptyAnswer<204> | JsonAnswer<operations['denyGroupAccessRequest'], 400 | 401 | 403 | 404 | 412>;

const denyGroupAccessRequestCall: ClientCall = {
  id: 'denyGroupAccessRequest',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/access_requests/{user_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ApproveGroupAccessRequestInput {
  readonly params: ParametersOf<operations['approveGroupAccessRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['approveGroupAccessRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ApproveGroupAccessRequestAnswer = JsonAnswer<operations['approveGroupAccessRequest'], 201 | 400 | 401 | 403 | 404>;

const approveGroupAccessRequestCall: ClientCall = {
  id: 'approveGroupAccessRequest',
  method: 'PUT',
  path: "/api/v4/groups/{id}/access_requests/{user_id}/approve",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ListProjectAccessRequestsInput {
  readonly params: ParametersOf<operations['listProjectAccessRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectAccessRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectAccessRequestsAnswer = JsonAnswer<operations['listProjectAccessRequests'], 200 | 400 | 401 | 403 | 404>;

const listProjectAccessRequestsCall: ClientCall = {
  id: 'listProjectAccessRequests',
  method: 'GET',
  path: "/api/v4/projects/{id}/access_requests",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RequestProjectAccessInput {
  readonly params: ParametersOf<operations['requestProjectAccess'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RequestProjectAccessAnswer = JsonAnswer<operations['requestProjectAccess'], 201 | 400 | 401 | 403 | 404>;

const requestProjectAccessCall: ClientCall = {
  id: 'requestProjectAccess',
  method: 'POST',
  path: "/api/v4/projects/{id}/access_requests",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface DenyProjectAccessRequestInput {
  readonly params: ParametersOf<operations['denyProjectAccessRequest'], 'path'>;
  readonly headers?: ParametersOf<operations['denyProjectAccessRequest'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DenyProjectAccessRequestAnswer = EmptyAnswer<204> | JsonAnswer<operations['denyProjectAccessRequest'], 400 | 401 | 403 | 404 | 412>;

const denyProjectAccessRequestCall: ClientCall = {
  id: 'denyProjectAccessRequest',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/access_requests/{user_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ApproveProjectAccessRequestInput {
  readonly params: ParametersOf<operations['approveProjectAccessRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['approveProjectAccessRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ApproveProjectAccessRequestAnswer = JsonAnswer<operations['approveProjectAccessRequest'], 201 | 400 | 401 | 403 | 404 | 405>;

const approveProjectAccessRequestCall: ClientCall = {
  id: 'approveProjectAccessRequest',
  method: 'PUT',
  path: "/api/v4/projects/{id}/access_requests/{user_id}/approve",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 405] },
};

export interface AccessRequestsClient {
  /** List the requests for access to a group: GET /groups/{id}/access_requests */
  listGroupAccessRequests: ListingOf<ListGroupAccessRequestsInput, ListGroupAccessRequestsAnswer, JsonOf<operations['listGroupAccessRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Ask for access to a group: POST /groups/{id}/access_requests */
  requestGroupAccess(request: RequestGroupAccessInput): Promise<RequestGroupAccessAnswer>;
  /** Deny a request for access to a group: DELETE /groups/{id}/access_requests/{user_id} */
  denyGroupAccessRequest(request: DenyGroupAccessRequestInput): Promise<DenyGroupAccessRequestAnswer>;
  /** Grant a request for access to a group: PUT /groups/{id}/access_requests/{user_id}/approve */
  approveGroupAccessRequest(request: ApproveGroupAccessRequestInput): Promise<ApproveGroupAccessRequestAnswer>;
  /** List the requests for access to a project: GET /projects/{id}/access_requests */
  listProjectAccessRequests: ListingOf<ListProjectAccessRequestsInput, ListProjectAccessRequestsAnswer, JsonOf<operations['listProjectAccessRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Ask for access to a project: POST /projects/{id}/access_requests */
  requestProjectAccess(request: RequestProjectAccessInput): Promise<RequestProjectAccessAnswer>;
  /** Deny a request for access to a project: DELETE /projects/{id}/access_requests/{user_id} */
  denyProjectAccessRequest(request: DenyProjectAccessRequestInput): Promise<DenyProjectAccessRequestAnswer>;
  /** Grant a request for access to a project: PUT /projects/{id}/access_requests/{user_id}/approve */
  approveProjectAccessRequest(request: ApproveProjectAccessRequestInput): Promise<ApproveProjectAccessRequestAnswer>;
}

export const accessRequestsClient = (send: Send): AccessRequestsClient => ({
  listGroupAccessRequests: listing(send, listGroupAccessRequestsCall),
  requestGroupAccess: (request) => send(requestGroupAccessCall, request),
  denyGroupAccessRequest: (request) => send(denyGroupAccessRequestCall, request),
  approveGroupAccessRequest: (request) => send(approveGroupAccessRequestCall, request),
  listProjectAccessRequests: listing(send, listProjectAccessRequestsCall),
  requestProjectAccess: (request) => send(requestProjectAccessCall, request),
  denyProjectAccessRequest: (request) => send(denyProjectAccessRequestCall, request),
  approveProjectAccessRequest: (request) => send(approveProjectAccessRequestCall, request),
});
