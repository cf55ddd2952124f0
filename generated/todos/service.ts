// Generated from spec/domains/* /todos.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { CreateEpicTodoByDashPathRequest, CreateEpicTodoByDashPathResponse, CreateEpicTodoRequest, CreateEpicTodoResponse, ListTodosRequest, ListTodosResponse, MarkAllTodosAsDoneRequest, MarkAllTodosAsDoneResponse, MarkTodoAsDoneRequest, MarkTodoAsDoneResponse, GetOwnCountsRequest, GetOwnCountsResponse } from './types.ts';

/** One function per operation of todos; `C` is the request context of the server. */
export interface TodosService<C extends SubjectTypes> {
  /** Add an epic to one's to-dos, by the path with a dash. POST /groups/{id}/-/epics/{epic_iid}/todo (spec/domains/conversation/todos.yaml#createEpicTodoByDashPath) */
  createEpicTodoByDashPath(
    request: CreateEpicTodoByDashPathRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicTodoByDashPathResponse>;
  /** Add an epic to one's to-dos. POST /groups/{id}/epics/{epic_iid}/todo (spec/domains/conversation/todos.yaml#createEpicTodo) */
  createEpicTodo(
    request: CreateEpicTodoRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateEpicTodoResponse>;
  /** List one's to-dos. GET /todos (spec/domains/conversation/todos.yaml#listTodos) */
  listTodos(
    request: ListTodosRequest,
    context: C,
  ): Promise<ListTodosResponse>;
  /** Mark all of one's to-dos as done. POST /todos/mark_as_done (spec/domains/conversation/todos.yaml#markAllTodosAsDone) */
  markAllTodosAsDone(
    request: MarkAllTodosAsDoneRequest,
    context: C,
  ): Promise<MarkAllTodosAsDoneResponse>;
  /** Mark a to-do as done. POST /todos/{id}/mark_as_done (spec/domains/conversation/todos.yaml#markTodoAsDone) */
  markTodoAsDone(
    request: MarkTodoAsDoneRequest,
    context: C,
  ): Promise<MarkTodoAsDoneResponse>;
  /** Count what waits for you. GET /user_counts (spec/domains/conversation/todos.yaml#getOwnCounts) */
  getOwnCounts(
    request: GetOwnCountsRequest,
    context: C,
  ): Promise<GetOwnCountsResponse>;
}
