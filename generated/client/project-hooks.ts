// Generated from spec/resources/project-hooks.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProjectHooksInput {
  readonly params: ParametersOf<operations['listProjectHooks'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectHooks'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectHooksAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectHooks'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectHooks'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectHooks'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectHooks'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectHooks'], 404> }
  ;

const listProjectHooksCall: ClientCall = {
  id: 'listProjectHooks',
  method: 'GET',
  path: "/api/v4/projects/{id}/hooks",
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

export interface CreateProjectHookInput {
  readonly params: ParametersOf<operations['createProjectHook'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectHook'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectHookAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createProjectHook'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createProjectHook'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createProjectHook'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createProjectHook'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createProjectHook'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['createProjectHook'], 422> }
  ;

const createProjectHookCall: ClientCall = {
  id: 'createProjectHook',
  method: 'POST',
  path: "/api/v4/projects/{id}/hooks",
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

export interface GetProjectHookInput {
  readonly params: ParametersOf<operations['getProjectHook'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectHookAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectHook'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectHook'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectHook'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectHook'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectHook'], 404> }
  ;

const getProjectHookCall: ClientCall = {
  id: 'getProjectHook',
  method: 'GET',
  path: "/api/v4/projects/{id}/hooks/{hook_id}",
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

export interface UpdateProjectHookInput {
  readonly params: ParametersOf<operations['updateProjectHook'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateProjectHook'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectHookAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectHook'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectHook'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectHook'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectHook'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectHook'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectHook'], 422> }
  ;

const updateProjectHookCall: ClientCall = {
  id: 'updateProjectHook',
  method: 'PUT',
  path: "/api/v4/projects/{id}/hooks/{hook_id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    422: 'json',
  },
};

export interface DeleteProjectHookInput {
  readonly params: ParametersOf<operations['deleteProjectHook'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectHook'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectHookAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectHook'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectHook'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectHook'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectHook'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectHook'], 412> }
  ;

const deleteProjectHookCall: ClientCall = {
  id: 'deleteProjectHook',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/hooks/{hook_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface TestProjectHookInput {
  readonly params: ParametersOf<operations['testProjectHook'], 'path'>;
  readonly signal?: AbortSignal;
}

export type TestProjectHookAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['testProjectHook'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['testProjectHook'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['testProjectHook'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['testProjectHook'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['testProjectHook'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['testProjectHook'], 422> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['testProjectHook'], 429> }
  ;

const testProjectHookCall: ClientCall = {
  id: 'testProjectHook',
  method: 'POST',
  path: "/api/v4/projects/{id}/hooks/{hook_id}/test/{trigger}",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    422: 'json',
    429: 'json',
  },
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
