// Generated from spec/resources/todos.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type Todo = components['schemas']['Todo'];
export type TodoAction = components['schemas']['TodoAction'];
export type TodoGroup = components['schemas']['TodoGroup'];
export type TodoProject = components['schemas']['TodoProject'];
export type UserCounts = components['schemas']['UserCounts'];

/** Add an epic to one's to-dos, by the path with a dash: POST /groups/{id}/-/epics/{epic_iid}/todo */
export interface CreateEpicTodoByDashPathRequest {
  readonly params: ParametersOf<operations['createEpicTodoByDashPath'], 'path'>;
}

export type CreateEpicTodoByDashPathResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createEpicTodoByDashPath'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createEpicTodoByDashPath'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createEpicTodoByDashPath'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createEpicTodoByDashPath'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createEpicTodoByDashPath'], 404>; readonly headers?: never }
  ;

/** Add an epic to one's to-dos: POST /groups/{id}/epics/{epic_iid}/todo */
export interface CreateEpicTodoRequest {
  readonly params: ParametersOf<operations['createEpicTodo'], 'path'>;
}

export type CreateEpicTodoResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createEpicTodo'], 201>; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createEpicTodo'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createEpicTodo'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createEpicTodo'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createEpicTodo'], 404>; readonly headers?: never }
  ;

/** List one's to-dos: GET /todos */
export interface ListTodosRequest {
  readonly query: Defaulted<ParametersOf<operations['listTodos'], 'query'>, 'state' | 'page' | 'per_page'>;
}

export type ListTodosResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listTodos'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listTodos'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listTodos'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listTodos'], 403>; readonly headers?: never }
  ;

/** Mark all of one's to-dos as done: POST /todos/mark_as_done */
export interface MarkAllTodosAsDoneRequest {
}

export type MarkAllTodosAsDoneResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['markAllTodosAsDone'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['markAllTodosAsDone'], 403>; readonly headers?: never }
  ;

/** Mark a to-do as done: POST /todos/{id}/mark_as_done */
export interface MarkTodoAsDoneRequest {
  readonly params: ParametersOf<operations['markTodoAsDone'], 'path'>;
}

export type MarkTodoAsDoneResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['markTodoAsDone'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['markTodoAsDone'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['markTodoAsDone'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['markTodoAsDone'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['markTodoAsDone'], 404>; readonly headers?: never }
  ;

/** Count what waits for you: GET /user_counts */
export interface GetOwnCountsRequest {
}

export type GetOwnCountsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getOwnCounts'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getOwnCounts'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getOwnCounts'], 403>; readonly headers?: never }
  ;
