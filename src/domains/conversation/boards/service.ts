import type { BoardsService } from '#generated/boards/service.ts';
import type { Board } from '#generated/boards/types.ts';
import type { RequestContext } from '#src/context.ts';
import { type OffsetQuery, createPageOfRows } from '#src/lists/offset.ts';
import { authorize } from '#src/policy/authorize.ts';
import { createBoard, deleteBoard, updateBoard } from './change.ts';
import { createList, deleteList, loadBoardLists, presentList, updateList } from './lists.ts';
import { toGroupBoardContainer, toProjectBoardContainer, type BoardContainer } from './place.ts';
import { boardPolicy } from './policy.ts';
import { presentBoards, presentLists } from './presenter.ts';
import { findBoard, findListedBoard, loadBoardsPage } from './table.ts';

export const boards = {
  async listProjectBoards({ project, query }, context) {
    return { status: 200, ...(await loadPage(context, toProjectBoardContainer(project), query)) };
  },

  async createProjectBoard({ project, body }, context) {
    const place = authorizeChange(toProjectBoardContainer(project));
    const { id } = await createBoard(context, place, body);
    return { status: 201, body: await presentOne(context, place, id) };
  },

  async getProjectBoard({ project, params }, context) {
    return {
      status: 200,
      body: await presentOne(context, toProjectBoardContainer(project), params.board_id),
    };
  },

  async updateProjectBoard({ project, params, body }, context) {
    const place = authorizeChange(toProjectBoardContainer(project));
    await updateBoard(context, place, params.board_id, body);
    return { status: 200, body: await presentOne(context, place, params.board_id) };
  },

  async deleteProjectBoard({ project, params, headers }, context) {
    const place = authorizeChange(toProjectBoardContainer(project));
    await deleteBoard(context, place, params.board_id, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async listProjectBoardLists({ project, params, query }, context) {
    const lists = await loadListsPage(
      context,
      toProjectBoardContainer(project),
      params.board_id,
      query,
    );
    return { status: 200, ...lists };
  },

  async createProjectBoardList({ project, params, body }, context) {
    const place = authorizeChange(toProjectBoardContainer(project));
    return { status: 201, body: await createList(context, place, params.board_id, body) };
  },

  async getProjectBoardList({ project, params }, context) {
    return {
      status: 200,
      body: await presentOneList(context, toProjectBoardContainer(project), params),
    };
  },

  async updateProjectBoardList({ project, params, body }, context) {
    const place = authorizeChange(toProjectBoardContainer(project));
    return { status: 200, body: await updateList(context, place, params, body) };
  },

  async deleteProjectBoardList({ project, params, headers }, context) {
    const place = authorizeChange(toProjectBoardContainer(project));
    await deleteList(context, place, params, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async listGroupBoards({ group, query }, context) {
    return { status: 200, ...(await loadPage(context, toGroupBoardContainer(group), query)) };
  },

  async createGroupBoard({ group, body }, context) {
    const place = toGroupBoardContainer(group);
    const { id } = await createBoard(context, place, body);
    return { status: 201, body: await presentOne(context, place, id) };
  },

  async getGroupBoard({ group, params }, context) {
    return {
      status: 200,
      body: await presentOne(context, toGroupBoardContainer(group), params.board_id),
    };
  },

  async updateGroupBoard({ group, params, body }, context) {
    const place = toGroupBoardContainer(group);
    await updateBoard(context, place, params.board_id, body);
    return { status: 200, body: await presentOne(context, place, params.board_id) };
  },

  async deleteGroupBoard({ group, params, headers }, context) {
    const since = headers['If-Unmodified-Since'];
    await deleteBoard(context, toGroupBoardContainer(group), params.board_id, since);
    return { status: 204 };
  },

  async listGroupBoardLists({ group, params, query }, context) {
    const lists = await loadListsPage(
      context,
      toGroupBoardContainer(group),
      params.board_id,
      query,
    );
    return { status: 200, ...lists };
  },

  async createGroupBoardList({ group, params, body }, context) {
    return {
      status: 201,
      body: await createList(context, toGroupBoardContainer(group), params.board_id, body),
    };
  },

  async getGroupBoardList({ group, params }, context) {
    return {
      status: 200,
      body: await presentOneList(context, toGroupBoardContainer(group), params),
    };
  },

  async updateGroupBoardList({ group, params, body }, context) {
    return {
      status: 200,
      body: await updateList(context, toGroupBoardContainer(group), params, body),
    };
  },

  async deleteGroupBoardList({ group, params, headers }, context) {
    await deleteList(context, toGroupBoardContainer(group), params, headers['If-Unmodified-Since']);
    return { status: 204 };
  },
} satisfies BoardsService<RequestContext>;

/** The place, when it may be changed. */
function authorizeChange(place: BoardContainer): BoardContainer {
  authorize(boardPolicy.change, { place });
  return place;
}

async function loadPage(context: RequestContext, place: BoardContainer, query: OffsetQuery) {
  const { page, rows } = await loadBoardsPage(context.db, place, query);
  return { page, body: await presentBoards(context, () => place, rows) };
}

async function presentOne(
  context: RequestContext,
  place: BoardContainer,
  id: number,
): Promise<Board> {
  const row = await findListedBoard(context.db, place, id);
  const [body] = await presentBoards(context, () => place, [row]);
  if (body === undefined) throw new Error('no response body was built for the board');
  return body;
}

async function loadListsPage(
  context: RequestContext,
  place: BoardContainer,
  boardId: number,
  query: OffsetQuery,
) {
  const { id } = await findBoard(context.db, place, boardId);
  const lists = presentLists(context, place, await loadBoardLists(context.db, id));
  const { page, rows } = await createPageOfRows(lists, query);
  return { page, body: rows };
}

async function presentOneList(
  context: RequestContext,
  place: BoardContainer,
  { board_id, list_id }: { readonly board_id: number; readonly list_id: number },
) {
  const { id } = await findBoard(context.db, place, board_id);
  return presentList(context, place, await loadBoardLists(context.db, id), list_id);
}
