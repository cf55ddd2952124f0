// Generated from spec/domains/* /gpg-keys.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateGpgKey = components['schemas']['CreateGpgKey'];
export type GpgKey = components['schemas']['GpgKey'];

/** List your GPG keys: GET /user/gpg_keys */
export interface ListOwnGpgKeysRequest {
  readonly query: Defaulted<ParametersOf<operations['listOwnGpgKeys'], 'query'>, 'page' | 'per_page'>;
}

export type ListOwnGpgKeysResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listOwnGpgKeys'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listOwnGpgKeys'], 400 | 401 | 403>;

/** Add a GPG key: POST /user/gpg_keys */
export interface CreateOwnGpgKeyRequest {
  readonly body: Defaulted<BodyOf<operations['createOwnGpgKey'], 'application/json'>>;
}

export type CreateOwnGpgKeyResponse = JsonResponse<operations['createOwnGpgKey'], 201 | 400 | 401 | 403>;

/** Get one of your GPG keys: GET /user/gpg_keys/{key_id} */
export interface GetOwnGpgKeyRequest {
  readonly params: ParametersOf<operations['getOwnGpgKey'], 'path'>;
}

export type GetOwnGpgKeyResponse = JsonResponse<operations['getOwnGpgKey'], 200 | 400 | 401 | 403 | 404>;

/** Remove one of your GPG keys: DELETE /user/gpg_keys/{key_id} */
export interface DeleteOwnGpgKeyRequest {
  readonly params: ParametersOf<operations['deleteOwnGpgKey'], 'path'>;
  readonly headers: ParametersOf<operations['deleteOwnGpgKey'], 'header'>;
}

export type DeleteOwnGpgKeyResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteOwnGpgKey'], 400 | 401 | 403 | 404 | 412>;

/** Revoke one of your GPG keys: POST /user/gpg_keys/{key_id}/revoke */
export interface RevokeOwnGpgKeyRequest {
  readonly params: ParametersOf<operations['revokeOwnGpgKey'], 'path'>;
}

export type RevokeOwnGpgKeyResponse = JsonResponse<operations['revokeOwnGpgKey'], 202 | 400 | 401 | 403 | 404>;

/** List the GPG keys of a user: GET /users/{id}/gpg_keys */
export interface ListUserGpgKeysRequest {
  readonly params: ParametersOf<operations['listUserGpgKeys'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserGpgKeys'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserGpgKeysResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserGpgKeys'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listUserGpgKeys'], 400 | 401 | 403 | 404>;

/** Add a GPG key for a user: POST /users/{id}/gpg_keys */
export interface CreateUserGpgKeyRequest {
  readonly params: ParametersOf<operations['createUserGpgKey'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createUserGpgKey'], 'application/json'>>;
}

export type CreateUserGpgKeyResponse = JsonResponse<operations['createUserGpgKey'], 201 | 400 | 401 | 403 | 404>;

/** Get a GPG key of a user: GET /users/{id}/gpg_keys/{key_id} */
export interface GetUserGpgKeyRequest {
  readonly params: ParametersOf<operations['getUserGpgKey'], 'path'>;
}

export type GetUserGpgKeyResponse = JsonResponse<operations['getUserGpgKey'], 200 | 400 | 401 | 403 | 404>;

/** Remove a GPG key of a user: DELETE /users/{id}/gpg_keys/{key_id} */
export interface DeleteUserGpgKeyRequest {
  readonly params: ParametersOf<operations['deleteUserGpgKey'], 'path'>;
  readonly headers: ParametersOf<operations['deleteUserGpgKey'], 'header'>;
}

export type DeleteUserGpgKeyResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteUserGpgKey'], 400 | 401 | 403 | 404 | 412>;

/** Revoke a GPG key of a user: POST /users/{id}/gpg_keys/{key_id}/revoke */
export interface RevokeUserGpgKeyRequest {
  readonly params: ParametersOf<operations['revokeUserGpgKey'], 'path'>;
}

export type RevokeUserGpgKeyResponse = JsonResponse<operations['revokeUserGpgKey'], 202 | 400 | 401 | 403 | 404>;
