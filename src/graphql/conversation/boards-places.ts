import type { Board } from '#generated/boards/types.ts';
import type { BoardSource } from '#generated/graphql/resolvers.ts';
import { isHidden } from '#runtime/graphql/mutation.ts';
import { HttpError, NotFound } from '#src/errors.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { requireFeature } from '#src/policy/guard.ts';
import { toGroupScope, toProjectScope } from '#src/domains/planning/issues/list/query.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';
import {
  toGroupBoardContainer,
  toProjectBoardContainer,
  type BoardContainer,
} from '#src/domains/conversation/boards/place.ts';
import { presentBoards } from '#src/domains/conversation/boards/presenter.ts';
import {
  type BoardRow,
  type ListedBoardRow,
  loadBoards,
} from '#src/domains/conversation/boards/table.ts';

/** The place of a board, and of the issues that it shows. */
export interface BoardScope {
  readonly place: BoardContainer;
  readonly issues: IssuableScope;
}

/** @throws NotFound or Forbidden where the boards of the project or group are hidden from the caller */
export async function loadBoardScope(
  context: GraphqlContext,
  { project_id, group_id }: Pick<BoardRow, 'project_id' | 'group_id'>,
): Promise<BoardScope> {
  if (project_id === null) {
    const group = await loadGroupAccess(context, group_id ?? 0);
    return { place: toGroupBoardContainer(group), issues: toGroupScope(group) };
  }
  const project = await loadProjectAccess(context, project_id);
  requireFeature(project, 'issues');
  return { place: toProjectBoardContainer(project), issues: toProjectScope(project) };
}

const loadRows = async (ids: readonly number[], { request: { db } }: GraphqlContext) =>
  new Map((await loadBoards(db, ids)).map((row) => [row.id, row]));

/** @throws NotFound where the board is hidden */
export async function loadBoardRow(context: GraphqlContext, id: number): Promise<ListedBoardRow> {
  const row = await context.batches.load(loadRows, id, context);
  if (row === undefined) throw new NotFound('Board');
  return row;
}

/** @throws NotFound where the board is hidden */
export const loadScopeOfBoard = async (context: GraphqlContext, id: number): Promise<BoardScope> =>
  loadBoardScope(context, await loadBoardRow(context, id));

/** Boards as REST presents them, without hidden ones. */
export async function loadShownBoards(
  context: GraphqlContext,
  rows: readonly ListedBoardRow[],
): Promise<BoardSource[]> {
  const places = new Map<number, BoardContainer>();
  await Promise.all(
    rows.map(async (row) => {
      const found = await loadBoardScope(context, row).catch((error: unknown) => {
        if (error instanceof HttpError && isHidden(error.status)) return null;
        throw error;
      });
      if (found !== null) places.set(row.id, found.place);
    }),
  );
  const shown = rows.flatMap((row) => {
    const place = places.get(row.id);
    return place === undefined ? [] : [{ ...row, place }];
  });
  const boards = await presentBoards(context.request, ({ place }) => place, shown);
  return boards.map(omitSpecialMilestone);
}

/** Special milestones have no id, which every milestone of GraphQL requires, so they are omitted. */
const omitSpecialMilestone = (board: Board): Board =>
  board.milestone == null || 'id' in board.milestone ? board : { ...board, milestone: null };

export const loadShownBoardsById = async (
  ids: readonly number[],
  context: GraphqlContext,
): Promise<ReadonlyMap<number, BoardSource>> => {
  const rows = await loadBoards(context.request.db, ids);
  return new Map((await loadShownBoards(context, rows)).map((board) => [board.id, board]));
};

/**
 * Loads all fields that REST returns for the board.
 * @throws NotFound where it is hidden
 */
export async function loadWholeBoard(context: GraphqlContext, board: BoardSource) {
  const { lists, project, group } =
    board.lists === undefined
      ? ((await context.batches.load(loadShownBoardsById, board.id, context)) ?? {})
      : board;
  if (lists === undefined) throw new NotFound('Board');
  return { lists, page: (project ?? group)?.web_url ?? '' };
}
