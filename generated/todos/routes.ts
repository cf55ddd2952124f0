// Generated from spec/resources/todos.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeTodo, writeUserCounts } from '../todos/writers.ts';

/** Add an epic to one's to-dos, by the path with a dash */
export const createEpicTodoByDashPath: Operation = {
  id: 'createEpicTodoByDashPath',
  resource: 'todos',
  source: 'spec/resources/todos.yaml:158:5',
  method: 'POST',
  path: '/groups/{id}/-/epics/{epic_iid}/todo',
  access: {"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid"],
  decode: decoders.decodeCreateEpicTodoByDashPath,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeTodo, mediaType: null },
    304: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Add an epic to one's to-dos */
export const createEpicTodo: Operation = {
  id: 'createEpicTodo',
  resource: 'todos',
  source: 'spec/resources/todos.yaml:128:5',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_iid}/todo',
  access: {"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: "premium",
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid"],
  decode: decoders.decodeCreateEpicTodo,
  validators: { params: checks.check1, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeTodo, mediaType: null },
    304: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** List one's to-dos */
export const listTodos: Operation = {
  id: 'listTodos',
  resource: 'todos',
  source: 'spec/resources/todos.yaml:5:5',
  method: 'GET',
  path: '/todos',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["action","author_id","project_id","group_id","state","type","page","per_page"],
  decode: decoders.decodeListTodos,
  validators: { params: null, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeTodo), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Mark all of one's to-dos as done */
export const markAllTodosAsDone: Operation = {
  id: 'markAllTodosAsDone',
  resource: 'todos',
  source: 'spec/resources/todos.yaml:59:5',
  method: 'POST',
  path: '/todos/mark_as_done',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: [],
  decode: decoders.decodeMarkAllTodosAsDone,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Mark a to-do as done */
export const markTodoAsDone: Operation = {
  id: 'markTodoAsDone',
  resource: 'todos',
  source: 'spec/resources/todos.yaml:71:5',
  method: 'POST',
  path: '/todos/{id}/mark_as_done',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeMarkTodoAsDone,
  validators: { params: checks.check3, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeTodo, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Count what waits for you */
export const getOwnCounts: Operation = {
  id: 'getOwnCounts',
  resource: 'todos',
  source: 'spec/resources/todos.yaml:103:5',
  method: 'GET',
  path: '/user_counts',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["read_user","api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: [],
  decode: decoders.decodeGetOwnCounts,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeUserCounts, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};
