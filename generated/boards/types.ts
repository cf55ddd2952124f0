// Generated from spec/resources/boards.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type Board = components['schemas']['Board'];
export type BoardGroup = components['schemas']['BoardGroup'];
export type BoardList = components['schemas']['BoardList'];
export type BoardProject = components['schemas']['BoardProject'];
export type CreateBoard = components['schemas']['CreateBoard'];
export type CreateBoardList = components['schemas']['CreateBoardList'];
export type UpdateBoard = components['schemas']['UpdateBoard'];
export type UpdateBoardList = components['schemas']['UpdateBoardList'];

/** List the issue boards of a group: GET /groups/{id}/boards */
export interface ListGroupBoardsRequest {
  readonly params: ParametersOf<operations['listGroupBoards'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupBoards'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupBoardsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupBoards'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupBoards'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupBoards'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupBoards'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupBoards'], 404>; readonly headers?: never }
  ;

/** Create an issue board in a group: POST /groups/{id}/boards */
export interface CreateGroupBoardRequest {
  readonly params: ParametersOf<operations['createGroupBoard'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupBoard'], 'application/json'>>;
}

export type CreateGroupBoardResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createGroupBoard'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createGroupBoard'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createGroupBoard'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createGroupBoard'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createGroupBoard'], 404>; readonly headers?: never }
  ;

/** Get an issue board of a group: GET /groups/{id}/boards/{board_id} */
export interface GetGroupBoardRequest {
  readonly params: ParametersOf<operations['getGroupBoard'], 'path'>;
}

export type GetGroupBoardResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getGroupBoard'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getGroupBoard'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getGroupBoard'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getGroupBoard'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getGroupBoard'], 404>; readonly headers?: never }
  ;

/** Change an issue board of a group: PUT /groups/{id}/boards/{board_id} */
export interface UpdateGroupBoardRequest {
  readonly params: ParametersOf<operations['updateGroupBoard'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupBoard'], 'application/json'>>;
}

export type UpdateGroupBoardResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateGroupBoard'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateGroupBoard'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateGroupBoard'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateGroupBoard'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateGroupBoard'], 404>; readonly headers?: never }
  ;

/** Delete an issue board of a group: DELETE /groups/{id}/boards/{board_id} */
export interface DeleteGroupBoardRequest {
  readonly params: ParametersOf<operations['deleteGroupBoard'], 'path'>;
  readonly headers: ParametersOf<operations['deleteGroupBoard'], 'header'>;
}

export type DeleteGroupBoardResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteGroupBoard'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteGroupBoard'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteGroupBoard'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteGroupBoard'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteGroupBoard'], 412>; readonly headers?: never }
  ;

/** List the lists of an issue board of a group: GET /groups/{id}/boards/{board_id}/lists */
export interface ListGroupBoardListsRequest {
  readonly params: ParametersOf<operations['listGroupBoardLists'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupBoardLists'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupBoardListsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupBoardLists'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupBoardLists'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupBoardLists'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupBoardLists'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupBoardLists'], 404>; readonly headers?: never }
  ;

/** Add a list to an issue board of a group: POST /groups/{id}/boards/{board_id}/lists */
export interface CreateGroupBoardListRequest {
  readonly params: ParametersOf<operations['createGroupBoardList'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupBoardList'], 'application/json'>>;
}

export type CreateGroupBoardListResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createGroupBoardList'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createGroupBoardList'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createGroupBoardList'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createGroupBoardList'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createGroupBoardList'], 404>; readonly headers?: never }
  ;

/** Get a list of an issue board of a group: GET /groups/{id}/boards/{board_id}/lists/{list_id} */
export interface GetGroupBoardListRequest {
  readonly params: ParametersOf<operations['getGroupBoardList'], 'path'>;
}

export type GetGroupBoardListResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getGroupBoardList'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getGroupBoardList'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getGroupBoardList'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getGroupBoardList'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getGroupBoardList'], 404>; readonly headers?: never }
  ;

/** Move a list of an issue board of a group: PUT /groups/{id}/boards/{board_id}/lists/{list_id} */
export interface UpdateGroupBoardListRequest {
  readonly params: ParametersOf<operations['updateGroupBoardList'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupBoardList'], 'application/json'>>;
}

export type UpdateGroupBoardListResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateGroupBoardList'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateGroupBoardList'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateGroupBoardList'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateGroupBoardList'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateGroupBoardList'], 404>; readonly headers?: never }
  ;

/** Delete a list of an issue board of a group: DELETE /groups/{id}/boards/{board_id}/lists/{list_id} */
export interface DeleteGroupBoardListRequest {
  readonly params: ParametersOf<operations['deleteGroupBoardList'], 'path'>;
  readonly headers: ParametersOf<operations['deleteGroupBoardList'], 'header'>;
}

export type DeleteGroupBoardListResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteGroupBoardList'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteGroupBoardList'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteGroupBoardList'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteGroupBoardList'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteGroupBoardList'], 412>; readonly headers?: never }
  ;

/** List the issue boards of a project: GET /projects/{id}/boards */
export interface ListProjectBoardsRequest {
  readonly params: ParametersOf<operations['listProjectBoards'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectBoards'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectBoardsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectBoards'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectBoards'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectBoards'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectBoards'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectBoards'], 404>; readonly headers?: never }
  ;

/** Create an issue board in a project: POST /projects/{id}/boards */
export interface CreateProjectBoardRequest {
  readonly params: ParametersOf<operations['createProjectBoard'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectBoard'], 'application/json'>>;
}

export type CreateProjectBoardResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createProjectBoard'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createProjectBoard'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createProjectBoard'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createProjectBoard'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createProjectBoard'], 404>; readonly headers?: never }
  ;

/** Get an issue board of a project: GET /projects/{id}/boards/{board_id} */
export interface GetProjectBoardRequest {
  readonly params: ParametersOf<operations['getProjectBoard'], 'path'>;
}

export type GetProjectBoardResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectBoard'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectBoard'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectBoard'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectBoard'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectBoard'], 404>; readonly headers?: never }
  ;

/** Change an issue board of a project: PUT /projects/{id}/boards/{board_id} */
export interface UpdateProjectBoardRequest {
  readonly params: ParametersOf<operations['updateProjectBoard'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectBoard'], 'application/json'>>;
}

export type UpdateProjectBoardResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateProjectBoard'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectBoard'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectBoard'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectBoard'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectBoard'], 404>; readonly headers?: never }
  ;

/** Delete an issue board of a project: DELETE /projects/{id}/boards/{board_id} */
export interface DeleteProjectBoardRequest {
  readonly params: ParametersOf<operations['deleteProjectBoard'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectBoard'], 'header'>;
}

export type DeleteProjectBoardResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectBoard'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectBoard'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectBoard'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectBoard'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteProjectBoard'], 412>; readonly headers?: never }
  ;

/** List the lists of an issue board of a project: GET /projects/{id}/boards/{board_id}/lists */
export interface ListProjectBoardListsRequest {
  readonly params: ParametersOf<operations['listProjectBoardLists'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectBoardLists'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectBoardListsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectBoardLists'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectBoardLists'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectBoardLists'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectBoardLists'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectBoardLists'], 404>; readonly headers?: never }
  ;

/** Add a list to an issue board of a project: POST /projects/{id}/boards/{board_id}/lists */
export interface CreateProjectBoardListRequest {
  readonly params: ParametersOf<operations['createProjectBoardList'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectBoardList'], 'application/json'>>;
}

export type CreateProjectBoardListResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createProjectBoardList'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createProjectBoardList'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createProjectBoardList'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createProjectBoardList'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createProjectBoardList'], 404>; readonly headers?: never }
  ;

/** Get a list of an issue board of a project: GET /projects/{id}/boards/{board_id}/lists/{list_id} */
export interface GetProjectBoardListRequest {
  readonly params: ParametersOf<operations['getProjectBoardList'], 'path'>;
}

export type GetProjectBoardListResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectBoardList'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectBoardList'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectBoardList'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectBoardList'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectBoardList'], 404>; readonly headers?: never }
  ;

/** Move a list of an issue board of a project: PUT /projects/{id}/boards/{board_id}/lists/{list_id} */
export interface UpdateProjectBoardListRequest {
  readonly params: ParametersOf<operations['updateProjectBoardList'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectBoardList'], 'application/json'>>;
}

export type UpdateProjectBoardListResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateProjectBoardList'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectBoardList'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectBoardList'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectBoardList'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectBoardList'], 404>; readonly headers?: never }
  ;

/** Delete a list of an issue board of a project: DELETE /projects/{id}/boards/{board_id}/lists/{list_id} */
export interface DeleteProjectBoardListRequest {
  readonly params: ParametersOf<operations['deleteProjectBoardList'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectBoardList'], 'header'>;
}

export type DeleteProjectBoardListResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectBoardList'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectBoardList'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectBoardList'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectBoardList'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteProjectBoardList'], 412>; readonly headers?: never }
  ;
