// Generated from spec/domains/* /project-hooks.yaml; do not edit. Run `npm run generate`.
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
  readonly body?: Sendable<BodyOf<operations['updateProjectHook'], 'application/json'>>;
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

export interface SetProjectHookCustomHeaderInput {
  readonly params: ParametersOf<operations['setProjectHookCustomHeader'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setProjectHookCustomHeader'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetProjectHookCustomHeaderAnswer = EmptyAnswer<204> | JsonAnswer<operations['setProjectHookCustomHeader'], 400 | 401 | 403 | 404 | 422>;

const setProjectHookCustomHeaderCall: ClientCall = {
  id: 'setProjectHookCustomHeader',
  method: 'PUT',
  path: "/api/v4/projects/{id}/hooks/{hook_id}/custom_headers/{key}",
  body: "application/json",
  answers: { none: [204], json: [400, 401, 403, 404, 422] },
};

export interface DeleteProjectHookCustomHeaderInput {
  readonly params: ParametersOf<operations['deleteProjectHookCustomHeader'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectHookCustomHeaderAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectHookCustomHeader'], 400 | 401 | 403 | 404>;

const deleteProjectHookCustomHeaderCall: ClientCall = {
  id: 'deleteProjectHookCustomHeader',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/hooks/{hook_id}/custom_headers/{key}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ListProjectHookEventsInput {
  readonly params: ParametersOf<operations['listProjectHookEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectHookEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectHookEventsAnswer = JsonAnswer<operations['listProjectHookEvents'], 200 | 400 | 401 | 403 | 404>;

const listProjectHookEventsCall: ClientCall = {
  id: 'listProjectHookEvents',
  method: 'GET',
  path: "/api/v4/projects/{id}/hooks/{hook_id}/events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ResendProjectHookEventInput {
  readonly params: ParametersOf<operations['resendProjectHookEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResendProjectHookEventAnswer = JsonAnswer<operations['resendProjectHookEvent'], 201 | 400 | 401 | 403 | 404 | 422 | 429>;

const resendProjectHookEventCall: ClientCall = {
  id: 'resendProjectHookEvent',
  method: 'POST',
  path: "/api/v4/projects/{id}/hooks/{hook_id}/events/{hook_event_id}/resend",
  answers: { json: [201, 400, 401, 403, 404, 422, 429] },
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

export interface SetProjectHookUrlVariableInput {
  readonly params: ParametersOf<operations['setProjectHookUrlVariable'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setProjectHookUrlVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetProjectHookUrlVariableAnswer = EmptyAnswer<204> | JsonAnswer<operations['setProjectHookUrlVariable'], 400 | 401 | 403 | 404 | 422>;

const setProjectHookUrlVariableCall: ClientCall = {
  id: 'setProjectHookUrlVariable',
  method: 'PUT',
  path: "/api/v4/projects/{id}/hooks/{hook_id}/url_variables/{key}",
  body: "application/json",
  answers: { none: [204], json: [400, 401, 403, 404, 422] },
};

export interface DeleteProjectHookUrlVariableInput {
  readonly params: ParametersOf<operations['deleteProjectHookUrlVariable'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectHookUrlVariableAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectHookUrlVariable'], 400 | 401 | 403 | 404>;

const deleteProjectHookUrlVariableCall: ClientCall = {
  id: 'deleteProjectHookUrlVariable',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/hooks/{hook_id}/url_variables/{key}",
  answers: { none: [204], json: [400, 401, 403, 404] },
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
  /** Set a header of its own: PUT /projects/{id}/hooks/{hook_id}/custom_headers/{key} */
  setProjectHookCustomHeader(request: SetProjectHookCustomHeaderInput): Promise<SetProjectHookCustomHeaderAnswer>;
  /** Remove a header of its own: DELETE /projects/{id}/hooks/{hook_id}/custom_headers/{key} */
  deleteProjectHookCustomHeader(request: DeleteProjectHookCustomHeaderInput): Promise<DeleteProjectHookCustomHeaderAnswer>;
  /** List what a hook of a project was sent: GET /projects/{id}/hooks/{hook_id}/events */
  listProjectHookEvents: ListingOf<ListProjectHookEventsInput, ListProjectHookEventsAnswer, JsonOf<operations['listProjectHookEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Send an entry of the log again: POST /projects/{id}/hooks/{hook_id}/events/{hook_event_id}/resend */
  resendProjectHookEvent(request: ResendProjectHookEventInput): Promise<ResendProjectHookEventAnswer>;
  /** Try a hook of a project: POST /projects/{id}/hooks/{hook_id}/test/{trigger} */
  testProjectHook(request: TestProjectHookInput): Promise<TestProjectHookAnswer>;
  /** Set a variable of the address: PUT /projects/{id}/hooks/{hook_id}/url_variables/{key} */
  setProjectHookUrlVariable(request: SetProjectHookUrlVariableInput): Promise<SetProjectHookUrlVariableAnswer>;
  /** Remove a variable of the address: DELETE /projects/{id}/hooks/{hook_id}/url_variables/{key} */
  deleteProjectHookUrlVariable(request: DeleteProjectHookUrlVariableInput): Promise<DeleteProjectHookUrlVariableAnswer>;
}

export const projectHooksClient = (send: Send): ProjectHooksClient => ({
  listProjectHooks: listing(send, listProjectHooksCall),
  createProjectHook: (request) => send(createProjectHookCall, request),
  getProjectHook: (request) => send(getProjectHookCall, request),
  updateProjectHook: (request) => send(updateProjectHookCall, request),
  deleteProjectHook: (request) => send(deleteProjectHookCall, request),
  setProjectHookCustomHeader: (request) => send(setProjectHookCustomHeaderCall, request),
  deleteProjectHookCustomHeader: (request) => send(deleteProjectHookCustomHeaderCall, request),
  listProjectHookEvents: listing(send, listProjectHookEventsCall),
  resendProjectHookEvent: (request) => send(resendProjectHookEventCall, request),
  testProjectHook: (request) => send(testProjectHookCall, request),
  setProjectHookUrlVariable: (request) => send(setProjectHookUrlVariableCall, request),
  deleteProjectHookUrlVariable: (request) => send(deleteProjectHookUrlVariableCall, request),
});
