// Generated from spec/domains/* /ssh-keys.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface FindSshKeyByFingerprintInput {
  readonly query: ParametersOf<operations['findSshKeyByFingerprint'], 'query'>;
  readonly signal?: AbortSignal;
}

export type FindSshKeyByFingerprintAnswer = JsonAnswer<operations['findSshKeyByFingerprint'], 200 | 400 | 401 | 403 | 404>;

const findSshKeyByFingerprintCall: ClientCall = {
  id: 'findSshKeyByFingerprint',
  method: 'GET',
  path: "/api/v4/keys",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetSshKeyWithUserInput {
  readonly params: ParametersOf<operations['getSshKeyWithUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetSshKeyWithUserAnswer = JsonAnswer<operations['getSshKeyWithUser'], 200 | 400 | 401 | 403 | 404>;

const getSshKeyWithUserCall: ClientCall = {
  id: 'getSshKeyWithUser',
  method: 'GET',
  path: "/api/v4/keys/{id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListOwnSshKeysInput {
  readonly query?: ParametersOf<operations['listOwnSshKeys'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListOwnSshKeysAnswer = JsonAnswer<operations['listOwnSshKeys'], 200 | 400 | 401 | 403>;

const listOwnSshKeysCall: ClientCall = {
  id: 'listOwnSshKeys',
  method: 'GET',
  path: "/api/v4/user/keys",
  answers: { json: [200, 400, 401, 403] },
};

export interface CreateOwnSshKeyInput {
  readonly body: Sendable<BodyOf<operations['createOwnSshKey'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateOwnSshKeyAnswer = JsonAnswer<operations['createOwnSshKey'], 201 | 400 | 401 | 403>;

const createOwnSshKeyCall: ClientCall = {
  id: 'createOwnSshKey',
  method: 'POST',
  path: "/api/v4/user/keys",
  body: "application/json",
  answers: { json: [201, 400, 401, 403] },
};

export interface GetOwnSshKeyInput {
  readonly params: ParametersOf<operations['getOwnSshKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetOwnSshKeyAnswer = JsonAnswer<operations['getOwnSshKey'], 200 | 400 | 401 | 403 | 404>;

const getOwnSshKeyCall: ClientCall = {
  id: 'getOwnSshKey',
  method: 'GET',
  path: "/api/v4/user/keys/{key_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteOwnSshKeyInput {
  readonly params: ParametersOf<operations['deleteOwnSshKey'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteOwnSshKey'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteOwnSshKeyAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteOwnSshKey'], 400 | 401 | 403 | 404 | 412>;

const deleteOwnSshKeyCall: ClientCall = {
  id: 'deleteOwnSshKey',
  method: 'DELETE',
  path: "/api/v4/user/keys/{key_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListUserSshKeysInput {
  readonly params: ParametersOf<operations['listUserSshKeys'], 'path'>;
  readonly query?: ParametersOf<operations['listUserSshKeys'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserSshKeysAnswer = JsonAnswer<operations['listUserSshKeys'], 200 | 400 | 401 | 403 | 404>;

const listUserSshKeysCall: ClientCall = {
  id: 'listUserSshKeys',
  method: 'GET',
  path: "/api/v4/users/{id}/keys",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateUserSshKeyInput {
  readonly params: ParametersOf<operations['createUserSshKey'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createUserSshKey'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateUserSshKeyAnswer = JsonAnswer<operations['createUserSshKey'], 201 | 400 | 401 | 403 | 404>;

const createUserSshKeyCall: ClientCall = {
  id: 'createUserSshKey',
  method: 'POST',
  path: "/api/v4/users/{id}/keys",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetUserSshKeyInput {
  readonly params: ParametersOf<operations['getUserSshKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetUserSshKeyAnswer = JsonAnswer<operations['getUserSshKey'], 200 | 400 | 401 | 403 | 404>;

const getUserSshKeyCall: ClientCall = {
  id: 'getUserSshKey',
  method: 'GET',
  path: "/api/v4/users/{id}/keys/{key_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteUserSshKeyInput {
  readonly params: ParametersOf<operations['deleteUserSshKey'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteUserSshKey'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteUserSshKeyAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteUserSshKey'], 400 | 401 | 403 | 404 | 412>;

const deleteUserSshKeyCall: ClientCall = {
  id: 'deleteUserSshKey',
  method: 'DELETE',
  path: "/api/v4/users/{id}/keys/{key_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface SshKeysClient {
  /** Find an SSH key by its fingerprint: GET /keys */
  findSshKeyByFingerprint(request: FindSshKeyByFingerprintInput): Promise<FindSshKeyByFingerprintAnswer>;
  /** Get an SSH key and its user: GET /keys/{id} */
  getSshKeyWithUser(request: GetSshKeyWithUserInput): Promise<GetSshKeyWithUserAnswer>;
  /** List your SSH keys: GET /user/keys */
  listOwnSshKeys: Listing<ListOwnSshKeysInput, ListOwnSshKeysAnswer, JsonOf<operations['listOwnSshKeys'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add an SSH key: POST /user/keys */
  createOwnSshKey(request: CreateOwnSshKeyInput): Promise<CreateOwnSshKeyAnswer>;
  /** Get one of your SSH keys: GET /user/keys/{key_id} */
  getOwnSshKey(request: GetOwnSshKeyInput): Promise<GetOwnSshKeyAnswer>;
  /** Remove one of your SSH keys: DELETE /user/keys/{key_id} */
  deleteOwnSshKey(request: DeleteOwnSshKeyInput): Promise<DeleteOwnSshKeyAnswer>;
  /** List the SSH keys of a user: GET /users/{id}/keys */
  listUserSshKeys: ListingOf<ListUserSshKeysInput, ListUserSshKeysAnswer, JsonOf<operations['listUserSshKeys'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add an SSH key for a user: POST /users/{id}/keys */
  createUserSshKey(request: CreateUserSshKeyInput): Promise<CreateUserSshKeyAnswer>;
  /** Get an SSH key of a user: GET /users/{id}/keys/{key_id} */
  getUserSshKey(request: GetUserSshKeyInput): Promise<GetUserSshKeyAnswer>;
  /** Remove an SSH key of a user: DELETE /users/{id}/keys/{key_id} */
  deleteUserSshKey(request: DeleteUserSshKeyInput): Promise<DeleteUserSshKeyAnswer>;
}

export const sshKeysClient = (send: Send): SshKeysClient => ({
  findSshKeyByFingerprint: (request) => send(findSshKeyByFingerprintCall, request),
  getSshKeyWithUser: (request) => send(getSshKeyWithUserCall, request),
  listOwnSshKeys: listing(send, listOwnSshKeysCall),
  createOwnSshKey: (request) => send(createOwnSshKeyCall, request),
  getOwnSshKey: (request) => send(getOwnSshKeyCall, request),
  deleteOwnSshKey: (request) => send(deleteOwnSshKeyCall, request),
  listUserSshKeys: listing(send, listUserSshKeysCall),
  createUserSshKey: (request) => send(createUserSshKeyCall, request),
  getUserSshKey: (request) => send(getUserSshKeyCall, request),
  deleteUserSshKey: (request) => send(deleteUserSshKeyCall, request),
});
