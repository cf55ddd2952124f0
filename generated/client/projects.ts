// Generated from spec/domains/* /projects.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProjectsInput {
  readonly query?: ParametersOf<operations['listProjects'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectsAnswer = JsonAnswer<operations['listProjects'], 200 | 400 | 401 | 403 | 405>;

const listProjectsCall: ClientCall = {
  id: 'listProjects',
  method: 'GET',
  path: "/api/v4/projects",
  commas: ["topic"],
  answers: { json: [200, 400, 401, 403, 405] },
};

export interface CreateProjectInput {
  readonly body?: Sendable<BodyOf<operations['createProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectAnswer = JsonAnswer<operations['createProject'], 201 | 400 | 401 | 403 | 422>;

const createProjectCall: ClientCall = {
  id: 'createProject',
  method: 'POST',
  path: "/api/v4/projects",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 422] },
};

export interface CreateProjectForUserInput {
  readonly params: ParametersOf<operations['createProjectForUser'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectForUser'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectForUserAnswer = JsonAnswer<operations['createProjectForUser'], 201 | 400 | 401 | 403 | 404 | 422>;

const createProjectForUserCall: ClientCall = {
  id: 'createProjectForUser',
  method: 'POST',
  path: "/api/v4/projects/user/{user_id}",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 422] },
};

export interface GetProjectInput {
  readonly params: ParametersOf<operations['getProject'], 'path'>;
  readonly query?: ParametersOf<operations['getProject'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetProjectAnswer = JsonAnswer<operations['getProject'], 200 | 400 | 401 | 403 | 404>;

const getProjectCall: ClientCall = {
  id: 'getProject',
  method: 'GET',
  path: "/api/v4/projects/{id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateProjectInput {
  readonly params: ParametersOf<operations['updateProject'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectAnswer = JsonAnswer<operations['updateProject'], 200 | 400 | 401 | 403 | 404>;

const updateProjectCall: ClientCall = {
  id: 'updateProject',
  method: 'PUT',
  path: "/api/v4/projects/{id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteProjectInput {
  readonly params: ParametersOf<operations['deleteProject'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProject'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectAnswer = JsonAnswer<operations['deleteProject'], 202 | 400 | 401 | 403 | 404 | 412>;

const deleteProjectCall: ClientCall = {
  id: 'deleteProject',
  method: 'DELETE',
  path: "/api/v4/projects/{id}",
  answers: { json: [202, 400, 401, 403, 404, 412] },
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
