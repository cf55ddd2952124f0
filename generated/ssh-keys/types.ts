// Generated from spec/resources/ssh-keys.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateSshKey = components['schemas']['CreateSshKey'];
export type SshKey = components['schemas']['SshKey'];
export type SshKeyWithUser = components['schemas']['SshKeyWithUser'];

/** Find an SSH key by its fingerprint: GET /keys */
export interface FindSshKeyByFingerprintRequest {
  readonly query: Defaulted<ParametersOf<operations['findSshKeyByFingerprint'], 'query'>>;
}

export type FindSshKeyByFingerprintResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['findSshKeyByFingerprint'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['findSshKeyByFingerprint'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['findSshKeyByFingerprint'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['findSshKeyByFingerprint'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['findSshKeyByFingerprint'], 404>; readonly headers?: never }
  ;

/** Get an SSH key and its user: GET /keys/{id} */
export interface GetSshKeyWithUserRequest {
  readonly params: ParametersOf<operations['getSshKeyWithUser'], 'path'>;
}

export type GetSshKeyWithUserResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getSshKeyWithUser'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getSshKeyWithUser'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getSshKeyWithUser'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getSshKeyWithUser'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getSshKeyWithUser'], 404>; readonly headers?: never }
  ;

/** List your SSH keys: GET /user/keys */
export interface ListOwnSshKeysRequest {
  readonly query: Defaulted<ParametersOf<operations['listOwnSshKeys'], 'query'>, 'page' | 'per_page'>;
}

export type ListOwnSshKeysResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listOwnSshKeys'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listOwnSshKeys'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listOwnSshKeys'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listOwnSshKeys'], 403>; readonly headers?: never }
  ;

/** Add an SSH key: POST /user/keys */
export interface CreateOwnSshKeyRequest {
  readonly body: Defaulted<BodyOf<operations['createOwnSshKey'], 'application/json'>, 'usage_type'>;
}

export type CreateOwnSshKeyResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createOwnSshKey'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createOwnSshKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createOwnSshKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createOwnSshKey'], 403>; readonly headers?: never }
  ;

/** Get one of your SSH keys: GET /user/keys/{key_id} */
export interface GetOwnSshKeyRequest {
  readonly params: ParametersOf<operations['getOwnSshKey'], 'path'>;
}

export type GetOwnSshKeyResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getOwnSshKey'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getOwnSshKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getOwnSshKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getOwnSshKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getOwnSshKey'], 404>; readonly headers?: never }
  ;

/** Remove one of your SSH keys: DELETE /user/keys/{key_id} */
export interface DeleteOwnSshKeyRequest {
  readonly params: ParametersOf<operations['deleteOwnSshKey'], 'path'>;
  readonly headers: ParametersOf<operations['deleteOwnSshKey'], 'header'>;
}

export type DeleteOwnSshKeyResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteOwnSshKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteOwnSshKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteOwnSshKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteOwnSshKey'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteOwnSshKey'], 412>; readonly headers?: never }
  ;

/** List the SSH keys of a user: GET /users/{id}/keys */
export interface ListUserSshKeysRequest {
  readonly params: ParametersOf<operations['listUserSshKeys'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserSshKeys'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserSshKeysResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserSshKeys'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listUserSshKeys'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listUserSshKeys'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listUserSshKeys'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listUserSshKeys'], 404>; readonly headers?: never }
  ;

/** Add an SSH key for a user: POST /users/{id}/keys */
export interface CreateUserSshKeyRequest {
  readonly params: ParametersOf<operations['createUserSshKey'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createUserSshKey'], 'application/json'>, 'usage_type'>;
}

export type CreateUserSshKeyResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createUserSshKey'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createUserSshKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createUserSshKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createUserSshKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createUserSshKey'], 404>; readonly headers?: never }
  ;

/** Get an SSH key of a user: GET /users/{id}/keys/{key_id} */
export interface GetUserSshKeyRequest {
  readonly params: ParametersOf<operations['getUserSshKey'], 'path'>;
}

export type GetUserSshKeyResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getUserSshKey'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getUserSshKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getUserSshKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getUserSshKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getUserSshKey'], 404>; readonly headers?: never }
  ;

/** Remove an SSH key of a user: DELETE /users/{id}/keys/{key_id} */
export interface DeleteUserSshKeyRequest {
  readonly params: ParametersOf<operations['deleteUserSshKey'], 'path'>;
  readonly headers: ParametersOf<operations['deleteUserSshKey'], 'header'>;
}

export type DeleteUserSshKeyResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteUserSshKey'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteUserSshKey'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteUserSshKey'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteUserSshKey'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteUserSshKey'], 412>; readonly headers?: never }
  ;
