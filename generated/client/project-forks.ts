// Generated from spec/domains/* /project-forks.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ForkProjectInput {
  readonly params: ParametersOf<operations['forkProject'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['forkProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ForkProjectAnswer = JsonAnswer<operations['forkProject'], 201 | 400 | 401 | 403 | 404 | 409>;

const forkProjectCall: ClientCall = {
  id: 'forkProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/fork",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface DeleteProjectForkInput {
  readonly params: ParametersOf<operations['deleteProjectFork'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectFork'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectForkAnswer = EmptyAnswer<204 | 304> | JsonAnswer<operations['deleteProjectFork'], 400 | 401 | 403 | 404 | 412>;

const deleteProjectForkCall: ClientCall = {
  id: 'deleteProjectFork',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/fork",
  answers: { none: [204, 304], json: [400, 401, 403, 404, 412] },
};

export interface CreateProjectForkInput {
  readonly params: ParametersOf<operations['createProjectFork'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateProjectForkAnswer = JsonAnswer<operations['createProjectFork'], 201 | 400 | 401 | 403 | 404 | 409>;

const createProjectForkCall: ClientCall = {
  id: 'createProjectFork',
  method: 'POST',
  path: "/api/v4/projects/{id}/fork/{forked_from_id}",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface ListProjectForksInput {
  readonly params: ParametersOf<operations['listProjectForks'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectForks'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectForksAnswer = JsonAnswer<operations['listProjectForks'], 200 | 400 | 401 | 403 | 404 | 405>;

const listProjectForksCall: ClientCall = {
  id: 'listProjectForks',
  method: 'GET',
  path: "/api/v4/projects/{id}/forks",
  commas: ["topic"],
  answers: { json: [200, 400, 401, 403, 404, 405] },
};

export interface ProjectForksClient {
  /** Fork a project: POST /projects/{id}/fork */
  forkProject(request: ForkProjectInput): Promise<ForkProjectAnswer>;
  /** Cut the link of a fork: DELETE /projects/{id}/fork */
  deleteProjectFork(request: DeleteProjectForkInput): Promise<DeleteProjectForkAnswer>;
  /** Make a project a fork of another: POST /projects/{id}/fork/{forked_from_id} */
  createProjectFork(request: CreateProjectForkInput): Promise<CreateProjectForkAnswer>;
  /** List the forks of a project: GET /projects/{id}/forks */
  listProjectForks: ListingOf<ListProjectForksInput, ListProjectForksAnswer, JsonOf<operations['listProjectForks'], 200> extends readonly (infer Row)[] ? Row : never>;
}

export const projectForksClient = (send: Send): ProjectForksClient => ({
  forkProject: (request) => send(forkProjectCall, request),
  deleteProjectFork: (request) => send(deleteProjectForkCall, request),
  createProjectFork: (request) => send(createProjectForkCall, request),
  listProjectForks: listing(send, listProjectForksCall),
});
