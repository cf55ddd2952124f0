// Generated from spec/domains/* /emails.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListOwnEmailsRequest, ListOwnEmailsResponse, CreateOwnEmailRequest, CreateOwnEmailResponse, GetOwnEmailRequest, GetOwnEmailResponse, DeleteOwnEmailRequest, DeleteOwnEmailResponse, ListUserEmailsRequest, ListUserEmailsResponse, CreateUserEmailRequest, CreateUserEmailResponse, DeleteUserEmailRequest, DeleteUserEmailResponse } from './types.ts';

/** One function per operation of emails; `C` is the request context of the server. */
export interface EmailsService<C extends SubjectTypes> {
  /** List your email addresses. GET /user/emails (spec/domains/accounts/emails.yaml#listOwnEmails) */
  listOwnEmails(
    request: ListOwnEmailsRequest,
    context: C,
  ): Promise<ListOwnEmailsResponse>;
  /** Add an email address. POST /user/emails (spec/domains/accounts/emails.yaml#createOwnEmail) */
  createOwnEmail(
    request: CreateOwnEmailRequest,
    context: C,
  ): Promise<CreateOwnEmailResponse>;
  /** Get one of your email addresses. GET /user/emails/{email_id} (spec/domains/accounts/emails.yaml#getOwnEmail) */
  getOwnEmail(
    request: GetOwnEmailRequest,
    context: C,
  ): Promise<GetOwnEmailResponse>;
  /** Remove one of your email addresses. DELETE /user/emails/{email_id} (spec/domains/accounts/emails.yaml#deleteOwnEmail) */
  deleteOwnEmail(
    request: DeleteOwnEmailRequest,
    context: C,
  ): Promise<DeleteOwnEmailResponse>;
  /** List the email addresses of a user. GET /users/{id}/emails (spec/domains/accounts/emails.yaml#listUserEmails) */
  listUserEmails(
    request: ListUserEmailsRequest,
    context: C,
  ): Promise<ListUserEmailsResponse>;
  /** Add an email address for a user. POST /users/{id}/emails (spec/domains/accounts/emails.yaml#createUserEmail) */
  createUserEmail(
    request: CreateUserEmailRequest,
    context: C,
  ): Promise<CreateUserEmailResponse>;
  /** Remove an email address of a user. DELETE /users/{id}/emails/{email_id} (spec/domains/accounts/emails.yaml#deleteUserEmail) */
  deleteUserEmail(
    request: DeleteUserEmailRequest,
    context: C,
  ): Promise<DeleteUserEmailResponse>;
}
