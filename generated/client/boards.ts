// Generated from spec/domains/* /boards.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupBoardsInput {
  readonly params: ParametersOf<operations['listGroupBoards'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupBoards'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupBoardsAnswer = JsonAnswer<operations['listGroupBoards'], 200 | 400 | 401 | 403 | 404>;

const listGroupBoardsCall: ClientCall = {
  id: 'listGroupBoards',
  method: 'GET',
  path: "/api/v4/groups/{id}/boards",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateGroupBoardInput {
  readonly params: ParametersOf<operations['createGroupBoard'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupBoard'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupBoardAnswer = JsonAnswer<operations['createGroupBoard'], 201 | 400 | 401 | 403 | 404>;

const createGroupBoardCall: ClientCall = {
  id: 'createGroupBoard',
  method: 'POST',
  path: "/api/v4/groups/{id}/boards",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetGroupBoardInput {
  readonly params: ParametersOf<operations['getGroupBoard'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupBoardAnswer = JsonAnswer<operations['getGroupBoard'], 200 | 400 | 401 | 403 | 404>;

const getGroupBoardCall: ClientCall = {
  id: 'getGroupBoard',
  method: 'GET',
  path: "/api/v4/groups/{id}/boards/{board_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateGroupBoardInput {
  readonly params: ParametersOf<operations['updateGroupBoard'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroupBoard'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupBoardAnswer = JsonAnswer<operations['updateGroupBoard'], 200 | 400 | 401 | 403 | 404>;

const updateGroupBoardCall: ClientCall = {
  id: 'updateGroupBoard',
  method: 'PUT',
  path: "/api/v4/groups/{id}/boards/{board_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteGroupBoardInput {
  readonly params: ParametersOf<operations['deleteGroupBoard'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteGroupBoard'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupBoardAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteGroupBoard'], 400 | 401 | 403 | 404 | 412>;

const deleteGroupBoardCall: ClientCall = {
  id: 'deleteGroupBoard',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/boards/{board_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListGroupBoardListsInput {
  readonly params: ParametersOf<operations['listGroupBoardLists'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupBoardLists'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupBoardListsAnswer = JsonAnswer<operations['listGroupBoardLists'], 200 | 400 | 401 | 403 | 404>;

const listGroupBoardListsCall: ClientCall = {
  id: 'listGroupBoardLists',
  method: 'GET',
  path: "/api/v4/groups/{id}/boards/{board_id}/lists",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateGroupBoardListInput {
  readonly params: ParametersOf<operations['createGroupBoardList'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['createGroupBoardList'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupBoardListAnswer = JsonAnswer<operations['createGroupBoardList'], 201 | 400 | 401 | 403 | 404>;

const createGroupBoardListCall: ClientCall = {
  id: 'createGroupBoardList',
  method: 'POST',
  path: "/api/v4/groups/{id}/boards/{board_id}/lists",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetGroupBoardListInput {
  readonly params: ParametersOf<operations['getGroupBoardList'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupBoardListAnswer = JsonAnswer<operations['getGroupBoardList'], 200 | 400 | 401 | 403 | 404>;

const getGroupBoardListCall: ClientCall = {
  id: 'getGroupBoardList',
  method: 'GET',
  path: "/api/v4/groups/{id}/boards/{board_id}/lists/{list_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateGroupBoardListInput {
  readonly params: ParametersOf<operations['updateGroupBoardList'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateGroupBoardList'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupBoardListAnswer = JsonAnswer<operations['updateGroupBoardList'], 200 | 400 | 401 | 403 | 404>;

const updateGroupBoardListCall: ClientCall = {
  id: 'updateGroupBoardList',
  method: 'PUT',
  path: "/api/v4/groups/{id}/boards/{board_id}/lists/{list_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteGroupBoardListInput {
  readonly params: ParametersOf<operations['deleteGroupBoardList'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteGroupBoardList'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupBoardListAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteGroupBoardList'], 400 | 401 | 403 | 404 | 412>;

const deleteGroupBoardListCall: ClientCall = {
  id: 'deleteGroupBoardList',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/boards/{board_id}/lists/{list_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListProjectBoardsInput {
  readonly params: ParametersOf<operations['listProjectBoards'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectBoards'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectBoardsAnswer = JsonAnswer<operations['listProjectBoards'], 200 | 400 | 401 | 403 | 404>;

const listProjectBoardsCall: ClientCall = {
  id: 'listProjectBoards',
  method: 'GET',
  path: "/api/v4/projects/{id}/boards",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateProjectBoardInput {
  readonly params: ParametersOf<operations['createProjectBoard'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectBoard'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectBoardAnswer = JsonAnswer<operations['createProjectBoard'], 201 | 400 | 401 | 403 | 404>;

const createProjectBoardCall: ClientCall = {
  id: 'createProjectBoard',
  method: 'POST',
  path: "/api/v4/projects/{id}/boards",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetProjectBoardInput {
  readonly params: ParametersOf<operations['getProjectBoard'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectBoardAnswer = JsonAnswer<operations['getProjectBoard'], 200 | 400 | 401 | 403 | 404>;

const getProjectBoardCall: ClientCall = {
  id: 'getProjectBoard',
  method: 'GET',
  path: "/api/v4/projects/{id}/boards/{board_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateProjectBoardInput {
  readonly params: ParametersOf<operations['updateProjectBoard'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectBoard'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectBoardAnswer = JsonAnswer<operations['updateProjectBoard'], 200 | 400 | 401 | 403 | 404>;

const updateProjectBoardCall: ClientCall = {
  id: 'updateProjectBoard',
  method: 'PUT',
  path: "/api/v4/projects/{id}/boards/{board_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteProjectBoardInput {
  readonly params: ParametersOf<operations['deleteProjectBoard'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectBoard'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectBoardAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectBoard'], 400 | 401 | 403 | 404 | 412>;

const deleteProjectBoardCall: ClientCall = {
  id: 'deleteProjectBoard',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/boards/{board_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListProjectBoardListsInput {
  readonly params: ParametersOf<operations['listProjectBoardLists'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectBoardLists'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectBoardListsAnswer = JsonAnswer<operations['listProjectBoardLists'], 200 | 400 | 401 | 403 | 404>;

const listProjectBoardListsCall: ClientCall = {
  id: 'listProjectBoardLists',
  method: 'GET',
  path: "/api/v4/projects/{id}/boards/{board_id}/lists",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateProjectBoardListInput {
  readonly params: ParametersOf<operations['createProjectBoardList'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['createProjectBoardList'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectBoardListAnswer = JsonAnswer<operations['createProjectBoardList'], 201 | 400 | 401 | 403 | 404>;

const createProjectBoardListCall: ClientCall = {
  id: 'createProjectBoardList',
  method: 'POST',
  path: "/api/v4/projects/{id}/boards/{board_id}/lists",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetProjectBoardListInput {
  readonly params: ParametersOf<operations['getProjectBoardList'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectBoardListAnswer = JsonAnswer<operations['getProjectBoardList'], 200 | 400 | 401 | 403 | 404>;

const getProjectBoardListCall: ClientCall = {
  id: 'getProjectBoardList',
  method: 'GET',
  path: "/api/v4/projects/{id}/boards/{board_id}/lists/{list_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateProjectBoardListInput {
  readonly params: ParametersOf<operations['updateProjectBoardList'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateProjectBoardList'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectBoardListAnswer = JsonAnswer<operations['updateProjectBoardList'], 200 | 400 | 401 | 403 | 404>;

const updateProjectBoardListCall: ClientCall = {
  id: 'updateProjectBoardList',
  method: 'PUT',
  path: "/api/v4/projects/{id}/boards/{board_id}/lists/{list_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteProjectBoardListInput {
  readonly params: ParametersOf<operations['deleteProjectBoardList'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectBoardList'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectBoardListAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectBoardList'], 400 | 401 | 403 | 404 | 412>;

const deleteProjectBoardListCall: ClientCall = {
  id: 'deleteProjectBoardList',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/boards/{board_id}/lists/{list_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface BoardsClient {
  /** List the issue boards of a group: GET /groups/{id}/boards */
  listGroupBoards: ListingOf<ListGroupBoardsInput, ListGroupBoardsAnswer, JsonOf<operations['listGroupBoards'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an issue board in a group: POST /groups/{id}/boards */
  createGroupBoard(request: CreateGroupBoardInput): Promise<CreateGroupBoardAnswer>;
  /** Get an issue board of a group: GET /groups/{id}/boards/{board_id} */
  getGroupBoard(request: GetGroupBoardInput): Promise<GetGroupBoardAnswer>;
  /** Change an issue board of a group: PUT /groups/{id}/boards/{board_id} */
  updateGroupBoard(request: UpdateGroupBoardInput): Promise<UpdateGroupBoardAnswer>;
  /** Delete an issue board of a group: DELETE /groups/{id}/boards/{board_id} */
  deleteGroupBoard(request: DeleteGroupBoardInput): Promise<DeleteGroupBoardAnswer>;
  /** List the lists of an issue board of a group: GET /groups/{id}/boards/{board_id}/lists */
  listGroupBoardLists: ListingOf<ListGroupBoardListsInput, ListGroupBoardListsAnswer, JsonOf<operations['listGroupBoardLists'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add a list to an issue board of a group: POST /groups/{id}/boards/{board_id}/lists */
  createGroupBoardList(request: CreateGroupBoardListInput): Promise<CreateGroupBoardListAnswer>;
  /** Get a list of an issue board of a group: GET /groups/{id}/boards/{board_id}/lists/{list_id} */
  getGroupBoardList(request: GetGroupBoardListInput): Promise<GetGroupBoardListAnswer>;
  /** Move a list of an issue board of a group: PUT /groups/{id}/boards/{board_id}/lists/{list_id} */
  updateGroupBoardList(request: UpdateGroupBoardListInput): Promise<UpdateGroupBoardListAnswer>;
  /** Delete a list of an issue board of a group: DELETE /groups/{id}/boards/{board_id}/lists/{list_id} */
  deleteGroupBoardList(request: DeleteGroupBoardListInput): Promise<DeleteGroupBoardListAnswer>;
  /** List the issue boards of a project: GET /projects/{id}/boards */
  listProjectBoards: ListingOf<ListProjectBoardsInput, ListProjectBoardsAnswer, JsonOf<operations['listProjectBoards'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an issue board in a project: POST /projects/{id}/boards */
  createProjectBoard(request: CreateProjectBoardInput): Promise<CreateProjectBoardAnswer>;
  /** Get an issue board of a project: GET /projects/{id}/boards/{board_id} */
  getProjectBoard(request: GetProjectBoardInput): Promise<GetProjectBoardAnswer>;
  /** Change an issue board of a project: PUT /projects/{id}/boards/{board_id} */
  updateProjectBoard(request: UpdateProjectBoardInput): Promise<UpdateProjectBoardAnswer>;
  /** Delete an issue board of a project: DELETE /projects/{id}/boards/{board_id} */
  deleteProjectBoard(request: DeleteProjectBoardInput): Promise<DeleteProjectBoardAnswer>;
  /** List the lists of an issue board of a project: GET /projects/{id}/boards/{board_id}/lists */
  listProjectBoardLists: ListingOf<ListProjectBoardListsInput, ListProjectBoardListsAnswer, JsonOf<operations['listProjectBoardLists'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Add a list to an issue board of a project: POST /projects/{id}/boards/{board_id}/lists */
  createProjectBoardList(request: CreateProjectBoardListInput): Promise<CreateProjectBoardListAnswer>;
  /** Get a list of an issue board of a project: GET /projects/{id}/boards/{board_id}/lists/{list_id} */
  getProjectBoardList(request: GetProjectBoardListInput): Promise<GetProjectBoardListAnswer>;
  /** Move a list of an issue board of a project: PUT /projects/{id}/boards/{board_id}/lists/{list_id} */
  updateProjectBoardList(request: UpdateProjectBoardListInput): Promise<UpdateProjectBoardListAnswer>;
  /** Delete a list of an issue board of a project: DELETE /projects/{id}/boards/{board_id}/lists/{list_id} */
  deleteProjectBoardList(request: DeleteProjectBoardListInput): Promise<DeleteProjectBoardListAnswer>;
}

export const boardsClient = (send: Send): BoardsClient => ({
  listGroupBoards: listing(send, listGroupBoardsCall),
  createGroupBoard: (request) => send(createGroupBoardCall, request),
  getGroupBoard: (request) => send(getGroupBoardCall, request),
  updateGroupBoard: (request) => send(updateGroupBoardCall, request),
  deleteGroupBoard: (request) => send(deleteGroupBoardCall, request),
  listGroupBoardLists: listing(send, listGroupBoardListsCall),
  createGroupBoardList: (request) => send(createGroupBoardListCall, request),
  getGroupBoardList: (request) => send(getGroupBoardListCall, request),
  updateGroupBoardList: (request) => send(updateGroupBoardListCall, request),
  deleteGroupBoardList: (request) => send(deleteGroupBoardListCall, request),
  listProjectBoards: listing(send, listProjectBoardsCall),
  createProjectBoard: (request) => send(createProjectBoardCall, request),
  getProjectBoard: (request) => send(getProjectBoardCall, request),
  updateProjectBoard: (request) => send(updateProjectBoardCall, request),
  deleteProjectBoard: (request) => send(deleteProjectBoardCall, request),
  listProjectBoardLists: listing(send, listProjectBoardListsCall),
  createProjectBoardList: (request) => send(createProjectBoardListCall, request),
  getProjectBoardList: (request) => send(getProjectBoardListCall, request),
  updateProjectBoardList: (request) => send(updateProjectBoardListCall, request),
  deleteProjectBoardList: (request) => send(deleteProjectBoardListCall, request),
});
