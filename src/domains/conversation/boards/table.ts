import type { Knex } from 'knex';
import type { SpecialMilestone } from '#generated/boards/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { RowNotFound } from '#src/errors.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { isSomewhere, toOwnerColumn } from '#src/records/container.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import type { ListedIterationRow } from '#src/domains/planning/iterations/list.ts';
import type { LabelRow } from '#src/domains/planning/labels/table.ts';
import type { ListedMilestoneRow } from '#src/domains/planning/milestones/table.ts';
import { namespaceColumns } from '#src/domains/core/projects/list/details.ts';
import type { NamespaceColumns } from '#src/domains/core/projects/rows.ts';
import type { BoardContainer } from './place.ts';

export interface BoardRow {
  readonly id: number;
  /** Null for boards of groups. */
  readonly project_id: number | null;
  /** Null for boards of projects. */
  readonly group_id: number | null;
  readonly name: string;
  readonly hide_backlog_list: boolean;
  readonly hide_closed_list: boolean;
  readonly milestone_id: number | null;
  /** Selects milestones by date instead of one milestone: upcoming or started. */
  readonly special_milestone: SpecialMilestone['title'] | null;
  readonly assignee_id: number | null;
  readonly weight: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A board with its references in separate columns, among them its group or the namespace of its project. */
export type ListedBoardRow = BoardRow & NamespaceColumns;

export type LimitMetric = 'all_metrics' | 'issue_count' | 'issue_weights';

/** A list of a board, with the record that it shows issues of in separate columns. */
export interface BoardListRow {
  readonly id: number;
  readonly board_id: number;
  readonly position: number;
  readonly max_issue_count: number;
  readonly max_issue_weight: number;
  readonly limit_metric: LimitMetric | null;
  readonly updated_at: string;
}

/** Columns of a joined row, prefixed by its role. */
interface Part<Row> {
  readonly names: readonly string[];
  readonly read: (row: object) => Row | null;
}

function createPart<Row extends object>(
  prefix: string,
  columns: Record<keyof Row, string>,
): Part<Row> {
  const entries = Object.entries<string>(columns);
  return {
    names: entries.map(([name, column]) => `${column} as ${prefix}_${name}`),
    read(row) {
      const values = row as Readonly<Record<string, unknown>>;
      if (values[`${prefix}_id`] === null) return null;
      return Object.fromEntries(
        entries.map(([name]) => [name, values[`${prefix}_${name}`]]),
      ) as Row;
    },
  };
}

export const labelPart = createPart<LabelRow>('label', {
  id: 'labels.id',
  project_id: 'labels.project_id',
  group_id: 'labels.group_id',
  title: 'labels.title',
  title_key: 'labels.title_key',
  color: 'labels.color',
  description: 'labels.description',
  description_html: 'labels.description_html',
  created_at: 'labels.created_at',
  updated_at: 'labels.updated_at',
});

export const milestonePart = createPart<Omit<ListedMilestoneRow, 'project_path'>>('milestone', {
  id: 'milestones.id',
  iid: 'milestones.iid',
  project_id: 'milestones.project_id',
  group_id: 'milestones.group_id',
  title: 'milestones.title',
  description: 'milestones.description',
  state: 'milestones.state',
  start_date: 'milestones.start_date',
  due_date: 'milestones.due_date',
  created_at: 'milestones.created_at',
  updated_at: 'milestones.updated_at',
  group_path: 'milestone_groups.full_path',
});

export const iterationPart = createPart<Omit<ListedIterationRow, 'cadence_id'>>('iteration', {
  id: 'iterations.id',
  iid: 'iterations.iid',
  sequence: 'iterations.sequence',
  group_id: 'iterations.group_id',
  title: 'iterations.title',
  description: 'iterations.description',
  start_date: 'iterations.start_date',
  due_date: 'iterations.due_date',
  created_at: 'iterations.created_at',
  updated_at: 'iterations.updated_at',
  group_path: 'iteration_groups.full_path',
});

export const assigneePart = createPart<UserBasicRow>('assignee', {
  id: 'users.id',
  username: 'users.username',
  name: 'users.name',
  state: 'users.state',
  avatar: 'users.avatar',
});

function selectBoards(db: Database, { container }: BoardContainer) {
  return db<BoardRow>('boards').where(`boards.${toOwnerColumn(container)}`, container.id);
}

/** Adds to a query of boards all that each refers to. */
export function joinBoardParts(db: Database, boards: Knex.QueryBuilder): Knex.QueryBuilder {
  return boards
    .leftJoin('projects as placed', 'placed.id', 'boards.project_id')
    .joinRaw('join namespaces on namespaces.id = coalesce(placed.namespace_id, boards.group_id)')
    .leftJoin('milestones', (on) => {
      on.on('milestones.id', 'boards.milestone_id').andOn(db.raw(isSomewhere('milestones')));
    })
    .leftJoin('namespaces as milestone_groups', 'milestone_groups.id', 'milestones.group_id')
    .leftJoin('users', 'users.id', 'boards.assignee_id')
    .select('boards.*', ...namespaceColumns, ...milestonePart.names, ...assigneePart.names);
}

const selectListedBoards = (db: Database, place: BoardContainer) =>
  joinBoardParts(db, selectBoards(db, place)) as Knex.QueryBuilder<
    ListedBoardRow,
    ListedBoardRow[]
  >;

/** Selects boards of any project or group. */
export function loadBoards(
  db: Database,
  ids: readonly number[],
): Promise<readonly ListedBoardRow[]> {
  return joinBoardParts(db, whereInList(db('boards'), 'boards.id', ids)) as Knex.QueryBuilder<
    ListedBoardRow,
    ListedBoardRow[]
  >;
}

/** The board of a list; undefined where there is no such list. */
export async function findBoardOfList(db: Database, id: number): Promise<number | undefined> {
  const found = await db('board_lists')
    .where({ id })
    .first<{ board_id: number } | undefined>('board_id');
  return found?.board_id;
}

/** Boards of exactly this project or group, the oldest first. */
export function loadBoardsPage(
  db: Database,
  place: BoardContainer,
  query: OffsetQuery,
): Promise<Page<ListedBoardRow>> {
  return paginate(db, selectListedBoards(db, place).orderBy('boards.id'), query);
}

/** @throws RowNotFound when the project or group has no such board */
export async function findListedBoard(
  db: Database,
  place: BoardContainer,
  id: number,
): Promise<ListedBoardRow> {
  const [found] = await selectListedBoards(db, place).where('boards.id', id);
  if (found === undefined) throw new RowNotFound();
  return found;
}

/** @throws RowNotFound when the project or group has no such board */
export async function findBoard(
  db: Database,
  place: BoardContainer,
  id: number,
): Promise<BoardRow> {
  const found = await selectBoards(db, place).where('boards.id', id).first();
  if (found === undefined) throw new RowNotFound();
  return found;
}

/**
 * Locks the board and its lists until the transaction ends.
 * @throws RowNotFound when the project or group has no such board
 */
export async function lockBoard(
  db: Database,
  place: BoardContainer,
  id: number,
): Promise<BoardRow> {
  const [found] = await selectBoards(db, place).where('boards.id', id).forNoKeyUpdate().select();
  if (found === undefined) throw new RowNotFound();
  return found;
}

export async function countBoards(db: Database, place: BoardContainer): Promise<number> {
  const [row] = await selectBoards(db, place).count<{ count: number }[]>({ count: '*' });
  return Number(row?.count ?? 0);
}

/** The lists of these boards, by board, from left to right. */
export async function loadLists(
  db: Database,
  boards: readonly number[],
): Promise<ReadonlyMap<number, readonly BoardListRow[]>> {
  if (boards.length === 0) return new Map();
  const rows = await whereInList(db('board_lists'), 'board_lists.board_id', boards)
    .leftJoin('labels', 'labels.id', 'board_lists.label_id')
    .leftJoin('milestones', 'milestones.id', 'board_lists.milestone_id')
    .leftJoin('namespaces as milestone_groups', 'milestone_groups.id', 'milestones.group_id')
    .leftJoin('iterations', 'iterations.id', 'board_lists.iteration_id')
    .leftJoin('namespaces as iteration_groups', 'iteration_groups.id', 'iterations.group_id')
    .leftJoin('users', 'users.id', 'board_lists.assignee_id')
    .whereRaw(`(board_lists.label_id is null or ${isSomewhere('labels')})`)
    .whereRaw(`(board_lists.milestone_id is null or ${isSomewhere('milestones')})`)
    .orderBy(['board_lists.board_id', 'board_lists.position', 'board_lists.id'])
    .select<BoardListRow[]>(
      'board_lists.*',
      ...labelPart.names,
      ...milestonePart.names,
      ...iterationPart.names,
      ...assigneePart.names,
    );
  return gatherRowsBy(rows, ({ board_id }) => board_id);
}

/** The labels that these boards are limited to, by board. */
export async function loadScopeLabels(
  db: Database,
  boards: readonly number[],
): Promise<ReadonlyMap<number, readonly LabelRow[]>> {
  if (boards.length === 0) return new Map();
  const rows = await whereInList(db('board_labels'), 'board_labels.board_id', boards)
    .join('labels', 'labels.id', 'board_labels.label_id')
    .whereRaw(isSomewhere('labels'))
    .orderBy(['labels.title', 'labels.id'])
    .select<(LabelRow & { board_id: number })[]>('labels.*', 'board_labels.board_id');
  return gatherRowsBy(rows, ({ board_id }) => board_id);
}
