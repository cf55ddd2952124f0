// Generated from spec/domains/* /boards.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type Board = components['schemas']['Board'];
export type BoardGroup = components['schemas']['BoardGroup'];
export type BoardList = components['schemas']['BoardList'];
export type CreateBoard = components['schemas']['CreateBoard'];
export type CreateBoardList = components['schemas']['CreateBoardList'];
export type SpecialMilestone = components['schemas']['SpecialMilestone'];
export type UpdateBoard = components['schemas']['UpdateBoard'];
export type UpdateBoardList = components['schemas']['UpdateBoardList'];

/** List the issue boards of a group: GET /groups/{id}/boards */
export interface ListGroupBoardsRequest {
  readonly params: ParametersOf<operations['listGroupBoards'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupBoards'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupBoardsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupBoards'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupBoards'], 400 | 401 | 403 | 404>;

/** Create an issue board in a group: POST /groups/{id}/boards */
export interface CreateGroupBoardRequest {
  readonly params: ParametersOf<operations['createGroupBoard'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupBoard'], 'application/json'>>;
}

export type CreateGroupBoardResponse = JsonResponse<operations['createGroupBoard'], 201 | 400 | 401 | 403 | 404>;

/** Get an issue board of a group: GET /groups/{id}/boards/{board_id} */
export interface GetGroupBoardRequest {
  readonly params: ParametersOf<operations['getGroupBoard'], 'path'>;
}

export type GetGroupBoardResponse = JsonResponse<operations['getGroupBoard'], 200 | 400 | 401 | 403 | 404>;

/** Change an issue board of a group: PUT /groups/{id}/boards/{board_id} */
export interface UpdateGroupBoardRequest {
  readonly params: ParametersOf<operations['updateGroupBoard'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupBoard'], 'application/json'>>;
}

export type UpdateGroupBoardResponse = JsonResponse<operations['updateGroupBoard'], 200 | 400 | 401 | 403 | 404>;

/** Delete an issue board of a group: DELETE /groups/{id}/boards/{board_id} */
export interface DeleteGroupBoardRequest {
  readonly params: ParametersOf<operations['deleteGroupBoard'], 'path'>;
  readonly headers: ParametersOf<operations['deleteGroupBoard'], 'header'>;
}

export type DeleteGroupBoardResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteGroupBoard'], 400 | 401 | 403 | 404 | 412>;

/** List the lists of an issue board of a group: GET /groups/{id}/boards/{board_id}/lists */
export interface ListGroupBoardListsRequest {
  readonly params: ParametersOf<operations['listGroupBoardLists'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupBoardLists'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupBoardListsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupBoardLists'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupBoardLists'], 400 | 401 | 403 | 404>;

/** Add a list to an issue board of a group: POST /groups/{id}/boards/{board_id}/lists */
export interface CreateGroupBoardListRequest {
  readonly params: ParametersOf<operations['createGroupBoardList'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupBoardList'], 'application/json'>>;
}

export type CreateGroupBoardListResponse = JsonResponse<operations['createGroupBoardList'], 201 | 400 | 401 | 403 | 404>;

/** Get a list of an issue board of a group: GET /groups/{id}/boards/{board_id}/lists/{list_id} */
export interface GetGroupBoardListRequest {
  readonly params: ParametersOf<operations['getGroupBoardList'], 'path'>;
}

export type GetGroupBoardListResponse = JsonResponse<operations['getGroupBoardList'], 200 | 400 | 401 | 403 | 404>;

/** Move a list of an issue board of a group: PUT /groups/{id}/boards/{board_id}/lists/{list_id} */
export interface UpdateGroupBoardListRequest {
  readonly params: ParametersOf<operations['updateGroupBoardList'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupBoardList'], 'application/json'>>;
}

export type UpdateGroupBoardListResponse = JsonResponse<operations['updateGroupBoardList'], 200 | 400 | 401 | 403 | 404>;

/** Delete a list of an issue board of a group: DELETE /groups/{id}/boards/{board_id}/lists/{list_id} */
export interface DeleteGroupBoardListRequest {
  readonly params: ParametersOf<operations['deleteGroupBoardList'], 'path'>;
  readonly headers: ParametersOf<operations['deleteGroupBoardList'], 'header'>;
}

export type DeleteGroupBoardListResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteGroupBoardList'], 400 | 401 | 403 | 404 | 412>;

/** List the issue boards of a project: GET /projects/{id}/boards */
export interface ListProjectBoardsRequest {
  readonly params: ParametersOf<operations['listProjectBoards'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectBoards'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectBoardsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectBoards'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectBoards'], 400 | 401 | 403 | 404>;

/** Create an issue board in a project: POST /projects/{id}/boards */
export interface CreateProjectBoardRequest {
  readonly params: ParametersOf<operations['createProjectBoard'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectBoard'], 'application/json'>>;
}

export type CreateProjectBoardResponse = JsonResponse<operations['createProjectBoard'], 201 | 400 | 401 | 403 | 404>;

/** Get an issue board of a project: GET /projects/{id}/boards/{board_id} */
export interface GetProjectBoardRequest {
  readonly params: ParametersOf<operations['getProjectBoard'], 'path'>;
}

export type GetProjectBoardResponse = JsonResponse<operations['getProjectBoard'], 200 | 400 | 401 | 403 | 404>;

/** Change an issue board of a project: PUT /projects/{id}/boards/{board_id} */
export interface UpdateProjectBoardRequest {
  readonly params: ParametersOf<operations['updateProjectBoard'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectBoard'], 'application/json'>>;
}

export type UpdateProjectBoardResponse = JsonResponse<operations['updateProjectBoard'], 200 | 400 | 401 | 403 | 404>;

/** Delete an issue board of a project: DELETE /projects/{id}/boards/{board_id} */
export interface DeleteProjectBoardRequest {
  readonly params: ParametersOf<operations['deleteProjectBoard'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectBoard'], 'header'>;
}

export type DeleteProjectBoardResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectBoard'], 400 | 401 | 403 | 404 | 412>;

/** List the lists of an issue board of a project: GET /projects/{id}/boards/{board_id}/lists */
export interface ListProjectBoardListsRequest {
  readonly params: ParametersOf<operations['listProjectBoardLists'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectBoardLists'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectBoardListsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectBoardLists'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectBoardLists'], 400 | 401 | 403 | 404>;

/** Add a list to an issue board of a project: POST /projects/{id}/boards/{board_id}/lists */
export interface CreateProjectBoardListRequest {
  readonly params: ParametersOf<operations['createProjectBoardList'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectBoardList'], 'application/json'>>;
}

export type CreateProjectBoardListResponse = JsonResponse<operations['createProjectBoardList'], 201 | 400 | 401 | 403 | 404>;

/** Get a list of an issue board of a project: GET /projects/{id}/boards/{board_id}/lists/{list_id} */
export interface GetProjectBoardListRequest {
  readonly params: ParametersOf<operations['getProjectBoardList'], 'path'>;
}

export type GetProjectBoardListResponse = JsonResponse<operations['getProjectBoardList'], 200 | 400 | 401 | 403 | 404>;

/** Move a list of an issue board of a project: PUT /projects/{id}/boards/{board_id}/lists/{list_id} */
export interface UpdateProjectBoardListRequest {
  readonly params: ParametersOf<operations['updateProjectBoardList'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectBoardList'], 'application/json'>>;
}

export type UpdateProjectBoardListResponse = JsonResponse<operations['updateProjectBoardList'], 200 | 400 | 401 | 403 | 404>;

/** Delete a list of an issue board of a project: DELETE /projects/{id}/boards/{board_id}/lists/{list_id} */
export interface DeleteProjectBoardListRequest {
  readonly params: ParametersOf<operations['deleteProjectBoardList'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectBoardList'], 'header'>;
}

export type DeleteProjectBoardListResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectBoardList'], 400 | 401 | 403 | 404 | 412>;
