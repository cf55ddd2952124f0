// Generated from spec/domains/* /todos.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

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
  | JsonResponse<operations['createEpicTodoByDashPath'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** Add an epic to one's to-dos: POST /groups/{id}/epics/{epic_iid}/todo */
export interface CreateEpicTodoRequest {
  readonly params: ParametersOf<operations['createEpicTodo'], 'path'>;
}

export type CreateEpicTodoResponse =
  | JsonResponse<operations['createEpicTodo'], 201 | 400 | 401 | 403 | 404>
  | EmptyResponse<304>;

/** List one's to-dos: GET /todos */
export interface ListTodosRequest {
  readonly query: Defaulted<ParametersOf<operations['listTodos'], 'query'>, 'state' | 'page' | 'per_page'>;
}

export type ListTodosResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listTodos'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listTodos'], 400 | 401 | 403>;

/** Mark all of one's to-dos as done: POST /todos/mark_as_done */
export interface MarkAllTodosAsDoneRequest {
}

export type MarkAllTodosAsDoneResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['markAllTodosAsDone'], 401 | 403>;

/** Mark a to-do as done: POST /todos/{id}/mark_as_done */
export interface MarkTodoAsDoneRequest {
  readonly params: ParametersOf<operations['markTodoAsDone'], 'path'>;
}

export type MarkTodoAsDoneResponse = JsonResponse<operations['markTodoAsDone'], 201 | 400 | 401 | 403 | 404>;

/** Count what waits for you: GET /user_counts */
export interface GetOwnCountsRequest {
}

export type GetOwnCountsResponse = JsonResponse<operations['getOwnCounts'], 200 | 401 | 403>;
