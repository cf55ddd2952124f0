// Generated from spec/domains/* /ssh-keys.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateSshKey = components['schemas']['CreateSshKey'];
export type DeployKeyWithProjects = components['schemas']['DeployKeyWithProjects'];
export type KeyHookPayload = components['schemas']['KeyHookPayload'];
export type SshKey = components['schemas']['SshKey'];
export type SshKeyWithUser = components['schemas']['SshKeyWithUser'];

/** Find an SSH key by its fingerprint: GET /keys */
export interface FindSshKeyByFingerprintRequest {
  readonly query: Defaulted<ParametersOf<operations['findSshKeyByFingerprint'], 'query'>>;
}

export type FindSshKeyByFingerprintResponse = JsonResponse<operations['findSshKeyByFingerprint'], 200 | 400 | 401 | 403 | 404>;

/** Get an SSH key and its user: GET /keys/{id} */
export interface GetSshKeyWithUserRequest {
  readonly params: ParametersOf<operations['getSshKeyWithUser'], 'path'>;
}

export type GetSshKeyWithUserResponse = JsonResponse<operations['getSshKeyWithUser'], 200 | 400 | 401 | 403 | 404>;

/** List your SSH keys: GET /user/keys */
export interface ListOwnSshKeysRequest {
  readonly query: Defaulted<ParametersOf<operations['listOwnSshKeys'], 'query'>, 'page' | 'per_page'>;
}

export type ListOwnSshKeysResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listOwnSshKeys'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listOwnSshKeys'], 400 | 401 | 403>;

/** Add an SSH key: POST /user/keys */
export interface CreateOwnSshKeyRequest {
  readonly body: Defaulted<BodyOf<operations['createOwnSshKey'], 'application/json'>, 'usage_type'>;
}

export type CreateOwnSshKeyResponse = JsonResponse<operations['createOwnSshKey'], 201 | 400 | 401 | 403>;

/** Get one of your SSH keys: GET /user/keys/{key_id} */
export interface GetOwnSshKeyRequest {
  readonly params: ParametersOf<operations['getOwnSshKey'], 'path'>;
}

export type GetOwnSshKeyResponse = JsonResponse<operations['getOwnSshKey'], 200 | 400 | 401 | 403 | 404>;

/** Remove one of your SSH keys: DELETE /user/keys/{key_id} */
export interface DeleteOwnSshKeyRequest {
  readonly params: ParametersOf<operations['deleteOwnSshKey'], 'path'>;
  readonly headers: ParametersOf<operations['deleteOwnSshKey'], 'header'>;
}

export type DeleteOwnSshKeyResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteOwnSshKey'], 400 | 401 | 403 | 404 | 412>;

/** List the SSH keys of a user: GET /users/{id}/keys */
export interface ListUserSshKeysRequest {
  readonly params: ParametersOf<operations['listUserSshKeys'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserSshKeys'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserSshKeysResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserSshKeys'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listUserSshKeys'], 400 | 401 | 403 | 404>;

/** Add an SSH key for a user: POST /users/{id}/keys */
export interface CreateUserSshKeyRequest {
  readonly params: ParametersOf<operations['createUserSshKey'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createUserSshKey'], 'application/json'>, 'usage_type'>;
}

export type CreateUserSshKeyResponse = JsonResponse<operations['createUserSshKey'], 201 | 400 | 401 | 403 | 404>;

/** Get an SSH key of a user: GET /users/{id}/keys/{key_id} */
export interface GetUserSshKeyRequest {
  readonly params: ParametersOf<operations['getUserSshKey'], 'path'>;
}

export type GetUserSshKeyResponse = JsonResponse<operations['getUserSshKey'], 200 | 400 | 401 | 403 | 404>;

/** Remove an SSH key of a user: DELETE /users/{id}/keys/{key_id} */
export interface DeleteUserSshKeyRequest {
  readonly params: ParametersOf<operations['deleteUserSshKey'], 'path'>;
  readonly headers: ParametersOf<operations['deleteUserSshKey'], 'header'>;
}

export type DeleteUserSshKeyResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteUserSshKey'], 400 | 401 | 403 | 404 | 412>;
