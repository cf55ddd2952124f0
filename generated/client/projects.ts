// Generated from spec/resources/projects.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProjectsInput {
  readonly query?: ParametersOf<operations['listProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjects'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjects'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjects'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjects'], 403> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['listProjects'], 405> }
  ;

const listProjectsCall: ClientCall = {
  id: 'listProjects',
  method: 'GET',
  path: "/api/v4/projects",
  commas: ["topic"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    405: 'json',
  },
};

export interface CreateProjectInput {
  readonly body?: Sendable<BodyOf<operations['createProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createProject'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createProject'], 403> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['createProject'], 422> }
  ;

const createProjectCall: ClientCall = {
  id: 'createProject',
  method: 'POST',
  path: "/api/v4/projects",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    422: 'json',
  },
};

export interface CreateProjectForUserInput {
  readonly params: ParametersOf<operations['createProjectForUser'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectForUser'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectForUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createProjectForUser'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createProjectForUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createProjectForUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createProjectForUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createProjectForUser'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['createProjectForUser'], 422> }
  ;

const createProjectForUserCall: ClientCall = {
  id: 'createProjectForUser',
  method: 'POST',
  path: "/api/v4/projects/user/{user_id}",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    422: 'json',
  },
};

export interface GetProjectInput {
  readonly params: ParametersOf<operations['getProject'], 'path'>;
  readonly query?: ParametersOf<operations['getProject'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetProjectAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProject'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProject'], 404> }
  ;

const getProjectCall: ClientCall = {
  id: 'getProject',
  method: 'GET',
  path: "/api/v4/projects/{id}",
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

export interface UpdateProjectInput {
  readonly params: ParametersOf<operations['updateProject'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateProject'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateProject'], 404> }
  ;

const updateProjectCall: ClientCall = {
  id: 'updateProject',
  method: 'PUT',
  path: "/api/v4/projects/{id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteProjectInput {
  readonly params: ParametersOf<operations['deleteProject'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProject'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectAnswer =
  | { readonly status: 202; readonly headers: Headers; readonly body: JsonOf<operations['deleteProject'], 202> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteProject'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteProject'], 412> }
  ;

const deleteProjectCall: ClientCall = {
  id: 'deleteProject',
  method: 'DELETE',
  path: "/api/v4/projects/{id}",
  commas: [],
  body: null,
  answers: {
    202: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface ProjectsClient {
  /** List projects: GET /projects */
  listProjects: Listing<ListProjectsInput, ListProjectsAnswer, JsonOf<operations['listProjects'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create a project: POST /projects */
  createProject(request?: CreateProjectInput): Promise<CreateProjectAnswer>;
  /** Create a project for a user: POST /projects/user/{user_id} */
  createProjectForUser(request: CreateProjectForUserInput): Promise<CreateProjectForUserAnswer>;
  /** Get a project: GET /projects/{id} */
  getProject(request: GetProjectInput): Promise<GetProjectAnswer>;
  /** Change a project: PUT /projects/{id} */
  updateProject(request: UpdateProjectInput): Promise<UpdateProjectAnswer>;
  /** Delete a project: DELETE /projects/{id} */
  deleteProject(request: DeleteProjectInput): Promise<DeleteProjectAnswer>;
}

export const projectsClient = (send: Send): ProjectsClient => ({
  listProjects: listing(send, listProjectsCall),
  createProject: (request) => send(createProjectCall, request),
  createProjectForUser: (request) => send(createProjectForUserCall, request),
  getProject: (request) => send(getProjectCall, request),
  updateProject: (request) => send(updateProjectCall, request),
  deleteProject: (request) => send(deleteProjectCall, request),
});
