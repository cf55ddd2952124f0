// Generated from spec/resources/group-hooks.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupHooksInput {
  readonly params: ParametersOf<operations['listGroupHooks'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupHooks'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupHooksAnswer = JsonAnswer<operations['listGroupHooks'], 200 | 400 | 401 | 403 | 404>;

const listGroupHooksCall: ClientCall = {
  id: 'listGroupHooks',
  method: 'GET',
  path: "/api/v4/groups/{id}/hooks",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateGroupHookInput {
  readonly params: ParametersOf<operations['createGroupHook'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupHook'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupHookAnswer = JsonAnswer<operations['createGroupHook'], 201 | 400 | 401 | 403 | 404 | 422>;

const createGroupHookCall: ClientCall = {
  id: 'createGroupHook',
  method: 'POST',
  path: "/api/v4/groups/{id}/hooks",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 422] },
};

export interface GetGroupHookInput {
  readonly params: ParametersOf<operations['getGroupHook'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupHookAnswer = JsonAnswer<operations['getGroupHook'], 200 | 400 | 401 | 403 | 404>;

const getGroupHookCall: ClientCall = {
  id: 'getGroupHook',
  method: 'GET',
  path: "/api/v4/groups/{id}/hooks/{hook_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateGroupHookInput {
  readonly params: ParametersOf<operations['updateGroupHook'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateGroupHook'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupHookAnswer = JsonAnswer<operations['updateGroupHook'], 200 | 400 | 401 | 403 | 404 | 422>;

const updateGroupHookCall: ClientCall = {
  id: 'updateGroupHook',
  method: 'PUT',
  path: "/api/v4/groups/{id}/hooks/{hook_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404, 422] },
};

export interface DeleteGroupHookInput {
  readonly params: ParametersOf<operations['deleteGroupHook'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteGroupHook'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupHookAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteGroupHook'], 400 | 401 | 403 | 404 | 412>;

const deleteGroupHookCall: ClientCall = {
  id: 'deleteGroupHook',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/hooks/{hook_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface GroupHooksClient {
  /** List the hooks of a group: GET /groups/{id}/hooks */
  listGroupHooks: ListingOf<ListGroupHooksInput, ListGroupHooksAnswer, JsonOf<operations['listGroupHooks'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add a hook to a group: POST /groups/{id}/hooks */
  createGroupHook(request: CreateGroupHookInput): Promise<CreateGroupHookAnswer>;
  /** Get a hook of a group: GET /groups/{id}/hooks/{hook_id} */
  getGroupHook(request: GetGroupHookInput): Promise<GetGroupHookAnswer>;
  /** Change a hook of a group: PUT /groups/{id}/hooks/{hook_id} */
  updateGroupHook(request: UpdateGroupHookInput): Promise<UpdateGroupHookAnswer>;
  /** Remove a hook from a group: DELETE /groups/{id}/hooks/{hook_id} */
  deleteGroupHook(request: DeleteGroupHookInput): Promise<DeleteGroupHookAnswer>;
}

export const groupHooksClient = (send: Send): GroupHooksClient => ({
  listGroupHooks: listing(send, listGroupHooksCall),
  createGroupHook: (request) => send(createGroupHookCall, request),
  getGroupHook: (request) => send(getGroupHookCall, request),
  updateGroupHook: (request) => send(updateGroupHookCall, request),
  deleteGroupHook: (request) => send(deleteGroupHookCall, request),
});
