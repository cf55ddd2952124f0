// Generated from spec/resources/commit-statuses.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListCommitStatusesInput {
  readonly params: ParametersOf<operations['listCommitStatuses'], 'path'>;
  readonly query?: ParametersOf<operations['listCommitStatuses'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitStatusesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listCommitStatuses'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listCommitStatuses'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listCommitStatuses'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listCommitStatuses'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listCommitStatuses'], 404> }
  ;

const listCommitStatusesCall: ClientCall = {
  id: 'listCommitStatuses',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/statuses",
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

export interface CreateCommitStatusInput {
  readonly params: ParametersOf<operations['createCommitStatus'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createCommitStatus'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateCommitStatusAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createCommitStatus'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createCommitStatus'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createCommitStatus'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createCommitStatus'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createCommitStatus'], 404> }
  ;

const createCommitStatusCall: ClientCall = {
  id: 'createCommitStatus',
  method: 'POST',
  path: "/api/v4/projects/{id}/statuses/{sha}",
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

export interface CommitStatusesClient {
  /** List the statuses of a commit: GET /projects/{id}/repository/commits/{sha}/statuses */
  listCommitStatuses: ListingOf<ListCommitStatusesInput, ListCommitStatusesAnswer, JsonOf<operations['listCommitStatuses'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Report the status of a commit: POST /projects/{id}/statuses/{sha} */
  createCommitStatus(request: CreateCommitStatusInput): Promise<CreateCommitStatusAnswer>;
}

export const commitStatusesClient = (send: Send): CommitStatusesClient => ({
  listCommitStatuses: listing(send, listCommitStatusesCall),
  createCommitStatus: (request) => send(createCommitStatusCall, request),
});
