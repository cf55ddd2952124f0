// Generated from spec/domains/* /boards.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupBoardsRequest, ListGroupBoardsResponse, CreateGroupBoardRequest, CreateGroupBoardResponse, GetGroupBoardRequest, GetGroupBoardResponse, UpdateGroupBoardRequest, UpdateGroupBoardResponse, DeleteGroupBoardRequest, DeleteGroupBoardResponse, ListGroupBoardListsRequest, ListGroupBoardListsResponse, CreateGroupBoardListRequest, CreateGroupBoardListResponse, GetGroupBoardListRequest, GetGroupBoardListResponse, UpdateGroupBoardListRequest, UpdateGroupBoardListResponse, DeleteGroupBoardListRequest, DeleteGroupBoardListResponse, ListProjectBoardsRequest, ListProjectBoardsResponse, CreateProjectBoardRequest, CreateProjectBoardResponse, GetProjectBoardRequest, GetProjectBoardResponse, UpdateProjectBoardRequest, UpdateProjectBoardResponse, DeleteProjectBoardRequest, DeleteProjectBoardResponse, ListProjectBoardListsRequest, ListProjectBoardListsResponse, CreateProjectBoardListRequest, CreateProjectBoardListResponse, GetProjectBoardListRequest, GetProjectBoardListResponse, UpdateProjectBoardListRequest, UpdateProjectBoardListResponse, DeleteProjectBoardListRequest, DeleteProjectBoardListResponse } from './types.ts';

/** One function per operation of boards; `C` is the request context of the server. */
export interface BoardsService<C extends SubjectTypes> {
  /** List the issue boards of a group. GET /groups/{id}/boards (spec/domains/conversation/boards.yaml#listGroupBoards) */
  listGroupBoards(
    request: ListGroupBoardsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupBoardsResponse>;
  /** Create an issue board in a group. POST /groups/{id}/boards (spec/domains/conversation/boards.yaml#createGroupBoard) */
  createGroupBoard(
    request: CreateGroupBoardRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateGroupBoardResponse>;
  /** Get an issue board of a group. GET /groups/{id}/boards/{board_id} (spec/domains/conversation/boards.yaml#getGroupBoard) */
  getGroupBoard(
    request: GetGroupBoardRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupBoardResponse>;
  /** Change an issue board of a group. PUT /groups/{id}/boards/{board_id} (spec/domains/conversation/boards.yaml#updateGroupBoard) */
  updateGroupBoard(
    request: UpdateGroupBoardRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupBoardResponse>;
  /** Delete an issue board of a group. DELETE /groups/{id}/boards/{board_id} (spec/domains/conversation/boards.yaml#deleteGroupBoard) */
  deleteGroupBoard(
    request: DeleteGroupBoardRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupBoardResponse>;
  /** List the lists of an issue board of a group. GET /groups/{id}/boards/{board_id}/lists (spec/domains/conversation/boards.yaml#listGroupBoardLists) */
  listGroupBoardLists(
    request: ListGroupBoardListsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupBoardListsResponse>;
  /** Add a list to an issue board of a group. POST /groups/{id}/boards/{board_id}/lists (spec/domains/conversation/boards.yaml#createGroupBoardList) */
  createGroupBoardList(
    request: CreateGroupBoardListRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateGroupBoardListResponse>;
  /** Get a list of an issue board of a group. GET /groups/{id}/boards/{board_id}/lists/{list_id} (spec/domains/conversation/boards.yaml#getGroupBoardList) */
  getGroupBoardList(
    request: GetGroupBoardListRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupBoardListResponse>;
  /** Move a list of an issue board of a group. PUT /groups/{id}/boards/{board_id}/lists/{list_id} (spec/domains/conversation/boards.yaml#updateGroupBoardList) */
  updateGroupBoardList(
    request: UpdateGroupBoardListRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupBoardListResponse>;
  /** Delete a list of an issue board of a group. DELETE /groups/{id}/boards/{board_id}/lists/{list_id} (spec/domains/conversation/boards.yaml#deleteGroupBoardList) */
  deleteGroupBoardList(
    request: DeleteGroupBoardListRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupBoardListResponse>;
  /** List the issue boards of a project. GET /projects/{id}/boards (spec/domains/conversation/boards.yaml#listProjectBoards) */
  listProjectBoards(
    request: ListProjectBoardsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectBoardsResponse>;
  /** Create an issue board in a project. POST /projects/{id}/boards (spec/domains/conversation/boards.yaml#createProjectBoard) */
  createProjectBoard(
    request: CreateProjectBoardRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectBoardResponse>;
  /** Get an issue board of a project. GET /projects/{id}/boards/{board_id} (spec/domains/conversation/boards.yaml#getProjectBoard) */
  getProjectBoard(
    request: GetProjectBoardRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectBoardResponse>;
  /** Change an issue board of a project. PUT /projects/{id}/boards/{board_id} (spec/domains/conversation/boards.yaml#updateProjectBoard) */
  updateProjectBoard(
    request: UpdateProjectBoardRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectBoardResponse>;
  /** Delete an issue board of a project. DELETE /projects/{id}/boards/{board_id} (spec/domains/conversation/boards.yaml#deleteProjectBoard) */
  deleteProjectBoard(
    request: DeleteProjectBoardRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectBoardResponse>;
  /** List the lists of an issue board of a project. GET /projects/{id}/boards/{board_id}/lists (spec/domains/conversation/boards.yaml#listProjectBoardLists) */
  listProjectBoardLists(
    request: ListProjectBoardListsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectBoardListsResponse>;
  /** Add a list to an issue board of a project. POST /projects/{id}/boards/{board_id}/lists (spec/domains/conversation/boards.yaml#createProjectBoardList) */
  createProjectBoardList(
    request: CreateProjectBoardListRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectBoardListResponse>;
  /** Get a list of an issue board of a project. GET /projects/{id}/boards/{board_id}/lists/{list_id} (spec/domains/conversation/boards.yaml#getProjectBoardList) */
  getProjectBoardList(
    request: GetProjectBoardListRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectBoardListResponse>;
  /** Move a list of an issue board of a project. PUT /projects/{id}/boards/{board_id}/lists/{list_id} (spec/domains/conversation/boards.yaml#updateProjectBoardList) */
  updateProjectBoardList(
    request: UpdateProjectBoardListRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectBoardListResponse>;
  /** Delete a list of an issue board of a project. DELETE /projects/{id}/boards/{board_id}/lists/{list_id} (spec/domains/conversation/boards.yaml#deleteProjectBoardList) */
  deleteProjectBoardList(
    request: DeleteProjectBoardListRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectBoardListResponse>;
}
