// Generated from spec/resources/project-forks.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ForkProjectInput {
  readonly params: ParametersOf<operations['forkProject'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['forkProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ForkProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['forkProject'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['forkProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['forkProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['forkProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['forkProject'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['forkProject'], 409> }
  ;

const forkProjectCall: ClientCall = {
  id: 'forkProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/fork",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface DeleteProjectForkInput {
  readonly params: ParametersOf<operations['deleteProjectFork'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectForkAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectFork'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectFork'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectFork'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectFork'], 404> }
  ;

const deleteProjectForkCall: ClientCall = {
  id: 'deleteProjectFork',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/fork",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateProjectForkInput {
  readonly params: ParametersOf<operations['createProjectFork'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateProjectForkAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createProjectFork'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createProjectFork'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createProjectFork'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createProjectFork'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createProjectFork'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['createProjectFork'], 409> }
  ;

const createProjectForkCall: ClientCall = {
  id: 'createProjectFork',
  method: 'POST',
  path: "/api/v4/projects/{id}/fork/{forked_from_id}",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface ListProjectForksInput {
  readonly params: ParametersOf<operations['listProjectForks'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectForks'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectForksAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectForks'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectForks'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectForks'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectForks'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectForks'], 404> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['listProjectForks'], 405> }
  ;

const listProjectForksCall: ClientCall = {
  id: 'listProjectForks',
  method: 'GET',
  path: "/api/v4/projects/{id}/forks",
  commas: ["topic"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    405: 'json',
  },
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
