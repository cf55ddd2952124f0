// Generated from spec/domains/* /todos.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, Send } from '../../generator/runtime/client.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface CreateEpicTodoByDashPathInput {
  readonly params: ParametersOf<operations['createEpicTodoByDashPath'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateEpicTodoByDashPathAnswer = JsonAnswer<operations['createEpicTodoByDashPath'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const createEpicTodoByDashPathCall: ClientCall = {
  id: 'createEpicTodoByDashPath',
  method: 'POST',
  path: "/api/v4/groups/{id}/-/epics/{epic_iid}/todo",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface CreateEpicTodoInput {
  readonly params: ParametersOf<operations['createEpicTodo'], 'path'>;
  readonly signal?: AbortSignal;
}

export type CreateEpicTodoAnswer = JsonAnswer<operations['createEpicTodo'], 201 | 400 | 401 | 403 | 404> | EmptyAnswer<304>;

const createEpicTodoCall: ClientCall = {
  id: 'createEpicTodo',
  method: 'POST',
  path: "/api/v4/groups/{id}/epics/{epic_iid}/todo",
  answers: { json: [201, 400, 401, 403, 404], none: [304] },
};

export interface ListTodosInput {
  readonly query?: ParametersOf<operations['listTodos'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListTodosAnswer = JsonAnswer<operations['listTodos'], 200 | 400 | 401 | 403>;

const listTodosCall: ClientCall = {
  id: 'listTodos',
  method: 'GET',
  path: "/api/v4/todos",
  answers: { json: [200, 400, 401, 403] },
};

export interface MarkAllTodosAsDoneInput {
  readonly signal?: AbortSignal;
}

export type MarkAllTodosAsDoneAnswer = EmptyAnswer<204> | JsonAnswer<operations['markAllTodosAsDone'], 401 | 403>;

const markAllTodosAsDoneCall: ClientCall = {
  id: 'markAllTodosAsDone',
  method: 'POST',
  path: "/api/v4/todos/mark_as_done",
  answers: { none: [204], json: [401, 403] },
};

export interface MarkTodoAsDoneInput {
  readonly params: ParametersOf<operations['markTodoAsDone'], 'path'>;
  readonly signal?: AbortSignal;
}

export type MarkTodoAsDoneAnswer = JsonAnswer<operations['markTodoAsDone'], 201 | 400 | 401 | 403 | 404>;

const markTodoAsDoneCall: ClientCall = {
  id: 'markTodoAsDone',
  method: 'POST',
  path: "/api/v4/todos/{id}/mark_as_done",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetOwnCountsInput {
  readonly signal?: AbortSignal;
}

export type GetOwnCountsAnswer = JsonAnswer<operations['getOwnCounts'], 200 | 401 | 403>;

const getOwnCountsCall: ClientCall = {
  id: 'getOwnCounts',
  method: 'GET',
  path: "/api/v4/user_counts",
  answers: { json: [200, 401, 403] },
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
