import { type EitherVisit, findPlaceId, isProjectVisit } from '../either-place.tsx';
import type { BodyOf } from '../operations.ts';

/** Operations about the boards of a project or a group, and about the issues on them. */
const operationsOf = {
  project: {
    list: 'listProjectBoards',
    one: 'getProjectBoard',
    create: 'createProjectBoard',
    issues: 'listProjectIssues',
  },
  group: {
    list: 'listGroupBoards',
    one: 'getGroupBoard',
    create: 'createGroupBoard',
    issues: 'listGroupIssues',
  },
} as const;

export const findBoardOperations = (visit: EitherVisit) =>
  operationsOf[isProjectVisit(visit) ? 'project' : 'group'];

export type Board = BodyOf<'getProjectBoard'>;
type Issue = BodyOf<'listProjectIssues'>[number];

/** A column of a board: the issues of a label, milestone, assignee or iteration, or those without a list. */
export interface BoardLane {
  /** `open`, `closed`, or the id of a list. */
  readonly key: string;
  readonly title: string;
  readonly color?: string | undefined;
  /** Parameters of the list of issues; those of the board come with them. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Parameters of the address of the list of issues. */
  readonly address: Readonly<Record<string, string>>;
  /** Attributes of the issues in this column, as an update sets them; null if no update can. */
  readonly gives: LaneChange | null;
}

interface LaneChange {
  readonly label?: string;
  readonly milestone_id?: number;
  readonly assignee_id?: number;
  readonly closed?: true;
}

export interface ShownLane {
  readonly lane: BoardLane;
  readonly issues: readonly Issue[];
  /** Number of all issues; null where they are too many to count. */
  readonly total: number | null;
}

/** Issues of a column that a page shows. */
const maxLaneIssues = 20;

/** The columns of a board, from left to right. */
export function listLanes(board: Board): readonly BoardLane[] {
  const lists = board.lists.map(toLane).filter((lane) => lane !== null);
  const labels = board.lists.flatMap(({ label }) => label?.name ?? []);
  const open: BoardLane = {
    key: 'open',
    title: 'Open',
    query: labels.length === 0 ? {} : { not: { labels } },
    address: {},
    gives: {},
  };
  const closed: BoardLane = {
    key: 'closed',
    title: 'Closed',
    query: { state: 'closed' },
    address: { state: 'closed' },
    gives: { closed: true },
  };
  return [
    ...(board.hide_backlog_list ? [] : [open]),
    ...lists,
    ...(board.hide_closed_list ? [] : [closed]),
  ];
}

function toLane(list: Board['lists'][number]): BoardLane | null {
  const key = String(list.id);
  const { label, milestone, assignee, iteration } = list;
  if (label) {
    return {
      key,
      title: label.name,
      color: label.color,
      query: { labels: [label.name] },
      address: { 'label_name[]': label.name },
      gives: { label: label.name },
    };
  }
  if (milestone) {
    return {
      key,
      title: milestone.title,
      query: { milestone: milestone.title },
      address: { milestone_title: milestone.title },
      gives: { milestone_id: milestone.id },
    };
  }
  if (assignee) {
    return {
      key,
      title: assignee.name,
      query: { assignee_username: [assignee.username] },
      address: { assignee_username: assignee.username },
      gives: { assignee_id: assignee.id },
    };
  }
  if (!iteration) return null;
  return {
    key,
    title: iteration.title ?? `${iteration.start_date ?? ''} to ${iteration.due_date ?? ''}`,
    query: { iteration_id: iteration.id },
    address: {},
    gives: null,
  };
}

/** Parameters that the board itself sets. */
function toScope({ milestone, assignee, labels = [], weight }: Board) {
  return {
    ...(milestone && 'title' in milestone && { milestone: milestone.title }),
    ...(assignee && { assignee_username: [assignee.username] }),
    ...(typeof weight === 'number' && { weight: String(weight) }),
    labels: labels.map(({ name }) => name),
  };
}

/** Loads the first issues of a column. */
export async function loadLane(
  visit: EitherVisit,
  board: Board,
  lane: BoardLane,
): Promise<ShownLane> {
  const scope = toScope(board);
  const labels = [...scope.labels, ...((lane.query['labels'] as string[] | undefined) ?? [])];
  const query = {
    ...{ state: 'opened', scope: 'all', order_by: 'relative_position', sort: 'asc' },
    ...{ per_page: maxLaneIssues, with_labels_details: true },
    ...scope,
    ...lane.query,
    ...(labels.length > 0 ? { labels } : { labels: undefined }),
  } as never;
  const { rows, page } = await visit.api.list(
    findBoardOperations(visit).issues,
    { params: { id: findPlaceId(visit) }, query },
    { texts: false },
  );
  return { lane, issues: rows, total: page.kind === 'offset' ? page.total : null };
}

/** The update that moves an issue between two columns. Only what the columns stand for changes. */
export function toMove(
  from: BoardLane,
  to: BoardLane,
  assignees: readonly { readonly id: number }[],
) {
  const [left, entered] = [from.gives ?? {}, to.gives ?? {}];
  const staying = assignees.map(({ id }) => id).filter((id) => id !== left.assignee_id);
  const changesPeople = left.assignee_id !== undefined || entered.assignee_id !== undefined;
  return {
    ...(left.label !== undefined && { remove_labels: [left.label] }),
    ...(entered.label !== undefined && { add_labels: [entered.label] }),
    ...(left.milestone_id !== undefined && { milestone_id: null }),
    ...(entered.milestone_id !== undefined && { milestone_id: entered.milestone_id }),
    ...(changesPeople && {
      assignee_ids: [
        ...staying,
        ...(entered.assignee_id === undefined ? [] : [entered.assignee_id]),
      ],
    }),
    ...(left.closed && !entered.closed && { state_event: 'reopen' as const }),
    ...(entered.closed && !left.closed && { state_event: 'close' as const }),
  };
}
