// Generated from spec/resources/emails.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListOwnEmailsInput {
  readonly query?: ParametersOf<operations['listOwnEmails'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListOwnEmailsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listOwnEmails'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listOwnEmails'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listOwnEmails'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listOwnEmails'], 403> }
  ;

const listOwnEmailsCall: ClientCall = {
  id: 'listOwnEmails',
  method: 'GET',
  path: "/api/v4/user/emails",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface CreateOwnEmailInput {
  readonly body: Sendable<BodyOf<operations['createOwnEmail'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateOwnEmailAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createOwnEmail'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createOwnEmail'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createOwnEmail'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createOwnEmail'], 403> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createOwnEmail'], 429> }
  ;

const createOwnEmailCall: ClientCall = {
  id: 'createOwnEmail',
  method: 'POST',
  path: "/api/v4/user/emails",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    429: 'json',
  },
};

export interface GetOwnEmailInput {
  readonly params: ParametersOf<operations['getOwnEmail'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetOwnEmailAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getOwnEmail'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getOwnEmail'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getOwnEmail'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getOwnEmail'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getOwnEmail'], 404> }
  ;

const getOwnEmailCall: ClientCall = {
  id: 'getOwnEmail',
  method: 'GET',
  path: "/api/v4/user/emails/{email_id}",
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

export interface DeleteOwnEmailInput {
  readonly params: ParametersOf<operations['deleteOwnEmail'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteOwnEmail'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteOwnEmailAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnEmail'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnEmail'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnEmail'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnEmail'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteOwnEmail'], 412> }
  ;

const deleteOwnEmailCall: ClientCall = {
  id: 'deleteOwnEmail',
  method: 'DELETE',
  path: "/api/v4/user/emails/{email_id}",
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

export interface ListUserEmailsInput {
  readonly params: ParametersOf<operations['listUserEmails'], 'path'>;
  readonly query?: ParametersOf<operations['listUserEmails'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListUserEmailsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listUserEmails'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listUserEmails'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listUserEmails'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listUserEmails'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listUserEmails'], 404> }
  ;

const listUserEmailsCall: ClientCall = {
  id: 'listUserEmails',
  method: 'GET',
  path: "/api/v4/users/{id}/emails",
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

export interface CreateUserEmailInput {
  readonly params: ParametersOf<operations['createUserEmail'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createUserEmail'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateUserEmailAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createUserEmail'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createUserEmail'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createUserEmail'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createUserEmail'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createUserEmail'], 404> }
  ;

const createUserEmailCall: ClientCall = {
  id: 'createUserEmail',
  method: 'POST',
  path: "/api/v4/users/{id}/emails",
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

export interface DeleteUserEmailInput {
  readonly params: ParametersOf<operations['deleteUserEmail'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteUserEmail'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteUserEmailAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserEmail'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserEmail'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserEmail'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserEmail'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteUserEmail'], 412> }
  ;

const deleteUserEmailCall: ClientCall = {
  id: 'deleteUserEmail',
  method: 'DELETE',
  path: "/api/v4/users/{id}/emails/{email_id}",
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
