// Generated from spec/domains/* /emails.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListOwnEmailsInput {
  readonly query?: ParametersOf<operations['listOwnEmails'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListOwnEmailsAnswer = JsonAnswer<operations['listOwnEmails'], 200 | 400 | 401 | 403>;

const listOwnEmailsCall: ClientCall = {
  id: 'listOwnEmails',
  method: 'GET',
  path: "/api/v4/user/emails",
  answers: { json: [200, 400, 401, 403] },
};

export interface CreateOwnEmailInput {
  readonly body: Sendable<BodyOf<operations['createOwnEmail'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateOwnEmailAnswer = JsonAnswer<operations['createOwnEmail'], 201 | 400 | 401 | 403 | 429>;

const createOwnEmailCall: ClientCall = {
  id: 'createOwnEmail',
  method: 'POST',
  path: "/api/v4/user/emails",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 429] },
};

export interface GetOwnEmailInput {
  readonly params: ParametersOf<operations['getOwnEmail'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetOwnEmailAnswer = JsonAnswer<operations['getOwnEmail'], 200 | 400 | 401 | 403 | 404>;

const getOwnEmailCall: ClientCall = {
  id: 'getOwnEmail',
  method: 'GET',
  path: "/api/v4/user/emails/{email_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteOwnEmailInput {
  readonly params: ParametersOf<operations['deleteOwnEmail'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteOwnEmail'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteOwnEmailAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteOwnEmail'], 400 | 401 | 403 | 404 | 412>;

const deleteOwnEmailCall: ClientCall = {
  id: 'deleteOwnEmail',
  method: 'DELETE',
  path: "/api/v4/user/emails/{email_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListUserEmailsInput {
  readonly params: ParametersOf<operations['listUserEmails'], 'path'>;
  readonly query?: ParametersOf<operations['listUserEmails'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserEmailsAnswer = JsonAnswer<operations['listUserEmails'], 200 | 400 | 401 | 403 | 404>;

const listUserEmailsCall: ClientCall = {
  id: 'listUserEmails',
  method: 'GET',
  path: "/api/v4/users/{id}/emails",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateUserEmailInput {
  readonly params: ParametersOf<operations['createUserEmail'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createUserEmail'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateUserEmailAnswer = JsonAnswer<operations['createUserEmail'], 201 | 400 | 401 | 403 | 404>;

const createUserEmailCall: ClientCall = {
  id: 'createUserEmail',
  method: 'POST',
  path: "/api/v4/users/{id}/emails",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface DeleteUserEmailInput {
  readonly params: ParametersOf<operations['deleteUserEmail'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteUserEmail'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteUserEmailAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteUserEmail'], 400 | 401 | 403 | 404 | 412>;

const deleteUserEmailCall: ClientCall = {
  id: 'deleteUserEmail',
  method: 'DELETE',
  path: "/api/v4/users/{id}/emails/{email_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface EmailsClient {
  /** List your email addresses: GET /user/emails */
  listOwnEmails: Listing<ListOwnEmailsInput, ListOwnEmailsAnswer, JsonOf<operations['listOwnEmails'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add an email address: POST /user/emails */
  createOwnEmail(request: CreateOwnEmailInput): Promise<CreateOwnEmailAnswer>;
  /** Get one of your email addresses: GET /user/emails/{email_id} */
  getOwnEmail(request: GetOwnEmailInput): Promise<GetOwnEmailAnswer>;
  /** Remove one of your email addresses: DELETE /user/emails/{email_id} */
  deleteOwnEmail(request: DeleteOwnEmailInput): Promise<DeleteOwnEmailAnswer>;
  /** List the email addresses of a user: GET /users/{id}/emails */
  listUserEmails: ListingOf<ListUserEmailsInput, ListUserEmailsAnswer, JsonOf<operations['listUserEmails'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add an email address for a user: POST /users/{id}/emails */
  createUserEmail(request: CreateUserEmailInput): Promise<CreateUserEmailAnswer>;
  /** Remove an email address of a user: DELETE /users/{id}/emails/{email_id} */
  deleteUserEmail(request: DeleteUserEmailInput): Promise<DeleteUserEmailAnswer>;
}

export const emailsClient = (send: Send): EmailsClient => ({
  listOwnEmails: listing(send, listOwnEmailsCall),
  createOwnEmail: (request) => send(createOwnEmailCall, request),
  getOwnEmail: (request) => send(getOwnEmailCall, request),
  deleteOwnEmail: (request) => send(deleteOwnEmailCall, request),
  listUserEmails: listing(send, listUserEmailsCall),
  createUserEmail: (request) => send(createUserEmailCall, request),
  deleteUserEmail: (request) => send(deleteUserEmailCall, request),
});
