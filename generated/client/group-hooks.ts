// Generated from spec/resources/group-hooks.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupHooksInput {
  readonly params: ParametersOf<operations['listGroupHooks'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupHooks'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupHooksAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupHooks'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupHooks'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupHooks'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupHooks'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupHooks'], 404> }
  ;

const listGroupHooksCall: ClientCall = {
  id: 'listGroupHooks',
  method: 'GET',
  path: "/api/v4/groups/{id}/hooks",
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

export interface CreateGroupHookInput {
  readonly params: ParametersOf<operations['createGroupHook'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupHook'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupHookAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createGroupHook'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createGroupHook'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createGroupHook'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createGroupHook'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createGroupHook'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['createGroupHook'], 422> }
  ;

const createGroupHookCall: ClientCall = {
  id: 'createGroupHook',
  method: 'POST',
  path: "/api/v4/groups/{id}/hooks",
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

export interface GetGroupHookInput {
  readonly params: ParametersOf<operations['getGroupHook'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupHookAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getGroupHook'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getGroupHook'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getGroupHook'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getGroupHook'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getGroupHook'], 404> }
  ;

const getGroupHookCall: ClientCall = {
  id: 'getGroupHook',
  method: 'GET',
  path: "/api/v4/groups/{id}/hooks/{hook_id}",
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

export interface UpdateGroupHookInput {
  readonly params: ParametersOf<operations['updateGroupHook'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateGroupHook'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupHookAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupHook'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupHook'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupHook'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupHook'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupHook'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupHook'], 422> }
  ;

const updateGroupHookCall: ClientCall = {
  id: 'updateGroupHook',
  method: 'PUT',
  path: "/api/v4/groups/{id}/hooks/{hook_id}",
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

export interface DeleteGroupHookInput {
  readonly params: ParametersOf<operations['deleteGroupHook'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteGroupHook'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupHookAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupHook'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupHook'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupHook'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupHook'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupHook'], 412> }
  ;

const deleteGroupHookCall: ClientCall = {
  id: 'deleteGroupHook',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/hooks/{hook_id}",
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
