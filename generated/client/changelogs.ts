// Generated from spec/domains/* /changelogs.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetChangelogInput {
  readonly params: ParametersOf<operations['getChangelog'], 'path'>;
  readonly query: ParametersOf<operations['getChangelog'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetChangelogAnswer = JsonAnswer<operations['getChangelog'], 200 | 400 | 401 | 403 | 404 | 422 | 429>;

const getChangelogCall: ClientCall = {
  id: 'getChangelog',
  method: 'GET',
  path: "/api/v4/projects/{id}/repository/changelog",
  answers: { json: [200, 400, 401, 403, 404, 422, 429] },
};

export interface CreateChangelogInput {
  readonly params: ParametersOf<operations['createChangelog'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createChangelog'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateChangelogAnswer = JsonAnswer<operations['createChangelog'], 200 | 400 | 401 | 403 | 404 | 422 | 429>;

const createChangelogCall: ClientCall = {
  id: 'createChangelog',
  method: 'POST',
  path: "/api/v4/projects/{id}/repository/changelog",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 422, 429] },
};

export interface ChangelogsClient {
  /** Generate a section of a changelog: GET /projects/{id}/repository/changelog */
  getChangelog(request: GetChangelogInput): Promise<GetChangelogAnswer>;
  /** Add a section to a changelog: POST /projects/{id}/repository/changelog */
  createChangelog(request: CreateChangelogInput): Promise<CreateChangelogAnswer>;
}

export const changelogsClient = (send: Send): ChangelogsClient => ({
  getChangelog: (request) => send(getChangelogCall, request),
  createChangelog: (request) => send(createChangelogCall, request),
});
