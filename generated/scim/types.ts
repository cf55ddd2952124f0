// Generated from spec/domains/* /scim.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ScimEmail = components['schemas']['ScimEmail'];
export type ScimEmailWrite = components['schemas']['ScimEmailWrite'];
export type ScimError = components['schemas']['ScimError'];
export type ScimIdentity = components['schemas']['ScimIdentity'];
export type ScimMeta = components['schemas']['ScimMeta'];
export type ScimName = components['schemas']['ScimName'];
export type ScimNameWrite = components['schemas']['ScimNameWrite'];
export type ScimPatch = components['schemas']['ScimPatch'];
export type ScimPatchOperation = components['schemas']['ScimPatchOperation'];
export type ScimUser = components['schemas']['ScimUser'];
export type ScimUserList = components['schemas']['ScimUserList'];
export type ScimUserWrite = components['schemas']['ScimUserWrite'];
export type UpdateScimIdentity = components['schemas']['UpdateScimIdentity'];

/** List the provisioned users of a group: GET /api/scim/v2/groups/{group_path}/Users */
export interface ListScimUsersRequest {
  readonly params: ParametersOf<operations['listScimUsers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listScimUsers'], 'query'>, 'startIndex' | 'count'>;
}

export type ListScimUsersResponse =
  | JsonResponse<operations['listScimUsers'], 200 | 400 | 401 | 403 | 404 | 412>
  | { readonly status: 429; readonly body: JsonOf<operations['listScimUsers'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } };

/** Provision a user: POST /api/scim/v2/groups/{group_path}/Users */
export interface CreateScimUserRequest {
  readonly params: ParametersOf<operations['createScimUser'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createScimUser'], 'application/scim+json'>, 'active'>;
}

export type CreateScimUserResponse =
  | JsonResponse<operations['createScimUser'], 201 | 400 | 401 | 403 | 404 | 409 | 412>
  | { readonly status: 429; readonly body: JsonOf<operations['createScimUser'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } };

/** Get a provisioned user: GET /api/scim/v2/groups/{group_path}/Users/{id} */
export interface GetScimUserRequest {
  readonly params: ParametersOf<operations['getScimUser'], 'path'>;
}

export type GetScimUserResponse =
  | JsonResponse<operations['getScimUser'], 200 | 400 | 401 | 403 | 404>
  | { readonly status: 429; readonly body: JsonOf<operations['getScimUser'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } };

/** Replace a provisioned user: PUT /api/scim/v2/groups/{group_path}/Users/{id} */
export interface ReplaceScimUserRequest {
  readonly params: ParametersOf<operations['replaceScimUser'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['replaceScimUser'], 'application/scim+json'>, 'active'>;
}

export type ReplaceScimUserResponse =
  | JsonResponse<operations['replaceScimUser'], 200 | 400 | 401 | 403 | 404 | 409 | 412>
  | { readonly status: 429; readonly body: JsonOf<operations['replaceScimUser'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } };

/** Change a provisioned user: PATCH /api/scim/v2/groups/{group_path}/Users/{id} */
export interface UpdateScimUserRequest {
  readonly params: ParametersOf<operations['updateScimUser'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateScimUser'], 'application/scim+json'>>;
}

export type UpdateScimUserResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['updateScimUser'], 400 | 401 | 403 | 404 | 409 | 412>
  | { readonly status: 429; readonly body: JsonOf<operations['updateScimUser'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } };

/** Deprovision a user: DELETE /api/scim/v2/groups/{group_path}/Users/{id} */
export interface DeleteScimUserRequest {
  readonly params: ParametersOf<operations['deleteScimUser'], 'path'>;
}

export type DeleteScimUserResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteScimUser'], 400 | 401 | 403 | 404 | 412>
  | { readonly status: 429; readonly body: JsonOf<operations['deleteScimUser'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } };

/** List the SCIM identities of a group: GET /groups/{id}/scim/identities */
export interface ListScimIdentitiesRequest {
  readonly params: ParametersOf<operations['listScimIdentities'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listScimIdentities'], 'query'>, 'page' | 'per_page'>;
}

export type ListScimIdentitiesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listScimIdentities'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listScimIdentities'], 400 | 401 | 403 | 404>;

/** Change a SCIM identity of a group: PATCH /groups/{id}/scim/{uid} */
export interface UpdateScimIdentityRequest {
  readonly params: ParametersOf<operations['updateScimIdentity'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateScimIdentity'], 'application/json'>>;
}

export type UpdateScimIdentityResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['updateScimIdentity'], 400 | 401 | 403 | 404>;
