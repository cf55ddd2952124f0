// Generated from spec/domains/* /todos.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeTodo, writeUserCounts } from '../todos/writers.ts';

/** Add an epic to one's to-dos, by the path with a dash */
export const createEpicTodoByDashPath = defineOperation<HearthFacts>({
  id: 'createEpicTodoByDashPath',
  resource: 'todos',
  source: 'spec/domains/conversation/todos.yaml#createEpicTodoByDashPath',
  method: 'POST',
  path: '/groups/{id}/-/epics/{epic_iid}/todo',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid"],
  validators: { params: checks.check1 },
  decode: decoders.decodeCreateEpicTodoByDashPath,
  responses: [
    answer.json(writeTodo, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add an epic to one's to-dos */
export const createEpicTodo = defineOperation<HearthFacts>({
  id: 'createEpicTodo',
  resource: 'todos',
  source: 'spec/domains/conversation/todos.yaml#createEpicTodo',
  method: 'POST',
  path: '/groups/{id}/epics/{epic_iid}/todo',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"],"tier":"premium"},
  pathParameters: ["id","epic_iid"],
  order: ["id","epic_iid"],
  validators: { params: checks.check1 },
  decode: decoders.decodeCreateEpicTodo,
  responses: [
    answer.json(writeTodo, 201),
    answer.empty(304),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List one's to-dos */
export const listTodos = defineOperation<HearthFacts>({
  id: 'listTodos',
  resource: 'todos',
  source: 'spec/domains/conversation/todos.yaml#listTodos',
  method: 'GET',
  path: '/todos',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["action","author_id","project_id","group_id","state","type","page","per_page"],
  validators: { query: checks.check2 },
  decode: decoders.decodeListTodos,
  responses: [
    answer.json((v: never) => w.array(v, writeTodo), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Mark all of one's to-dos as done */
export const markAllTodosAsDone = defineOperation<HearthFacts>({
  id: 'markAllTodosAsDone',
  resource: 'todos',
  source: 'spec/domains/conversation/todos.yaml#markAllTodosAsDone',
  method: 'POST',
  path: '/todos/mark_as_done',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  decode: decoders.decodeMarkAllTodosAsDone,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 401, 403),
  ],
});

/** Mark a to-do as done */
export const markTodoAsDone = defineOperation<HearthFacts>({
  id: 'markTodoAsDone',
  resource: 'todos',
  source: 'spec/domains/conversation/todos.yaml#markTodoAsDone',
  method: 'POST',
  path: '/todos/{id}/mark_as_done',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check3 },
  decode: decoders.decodeMarkTodoAsDone,
  responses: [
    answer.json(writeTodo, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Count what waits for you */
export const getOwnCounts = defineOperation<HearthFacts>({
  id: 'getOwnCounts',
  resource: 'todos',
  source: 'spec/domains/conversation/todos.yaml#getOwnCounts',
  method: 'GET',
  path: '/user_counts',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["read_user","api","read_api"]},
  decode: decoders.decodeGetOwnCounts,
  responses: [
    answer.json(writeUserCounts, 200),
    answer.json(writeAnyError, 401, 403),
  ],
});
