// Generated from spec/domains/* /system-hooks.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListSystemHooksInput {
  readonly query?: ParametersOf<operations['listSystemHooks'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListSystemHooksAnswer = JsonAnswer<operations['listSystemHooks'], 200 | 400 | 401 | 403>;

const listSystemHooksCall: ClientCall = {
  id: 'listSystemHooks',
  method: 'GET',
  path: "/api/v4/hooks",
  answers: { json: [200, 400, 401, 403] },
};

export interface CreateSystemHookInput {
  readonly body: Sendable<BodyOf<operations['createSystemHook'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateSystemHookAnswer = JsonAnswer<operations['createSystemHook'], 201 | 400 | 401 | 403 | 422>;

const createSystemHookCall: ClientCall = {
  id: 'createSystemHook',
  method: 'POST',
  path: "/api/v4/hooks",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 422] },
};

export interface GetSystemHookInput {
  readonly params: ParametersOf<operations['getSystemHook'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetSystemHookAnswer = JsonAnswer<operations['getSystemHook'], 200 | 400 | 401 | 403 | 404>;

const getSystemHookCall: ClientCall = {
  id: 'getSystemHook',
  method: 'GET',
  path: "/api/v4/hooks/{hook_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface TestSystemHookInput {
  readonly params: ParametersOf<operations['testSystemHook'], 'path'>;
  readonly signal?: AbortSignal;
}

export type TestSystemHookAnswer = JsonAnswer<operations['testSystemHook'], 201 | 400 | 401 | 403 | 404 | 429>;

const testSystemHookCall: ClientCall = {
  id: 'testSystemHook',
  method: 'POST',
  path: "/api/v4/hooks/{hook_id}",
  answers: { json: [201, 400, 401, 403, 404, 429] },
};

export interface UpdateSystemHookInput {
  readonly params: ParametersOf<operations['updateSystemHook'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateSystemHook'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateSystemHookAnswer = JsonAnswer<operations['updateSystemHook'], 200 | 400 | 401 | 403 | 404 | 422>;

const updateSystemHookCall: ClientCall = {
  id: 'updateSystemHook',
  method: 'PUT',
  path: "/api/v4/hooks/{hook_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 422] },
};

export interface DeleteSystemHookInput {
  readonly params: ParametersOf<operations['deleteSystemHook'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteSystemHook'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteSystemHookAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteSystemHook'], 400 | 401 | 403 | 404 | 412>;

const deleteSystemHookCall: ClientCall = {
  id: 'deleteSystemHook',
  method: 'DELETE',
  path: "/api/v4/hooks/{hook_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface SystemHooksClient {
  /** List the hooks of the instance: GET /hooks */
  listSystemHooks: Listing<ListSystemHooksInput, ListSystemHooksAnswer, JsonOf<operations['listSystemHooks'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add a hook to the instance: POST /hooks */
  createSystemHook(request: CreateSystemHookInput): Promise<CreateSystemHookAnswer>;
  /** Get a hook of the instance: GET /hooks/{hook_id} */
  getSystemHook(request: GetSystemHookInput): Promise<GetSystemHookAnswer>;
  /** Try a hook of the instance: POST /hooks/{hook_id} */
  testSystemHook(request: TestSystemHookInput): Promise<TestSystemHookAnswer>;
  /** Change a hook of the instance: PUT /hooks/{hook_id} */
  updateSystemHook(request: UpdateSystemHookInput): Promise<UpdateSystemHookAnswer>;
  /** Remove a hook from the instance: DELETE /hooks/{hook_id} */
  deleteSystemHook(request: DeleteSystemHookInput): Promise<DeleteSystemHookAnswer>;
}

export const systemHooksClient = (send: Send): SystemHooksClient => ({
  listSystemHooks: listing(send, listSystemHooksCall),
  createSystemHook: (request) => send(createSystemHookCall, request),
  getSystemHook: (request) => send(getSystemHookCall, request),
  testSystemHook: (request) => send(testSystemHookCall, request),
  updateSystemHook: (request) => send(updateSystemHookCall, request),
  deleteSystemHook: (request) => send(deleteSystemHookCall, request),
});
