// Generated from spec/resources/todos.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface CreateEpicTodoByDashPathInput {
  readonly params: ParametersOf<operations['createEpicTodoByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateEpicTodoByDashPathAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createEpicTodoByDashPath'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createEpicTodoByDashPath'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createEpicTodoByDashPath'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createEpicTodoByDashPath'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createEpicTodoByDashPath'], 404> }
  ;

const createEpicTodoByDashPathCall: ClientCall = {
  id: 'createEpicTodoByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/todo",
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

export interface CreateEpicTodoInput {
  readonly params: ParametersOf<operations['createEpicTodo'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateEpicTodoAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createEpicTodo'], 201> }
  | { readonly status: 304; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createEpicTodo'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createEpicTodo'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createEpicTodo'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createEpicTodo'], 404> }
  ;

const createEpicTodoCall: ClientCall = {
  id: 'createEpicTodo',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/todo",
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

export interface ListTodosInput {
  readonly query?: ParametersOf<operations['listTodos'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListTodosAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listTodos'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listTodos'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listTodos'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listTodos'], 403> }
  ;

const listTodosCall: ClientCall = {
  id: 'listTodos',
  method: 'GET',
  path: "/api/v4/todos",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface MarkAllTodosAsDoneInput {
  readonly signal?: AbortSignal;
}

export type MarkAllTodosAsDoneAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['markAllTodosAsDone'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['markAllTodosAsDone'], 403> }
  ;

const markAllTodosAsDoneCall: ClientCall = {
  id: 'markAllTodosAsDone',
  method: 'POST',
  path: "/api/v4/todos/mark_as_done",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
  },
};

export interface MarkTodoAsDoneInput {
  readonly params: ParametersOf<operations['markTodoAsDone'], 'path'>;
  readonly signal?: AbortSignal;
}

export type MarkTodoAsDoneAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['markTodoAsDone'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['markTodoAsDone'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['markTodoAsDone'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['markTodoAsDone'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['markTodoAsDone'], 404> }
  ;

const markTodoAsDoneCall: ClientCall = {
  id: 'markTodoAsDone',
  method: 'POST',
  path: "/api/v4/todos/{id}/mark_as_done",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetOwnCountsInput {
  readonly signal?: AbortSignal;
}

export type GetOwnCountsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getOwnCounts'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getOwnCounts'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getOwnCounts'], 403> }
  ;

const getOwnCountsCall: ClientCall = {
  id: 'getOwnCounts',
  method: 'GET',
  path: "/api/v4/user_counts",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface TodosClient {
  /** Add an epic to one's to-dos, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/todo */
  createEpicTodoByDashPath(request: CreateEpicTodoByDashPathInput): Promise<CreateEpicTodoByDashPathAnswer>;
  /** Add an epic to one's to-dos: POST /groups/{id}/epics/{epic_iid}/todo */
  createEpicTodo(request: CreateEpicTodoInput): Promise<CreateEpicTodoAnswer>;
  /** List one's to-dos: GET /todos */
  listTodos: Listing<ListTodosInput, ListTodosAnswer, JsonOf<operations['listTodos'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Mark all of one's to-dos as done: POST /todos/mark_as_done */
  markAllTodosAsDone(request?: MarkAllTodosAsDoneInput): Promise<MarkAllTodosAsDoneAnswer>;
  /** Mark a to-do as done: POST /todos/{id}/mark_as_done */
  markTodoAsDone(request: MarkTodoAsDoneInput): Promise<MarkTodoAsDoneAnswer>;
  /** Count what waits for you: GET /user_counts */
  getOwnCounts(request?: GetOwnCountsInput): Promise<GetOwnCountsAnswer>;
}

export const todosClient = (send: Send): TodosClient => ({
  createEpicTodoByDashPath: (request) => send(createEpicTodoByDashPathCall, request),
  createEpicTodo: (request) => send(createEpicTodoCall, request),
  listTodos: listing(send, listTodosCall),
  markAllTodosAsDone: (request) => send(markAllTodosAsDoneCall, request),
  markTodoAsDone: (request) => send(markTodoAsDoneCall, request),
  getOwnCounts: (request) => send(getOwnCountsCall, request),
});
