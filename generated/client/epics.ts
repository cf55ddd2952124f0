// Generated from spec/domains/* /epics.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEpicsByDashPathInput {
  readonly params: ParametersOf<operations['listEpicsByDashPath'], 'path'>;
  readonly query?: ParametersOf<operations['listEpicsByDashPath'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicsByDashPathAnswer = JsonAnswer<operations['listEpicsByDashPath'], 200 | 400 | 401 | 403 | 404>;

const listEpicsByDashPathCall: ClientCall = {
  id: 'listEpicsByDashPath',
  method: 'GET',
  path: "/api/v4/groups/{id}/-/epics",
  commas: ["labels"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateEpicByDashPathInput {
  readonly params: ParametersOf<operations['createEpicByDashPath'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpicByDashPath'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicByDashPathAnswer = JsonAnswer<operations['createEpicByDashPath'], 201 | 400 | 401 | 403 | 404 | 429>;

const createEpicByDashPathCall: ClientCall = {
  id: 'createEpicByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 429] },
};

export interface GetEpicByDashPathInput {
  readonly params: ParametersOf<operations['getEpicByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicByDashPathAnswer = JsonAnswer<operations['getEpicByDashPath'], 200 | 400 | 401 | 403 | 404>;

const getEpicByDashPathCall: ClientCall = {
  id: 'getEpicByDashPath',
  method: 'GET',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateEpicByDashPathInput {
  readonly params: ParametersOf<operations['updateEpicByDashPath'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateEpicByDashPath'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateEpicByDashPathAnswer = JsonAnswer<operations['updateEpicByDashPath'], 200 | 400 | 401 | 403 | 404>;

const updateEpicByDashPathCall: ClientCall = {
  id: 'updateEpicByDashPath',
  method: 'PUT',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteEpicByDashPathInput {
  readonly params: ParametersOf<operations['deleteEpicByDashPath'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteEpicByDashPath'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicByDashPathAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteEpicByDashPath'], 400 | 401 | 403 | 404 | 412>;

const deleteEpicByDashPathCall: ClientCall = {
  id: 'deleteEpicByDashPath',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface SubscribeToEpicByDashPathInput {
  readonly params: ParametersOf<operations['subscribeToEpicByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToEpicByDashPathAnswer = JsonAnswer<operations['subscribeToEpicByDashPath'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const subscribeToEpicByDashPathCall: ClientCall = {
  id: 'subscribeToEpicByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/subscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface UnsubscribeFromEpicByDashPathInput {
  readonly params: ParametersOf<operations['unsubscribeFromEpicByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromEpicByDashPathAnswer = JsonAnswer<operations['unsubscribeFromEpicByDashPath'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const unsubscribeFromEpicByDashPathCall: ClientCall = {
  id: 'unsubscribeFromEpicByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/unsubscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface ListEpicsInput {
  readonly params: ParametersOf<operations['listEpics'], 'path'>;
  readonly query?: ParametersOf<operations['listEpics'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEpicsAnswer = JsonAnswer<operations['listEpics'], 200 | 400 | 401 | 403 | 404>;

const listEpicsCall: ClientCall = {
  id: 'listEpics',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics",
  commas: ["labels"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateEpicInput {
  readonly params: ParametersOf<operations['createEpic'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEpic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEpicAnswer = JsonAnswer<operations['createEpic'], 201 | 400 | 401 | 403 | 404 | 429>;

const createEpicCall: ClientCall = {
  id: 'createEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 429] },
};

export interface GetEpicInput {
  readonly params: ParametersOf<operations['getEpic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEpicAnswer = JsonAnswer<operations['getEpic'], 200 | 400 | 401 | 403 | 404>;

const getEpicCall: ClientCall = {
  id: 'getEpic',
  method: 'GET',
  path: "/api/v4/groups/{id}/epics/{epic_iid}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateEpicInput {
  readonly params: ParametersOf<operations['updateEpic'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateEpic'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateEpicAnswer = JsonAnswer<operations['updateEpic'], 200 | 400 | 401 | 403 | 404>;

const updateEpicCall: ClientCall = {
  id: 'updateEpic',
  method: 'PUT',
  path: "/api/v4/groups/{id}/epics/{epic_iid}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteEpicInput {
  readonly params: ParametersOf<operations['deleteEpic'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteEpic'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteEpicAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteEpic'], 400 | 401 | 403 | 404 | 412>;

const deleteEpicCall: ClientCall = {
  id: 'deleteEpic',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/epics/{epic_iid}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface SubscribeToEpicInput {
  readonly params: ParametersOf<operations['subscribeToEpic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type SubscribeToEpicAnswer = JsonAnswer<operations['subscribeToEpic'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const subscribeToEpicCall: ClientCall = {
  id: 'subscribeToEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/subscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface UnsubscribeFromEpicInput {
  readonly params: ParametersOf<operations['unsubscribeFromEpic'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnsubscribeFromEpicAnswer = JsonAnswer<operations['unsubscribeFromEpic'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const unsubscribeFromEpicCall: ClientCall = {
  id: 'unsubscribeFromEpic',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/unsubscribe",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
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
