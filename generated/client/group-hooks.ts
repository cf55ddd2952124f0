// Generated from spec/domains/* /group-hooks.yaml; do not edit. Run `npm run generate`.
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
  readonly body?: Sendable<BodyOf<operations['updateGroupHook'], 'application/json'>>;
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

export interface SetGroupHookCustomHeaderInput {
  readonly params: ParametersOf<operations['setGroupHookCustomHeader'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setGroupHookCustomHeader'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetGroupHookCustomHeaderAnswer = EmptyAnswer<204> | JsonAnswer<operations['setGroupHookCustomHeader'], 400 | 401 | 403 | 404 | 422>;

const setGroupHookCustomHeaderCall: ClientCall = {
  id: 'setGroupHookCustomHeader',
  method: 'PUT',
  path: "/api/v4/groups/{id}/hooks/{hook_id}/custom_headers/{key}",
  body: "application/json",
  answers: { none: [204], json: [400, 401, 403, 404, 422] },
};

export interface DeleteGroupHookCustomHeaderInput {
  readonly params: ParametersOf<operations['deleteGroupHookCustomHeader'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupHookCustomHeaderAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteGroupHookCustomHeader'], 400 | 401 | 403 | 404>;

const deleteGroupHookCustomHeaderCall: ClientCall = {
  id: 'deleteGroupHookCustomHeader',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/hooks/{hook_id}/custom_headers/{key}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ListGroupHookEventsInput {
  readonly params: ParametersOf<operations['listGroupHookEvents'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupHookEvents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupHookEventsAnswer = JsonAnswer<operations['listGroupHookEvents'], 200 | 400 | 401 | 403 | 404>;

const listGroupHookEventsCall: ClientCall = {
  id: 'listGroupHookEvents',
  method: 'GET',
  path: "/api/v4/groups/{id}/hooks/{hook_id}/events",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ResendGroupHookEventInput {
  readonly params: ParametersOf<operations['resendGroupHookEvent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ResendGroupHookEventAnswer = JsonAnswer<operations['resendGroupHookEvent'], 201 | 400 | 401 | 403 | 404 | 422 | 429>;

const resendGroupHookEventCall: ClientCall = {
  id: 'resendGroupHookEvent',
  method: 'POST',
  path: "/api/v4/groups/{id}/hooks/{hook_id}/events/{hook_event_id}/resend",
  answers: { json: [201, 400, 401, 403, 404, 422, 429] },
};

export interface TestGroupHookInput {
  readonly params: ParametersOf<operations['testGroupHook'], 'path'>;
  readonly signal?: AbortSignal;
}

export type TestGroupHookAnswer = JsonAnswer<operations['testGroupHook'], 201 | 400 | 401 | 403 | 404 | 422 | 429>;

const testGroupHookCall: ClientCall = {
  id: 'testGroupHook',
  method: 'POST',
  path: "/api/v4/groups/{id}/hooks/{hook_id}/test/{trigger}",
  answers: { json: [201, 400, 401, 403, 404, 422, 429] },
};

export interface SetGroupHookUrlVariableInput {
  readonly params: ParametersOf<operations['setGroupHookUrlVariable'], 'path'>;
  readonly body: Sendable<BodyOf<operations['setGroupHookUrlVariable'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SetGroupHookUrlVariableAnswer = EmptyAnswer<204> | JsonAnswer<operations['setGroupHookUrlVariable'], 400 | 401 | 403 | 404 | 422>;

const setGroupHookUrlVariableCall: ClientCall = {
  id: 'setGroupHookUrlVariable',
  method: 'PUT',
  path: "/api/v4/groups/{id}/hooks/{hook_id}/url_variables/{key}",
  body: "application/json",
  answers: { none: [204], json: [400, 401, 403, 404, 422] },
};

export interface DeleteGroupHookUrlVariableInput {
  readonly params: ParametersOf<operations['deleteGroupHookUrlVariable'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupHookUrlVariableAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteGroupHookUrlVariable'], 400 | 401 | 403 | 404>;

const deleteGroupHookUrlVariableCall: ClientCall = {
  id: 'deleteGroupHookUrlVariable',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/hooks/{hook_id}/url_variables/{key}",
  answers: { none: [204], json: [400, 401, 403, 404] },
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
  /** Set a header of its own: PUT /groups/{id}/hooks/{hook_id}/custom_headers/{key} */
  setGroupHookCustomHeader(request: SetGroupHookCustomHeaderInput): Promise<SetGroupHookCustomHeaderAnswer>;
  /** Remove a header of its own: DELETE /groups/{id}/hooks/{hook_id}/custom_headers/{key} */
  deleteGroupHookCustomHeader(request: DeleteGroupHookCustomHeaderInput): Promise<DeleteGroupHookCustomHeaderAnswer>;
  /** List what a hook of a group was sent: GET /groups/{id}/hooks/{hook_id}/events */
  listGroupHookEvents: ListingOf<ListGroupHookEventsInput, ListGroupHookEventsAnswer, JsonOf<operations['listGroupHookEvents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Send an entry of the log again: POST /groups/{id}/hooks/{hook_id}/events/{hook_event_id}/resend */
  resendGroupHookEvent(request: ResendGroupHookEventInput): Promise<ResendGroupHookEventAnswer>;
  /** Try a hook of a group: POST /groups/{id}/hooks/{hook_id}/test/{trigger} */
  testGroupHook(request: TestGroupHookInput): Promise<TestGroupHookAnswer>;
  /** Set a variable of the address: PUT /groups/{id}/hooks/{hook_id}/url_variables/{key} */
  setGroupHookUrlVariable(request: SetGroupHookUrlVariableInput): Promise<SetGroupHookUrlVariableAnswer>;
  /** Remove a variable of the address: DELETE /groups/{id}/hooks/{hook_id}/url_variables/{key} */
  deleteGroupHookUrlVariable(request: DeleteGroupHookUrlVariableInput): Promise<DeleteGroupHookUrlVariableAnswer>;
}

export const groupHooksClient = (send: Send): GroupHooksClient => ({
  listGroupHooks: listing(send, listGroupHooksCall),
  createGroupHook: (request) => send(createGroupHookCall, request),
  getGroupHook: (request) => send(getGroupHookCall, request),
  updateGroupHook: (request) => send(updateGroupHookCall, request),
  deleteGroupHook: (request) => send(deleteGroupHookCall, request),
  setGroupHookCustomHeader: (request) => send(setGroupHookCustomHeaderCall, request),
  deleteGroupHookCustomHeader: (request) => send(deleteGroupHookCustomHeaderCall, request),
  listGroupHookEvents: listing(send, listGroupHookEventsCall),
  resendGroupHookEvent: (request) => send(resendGroupHookEventCall, request),
  testGroupHook: (request) => send(testGroupHookCall, request),
  setGroupHookUrlVariable: (request) => send(setGroupHookUrlVariableCall, request),
  deleteGroupHookUrlVariable: (request) => send(deleteGroupHookUrlVariableCall, request),
});
