// Generated from spec/domains/* /child-epics.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListChildEpicsByDashPathInput {
  readonly params: ParametersOf<operations['listChildEpicsByDashPath'], 'path'>;
  readonly query?: ParametersOf<operations['listChildEpicsByDashPath'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListChildEpicsByDashPathAnswer = JsonAnswer<operations['listChildEpicsByDashPath'], 200 | 400 | 401 | 403 | 404>;

const listChildEpicsByDashPathCall: ClientCall = {
  id: 'listChildEpicsByDashPath',
  method: 'GET',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/epics",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateChildEpicByDashPathInput {
  readonly params: ParametersOf<operations['createChildEpicByDashPath'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createChildEpicByDashPath'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateChildEpicByDashPathAnswer = JsonAnswer<operations['createChildEpicByDashPath'], 201 | 400 | 401 | 403 | 404 | 429>;

const createChildEpicByDashPathCall: ClientCall = {
  id: 'createChildEpicByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/epics",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 429] },
};

export interface AddChildEpicByDashPathInput {
  readonly params: ParametersOf<operations['addChildEpicByDashPath'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['addChildEpicByDashPath'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddChildEpicByDashPathAnswer = JsonAnswer<operations['addChildEpicByDashPath'], 201 | 400 | 401 | 403 | 404 | 409>;

const addChildEpicByDashPathCall: ClientCall = {
  id: 'addChildEpicByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id}",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface ReorderChildEpicByDashPathInput {
  readonly params: ParametersOf<operations['reorderChildEpicByDashPath'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['reorderChildEpicByDashPath'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ReorderChildEpicByDashPathAnswer = JsonAnswer<operations['reorderChildEpicByDashPath'], 200 | 400 | 401 | 403 | 404>;

const reorderChildEpicByDashPathCall: ClientCall = {
  id: 'reorderChildEpicByDashPath',
  method: 'PUT',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RemoveChildEpicByDashPathInput {
  readonly params: ParametersOf<operations['removeChildEpicByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RemoveChildEpicByDashPathAnswer = JsonAnswer<operations['removeChildEpicByDashPath'], 200 | 400 | 401 | 403 | 404>;

const removeChildEpicByDashPathCall: ClientCall = {
  id: 'removeChildEpicByDashPath',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ListChildEpicsInput {
  readonly params: ParametersOf<operations['listChildEpics'], 'path'>;
  readonly query?: ParametersOf<operations['listChildEpics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListChildEpicsAnswer = JsonAnswer<operations['listChildEpics'], 200 | 400 | 401 | 403 | 404>;

const listChildEpicsCall: ClientCall = {
  id: 'listChildEpics',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/epics",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateChildEpicInput {
  readonly params: ParametersOf<operations['createChildEpic'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createChildEpic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateChildEpicAnswer = JsonAnswer<operations['createChildEpic'], 201 | 400 | 401 | 403 | 404 | 429>;

const createChildEpicCall: ClientCall = {
  id: 'createChildEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/epics",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 429] },
};

export interface AddChildEpicInput {
  readonly params: ParametersOf<operations['addChildEpic'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['addChildEpic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type AddChildEpicAnswer = JsonAnswer<operations['addChildEpic'], 201 | 400 | 401 | 403 | 404 | 409>;

const addChildEpicCall: ClientCall = {
  id: 'addChildEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/epics/{child_epic_id}",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface ReorderChildEpicInput {
  readonly params: ParametersOf<operations['reorderChildEpic'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['reorderChildEpic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ReorderChildEpicAnswer = JsonAnswer<operations['reorderChildEpic'], 200 | 400 | 401 | 403 | 404>;

const reorderChildEpicCall: ClientCall = {
  id: 'reorderChildEpic',
  method: 'PUT',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/epics/{child_epic_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RemoveChildEpicInput {
  readonly params: ParametersOf<operations['removeChildEpic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RemoveChildEpicAnswer = JsonAnswer<operations['removeChildEpic'], 200 | 400 | 401 | 403 | 404>;

const removeChildEpicCall: ClientCall = {
  id: 'removeChildEpic',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/epics/{child_epic_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ChildEpicsClient {
  /** List the epics below an epic, by the path with a dash: GET /groups/{id}/-/epics/{epic_iid}/epics */
  listChildEpicsByDashPath: ListingOf<ListChildEpicsByDashPathInput, ListChildEpicsByDashPathAnswer, JsonOf<operations['listChildEpicsByDashPath'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an epic below an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/epics */
  createChildEpicByDashPath(request: CreateChildEpicByDashPathInput): Promise<CreateChildEpicByDashPathAnswer>;
  /** Put an epic below an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
  addChildEpicByDashPath(request: AddChildEpicByDashPathInput): Promise<AddChildEpicByDashPathAnswer>;
  /** Move an epic among those below an epic, by the path with a dash: PUT /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
  reorderChildEpicByDashPath(request: ReorderChildEpicByDashPathInput): Promise<ReorderChildEpicByDashPathAnswer>;
  /** Take an epic away from below an epic, by the path with a dash: DELETE /groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id} */
  removeChildEpicByDashPath(request: RemoveChildEpicByDashPathInput): Promise<RemoveChildEpicByDashPathAnswer>;
  /** List the epics below an epic: GET /groups/{id}/epics/{epic_iid}/epics */
  listChildEpics: ListingOf<ListChildEpicsInput, ListChildEpicsAnswer, JsonOf<operations['listChildEpics'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an epic below an epic: POST /groups/{id}/epics/{epic_iid}/epics */
  createChildEpic(request: CreateChildEpicInput): Promise<CreateChildEpicAnswer>;
  /** Put an epic below an epic: POST /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
  addChildEpic(request: AddChildEpicInput): Promise<AddChildEpicAnswer>;
  /** Move an epic among those below an epic: PUT /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
  reorderChildEpic(request: ReorderChildEpicInput): Promise<ReorderChildEpicAnswer>;
  /** Take an epic away from below an epic: DELETE /groups/{id}/epics/{epic_iid}/epics/{child_epic_id} */
  removeChildEpic(request: RemoveChildEpicInput): Promise<RemoveChildEpicAnswer>;
}

export const childEpicsClient = (send: Send): ChildEpicsClient => ({
  listChildEpicsByDashPath: listing(send, listChildEpicsByDashPathCall),
  createChildEpicByDashPath: (request) => send(createChildEpicByDashPathCall, request),
  addChildEpicByDashPath: (request) => send(addChildEpicByDashPathCall, request),
  reorderChildEpicByDashPath: (request) => send(reorderChildEpicByDashPathCall, request),
  removeChildEpicByDashPath: (request) => send(removeChildEpicByDashPathCall, request),
  listChildEpics: listing(send, listChildEpicsCall),
  createChildEpic: (request) => send(createChildEpicCall, request),
  addChildEpic: (request) => send(addChildEpicCall, request),
  reorderChildEpic: (request) => send(reorderChildEpicCall, request),
  removeChildEpic: (request) => send(removeChildEpicCall, request),
});
