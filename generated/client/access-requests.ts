// Generated from spec/resources/access-requests.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupAccessRequestsInput {
  readonly params: ParametersOf<operations['listGroupAccessRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupAccessRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupAccessRequestsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAccessRequests'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAccessRequests'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAccessRequests'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAccessRequests'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAccessRequests'], 404> }
  ;

const listGroupAccessRequestsCall: ClientCall = {
  id: 'listGroupAccessRequests',
  method: 'GET',
  path: "/api/v4/groups/{id}/access_requests",
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

export interface RequestGroupAccessInput {
  readonly params: ParametersOf<operations['requestGroupAccess'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RequestGroupAccessAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['requestGroupAccess'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['requestGroupAccess'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['requestGroupAccess'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['requestGroupAccess'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['requestGroupAccess'], 404> }
  ;

const requestGroupAccessCall: ClientCall = {
  id: 'requestGroupAccess',
  method: 'POST',
  path: "/api/v4/groups/{id}/access_requests",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DenyGroupAccessRequestInput {
  readonly params: ParametersOf<operations['denyGroupAccessRequest'], 'path'>;
  readonly headers?: ParametersOf<operations['denyGroupAccessRequest'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DenyGroupAccessRequestAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['denyGroupAccessRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['denyGroupAccessRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['denyGroupAccessRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['denyGroupAccessRequest'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['denyGroupAccessRequest'], 412> }
  ;

const denyGroupAccessRequestCall: ClientCall = {
  id: 'denyGroupAccessRequest',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/access_requests/{user_id}",
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

export interface ApproveGroupAccessRequestInput {
  readonly params: ParametersOf<operations['approveGroupAccessRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['approveGroupAccessRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ApproveGroupAccessRequestAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['approveGroupAccessRequest'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['approveGroupAccessRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['approveGroupAccessRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['approveGroupAccessRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['approveGroupAccessRequest'], 404> }
  ;

const approveGroupAccessRequestCall: ClientCall = {
  id: 'approveGroupAccessRequest',
  method: 'PUT',
  path: "/api/v4/groups/{id}/access_requests/{user_id}/approve",
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

export interface ListProjectAccessRequestsInput {
  readonly params: ParametersOf<operations['listProjectAccessRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectAccessRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectAccessRequestsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectAccessRequests'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectAccessRequests'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectAccessRequests'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectAccessRequests'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectAccessRequests'], 404> }
  ;

const listProjectAccessRequestsCall: ClientCall = {
  id: 'listProjectAccessRequests',
  method: 'GET',
  path: "/api/v4/projects/{id}/access_requests",
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

export interface RequestProjectAccessInput {
  readonly params: ParametersOf<operations['requestProjectAccess'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RequestProjectAccessAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['requestProjectAccess'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['requestProjectAccess'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['requestProjectAccess'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['requestProjectAccess'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['requestProjectAccess'], 404> }
  ;

const requestProjectAccessCall: ClientCall = {
  id: 'requestProjectAccess',
  method: 'POST',
  path: "/api/v4/projects/{id}/access_requests",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DenyProjectAccessRequestInput {
  readonly params: ParametersOf<operations['denyProjectAccessRequest'], 'path'>;
  readonly headers?: ParametersOf<operations['denyProjectAccessRequest'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DenyProjectAccessRequestAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['denyProjectAccessRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['denyProjectAccessRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['denyProjectAccessRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['denyProjectAccessRequest'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['denyProjectAccessRequest'], 412> }
  ;

const denyProjectAccessRequestCall: ClientCall = {
  id: 'denyProjectAccessRequest',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/access_requests/{user_id}",
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

export interface ApproveProjectAccessRequestInput {
  readonly params: ParametersOf<operations['approveProjectAccessRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['approveProjectAccessRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ApproveProjectAccessRequestAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['approveProjectAccessRequest'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['approveProjectAccessRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['approveProjectAccessRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['approveProjectAccessRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['approveProjectAccessRequest'], 404> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['approveProjectAccessRequest'], 405> }
  ;

const approveProjectAccessRequestCall: ClientCall = {
  id: 'approveProjectAccessRequest',
  method: 'PUT',
  path: "/api/v4/projects/{id}/access_requests/{user_id}/approve",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    405: 'json',
  },
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
