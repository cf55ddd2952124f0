// Generated from spec/resources/emails.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateEmail = components['schemas']['CreateEmail'];
export type CreateUserEmail = components['schemas']['CreateUserEmail'];
export type Email = components['schemas']['Email'];

/** List your email addresses: GET /user/emails */
export interface ListOwnEmailsRequest {
  readonly query: Defaulted<ParametersOf<operations['listOwnEmails'], 'query'>, 'page' | 'per_page'>;
}

export type ListOwnEmailsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listOwnEmails'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listOwnEmails'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listOwnEmails'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listOwnEmails'], 403>; readonly headers?: never }
  ;

/** Add an email address: POST /user/emails */
export interface CreateOwnEmailRequest {
  readonly body: Defaulted<BodyOf<operations['createOwnEmail'], 'application/json'>>;
}

export type CreateOwnEmailResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createOwnEmail'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createOwnEmail'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createOwnEmail'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createOwnEmail'], 403>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['createOwnEmail'], 429>; readonly headers?: never }
  ;

/** Get one of your email addresses: GET /user/emails/{email_id} */
export interface GetOwnEmailRequest {
  readonly params: ParametersOf<operations['getOwnEmail'], 'path'>;
}

export type GetOwnEmailResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getOwnEmail'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getOwnEmail'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getOwnEmail'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getOwnEmail'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getOwnEmail'], 404>; readonly headers?: never }
  ;

/** Remove one of your email addresses: DELETE /user/emails/{email_id} */
export interface DeleteOwnEmailRequest {
  readonly params: ParametersOf<operations['deleteOwnEmail'], 'path'>;
  readonly headers: ParametersOf<operations['deleteOwnEmail'], 'header'>;
}

export type DeleteOwnEmailResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteOwnEmail'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteOwnEmail'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteOwnEmail'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteOwnEmail'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteOwnEmail'], 412>; readonly headers?: never }
  ;

/** List the email addresses of a user: GET /users/{id}/emails */
export interface ListUserEmailsRequest {
  readonly params: ParametersOf<operations['listUserEmails'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserEmails'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserEmailsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserEmails'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listUserEmails'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listUserEmails'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listUserEmails'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listUserEmails'], 404>; readonly headers?: never }
  ;

/** Add an email address for a user: POST /users/{id}/emails */
export interface CreateUserEmailRequest {
  readonly params: ParametersOf<operations['createUserEmail'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createUserEmail'], 'application/json'>, 'skip_confirmation'>;
}

export type CreateUserEmailResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createUserEmail'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createUserEmail'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createUserEmail'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createUserEmail'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createUserEmail'], 404>; readonly headers?: never }
  ;

/** Remove an email address of a user: DELETE /users/{id}/emails/{email_id} */
export interface DeleteUserEmailRequest {
  readonly params: ParametersOf<operations['deleteUserEmail'], 'path'>;
  readonly headers: ParametersOf<operations['deleteUserEmail'], 'header'>;
}

export type DeleteUserEmailResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteUserEmail'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteUserEmail'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteUserEmail'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteUserEmail'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteUserEmail'], 412>; readonly headers?: never }
  ;
