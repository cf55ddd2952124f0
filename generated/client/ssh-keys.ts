// Generated from spec/resources/ssh-keys.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface FindSshKeyByFingerprintInput {
  readonly query: ParametersOf<operations['findSshKeyByFingerprint'], 'query'>;
  readonly signal?: AbortSignal;
}

export type FindSshKeyByFingerprintAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['findSshKeyByFingerprint'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['findSshKeyByFingerprint'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['findSshKeyByFingerprint'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['findSshKeyByFingerprint'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['findSshKeyByFingerprint'], 404> }
  ;

const findSshKeyByFingerprintCall: ClientCall = {
  id: 'findSshKeyByFingerprint',
  method: 'GET',
  path: "/api/v4/keys",
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

export interface GetSshKeyWithUserInput {
  readonly params: ParametersOf<operations['getSshKeyWithUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetSshKeyWithUserAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getSshKeyWithUser'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getSshKeyWithUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getSshKeyWithUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getSshKeyWithUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getSshKeyWithUser'], 404> }
  ;

const getSshKeyWithUserCall: ClientCall = {
  id: 'getSshKeyWithUser',
  method: 'GET',
  path: "/api/v4/keys/{id}",
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

export interface ListOwnSshKeysInput {
  readonly query?: ParametersOf<operations['listOwnSshKeys'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListOwnSshKeysAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listOwnSshKeys'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listOwnSshKeys'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listOwnSshKeys'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listOwnSshKeys'], 403> }
  ;

const listOwnSshKeysCall: ClientCall = {
  id: 'listOwnSshKeys',
  method: 'GET',
  path: "/api/v4/user/keys",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface CreateOwnSshKeyInput {
  readonly body: Sendable<BodyOf<operations['createOwnSshKey'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateOwnSshKeyAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createOwnSshKey'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createOwnSshKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createOwnSshKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createOwnSshKey'], 403> }
  ;

const createOwnSshKeyCall: ClientCall = {
  id: 'createOwnSshKey',
  method: 'POST',
  path: "/api/v4/user/keys",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetOwnSshKeyInput {
  readonly params: ParametersOf<operations['getOwnSshKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetOwnSshKeyAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getOwnSshKey'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getOwnSshKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getOwnSshKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getOwnSshKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getOwnSshKey'], 404> }
  ;

const getOwnSshKeyCall: ClientCall = {
  id: 'getOwnSshKey',
  method: 'GET',
  path: "/api/v4/user/keys/{key_id}",
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

export interface DeleteOwnSshKeyInput {
  readonly params: ParametersOf<operations['deleteOwnSshKey'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteOwnSshKey'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteOwnSshKeyAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnSshKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnSshKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnSshKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnSshKey'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnSshKey'], 412> }
  ;

const deleteOwnSshKeyCall: ClientCall = {
  id: 'deleteOwnSshKey',
  method: 'DELETE',
  path: "/api/v4/user/keys/{key_id}",
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

export interface ListUserSshKeysInput {
  readonly params: ParametersOf<operations['listUserSshKeys'], 'path'>;
  readonly query?: ParametersOf<operations['listUserSshKeys'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserSshKeysAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listUserSshKeys'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listUserSshKeys'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listUserSshKeys'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listUserSshKeys'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listUserSshKeys'], 404> }
  ;

const listUserSshKeysCall: ClientCall = {
  id: 'listUserSshKeys',
  method: 'GET',
  path: "/api/v4/users/{id}/keys",
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

export interface CreateUserSshKeyInput {
  readonly params: ParametersOf<operations['createUserSshKey'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createUserSshKey'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateUserSshKeyAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createUserSshKey'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createUserSshKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createUserSshKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createUserSshKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createUserSshKey'], 404> }
  ;

const createUserSshKeyCall: ClientCall = {
  id: 'createUserSshKey',
  method: 'POST',
  path: "/api/v4/users/{id}/keys",
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

export interface GetUserSshKeyInput {
  readonly params: ParametersOf<operations['getUserSshKey'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetUserSshKeyAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getUserSshKey'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getUserSshKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getUserSshKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getUserSshKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getUserSshKey'], 404> }
  ;

const getUserSshKeyCall: ClientCall = {
  id: 'getUserSshKey',
  method: 'GET',
  path: "/api/v4/users/{id}/keys/{key_id}",
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

export interface DeleteUserSshKeyInput {
  readonly params: ParametersOf<operations['deleteUserSshKey'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteUserSshKey'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteUserSshKeyAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserSshKey'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserSshKey'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserSshKey'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserSshKey'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserSshKey'], 412> }
  ;

const deleteUserSshKeyCall: ClientCall = {
  id: 'deleteUserSshKey',
  method: 'DELETE',
  path: "/api/v4/users/{id}/keys/{key_id}",
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
