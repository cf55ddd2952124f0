// Generated from spec/domains/* /access-requests.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type AccessRequest = components['schemas']['AccessRequest'];
export type ApproveAccessRequest = components['schemas']['ApproveAccessRequest'];

/** List the requests for access to a group: GET /groups/{id}/access_requests */
export interface ListGroupAccessRequestsRequest {
  readonly params: ParametersOf<operations['listGroupAccessRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupAccessRequests'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupAccessRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupAccessRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupAccessRequests'], 400 | 401 | 403 | 404>;

/** Ask for access to a group: POST /groups/{id}/access_requests */
export interface RequestGroupAccessRequest {
  readonly params: ParametersOf<operations['requestGroupAccess'], 'path'>;
}

export type RequestGroupAccessResponse = JsonResponse<operations['requestGroupAccess'], 201 | 400 | 401 | 403 | 404>;

/** Deny a request for access to a group: DELETE /groups/{id}/access_requests/{user_id} */
export interface DenyGroupAccessRequestRequest {
  readonly params: ParametersOf<operations['denyGroupAccessRequest'], 'path'>;
  readonly headers: ParametersOf<operations['denyGroupAccessRequest'], 'header'>;
}

export type DenyGroupAccessRequestResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['denyGroupAccessRequest'], 400 | 401 | 403 | 404 | 412>;

/** Grant a request for access to a group: PUT /groups/{id}/access_requests/{user_id}/approve */
export interface ApproveGroupAccessRequestRequest {
  readonly params: ParametersOf<operations['approveGroupAccessRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['approveGroupAccessRequest'], 'application/json'>, 'access_level'>;
}

export type ApproveGroupAccessRequestResponse = JsonResponse<operations['approveGroupAccessRequest'], 201 | 400 | 401 | 403 | 404>;

/** List the requests for access to a project: GET /projects/{id}/access_requests */
export interface ListProjectAccessRequestsRequest {
  readonly params: ParametersOf<operations['listProjectAccessRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectAccessRequests'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectAccessRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectAccessRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectAccessRequests'], 400 | 401 | 403 | 404>;

/** Ask for access to a project: POST /projects/{id}/access_requests */
export interface RequestProjectAccessRequest {
  readonly params: ParametersOf<operations['requestProjectAccess'], 'path'>;
}

export type RequestProjectAccessResponse = JsonResponse<operations['requestProjectAccess'], 201 | 400 | 401 | 403 | 404>;

/** Deny a request for access to a project: DELETE /projects/{id}/access_requests/{user_id} */
export interface DenyProjectAccessRequestRequest {
  readonly params: ParametersOf<operations['denyProjectAccessRequest'], 'path'>;
  readonly headers: ParametersOf<operations['denyProjectAccessRequest'], 'header'>;
}

export type DenyProjectAccessRequestResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['denyProjectAccessRequest'], 400 | 401 | 403 | 404 | 412>;

/** Grant a request for access to a project: PUT /projects/{id}/access_requests/{user_id}/approve */
export interface ApproveProjectAccessRequestRequest {
  readonly params: ParametersOf<operations['approveProjectAccessRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['approveProjectAccessRequest'], 'application/json'>, 'access_level'>;
}

export type ApproveProjectAccessRequestResponse = JsonResponse<operations['approveProjectAccessRequest'], 201 | 400 | 401 | 403 | 404 | 405>;
