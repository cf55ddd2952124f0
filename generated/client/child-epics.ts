// Generated from spec/resources/child-epics.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListChildEpicsByDashPathInput {
  readonly params: ParametersOf<operations['listChildEpicsByDashPath'], 'path'>;
  readonly query?: ParametersOf<operations['listChildEpicsByDashPath'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListChildEpicsByDashPathAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listChildEpicsByDashPath'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listChildEpicsByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listChildEpicsByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listChildEpicsByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listChildEpicsByDashPath'], 404> }
  ;

const listChildEpicsByDashPathCall: ClientCall = {
  id: 'listChildEpicsByDashPath',
  method: 'GET',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/epics",
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

export interface CreateChildEpicByDashPathInput {
  readonly params: ParametersOf<operations['createChildEpicByDashPath'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createChildEpicByDashPath'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateChildEpicByDashPathAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpicByDashPath'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpicByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpicByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpicByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpicByDashPath'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpicByDashPath'], 429> }
  ;

const createChildEpicByDashPathCall: ClientCall = {
  id: 'createChildEpicByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/epics",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface AddChildEpicByDashPathInput {
  readonly params: ParametersOf<operations['addChildEpicByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type AddChildEpicByDashPathAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpicByDashPath'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpicByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpicByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpicByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpicByDashPath'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpicByDashPath'], 409> }
  ;

const addChildEpicByDashPathCall: ClientCall = {
  id: 'addChildEpicByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id}",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface ReorderChildEpicByDashPathInput {
  readonly params: ParametersOf<operations['reorderChildEpicByDashPath'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['reorderChildEpicByDashPath'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ReorderChildEpicByDashPathAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['reorderChildEpicByDashPath'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['reorderChildEpicByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['reorderChildEpicByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['reorderChildEpicByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['reorderChildEpicByDashPath'], 404> }
  ;

const reorderChildEpicByDashPathCall: ClientCall = {
  id: 'reorderChildEpicByDashPath',
  method: 'PUT',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id}",
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

export interface RemoveChildEpicByDashPathInput {
  readonly params: ParametersOf<operations['removeChildEpicByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RemoveChildEpicByDashPathAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['removeChildEpicByDashPath'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['removeChildEpicByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['removeChildEpicByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['removeChildEpicByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['removeChildEpicByDashPath'], 404> }
  ;

const removeChildEpicByDashPathCall: ClientCall = {
  id: 'removeChildEpicByDashPath',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/epics/{child_epic_id}",
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

export interface ListChildEpicsInput {
  readonly params: ParametersOf<operations['listChildEpics'], 'path'>;
  readonly query?: ParametersOf<operations['listChildEpics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListChildEpicsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listChildEpics'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listChildEpics'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listChildEpics'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listChildEpics'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listChildEpics'], 404> }
  ;

const listChildEpicsCall: ClientCall = {
  id: 'listChildEpics',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/epics",
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

export interface CreateChildEpicInput {
  readonly params: ParametersOf<operations['createChildEpic'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createChildEpic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateChildEpicAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpic'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpic'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createChildEpic'], 429> }
  ;

const createChildEpicCall: ClientCall = {
  id: 'createChildEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/epics",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface AddChildEpicInput {
  readonly params: ParametersOf<operations['addChildEpic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type AddChildEpicAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpic'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpic'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['addChildEpic'], 409> }
  ;

const addChildEpicCall: ClientCall = {
  id: 'addChildEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/epics/{child_epic_id}",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface ReorderChildEpicInput {
  readonly params: ParametersOf<operations['reorderChildEpic'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['reorderChildEpic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ReorderChildEpicAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['reorderChildEpic'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['reorderChildEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['reorderChildEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['reorderChildEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['reorderChildEpic'], 404> }
  ;

const reorderChildEpicCall: ClientCall = {
  id: 'reorderChildEpic',
  method: 'PUT',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/epics/{child_epic_id}",
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

export interface RemoveChildEpicInput {
  readonly params: ParametersOf<operations['removeChildEpic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RemoveChildEpicAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['removeChildEpic'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['removeChildEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['removeChildEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['removeChildEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['removeChildEpic'], 404> }
  ;

const removeChildEpicCall: ClientCall = {
  id: 'removeChildEpic',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/epics/{child_epic_id}",
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
