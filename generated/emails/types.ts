// Generated from spec/domains/* /emails.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateEmail = components['schemas']['CreateEmail'];
export type CreateUserEmail = components['schemas']['CreateUserEmail'];
export type Email = components['schemas']['Email'];

/** List your email addresses: GET /user/emails */
export interface ListOwnEmailsRequest {
  readonly query: Defaulted<ParametersOf<operations['listOwnEmails'], 'query'>, 'page' | 'per_page'>;
}

export type ListOwnEmailsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listOwnEmails'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listOwnEmails'], 400 | 401 | 403>;

/** Add an email address: POST /user/emails */
export interface CreateOwnEmailRequest {
  readonly body: Defaulted<BodyOf<operations['createOwnEmail'], 'application/json'>>;
}

export type CreateOwnEmailResponse = JsonResponse<operations['createOwnEmail'], 201 | 400 | 401 | 403 | 429>;

/** Get one of your email addresses: GET /user/emails/{email_id} */
export interface GetOwnEmailRequest {
  readonly params: ParametersOf<operations['getOwnEmail'], 'path'>;
}

export type GetOwnEmailResponse = JsonResponse<operations['getOwnEmail'], 200 | 400 | 401 | 403 | 404>;

/** Remove one of your email addresses: DELETE /user/emails/{email_id} */
export interface DeleteOwnEmailRequest {
  readonly params: ParametersOf<operations['deleteOwnEmail'], 'path'>;
  readonly headers: ParametersOf<operations['deleteOwnEmail'], 'header'>;
}

export type DeleteOwnEmailResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteOwnEmail'], 400 | 401 | 403 | 404 | 412>;

/** List the email addresses of a user: GET /users/{id}/emails */
export interface ListUserEmailsRequest {
  readonly params: ParametersOf<operations['listUserEmails'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listUserEmails'], 'query'>, 'page' | 'per_page'>;
}

export type ListUserEmailsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listUserEmails'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listUserEmails'], 400 | 401 | 403 | 404>;

/** Add an email address for a user: POST /users/{id}/emails */
export interface CreateUserEmailRequest {
  readonly params: ParametersOf<operations['createUserEmail'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createUserEmail'], 'application/json'>, 'skip_confirmation'>;
}

export type CreateUserEmailResponse = JsonResponse<operations['createUserEmail'], 201 | 400 | 401 | 403 | 404>;

/** Remove an email address of a user: DELETE /users/{id}/emails/{email_id} */
export interface DeleteUserEmailRequest {
  readonly params: ParametersOf<operations['deleteUserEmail'], 'path'>;
  readonly headers: ParametersOf<operations['deleteUserEmail'], 'header'>;
}

export type DeleteUserEmailResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteUserEmail'], 400 | 401 | 403 | 404 | 412>;
