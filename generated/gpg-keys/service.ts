// Generated from spec/domains/* /gpg-keys.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListOwnGpgKeysRequest, ListOwnGpgKeysResponse, CreateOwnGpgKeyRequest, CreateOwnGpgKeyResponse, GetOwnGpgKeyRequest, GetOwnGpgKeyResponse, DeleteOwnGpgKeyRequest, DeleteOwnGpgKeyResponse, RevokeOwnGpgKeyRequest, RevokeOwnGpgKeyResponse, ListUserGpgKeysRequest, ListUserGpgKeysResponse, CreateUserGpgKeyRequest, CreateUserGpgKeyResponse, GetUserGpgKeyRequest, GetUserGpgKeyResponse, DeleteUserGpgKeyRequest, DeleteUserGpgKeyResponse, RevokeUserGpgKeyRequest, RevokeUserGpgKeyResponse } from './types.ts';

/** One function per operation of gpg-keys; `C` is the request context of the server. */
export interface GpgKeysService<C extends SubjectTypes> {
  /** List your GPG keys. GET /user/gpg_keys (spec/domains/accounts/gpg-keys.yaml#listOwnGpgKeys) */
  listOwnGpgKeys(
    request: ListOwnGpgKeysRequest,
    context: C,
  ): Promise<ListOwnGpgKeysResponse>;
  /** Add a GPG key. POST /user/gpg_keys (spec/domains/accounts/gpg-keys.yaml#createOwnGpgKey) */
  createOwnGpgKey(
    request: CreateOwnGpgKeyRequest,
    context: C,
  ): Promise<CreateOwnGpgKeyResponse>;
  /** Get one of your GPG keys. GET /user/gpg_keys/{key_id} (spec/domains/accounts/gpg-keys.yaml#getOwnGpgKey) */
  getOwnGpgKey(
    request: GetOwnGpgKeyRequest,
    context: C,
  ): Promise<GetOwnGpgKeyResponse>;
  /** Remove one of your GPG keys. DELETE /user/gpg_keys/{key_id} (spec/domains/accounts/gpg-keys.yaml#deleteOwnGpgKey) */
  deleteOwnGpgKey(
    request: DeleteOwnGpgKeyRequest,
    context: C,
  ): Promise<DeleteOwnGpgKeyResponse>;
  /** Revoke one of your GPG keys. POST /user/gpg_keys/{key_id}/revoke (spec/domains/accounts/gpg-keys.yaml#revokeOwnGpgKey) */
  revokeOwnGpgKey(
    request: RevokeOwnGpgKeyRequest,
    context: C,
  ): Promise<RevokeOwnGpgKeyResponse>;
  /** List the GPG keys of a user. GET /users/{id}/gpg_keys (spec/domains/accounts/gpg-keys.yaml#listUserGpgKeys) */
  listUserGpgKeys(
    request: ListUserGpgKeysRequest,
    context: C,
  ): Promise<ListUserGpgKeysResponse>;
  /** Add a GPG key for a user. POST /users/{id}/gpg_keys (spec/domains/accounts/gpg-keys.yaml#createUserGpgKey) */
  createUserGpgKey(
    request: CreateUserGpgKeyRequest,
    context: C,
  ): Promise<CreateUserGpgKeyResponse>;
  /** Get a GPG key of a user. GET /users/{id}/gpg_keys/{key_id} (spec/domains/accounts/gpg-keys.yaml#getUserGpgKey) */
  getUserGpgKey(
    request: GetUserGpgKeyRequest,
    context: C,
  ): Promise<GetUserGpgKeyResponse>;
  /** Remove a GPG key of a user. DELETE /users/{id}/gpg_keys/{key_id} (spec/domains/accounts/gpg-keys.yaml#deleteUserGpgKey) */
  deleteUserGpgKey(
    request: DeleteUserGpgKeyRequest,
    context: C,
  ): Promise<DeleteUserGpgKeyResponse>;
  /** Revoke a GPG key of a user. POST /users/{id}/gpg_keys/{key_id}/revoke (spec/domains/accounts/gpg-keys.yaml#revokeUserGpgKey) */
  revokeUserGpgKey(
    request: RevokeUserGpgKeyRequest,
    context: C,
  ): Promise<RevokeUserGpgKeyResponse>;
}
