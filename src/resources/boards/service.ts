import type { BoardsService } from '../../../generated/boards/service.ts';
import type { Board } from '../../../generated/boards/types.ts';
import type { RequestContext } from '../../context.ts';
import { type OffsetQuery, pageOfRows } from '../../lists/offset.ts';
import { authorize } from '../../policy/authorize.ts';
import { createBoard, deleteBoard, updateBoard } from './change.ts';
import { createList, deleteList, listsOf, presentList, updateList } from './lists.ts';
import { inGroup, inProject, type Place } from './place.ts';
import { boardPolicy } from './policy.ts';
import { presentBoards, presentLists } from './presenter.ts';
import { findBoard, findListedBoard, pageOfBoards } from './table.ts';

export const boards = {
  async listProjectBoards({ project, query }, context) {
    return { status: 200, ...(await pageOf(context, inProject(project), query)) };
  },

  async createProjectBoard({ project, body }, context) {
    const place = changed(inProject(project));
    const { id } = await createBoard(context, place, body);
    return { status: 201, body: await oneOf(context, place, id) };
  },

  async getProjectBoard({ project, params }, context) {
    return { status: 200, body: await oneOf(context, inProject(project), params.board_id) };
  },

  async updateProjectBoard({ project, params, body }, context) {
    const place = changed(inProject(project));
    await updateBoard(context, place, params.board_id, body);
    return { status: 200, body: await oneOf(context, place, params.board_id) };
  },

  async deleteProjectBoard({ project, params, headers }, context) {
    const place = changed(inProject(project));
    await deleteBoard(context, place, params.board_id, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async listProjectBoardLists({ project, params, query }, context) {
    const lists = await pageOfLists(context, inProject(project), params.board_id, query);
    return { status: 200, ...lists };
  },

  async createProjectBoardList({ project, params, body }, context) {
    const place = changed(inProject(project));
    return { status: 201, body: await createList(context, place, params.board_id, body) };
  },

  async getProjectBoardList({ project, params }, context) {
    return { status: 200, body: await oneList(context, inProject(project), params) };
  },

  async updateProjectBoardList({ project, params, body }, context) {
    const place = changed(inProject(project));
    return { status: 200, body: await updateList(context, place, params, body) };
  },

  async deleteProjectBoardList({ project, params, headers }, context) {
    const place = changed(inProject(project));
    await deleteList(context, place, params, headers['If-Unmodified-Since']);
    return { status: 204 };
  },

  async listGroupBoards({ group, query }, context) {
    return { status: 200, ...(await pageOf(context, inGroup(group), query)) };
  },

  async createGroupBoard({ group, body }, context) {
    const place = inGroup(group);
    const { id } = await createBoard(context, place, body);
    return { status: 201, body: await oneOf(context, place, id) };
  },

  async getGroupBoard({ group, params }, context) {
    return { status: 200, body: await oneOf(context, inGroup(group), params.board_id) };
  },

  async updateGroupBoard({ group, params, body }, context) {
    const place = inGroup(group);
    await updateBoard(context, place, params.board_id, body);
    return { status: 200, body: await oneOf(context, place, params.board_id) };
  },

  async deleteGroupBoard({ group, params, headers }, context) {
    const since = headers['If-Unmodified-Since'];
    await deleteBoard(context, inGroup(group), params.board_id, since);
    return { status: 204 };
  },

  async listGroupBoardLists({ group, params, query }, context) {
    const lists = await pageOfLists(context, inGroup(group), params.board_id, query);
    return { status: 200, ...lists };
  },

  async createGroupBoardList({ group, params, body }, context) {
    return { status: 201, body: await createList(context, inGroup(group), params.board_id, body) };
  },

  async getGroupBoardList({ group, params }, context) {
    return { status: 200, body: await oneList(context, inGroup(group), params) };
  },

  async updateGroupBoardList({ group, params, body }, context) {
    return { status: 200, body: await updateList(context, inGroup(group), params, body) };
  },

  async deleteGroupBoardList({ group, params, headers }, context) {
    await deleteList(context, inGroup(group), params, headers['If-Unmodified-Since']);
    return { status: 204 };
  },
} satisfies BoardsService<RequestContext>;

/** The place, when it may be changed. */
function changed(place: Place): Place {
  authorize(boardPolicy.change, { place });
  return place;
}

async function pageOf(context: RequestContext, place: Place, query: OffsetQuery) {
  const { page, rows } = await pageOfBoards(context.db, place, query);
  return { page, body: await presentBoards(context, () => place, rows) };
}

async function oneOf(context: RequestContext, place: Place, id: number): Promise<Board> {
  const row = await findListedBoard(context.db, place, id);
  const [body] = await presentBoards(context, () => place, [row]);
  if (body === undefined) throw new Error('a board is not presented');
  return body;
}

async function pageOfLists(
  context: RequestContext,
  place: Place,
  boardId: number,
  query: OffsetQuery,
) {
  const { id } = await findBoard(context.db, place, boardId);
  const lists = presentLists(context, place, await listsOf(context.db, id));
  const { page, rows } = await pageOfRows(lists, query);
  return { page, body: rows };
}

async function oneList(
  context: RequestContext,
  place: Place,
  { board_id, list_id }: { readonly board_id: number; readonly list_id: number },
) {
  const { id } = await findBoard(context.db, place, board_id);
  return presentList(context, place, await listsOf(context.db, id), list_id);
}
