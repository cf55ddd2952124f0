// Generated from spec/domains/* /issue-links.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListIssueLinksInput {
  readonly params: ParametersOf<operations['listIssueLinks'], 'path'>;
  readonly query?: ParametersOf<operations['listIssueLinks'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIssueLinksAnswer = JsonAnswer<operations['listIssueLinks'], 200 | 400 | 401 | 403 | 404>;

const listIssueLinksCall: ClientCall = {
  id: 'listIssueLinks',
  method: 'GET',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/links",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateIssueLinkInput {
  readonly params: ParametersOf<operations['createIssueLink'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createIssueLink'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateIssueLinkAnswer = JsonAnswer<operations['createIssueLink'], 201 | 400 | 401 | 403 | 404 | 409 | 422>;

const createIssueLinkCall: ClientCall = {
  id: 'createIssueLink',
  method: 'POST',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/links",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409, 422] },
};

export interface DeleteIssueLinkInput {
  readonly params: ParametersOf<operations['deleteIssueLink'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteIssueLink'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteIssueLinkAnswer = JsonAnswer<operations['deleteIssueLink'], 200 | 400 | 401 | 403 | 404 | 412>;

const deleteIssueLinkCall: ClientCall = {
  id: 'deleteIssueLink',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/issues/{issue_iid}/links/{issue_link_id}",
  answers: { json: [200, 400, 401, 403, 404, 412] },
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
