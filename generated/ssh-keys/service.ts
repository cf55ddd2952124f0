// Generated from spec/domains/* /ssh-keys.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { FindSshKeyByFingerprintRequest, FindSshKeyByFingerprintResponse, GetSshKeyWithUserRequest, GetSshKeyWithUserResponse, ListOwnSshKeysRequest, ListOwnSshKeysResponse, CreateOwnSshKeyRequest, CreateOwnSshKeyResponse, GetOwnSshKeyRequest, GetOwnSshKeyResponse, DeleteOwnSshKeyRequest, DeleteOwnSshKeyResponse, ListUserSshKeysRequest, ListUserSshKeysResponse, CreateUserSshKeyRequest, CreateUserSshKeyResponse, GetUserSshKeyRequest, GetUserSshKeyResponse, DeleteUserSshKeyRequest, DeleteUserSshKeyResponse } from './types.ts';

/** One function per operation of ssh-keys; `C` is the request context of the server. */
export interface SshKeysService<C extends SubjectTypes> {
  /** Find an SSH key by its fingerprint. GET /keys (spec/domains/accounts/ssh-keys.yaml#findSshKeyByFingerprint) */
  findSshKeyByFingerprint(
    request: FindSshKeyByFingerprintRequest,
    context: C,
  ): Promise<FindSshKeyByFingerprintResponse>;
  /** Get an SSH key and its user. GET /keys/{id} (spec/domains/accounts/ssh-keys.yaml#getSshKeyWithUser) */
  getSshKeyWithUser(
    request: GetSshKeyWithUserRequest,
    context: C,
  ): Promise<GetSshKeyWithUserResponse>;
  /** List your SSH keys. GET /user/keys (spec/domains/accounts/ssh-keys.yaml#listOwnSshKeys) */
  listOwnSshKeys(
    request: ListOwnSshKeysRequest,
    context: C,
  ): Promise<ListOwnSshKeysResponse>;
  /** Add an SSH key. POST /user/keys (spec/domains/accounts/ssh-keys.yaml#createOwnSshKey) */
  createOwnSshKey(
    request: CreateOwnSshKeyRequest,
    context: C,
  ): Promise<CreateOwnSshKeyResponse>;
  /** Get one of your SSH keys. GET /user/keys/{key_id} (spec/domains/accounts/ssh-keys.yaml#getOwnSshKey) */
  getOwnSshKey(
    request: GetOwnSshKeyRequest,
    context: C,
  ): Promise<GetOwnSshKeyResponse>;
  /** Remove one of your SSH keys. DELETE /user/keys/{key_id} (spec/domains/accounts/ssh-keys.yaml#deleteOwnSshKey) */
  deleteOwnSshKey(
    request: DeleteOwnSshKeyRequest,
    context: C,
  ): Promise<DeleteOwnSshKeyResponse>;
  /** List the SSH keys of a user. GET /users/{id}/keys (spec/domains/accounts/ssh-keys.yaml#listUserSshKeys) */
  listUserSshKeys(
    request: ListUserSshKeysRequest,
    context: C,
  ): Promise<ListUserSshKeysResponse>;
  /** Add an SSH key for a user. POST /users/{id}/keys (spec/domains/accounts/ssh-keys.yaml#createUserSshKey) */
  createUserSshKey(
    request: CreateUserSshKeyRequest,
    context: C,
  ): Promise<CreateUserSshKeyResponse>;
  /** Get an SSH key of a user. GET /users/{id}/keys/{key_id} (spec/domains/accounts/ssh-keys.yaml#getUserSshKey) */
  getUserSshKey(
    request: GetUserSshKeyRequest,
    context: C,
  ): Promise<GetUserSshKeyResponse>;
  /** Remove an SSH key of a user. DELETE /users/{id}/keys/{key_id} (spec/domains/accounts/ssh-keys.yaml#deleteUserSshKey) */
  deleteUserSshKey(
    request: DeleteUserSshKeyRequest,
    context: C,
  ): Promise<DeleteUserSshKeyResponse>;
}
