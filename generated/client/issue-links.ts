// Generated from spec/resources/issue-links.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListIssueLinksInput {
  readonly params: ParametersOf<operations['listIssueLinks'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueLinks'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueLinksAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listIssueLinks'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listIssueLinks'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listIssueLinks'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listIssueLinks'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listIssueLinks'], 404> }
  ;

const listIssueLinksCall: ClientCall = {
  id: 'listIssueLinks',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/links",
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

export interface CreateIssueLinkInput {
  readonly params: ParametersOf<operations['createIssueLink'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueLink'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueLinkAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createIssueLink'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createIssueLink'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createIssueLink'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createIssueLink'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createIssueLink'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['createIssueLink'], 409> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['createIssueLink'], 422> }
  ;

const createIssueLinkCall: ClientCall = {
  id: 'createIssueLink',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/links",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    422: 'json',
  },
};

export interface DeleteIssueLinkInput {
  readonly params: ParametersOf<operations['deleteIssueLink'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueLinkAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueLink'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueLink'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueLink'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueLink'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteIssueLink'], 404> }
  ;

const deleteIssueLinkCall: ClientCall = {
  id: 'deleteIssueLink',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/links/{issue_link_id}",
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

export interface IssueLinksClient {
  /** List the issues that an issue is linked to: GET /projects/{id}/issues/{issue_iid}/links */
  listIssueLinks: ListingOf<ListIssueLinksInput, ListIssueLinksAnswer, JsonOf<operations['listIssueLinks'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Link two issues: POST /projects/{id}/issues/{issue_iid}/links */
  createIssueLink(request: CreateIssueLinkInput): Promise<CreateIssueLinkAnswer>;
  /** Unlink two issues: DELETE /projects/{id}/issues/{issue_iid}/links/{issue_link_id} */
  deleteIssueLink(request: DeleteIssueLinkInput): Promise<DeleteIssueLinkAnswer>;
}

export const issueLinksClient = (send: Send): IssueLinksClient => ({
  listIssueLinks: listing(send, listIssueLinksCall),
  createIssueLink: (request) => send(createIssueLinkCall, request),
  deleteIssueLink: (request) => send(deleteIssueLinkCall, request),
});
