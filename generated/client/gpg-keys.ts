// Generated from spec/domains/* /gpg-keys.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListOwnGpgKeysInput {
  readonly query?: ParametersOf<operations['listOwnGpgKeys'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListOwnGpgKeysAnswer = JsonAnswer<operations['listOwnGpgKeys'], 200 | 400 | 401 | 403>;

const listOwnGpgKeysCall: ClientCall = {
  id: 'listOwnGpgKeys',
  method: 'GET',
  path: "/api/v4/user/gpg_keys",
  answers: { json: [200, 400, 401, 403] },
};

export interface CreateOwnGpgKeyInput {
  readonly body: Sendable<BodyOf<operations['createOwnGpgKey'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateOwnGpgKeyAnswer = JsonAnswer<operations['createOwnGpgKey'], 201 | 400 | 401 | 403>;

const createOwnGpgKeyCall: ClientCall = {
  id: 'createOwnGpgKey',
  method: 'POST',
  path: "/api/v4/user/gpg_keys",
  body: "application/json",
  answers: { json: [201, 400, 401, 403] },
};

export interface GetOwnGpgKeyInput {
  readonly params: ParametersOf<operations['getOwnGpgKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetOwnGpgKeyAnswer = JsonAnswer<operations['getOwnGpgKey'], 200 | 400 | 401 | 403 | 404>;

const getOwnGpgKeyCall: ClientCall = {
  id: 'getOwnGpgKey',
  method: 'GET',
  path: "/api/v4/user/gpg_keys/{key_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteOwnGpgKeyInput {
  readonly params: ParametersOf<operations['deleteOwnGpgKey'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteOwnGpgKey'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteOwnGpgKeyAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteOwnGpgKey'], 400 | 401 | 403 | 404 | 412>;

const deleteOwnGpgKeyCall: ClientCall = {
  id: 'deleteOwnGpgKey',
  method: 'DELETE',
  path: "/api/v4/user/gpg_keys/{key_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface RevokeOwnGpgKeyInput {
  readonly params: ParametersOf<operations['revokeOwnGpgKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeOwnGpgKeyAnswer = JsonAnswer<operations['revokeOwnGpgKey'], 202 | 400 | 401 | 403 | 404>;

const revokeOwnGpgKeyCall: ClientCall = {
  id: 'revokeOwnGpgKey',
  method: 'POST',
  path: "/api/v4/user/gpg_keys/{key_id}/revoke",
  answers: { json: [202, 400, 401, 403, 404] },
};

export interface ListUserGpgKeysInput {
  readonly params: ParametersOf<operations['listUserGpgKeys'], 'path'>;
  readonly query?: ParametersOf<operations['listUserGpgKeys'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserGpgKeysAnswer = JsonAnswer<operations['listUserGpgKeys'], 200 | 400 | 401 | 403 | 404>;

const listUserGpgKeysCall: ClientCall = {
  id: 'listUserGpgKeys',
  method: 'GET',
  path: "/api/v4/users/{id}/gpg_keys",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateUserGpgKeyInput {
  readonly params: ParametersOf<operations['createUserGpgKey'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createUserGpgKey'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateUserGpgKeyAnswer = JsonAnswer<operations['createUserGpgKey'], 201 | 400 | 401 | 403 | 404>;

const createUserGpgKeyCall: ClientCall = {
  id: 'createUserGpgKey',
  method: 'POST',
  path: "/api/v4/users/{id}/gpg_keys",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetUserGpgKeyInput {
  readonly params: ParametersOf<operations['getUserGpgKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetUserGpgKeyAnswer = JsonAnswer<operations['getUserGpgKey'], 200 | 400 | 401 | 403 | 404>;

const getUserGpgKeyCall: ClientCall = {
  id: 'getUserGpgKey',
  method: 'GET',
  path: "/api/v4/users/{id}/gpg_keys/{key_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteUserGpgKeyInput {
  readonly params: ParametersOf<operations['deleteUserGpgKey'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteUserGpgKey'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteUserGpgKeyAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteUserGpgKey'], 400 | 401 | 403 | 404 | 412>;

const deleteUserGpgKeyCall: ClientCall = {
  id: 'deleteUserGpgKey',
  method: 'DELETE',
  path: "/api/v4/users/{id}/gpg_keys/{key_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface RevokeUserGpgKeyInput {
  readonly params: ParametersOf<operations['revokeUserGpgKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeUserGpgKeyAnswer = JsonAnswer<operations['revokeUserGpgKey'], 202 | 400 | 401 | 403 | 404>;

const revokeUserGpgKeyCall: ClientCall = {
  id: 'revokeUserGpgKey',
  method: 'POST',
  path: "/api/v4/users/{id}/gpg_keys/{key_id}/revoke",
  answers: { json: [202, 400, 401, 403, 404] },
};

export interface GpgKeysClient {
  /** List your GPG keys: GET /user/gpg_keys */
  listOwnGpgKeys: Listing<ListOwnGpgKeysInput, ListOwnGpgKeysAnswer, JsonOf<operations['listOwnGpgKeys'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add a GPG key: POST /user/gpg_keys */
  createOwnGpgKey(request: CreateOwnGpgKeyInput): Promise<CreateOwnGpgKeyAnswer>;
  /** Get one of your GPG keys: GET /user/gpg_keys/{key_id} */
  getOwnGpgKey(request: GetOwnGpgKeyInput): Promise<GetOwnGpgKeyAnswer>;
  /** Remove one of your GPG keys: DELETE /user/gpg_keys/{key_id} */
  deleteOwnGpgKey(request: DeleteOwnGpgKeyInput): Promise<DeleteOwnGpgKeyAnswer>;
  /** Revoke one of your GPG keys: POST /user/gpg_keys/{key_id}/revoke */
  revokeOwnGpgKey(request: RevokeOwnGpgKeyInput): Promise<RevokeOwnGpgKeyAnswer>;
  /** List the GPG keys of a user: GET /users/{id}/gpg_keys */
  listUserGpgKeys: ListingOf<ListUserGpgKeysInput, ListUserGpgKeysAnswer, JsonOf<operations['listUserGpgKeys'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add a GPG key for a user: POST /users/{id}/gpg_keys */
  createUserGpgKey(request: CreateUserGpgKeyInput): Promise<CreateUserGpgKeyAnswer>;
  /** Get a GPG key of a user: GET /users/{id}/gpg_keys/{key_id} */
  getUserGpgKey(request: GetUserGpgKeyInput): Promise<GetUserGpgKeyAnswer>;
  /** Remove a GPG key of a user: DELETE /users/{id}/gpg_keys/{key_id} */
  deleteUserGpgKey(request: DeleteUserGpgKeyInput): Promise<DeleteUserGpgKeyAnswer>;
  /** Revoke a GPG key of a user: POST /users/{id}/gpg_keys/{key_id}/revoke */
  revokeUserGpgKey(request: RevokeUserGpgKeyInput): Promise<RevokeUserGpgKeyAnswer>;
}

export const gpgKeysClient = (send: Send): GpgKeysClient => ({
  listOwnGpgKeys: listing(send, listOwnGpgKeysCall),
  createOwnGpgKey: (request) => send(createOwnGpgKeyCall, request),
  getOwnGpgKey: (request) => send(getOwnGpgKeyCall, request),
  deleteOwnGpgKey: (request) => send(deleteOwnGpgKeyCall, request),
  revokeOwnGpgKey: (request) => send(revokeOwnGpgKeyCall, request),
  listUserGpgKeys: listing(send, listUserGpgKeysCall),
  createUserGpgKey: (request) => send(createUserGpgKeyCall, request),
  getUserGpgKey: (request) => send(getUserGpgKeyCall, request),
  deleteUserGpgKey: (request) => send(deleteUserGpgKeyCall, request),
  revokeUserGpgKey: (request) => send(revokeUserGpgKeyCall, request),
});
