// Generated from spec/resources/gpg-keys.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListOwnGpgKeysInput {
  readonly query?: ParametersOf<operations['listOwnGpgKeys'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListOwnGpgKeysAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listOwnGpgKeys'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listOwnGpgKeys'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listOwnGpgKeys'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listOwnGpgKeys'], 403> }
  ;

const listOwnGpgKeysCall: ClientCall = {
  id: 'listOwnGpgKeys',
  method: 'GET',
  path: "/api/v4/user/gpg_keys",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface CreateOwnGpgKeyInput {
  readonly body: Sendable<BodyOf<operations['createOwnGpgKey'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateOwnGpgKeyAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createOwnGpgKey'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createOwnGpgKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createOwnGpgKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createOwnGpgKey'], 403> }
  ;

const createOwnGpgKeyCall: ClientCall = {
  id: 'createOwnGpgKey',
  method: 'POST',
  path: "/api/v4/user/gpg_keys",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetOwnGpgKeyInput {
  readonly params: ParametersOf<operations['getOwnGpgKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetOwnGpgKeyAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getOwnGpgKey'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getOwnGpgKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getOwnGpgKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getOwnGpgKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getOwnGpgKey'], 404> }
  ;

const getOwnGpgKeyCall: ClientCall = {
  id: 'getOwnGpgKey',
  method: 'GET',
  path: "/api/v4/user/gpg_keys/{key_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteOwnGpgKeyInput {
  readonly params: ParametersOf<operations['deleteOwnGpgKey'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteOwnGpgKey'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteOwnGpgKeyAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnGpgKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnGpgKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnGpgKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnGpgKey'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnGpgKey'], 412> }
  ;

const deleteOwnGpgKeyCall: ClientCall = {
  id: 'deleteOwnGpgKey',
  method: 'DELETE',
  path: "/api/v4/user/gpg_keys/{key_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface RevokeOwnGpgKeyInput {
  readonly params: ParametersOf<operations['revokeOwnGpgKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeOwnGpgKeyAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['revokeOwnGpgKey'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokeOwnGpgKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokeOwnGpgKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokeOwnGpgKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['revokeOwnGpgKey'], 404> }
  ;

const revokeOwnGpgKeyCall: ClientCall = {
  id: 'revokeOwnGpgKey',
  method: 'POST',
  path: "/api/v4/user/gpg_keys/{key_id}/revoke",
  commas: [],
  body: null,
  answers: {
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListUserGpgKeysInput {
  readonly params: ParametersOf<operations['listUserGpgKeys'], 'path'>;
  readonly query?: ParametersOf<operations['listUserGpgKeys'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserGpgKeysAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listUserGpgKeys'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listUserGpgKeys'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listUserGpgKeys'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listUserGpgKeys'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listUserGpgKeys'], 404> }
  ;

const listUserGpgKeysCall: ClientCall = {
  id: 'listUserGpgKeys',
  method: 'GET',
  path: "/api/v4/users/{id}/gpg_keys",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateUserGpgKeyInput {
  readonly params: ParametersOf<operations['createUserGpgKey'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createUserGpgKey'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateUserGpgKeyAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createUserGpgKey'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createUserGpgKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createUserGpgKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createUserGpgKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createUserGpgKey'], 404> }
  ;

const createUserGpgKeyCall: ClientCall = {
  id: 'createUserGpgKey',
  method: 'POST',
  path: "/api/v4/users/{id}/gpg_keys",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetUserGpgKeyInput {
  readonly params: ParametersOf<operations['getUserGpgKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetUserGpgKeyAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getUserGpgKey'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getUserGpgKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getUserGpgKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getUserGpgKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getUserGpgKey'], 404> }
  ;

const getUserGpgKeyCall: ClientCall = {
  id: 'getUserGpgKey',
  method: 'GET',
  path: "/api/v4/users/{id}/gpg_keys/{key_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteUserGpgKeyInput {
  readonly params: ParametersOf<operations['deleteUserGpgKey'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteUserGpgKey'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteUserGpgKeyAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserGpgKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserGpgKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserGpgKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserGpgKey'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserGpgKey'], 412> }
  ;

const deleteUserGpgKeyCall: ClientCall = {
  id: 'deleteUserGpgKey',
  method: 'DELETE',
  path: "/api/v4/users/{id}/gpg_keys/{key_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface RevokeUserGpgKeyInput {
  readonly params: ParametersOf<operations['revokeUserGpgKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeUserGpgKeyAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['revokeUserGpgKey'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokeUserGpgKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokeUserGpgKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokeUserGpgKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['revokeUserGpgKey'], 404> }
  ;

const revokeUserGpgKeyCall: ClientCall = {
  id: 'revokeUserGpgKey',
  method: 'POST',
  path: "/api/v4/users/{id}/gpg_keys/{key_id}/revoke",
  commas: [],
  body: null,
  answers: {
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
