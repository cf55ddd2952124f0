import { toBoardIssueQuery, toNegatedBoardIssues } from '#generated/graphql/arguments/boards.ts';
import type {
  BoardIssueInput,
  BoardListSource,
  BoardSource,
  IssueSource,
  NegatedBoardIssueInput,
} from '#generated/graphql/resolvers.ts';
import type { BoardList } from '#generated/boards/types.ts';
import type { Pages, Window } from '#runtime/graphql/types.ts';
import { NotFound } from '#src/errors.ts';
import type { GraphqlContext } from '../context.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import {
  createIssuePages,
  readIterationFilter,
  readIterationWord,
} from '../planning/issues-lists.ts';
import type { BoardColumn } from '#src/domains/planning/issues/list/board-columns.ts';
import type { IssueQuery } from '#src/domains/planning/issues/list/parameters.ts';
import { loadEpicsOfIssues } from '../planning/epic-issues.ts';
import { loadBoardRow, loadScopeOfBoard, loadWholeBoard } from './boards-places.ts';
import { findBoardOfList } from '#src/domains/conversation/boards/table.ts';

/** The subject of a list. */
const getListKind = ({ milestone, iteration, assignee }: BoardList) => {
  if (milestone !== undefined) return 'milestone';
  if (iteration !== undefined) return 'iteration';
  return assignee === undefined ? 'label' : 'assignee';
};

type Counted = BoardIssueInput | null | undefined;

/** A list with its board, and which issues its numbers count. */
export const toBoardListSource = (
  board: number,
  list: BoardList,
  counted?: Counted,
): BoardListSource => ({
  ...list,
  board_id: board,
  kind: getListKind(list),
  counted: JSON.stringify(counted ?? {}),
});

/** The lists that every board has: of all other open issues, and of the closed ones. They have no rows. */
const createOpenList = (board: number, kind: 'backlog' | 'closed', counted?: Counted) => ({
  ...toBoardListSource(board, { id: 0, label: null, position: 0 }, counted),
  kind,
});

/** The lists of a board from left to right, without its hidden lists. */
export async function loadListsOfBoard(
  context: GraphqlContext,
  board: BoardSource,
  counted?: Counted,
): Promise<readonly BoardListSource[]> {
  const { lists } = await loadWholeBoard(context, board);
  const { hide_backlog_list, hide_closed_list } = await loadBoardRow(context, board.id);
  return [
    ...(hide_backlog_list ? [] : [createOpenList(board.id, 'backlog', counted)]),
    ...lists.map((list) => toBoardListSource(board.id, list, counted)),
    ...(hide_closed_list ? [] : [createOpenList(board.id, 'closed', counted)]),
  ];
}

/** The text behind the type in the global id of a list. */
export const formatBoardListId = ({ id, board_id, kind }: BoardListSource): string =>
  kind === 'backlog' || kind === 'closed' ? `${kind}-${board_id}` : String(id);

/**
 * The list with this id.
 * @throws NotFound where it is hidden
 */
export async function listNamed(
  context: GraphqlContext,
  id: string,
  counted?: Counted,
): Promise<BoardListSource> {
  const [, kind, own] = /^(backlog|closed)-(\d{1,15})$/.exec(id) ?? [];
  if (own !== undefined) {
    await loadScopeOfBoard(context, Number(own));
    return createOpenList(Number(own), kind === 'closed' ? 'closed' : 'backlog', counted);
  }
  const number = parseGlobalIdNumber(id);
  const board = await context.lookUp(() => findBoardOfList(context.request.db, number));
  if (board === undefined) throw new NotFound('List');
  const { lists } = await loadWholeBoard(context, { id: board });
  const found = lists.find((list) => list.id === number);
  if (found === undefined) throw new NotFound('List');
  return toBoardListSource(board, found, counted);
}

/** Titles of the labels that lists of the board are about. */
export async function loadLabelsOnBoard(context: GraphqlContext, board: number): Promise<string[]> {
  const { lists } = await loadWholeBoard(context, { id: board });
  return lists.flatMap(({ label }) => (label === null ? [] : [label.name]));
}

/** Issues of a list, as they were put in order, closed ones by when they were closed; null where filters leave none. */
export async function loadIssuesOfList(
  context: GraphqlContext,
  list: BoardListSource,
  filters: BoardIssueInput,
): Promise<Pages<IssueSource> | null> {
  if (filters.types?.length === 0) return null;
  const { issues } = await loadScopeOfBoard(context, list.board_id);
  const closed = list.kind === 'closed';
  return createIssuePages(context, issues, {
    ...toIssueQuery(filters),
    ...(closed
      ? { state: 'closed', order_by: 'closed_at', sort: 'desc' }
      : {
          state: 'opened',
          order_by: 'relative_position',
          sort: 'asc',
          on_board: toColumn(list, context.request.paid),
        }),
    ...(issues.kind === 'group' && { non_archived: true }),
  });
}

/** Limit on the issues whose epics are returned, and batch size of their reads. */
const [mostIssues, issuesAtOnce] = [1_000, 100];

/** Ids of the epics of the newest issues of a board, if the caller sees both. */
export async function loadEpicsOnBoard(
  context: GraphqlContext,
  board: number,
  filters: BoardIssueInput,
): Promise<readonly number[]> {
  if (filters.types?.length === 0) return [];
  const { issues } = await loadScopeOfBoard(context, board);
  const pages = await createIssuePages(context, issues, {
    epic_id: 'Any',
    ...toIssueQuery(filters),
    state: 'all',
    order_by: 'created_at',
    sort: 'desc',
    ...(issues.kind === 'group' && { non_archived: true }),
  });
  const found = new Set<number>();
  let after: string | null = null;
  for (let read = 0; read < mostIssues; read += issuesAtOnce) {
    const window: Window = { limit: issuesAtOnce, backwards: false, after, before: null };
    const { nodes, cursors, more } = await pages.page(window);
    const epics = nodes.map(async ({ id }) => context.batches.load(loadEpicsOfIssues, id, context));
    for (const epic of await Promise.all(epics)) if (epic !== undefined) found.add(epic);
    after = cursors.at(-1) ?? null;
    if (!more || after === null) break;
  }
  return [...found].toSorted((one, other) => one - other);
}

function toColumn(list: BoardListSource, paid: boolean): BoardColumn {
  for (const of of ['label', 'milestone', 'iteration', 'assignee'] as const) {
    const about = list[of];
    if (about != null) return { of, id: about.id, paid };
  }
  return { of: 'rest', id: list.board_id, paid };
}

const toWord = (wildcard: 'ANY' | 'NONE') => (wildcard === 'ANY' ? 'Any' : 'None');

/** The iterations that both inputs name, in the words of REST. */
const readIterations = (input: BoardIssueInput | NegatedBoardIssueInput) =>
  readIterationFilter({ ...input, iterationId: input.iterationId?.map(({ id }) => id) });

const toIssueQuery = (input: BoardIssueInput): IssueQuery => ({
  ...toBoardIssueQuery(input),
  ...readIterations(input),
  ...readIterationWord(input.iterationWildcardId, null),
  ...(input.epicWildcardId != null && { epic_id: toWord(input.epicWildcardId) }),
  ...(input.not != null && {
    not: { ...toNegatedBoardIssues(input.not), ...readIterations(input.not) },
  }),
  ...(input.weightWildcardId != null && { weight: toWord(input.weightWildcardId) }),
});
