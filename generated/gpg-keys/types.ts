// Generated from spec/resources/gpg-keys.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateGpgKey = components['schemas']['CreateGpgKey'];
export type GpgKey = components['schemas']['GpgKey'];

/** List your GPG keys: GET /user/gpg_keys */
export interface ListOwnGpgKeysRequest {
  readonly query: Defaulted<ParametersOf<operations['listOwnGpgKeys'], 'query'>, 'page' | 'per_page'>;
}

export type ListOwnGpgKeysResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listOwnGpgKeys'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listOwnGpgKeys'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listOwnGpgKeys'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listOwnGpgKeys'], 403>; readonly headers?: never }
  ;

/** Add a GPG key: POST /user/gpg_keys */
export interface CreateOwnGpgKeyRequest {
  readonly body: Defaulted<BodyOf<operations['createOwnGpgKey'], 'application/json'>>;
}

export type CreateOwnGpgKeyResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createOwnGpgKey'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createOwnGpgKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createOwnGpgKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createOwnGpgKey'], 403>; readonly headers?: never }
  ;

/** Get one of your GPG keys: GET /user/gpg_keys/{key_id} */
export interface GetOwnGpgKeyRequest {
  readonly params: ParametersOf<operations['getOwnGpgKey'], 'path'>;
}

export type GetOwnGpgKeyResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getOwnGpgKey'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getOwnGpgKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getOwnGpgKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getOwnGpgKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getOwnGpgKey'], 404>; readonly headers?: never }
  ;

/** Remove one of your GPG keys: DELETE /user/gpg_keys/{key_id} */
export interface DeleteOwnGpgKeyRequest {
  readonly params: ParametersOf<operations['deleteOwnGpgKey'], 'path'>;
  readonly headers: ParametersOf<operations['deleteOwnGpgKey'], 'header'>;
}

export type DeleteOwnGpgKeyResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteOwnGpgKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteOwnGpgKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteOwnGpgKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteOwnGpgKey'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteOwnGpgKey'], 412>; readonly headers?: never }
  ;

/** Revoke one of your GPG keys: POST /user/gpg_keys/{key_id}/revoke */
export interface RevokeOwnGpgKeyRequest {
  readonly params: ParametersOf<operations['revokeOwnGpgKey'], 'path'>;
}

export type RevokeOwnGpgKeyResponse =
  | { readonly status: 202; readonly body: JsonOf<operations['revokeOwnGpgKey'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['revokeOwnGpgKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['revokeOwnGpgKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['revokeOwnGpgKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['revokeOwnGpgKey'], 404>; readonly headers?: never }
  ;

/** List the GPG keys of a user: GET /users/{id}/gpg_keys */
export interface ListUserGpgKeysRequest {
  readonly params: ParametersOf<operations['listUserGpgKeys'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserGpgKeys'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserGpgKeysResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserGpgKeys'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listUserGpgKeys'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listUserGpgKeys'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listUserGpgKeys'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listUserGpgKeys'], 404>; readonly headers?: never }
  ;

/** Add a GPG key for a user: POST /users/{id}/gpg_keys */
export interface CreateUserGpgKeyRequest {
  readonly params: ParametersOf<operations['createUserGpgKey'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createUserGpgKey'], 'application/json'>>;
}

export type CreateUserGpgKeyResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createUserGpgKey'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createUserGpgKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createUserGpgKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createUserGpgKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createUserGpgKey'], 404>; readonly headers?: never }
  ;

/** Get a GPG key of a user: GET /users/{id}/gpg_keys/{key_id} */
export interface GetUserGpgKeyRequest {
  readonly params: ParametersOf<operations['getUserGpgKey'], 'path'>;
}

export type GetUserGpgKeyResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getUserGpgKey'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getUserGpgKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getUserGpgKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getUserGpgKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getUserGpgKey'], 404>; readonly headers?: never }
  ;

/** Remove a GPG key of a user: DELETE /users/{id}/gpg_keys/{key_id} */
export interface DeleteUserGpgKeyRequest {
  readonly params: ParametersOf<operations['deleteUserGpgKey'], 'path'>;
  readonly headers: ParametersOf<operations['deleteUserGpgKey'], 'header'>;
}

export type DeleteUserGpgKeyResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteUserGpgKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteUserGpgKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteUserGpgKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteUserGpgKey'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteUserGpgKey'], 412>; readonly headers?: never }
  ;

/** Revoke a GPG key of a user: POST /users/{id}/gpg_keys/{key_id}/revoke */
export interface RevokeUserGpgKeyRequest {
  readonly params: ParametersOf<operations['revokeUserGpgKey'], 'path'>;
}

export type RevokeUserGpgKeyResponse =
  | { readonly status: 202; readonly body: JsonOf<operations['revokeUserGpgKey'], 202>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['revokeUserGpgKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['revokeUserGpgKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['revokeUserGpgKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['revokeUserGpgKey'], 404>; readonly headers?: never }
  ;
