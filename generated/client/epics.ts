// Generated from spec/resources/epics.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEpicsByDashPathInput {
  readonly params: ParametersOf<operations['listEpicsByDashPath'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicsByDashPath'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicsByDashPathAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listEpicsByDashPath'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listEpicsByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listEpicsByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listEpicsByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listEpicsByDashPath'], 404> }
  ;

const listEpicsByDashPathCall: ClientCall = {
  id: 'listEpicsByDashPath',
  method: 'GET',
  path: "/api/v4/groups/{id}/-/epics",
  commas: ["labels"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateEpicByDashPathInput {
  readonly params: ParametersOf<operations['createEpicByDashPath'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicByDashPath'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicByDashPathAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createEpicByDashPath'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createEpicByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createEpicByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createEpicByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createEpicByDashPath'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createEpicByDashPath'], 429> }
  ;

const createEpicByDashPathCall: ClientCall = {
  id: 'createEpicByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics",
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

export interface GetEpicByDashPathInput {
  readonly params: ParametersOf<operations['getEpicByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicByDashPathAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getEpicByDashPath'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getEpicByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getEpicByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getEpicByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getEpicByDashPath'], 404> }
  ;

const getEpicByDashPathCall: ClientCall = {
  id: 'getEpicByDashPath',
  method: 'GET',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}",
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

export interface UpdateEpicByDashPathInput {
  readonly params: ParametersOf<operations['updateEpicByDashPath'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateEpicByDashPath'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateEpicByDashPathAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicByDashPath'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateEpicByDashPath'], 404> }
  ;

const updateEpicByDashPathCall: ClientCall = {
  id: 'updateEpicByDashPath',
  method: 'PUT',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}",
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

export interface DeleteEpicByDashPathInput {
  readonly params: ParametersOf<operations['deleteEpicByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicByDashPathAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpicByDashPath'], 404> }
  ;

const deleteEpicByDashPathCall: ClientCall = {
  id: 'deleteEpicByDashPath',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SubscribeToEpicByDashPathInput {
  readonly params: ParametersOf<operations['subscribeToEpicByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToEpicByDashPathAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToEpicByDashPath'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToEpicByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToEpicByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToEpicByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToEpicByDashPath'], 404> }
  ;

const subscribeToEpicByDashPathCall: ClientCall = {
  id: 'subscribeToEpicByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/subscribe",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UnsubscribeFromEpicByDashPathInput {
  readonly params: ParametersOf<operations['unsubscribeFromEpicByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromEpicByDashPathAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromEpicByDashPath'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromEpicByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromEpicByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromEpicByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromEpicByDashPath'], 404> }
  ;

const unsubscribeFromEpicByDashPathCall: ClientCall = {
  id: 'unsubscribeFromEpicByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/unsubscribe",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListEpicsInput {
  readonly params: ParametersOf<operations['listEpics'], 'path'>;
  readonly query?: ParametersOf<operations['listEpics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listEpics'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listEpics'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listEpics'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listEpics'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listEpics'], 404> }
  ;

const listEpicsCall: ClientCall = {
  id: 'listEpics',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics",
  commas: ["labels"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateEpicInput {
  readonly params: ParametersOf<operations['createEpic'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createEpic'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createEpic'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createEpic'], 429> }
  ;

const createEpicCall: ClientCall = {
  id: 'createEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics",
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

export interface GetEpicInput {
  readonly params: ParametersOf<operations['getEpic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getEpic'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getEpic'], 404> }
  ;

const getEpicCall: ClientCall = {
  id: 'getEpic',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_iid}",
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

export interface UpdateEpicInput {
  readonly params: ParametersOf<operations['updateEpic'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateEpic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateEpicAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateEpic'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateEpic'], 404> }
  ;

const updateEpicCall: ClientCall = {
  id: 'updateEpic',
  method: 'PUT',
  path: "/api/v4/groups/{id}/epics/{epic_iid}",
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

export interface DeleteEpicInput {
  readonly params: ParametersOf<operations['deleteEpic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteEpic'], 404> }
  ;

const deleteEpicCall: ClientCall = {
  id: 'deleteEpic',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_iid}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SubscribeToEpicInput {
  readonly params: ParametersOf<operations['subscribeToEpic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToEpicAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToEpic'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['subscribeToEpic'], 404> }
  ;

const subscribeToEpicCall: ClientCall = {
  id: 'subscribeToEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/subscribe",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UnsubscribeFromEpicInput {
  readonly params: ParametersOf<operations['unsubscribeFromEpic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromEpicAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromEpic'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromEpic'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromEpic'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromEpic'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unsubscribeFromEpic'], 404> }
  ;

const unsubscribeFromEpicCall: ClientCall = {
  id: 'unsubscribeFromEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/unsubscribe",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    304: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface EpicsClient {
  /** List the epics of a group, by the path with a dash: GET /groups/{id}/-/epics */
  listEpicsByDashPath: ListingOf<ListEpicsByDashPathInput, ListEpicsByDashPathAnswer, JsonOf<operations['listEpicsByDashPath'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an epic, by the path with a dash: POST /groups/{id}/-/epics */
  createEpicByDashPath(request: CreateEpicByDashPathInput): Promise<CreateEpicByDashPathAnswer>;
  /** Get an epic, by the path with a dash: GET /groups/{id}/-/epics/{epic_iid} */
  getEpicByDashPath(request: GetEpicByDashPathInput): Promise<GetEpicByDashPathAnswer>;
  /** Change an epic, by the path with a dash: PUT /groups/{id}/-/epics/{epic_iid} */
  updateEpicByDashPath(request: UpdateEpicByDashPathInput): Promise<UpdateEpicByDashPathAnswer>;
  /** Delete an epic, by the path with a dash: DELETE /groups/{id}/-/epics/{epic_iid} */
  deleteEpicByDashPath(request: DeleteEpicByDashPathInput): Promise<DeleteEpicByDashPathAnswer>;
  /** Subscribe to an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/subscribe */
  subscribeToEpicByDashPath(request: SubscribeToEpicByDashPathInput): Promise<SubscribeToEpicByDashPathAnswer>;
  /** Unsubscribe from an epic, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/unsubscribe */
  unsubscribeFromEpicByDashPath(request: UnsubscribeFromEpicByDashPathInput): Promise<UnsubscribeFromEpicByDashPathAnswer>;
  /** List the epics of a group: GET /groups/{id}/epics */
  listEpics: ListingOf<ListEpicsInput, ListEpicsAnswer, JsonOf<operations['listEpics'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an epic: POST /groups/{id}/epics */
  createEpic(request: CreateEpicInput): Promise<CreateEpicAnswer>;
  /** Get an epic: GET /groups/{id}/epics/{epic_iid} */
  getEpic(request: GetEpicInput): Promise<GetEpicAnswer>;
  /** Change an epic: PUT /groups/{id}/epics/{epic_iid} */
  updateEpic(request: UpdateEpicInput): Promise<UpdateEpicAnswer>;
  /** Delete an epic: DELETE /groups/{id}/epics/{epic_iid} */
  deleteEpic(request: DeleteEpicInput): Promise<DeleteEpicAnswer>;
  /** Subscribe to an epic: POST /groups/{id}/epics/{epic_iid}/subscribe */
  subscribeToEpic(request: SubscribeToEpicInput): Promise<SubscribeToEpicAnswer>;
  /** Unsubscribe from an epic: POST /groups/{id}/epics/{epic_iid}/unsubscribe */
  unsubscribeFromEpic(request: UnsubscribeFromEpicInput): Promise<UnsubscribeFromEpicAnswer>;
}

export const epicsClient = (send: Send): EpicsClient => ({
  listEpicsByDashPath: listing(send, listEpicsByDashPathCall),
  createEpicByDashPath: (request) => send(createEpicByDashPathCall, request),
  getEpicByDashPath: (request) => send(getEpicByDashPathCall, request),
  updateEpicByDashPath: (request) => send(updateEpicByDashPathCall, request),
  deleteEpicByDashPath: (request) => send(deleteEpicByDashPathCall, request),
  subscribeToEpicByDashPath: (request) => send(subscribeToEpicByDashPathCall, request),
  unsubscribeFromEpicByDashPath: (request) => send(unsubscribeFromEpicByDashPathCall, request),
  listEpics: listing(send, listEpicsCall),
  createEpic: (request) => send(createEpicCall, request),
  getEpic: (request) => send(getEpicCall, request),
  updateEpic: (request) => send(updateEpicCall, request),
  deleteEpic: (request) => send(deleteEpicCall, request),
  subscribeToEpic: (request) => send(subscribeToEpicCall, request),
  unsubscribeFromEpic: (request) => send(unsubscribeFromEpicCall, request),
});
