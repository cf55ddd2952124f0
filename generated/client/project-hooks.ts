// Generated from spec/resources/project-hooks.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProjectHooksInput {
  readonly params: ParametersOf<operations['listProjectHooks'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectHooks'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectHooksAnswer = JsonAnswer<operations['listProjectHooks'], 200 | 400 | 401 | 403 | 404>;

const listProjectHooksCall: ClientCall = {
  id: 'listProjectHooks',
  method: 'GET',
  path: "/api/v4/projects/{id}/hooks",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateProjectHookInput {
  readonly params: ParametersOf<operations['createProjectHook'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectHook'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectHookAnswer = JsonAnswer<operations['createProjectHook'], 201 | 400 | 401 | 403 | 404 | 422>;

const createProjectHookCall: ClientCall = {
  id: 'createProjectHook',
  method: 'POST',
  path: "/api/v4/projects/{id}/hooks",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 422] },
};

export interface GetProjectHookInput {
  readonly params: ParametersOf<operations['getProjectHook'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectHookAnswer = JsonAnswer<operations['getProjectHook'], 200 | 400 | 401 | 403 | 404>;

const getProjectHookCall: ClientCall = {
  id: 'getProjectHook',
  method: 'GET',
  path: "/api/v4/projects/{id}/hooks/{hook_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateProjectHookInput {
  readonly params: ParametersOf<operations['updateProjectHook'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateProjectHook'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectHookAnswer = JsonAnswer<operations['updateProjectHook'], 200 | 400 | 401 | 403 | 404 | 422>;

const updateProjectHookCall: ClientCall = {
  id: 'updateProjectHook',
  method: 'PUT',
  path: "/api/v4/projects/{id}/hooks/{hook_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 422] },
};

export interface DeleteProjectHookInput {
  readonly params: ParametersOf<operations['deleteProjectHook'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectHook'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectHookAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectHook'], 400 | 401 | 403 | 404 | 412>;

const deleteProjectHookCall: ClientCall = {
  id: 'deleteProjectHook',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/hooks/{hook_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface TestProjectHookInput {
  readonly params: ParametersOf<operations['testProjectHook'], 'path'>;
  readonly signal?: AbortSignal;
}

export type TestProjectHookAnswer = JsonAnswer<operations['testProjectHook'], 201 | 400 | 401 | 403 | 404 | 422 | 429>;

const testProjectHookCall: ClientCall = {
  id: 'testProjectHook',
  method: 'POST',
  path: "/api/v4/projects/{id}/hooks/{hook_id}/test/{trigger}",
  answers: { json: [201, 400, 401, 403, 404, 422, 429] },
};

export interface ProjectHooksClient {
  /** List the hooks of a project: GET /projects/{id}/hooks */
  listProjectHooks: ListingOf<ListProjectHooksInput, ListProjectHooksAnswer, JsonOf<operations['listProjectHooks'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add a hook to a project: POST /projects/{id}/hooks */
  createProjectHook(request: CreateProjectHookInput): Promise<CreateProjectHookAnswer>;
  /** Get a hook of a project: GET /projects/{id}/hooks/{hook_id} */
  getProjectHook(request: GetProjectHookInput): Promise<GetProjectHookAnswer>;
  /** Change a hook of a project: PUT /projects/{id}/hooks/{hook_id} */
  updateProjectHook(request: UpdateProjectHookInput): Promise<UpdateProjectHookAnswer>;
  /** Remove a hook from a project: DELETE /projects/{id}/hooks/{hook_id} */
  deleteProjectHook(request: DeleteProjectHookInput): Promise<DeleteProjectHookAnswer>;
  /** Try a hook of a project: POST /projects/{id}/hooks/{hook_id}/test/{trigger} */
  testProjectHook(request: TestProjectHookInput): Promise<TestProjectHookAnswer>;
}

export const projectHooksClient = (send: Send): ProjectHooksClient => ({
  listProjectHooks: listing(send, listProjectHooksCall),
  createProjectHook: (request) => send(createProjectHookCall, request),
  getProjectHook: (request) => send(getProjectHookCall, request),
  updateProjectHook: (request) => send(updateProjectHookCall, request),
  deleteProjectHook: (request) => send(deleteProjectHookCall, request),
  testProjectHook: (request) => send(testProjectHookCall, request),
});
