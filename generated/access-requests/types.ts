// Generated from spec/resources/access-requests.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type AccessRequest = components['schemas']['AccessRequest'];
export type ApproveAccessRequest = components['schemas']['ApproveAccessRequest'];

/** List the requests for access to a group: GET /groups/{id}/access_requests */
export interface ListGroupAccessRequestsRequest {
  readonly params: ParametersOf<operations['listGroupAccessRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupAccessRequests'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupAccessRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupAccessRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupAccessRequests'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupAccessRequests'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupAccessRequests'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupAccessRequests'], 404>; readonly headers?: never }
  ;

/** Ask for access to a group: POST /groups/{id}/access_requests */
export interface RequestGroupAccessRequest {
  readonly params: ParametersOf<operations['requestGroupAccess'], 'path'>;
}

export type RequestGroupAccessResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['requestGroupAccess'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['requestGroupAccess'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['requestGroupAccess'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['requestGroupAccess'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['requestGroupAccess'], 404>; readonly headers?: never }
  ;

/** Deny a request for access to a group: DELETE /groups/{id}/access_requests/{user_id} */
export interface DenyGroupAccessRequestRequest {
  readonly params: ParametersOf<operations['denyGroupAccessRequest'], 'path'>;
  readonly headers: ParametersOf<operations['denyGroupAccessRequest'], 'header'>;
}

export type DenyGroupAccessRequestResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['denyGroupAccessRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['denyGroupAccessRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['denyGroupAccessRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['denyGroupAccessRequest'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['denyGroupAccessRequest'], 412>; readonly headers?: never }
  ;

/** Grant a request for access to a group: PUT /groups/{id}/access_requests/{user_id}/approve */
export interface ApproveGroupAccessRequestRequest {
  readonly params: ParametersOf<operations['approveGroupAccessRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['approveGroupAccessRequest'], 'application/json'>, 'access_level'>;
}

export type ApproveGroupAccessRequestResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['approveGroupAccessRequest'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['approveGroupAccessRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['approveGroupAccessRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['approveGroupAccessRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['approveGroupAccessRequest'], 404>; readonly headers?: never }
  ;

/** List the requests for access to a project: GET /projects/{id}/access_requests */
export interface ListProjectAccessRequestsRequest {
  readonly params: ParametersOf<operations['listProjectAccessRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectAccessRequests'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectAccessRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectAccessRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectAccessRequests'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectAccessRequests'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectAccessRequests'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectAccessRequests'], 404>; readonly headers?: never }
  ;

/** Ask for access to a project: POST /projects/{id}/access_requests */
export interface RequestProjectAccessRequest {
  readonly params: ParametersOf<operations['requestProjectAccess'], 'path'>;
}

export type RequestProjectAccessResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['requestProjectAccess'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['requestProjectAccess'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['requestProjectAccess'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['requestProjectAccess'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['requestProjectAccess'], 404>; readonly headers?: never }
  ;

/** Deny a request for access to a project: DELETE /projects/{id}/access_requests/{user_id} */
export interface DenyProjectAccessRequestRequest {
  readonly params: ParametersOf<operations['denyProjectAccessRequest'], 'path'>;
  readonly headers: ParametersOf<operations['denyProjectAccessRequest'], 'header'>;
}

export type DenyProjectAccessRequestResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['denyProjectAccessRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['denyProjectAccessRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['denyProjectAccessRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['denyProjectAccessRequest'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['denyProjectAccessRequest'], 412>; readonly headers?: never }
  ;

/** Grant a request for access to a project: PUT /projects/{id}/access_requests/{user_id}/approve */
export interface ApproveProjectAccessRequestRequest {
  readonly params: ParametersOf<operations['approveProjectAccessRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['approveProjectAccessRequest'], 'application/json'>, 'access_level'>;
}

export type ApproveProjectAccessRequestResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['approveProjectAccessRequest'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['approveProjectAccessRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['approveProjectAccessRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['approveProjectAccessRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['approveProjectAccessRequest'], 404>; readonly headers?: never }
  | { readonly status: 405; readonly body: JsonOf<operations['approveProjectAccessRequest'], 405>; readonly headers?: never }
  ;
