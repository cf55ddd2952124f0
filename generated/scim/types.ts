// Generated from spec/resources/scim.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 200; readonly body: JsonOf<operations['listScimUsers'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listScimUsers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listScimUsers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listScimUsers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listScimUsers'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['listScimUsers'], 412>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['listScimUsers'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } }
  ;

/** Provision a user: POST /api/scim/v2/groups/{group_path}/Users */
export interface CreateScimUserRequest {
  readonly params: ParametersOf<operations['createScimUser'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createScimUser'], 'application/scim+json'>, 'active'>;
}

export type CreateScimUserResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createScimUser'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createScimUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createScimUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createScimUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createScimUser'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['createScimUser'], 409>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['createScimUser'], 412>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createScimUser'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } }
  ;

/** Get a provisioned user: GET /api/scim/v2/groups/{group_path}/Users/{id} */
export interface GetScimUserRequest {
  readonly params: ParametersOf<operations['getScimUser'], 'path'>;
}

export type GetScimUserResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getScimUser'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getScimUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getScimUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getScimUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getScimUser'], 404>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['getScimUser'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } }
  ;

/** Replace a provisioned user: PUT /api/scim/v2/groups/{group_path}/Users/{id} */
export interface ReplaceScimUserRequest {
  readonly params: ParametersOf<operations['replaceScimUser'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['replaceScimUser'], 'application/scim+json'>, 'active'>;
}

export type ReplaceScimUserResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['replaceScimUser'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['replaceScimUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['replaceScimUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['replaceScimUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['replaceScimUser'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['replaceScimUser'], 409>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['replaceScimUser'], 412>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['replaceScimUser'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } }
  ;

/** Change a provisioned user: PATCH /api/scim/v2/groups/{group_path}/Users/{id} */
export interface UpdateScimUserRequest {
  readonly params: ParametersOf<operations['updateScimUser'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateScimUser'], 'application/scim+json'>>;
}

export type UpdateScimUserResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateScimUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateScimUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateScimUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateScimUser'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['updateScimUser'], 409>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['updateScimUser'], 412>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['updateScimUser'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } }
  ;

/** Deprovision a user: DELETE /api/scim/v2/groups/{group_path}/Users/{id} */
export interface DeleteScimUserRequest {
  readonly params: ParametersOf<operations['deleteScimUser'], 'path'>;
}

export type DeleteScimUserResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteScimUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteScimUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteScimUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteScimUser'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteScimUser'], 412>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['deleteScimUser'], 429>; readonly headers?: { readonly 'Retry-After'?: string | number } }
  ;

/** List the SCIM identities of a group: GET /groups/{id}/scim/identities */
export interface ListScimIdentitiesRequest {
  readonly params: ParametersOf<operations['listScimIdentities'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listScimIdentities'], 'query'>, 'page' | 'per_page'>;
}

export type ListScimIdentitiesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listScimIdentities'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listScimIdentities'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listScimIdentities'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listScimIdentities'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listScimIdentities'], 404>; readonly headers?: never }
  ;

/** Change a SCIM identity of a group: PATCH /groups/{id}/scim/{uid} */
export interface UpdateScimIdentityRequest {
  readonly params: ParametersOf<operations['updateScimIdentity'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateScimIdentity'], 'application/json'>>;
}

export type UpdateScimIdentityResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateScimIdentity'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateScimIdentity'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateScimIdentity'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateScimIdentity'], 404>; readonly headers?: never }
  ;
