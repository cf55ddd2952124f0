// Generated from spec/domains/* /commit-statuses.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListCommitStatusesInput {
  readonly params: ParametersOf<operations['listCommitStatuses'], 'path'>;
  readonly query?: ParametersOf<operations['listCommitStatuses'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListCommitStatusesAnswer = JsonAnswer<operations['listCommitStatuses'], 200 | 400 | 401 | 403 | 404>;

const listCommitStatusesCall: ClientCall = {
  id: 'listCommitStatuses',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/commits/{sha}/statuses",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateCommitStatusInput {
  readonly params: ParametersOf<operations['createCommitStatus'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createCommitStatus'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateCommitStatusAnswer = JsonAnswer<operations['createCommitStatus'], 201 | 400 | 401 | 403 | 404>;

const createCommitStatusCall: ClientCall = {
  id: 'createCommitStatus',
  method: 'POST',
  path: "/api/v4/projects/{id}/statuses/{sha}",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
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
