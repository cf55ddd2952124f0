// Generated from spec/domains/* /boards.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeBoard, writeBoardList } from '../boards/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the issue boards of a group */
export const listGroupBoards = defineOperation<HearthFacts>({
  id: 'listGroupBoards',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#listGroupBoards',
  method: 'GET',
  path: '/groups/{id}/boards',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListGroupBoards,
  responses: [
    answer.json((v: never) => w.array(v, writeBoard), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Create an issue board in a group */
export const createGroupBoard = defineOperation<HearthFacts>({
  id: 'createGroupBoard',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#createGroupBoard',
  method: 'POST',
  path: '/groups/{id}/boards',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","hide_backlog_list","hide_closed_list","milestone_id","assignee_id","labels","weight"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateGroupBoard,
  responses: [
    answer.json(writeBoard, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get an issue board of a group */
export const getGroupBoard = defineOperation<HearthFacts>({
  id: 'getGroupBoard',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#getGroupBoard',
  method: 'GET',
  path: '/groups/{id}/boards/{board_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","board_id"],
  order: ["id","board_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetGroupBoard,
  responses: [
    answer.json(writeBoard, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change an issue board of a group */
export const updateGroupBoard = defineOperation<HearthFacts>({
  id: 'updateGroupBoard',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#updateGroupBoard',
  method: 'PUT',
  path: '/groups/{id}/boards/{board_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","board_id"],
  order: ["id","board_id","name","hide_backlog_list","hide_closed_list","milestone_id","assignee_id","labels","weight"],
  validators: { params: checks.check4, body: checks.check3 },
  relations: {"exclusive":[],"atLeastOne":[["name","hide_backlog_list","hide_closed_list","milestone_id","assignee_id","labels","weight"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateGroupBoard,
  responses: [
    answer.json(writeBoard, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete an issue board of a group */
export const deleteGroupBoard = defineOperation<HearthFacts>({
  id: 'deleteGroupBoard',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#deleteGroupBoard',
  method: 'DELETE',
  path: '/groups/{id}/boards/{board_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","board_id"],
  order: ["id","board_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeDeleteGroupBoard,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the lists of an issue board of a group */
export const listGroupBoardLists = defineOperation<HearthFacts>({
  id: 'listGroupBoardLists',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#listGroupBoardLists',
  method: 'GET',
  path: '/groups/{id}/boards/{board_id}/lists',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","board_id"],
  order: ["id","board_id","page","per_page"],
  validators: { params: checks.check4, query: checks.check2 },
  decode: decoders.decodeListGroupBoardLists,
  responses: [
    answer.json((v: never) => w.array(v, writeBoardList), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add a list to an issue board of a group */
export const createGroupBoardList = defineOperation<HearthFacts>({
  id: 'createGroupBoardList',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#createGroupBoardList',
  method: 'POST',
  path: '/groups/{id}/boards/{board_id}/lists',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","board_id"],
  order: ["id","board_id","label_id","milestone_id","iteration_id","assignee_id"],
  validators: { params: checks.check4, body: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[],"exactlyOne":[["label_id","milestone_id","iteration_id","assignee_id"]],"allOrNone":[]},
  decode: decoders.decodeCreateGroupBoardList,
  responses: [
    answer.json(writeBoardList, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a list of an issue board of a group */
export const getGroupBoardList = defineOperation<HearthFacts>({
  id: 'getGroupBoardList',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#getGroupBoardList',
  method: 'GET',
  path: '/groups/{id}/boards/{board_id}/lists/{list_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","board_id","list_id"],
  order: ["id","board_id","list_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetGroupBoardList,
  responses: [
    answer.json(writeBoardList, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Move a list of an issue board of a group */
export const updateGroupBoardList = defineOperation<HearthFacts>({
  id: 'updateGroupBoardList',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#updateGroupBoardList',
  method: 'PUT',
  path: '/groups/{id}/boards/{board_id}/lists/{list_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","board_id","list_id"],
  order: ["id","board_id","list_id","position","max_issue_count","max_issue_weight","limit_metric"],
  validators: { params: checks.check7, body: checks.check8 },
  decode: decoders.decodeUpdateGroupBoardList,
  responses: [
    answer.json(writeBoardList, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a list of an issue board of a group */
export const deleteGroupBoardList = defineOperation<HearthFacts>({
  id: 'deleteGroupBoardList',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#deleteGroupBoardList',
  method: 'DELETE',
  path: '/groups/{id}/boards/{board_id}/lists/{list_id}',
  facts: {"access":{"kind":"group","level":"reporter","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","board_id","list_id"],
  order: ["id","board_id","list_id","If-Unmodified-Since"],
  validators: { params: checks.check7, headers: checks.check5 },
  decode: decoders.decodeDeleteGroupBoardList,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the issue boards of a project */
export const listProjectBoards = defineOperation<HearthFacts>({
  id: 'listProjectBoards',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#listProjectBoards',
  method: 'GET',
  path: '/projects/{id}/boards',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectBoards,
  responses: [
    answer.json((v: never) => w.array(v, writeBoard), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Create an issue board in a project */
export const createProjectBoard = defineOperation<HearthFacts>({
  id: 'createProjectBoard',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#createProjectBoard',
  method: 'POST',
  path: '/projects/{id}/boards',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","hide_backlog_list","hide_closed_list","milestone_id","assignee_id","labels","weight"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateProjectBoard,
  responses: [
    answer.json(writeBoard, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get an issue board of a project */
export const getProjectBoard = defineOperation<HearthFacts>({
  id: 'getProjectBoard',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#getProjectBoard',
  method: 'GET',
  path: '/projects/{id}/boards/{board_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","board_id"],
  order: ["id","board_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetProjectBoard,
  responses: [
    answer.json(writeBoard, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Change an issue board of a project */
export const updateProjectBoard = defineOperation<HearthFacts>({
  id: 'updateProjectBoard',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#updateProjectBoard',
  method: 'PUT',
  path: '/projects/{id}/boards/{board_id}',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","board_id"],
  order: ["id","board_id","name","hide_backlog_list","hide_closed_list","milestone_id","assignee_id","labels","weight"],
  validators: { params: checks.check4, body: checks.check3 },
  relations: {"exclusive":[],"atLeastOne":[["name","hide_backlog_list","hide_closed_list","milestone_id","assignee_id","labels","weight"]],"exactlyOne":[],"allOrNone":[]},
  decode: decoders.decodeUpdateProjectBoard,
  responses: [
    answer.json(writeBoard, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete an issue board of a project */
export const deleteProjectBoard = defineOperation<HearthFacts>({
  id: 'deleteProjectBoard',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#deleteProjectBoard',
  method: 'DELETE',
  path: '/projects/{id}/boards/{board_id}',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","board_id"],
  order: ["id","board_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeDeleteProjectBoard,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the lists of an issue board of a project */
export const listProjectBoardLists = defineOperation<HearthFacts>({
  id: 'listProjectBoardLists',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#listProjectBoardLists',
  method: 'GET',
  path: '/projects/{id}/boards/{board_id}/lists',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","board_id"],
  order: ["id","board_id","page","per_page"],
  validators: { params: checks.check4, query: checks.check2 },
  decode: decoders.decodeListProjectBoardLists,
  responses: [
    answer.json((v: never) => w.array(v, writeBoardList), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Add a list to an issue board of a project */
export const createProjectBoardList = defineOperation<HearthFacts>({
  id: 'createProjectBoardList',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#createProjectBoardList',
  method: 'POST',
  path: '/projects/{id}/boards/{board_id}/lists',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","board_id"],
  order: ["id","board_id","label_id","milestone_id","iteration_id","assignee_id"],
  validators: { params: checks.check4, body: checks.check6 },
  relations: {"exclusive":[],"atLeastOne":[],"exactlyOne":[["label_id","milestone_id","iteration_id","assignee_id"]],"allOrNone":[]},
  decode: decoders.decodeCreateProjectBoardList,
  responses: [
    answer.json(writeBoardList, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a list of an issue board of a project */
export const getProjectBoardList = defineOperation<HearthFacts>({
  id: 'getProjectBoardList',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#getProjectBoardList',
  method: 'GET',
  path: '/projects/{id}/boards/{board_id}/lists/{list_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","board_id","list_id"],
  order: ["id","board_id","list_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetProjectBoardList,
  responses: [
    answer.json(writeBoardList, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Move a list of an issue board of a project */
export const updateProjectBoardList = defineOperation<HearthFacts>({
  id: 'updateProjectBoardList',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#updateProjectBoardList',
  method: 'PUT',
  path: '/projects/{id}/boards/{board_id}/lists/{list_id}',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","board_id","list_id"],
  order: ["id","board_id","list_id","position","max_issue_count","max_issue_weight","limit_metric"],
  validators: { params: checks.check7, body: checks.check8 },
  decode: decoders.decodeUpdateProjectBoardList,
  responses: [
    answer.json(writeBoardList, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a list of an issue board of a project */
export const deleteProjectBoardList = defineOperation<HearthFacts>({
  id: 'deleteProjectBoardList',
  resource: 'boards',
  source: 'spec/domains/conversation/boards.yaml#deleteProjectBoardList',
  method: 'DELETE',
  path: '/projects/{id}/boards/{board_id}/lists/{list_id}',
  facts: {"access":{"kind":"project","level":"reporter","parameter":"id","feature":"issues","signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","board_id","list_id"],
  order: ["id","board_id","list_id","If-Unmodified-Since"],
  validators: { params: checks.check7, headers: checks.check5 },
  decode: decoders.decodeDeleteProjectBoardList,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
