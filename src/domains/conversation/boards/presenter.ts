import type { Board, BoardList } from '#generated/boards/types.ts';
import type { RequestContext } from '#src/context.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { presentIteration } from '#src/domains/planning/iterations/presenter.ts';
import { presentLabelDetail } from '#src/domains/planning/labels/presenter.ts';
import type { LabelRow } from '#src/domains/planning/labels/table.ts';
import { presentMilestone } from '#src/domains/planning/milestones/presenter.ts';
import {
  noParts,
  type Presentation,
  createPresentation,
  presentSimpleProject,
} from '#src/domains/core/projects/presenter.ts';
import type { NamespaceColumns } from '#src/domains/core/projects/rows.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { BoardContainer } from './place.ts';
import {
  assigneePart,
  type BoardListRow,
  iterationPart,
  labelPart,
  type ListedBoardRow,
  loadLists,
  loadScopeLabels,
  milestonePart,
} from './table.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'url' | 'today' | 'paid'>;

/** Presents a page of boards with all their parts: two queries, for any projects and groups. */
export async function presentBoards<Row extends ListedBoardRow>(
  context: Context,
  placeOf: (row: Row) => BoardContainer,
  rows: readonly Row[],
): Promise<Board[]> {
  const { db, paid } = context;
  const ids = rows.map(({ id }) => id);
  const [settings, lists, labels] = await Promise.all([
    loadCurrentSettings(db),
    loadLists(db, ids),
    paid ? loadScopeLabels(db, ids) : new Map<number, readonly LabelRow[]>(),
  ]);
  const presentation = createPresentation(context.actor, context.url, settings);
  return rows.map((row) => {
    const place = placeOf(row);
    return {
      id: row.id,
      name: row.name,
      hide_backlog_list: row.hide_backlog_list,
      hide_closed_list: row.hide_closed_list,
      ...presentPlace(context, place, row, presentation),
      lists: presentLists(context, place, lists.get(row.id) ?? []),
      ...(paid && {
        milestone:
          row.special_milestone === null
            ? presentRowMilestone(context, place, row)
            : { title: row.special_milestone },
        assignee: presentAssignee(context, row),
        labels: (labels.get(row.id) ?? []).map(presentLabelDetail),
        weight: row.weight,
      }),
    };
  });
}

function presentPlace(
  { url }: Context,
  { project, container: { id }, name, fullPath }: BoardContainer,
  namespace: NamespaceColumns,
  presentation: Presentation,
): Pick<Board, 'project' | 'group'> {
  if (project === null) {
    return { project: null, group: { id, name, web_url: url.web(`groups/${fullPath}`) } };
  }
  const row = { ...namespace, ...project };
  return { project: presentSimpleProject(row, noParts, presentation), group: null };
}

/** All lists of a board: their places are counted. */
export function presentLists(
  context: Context,
  place: BoardContainer,
  rows: readonly BoardListRow[],
): BoardList[] {
  return rows.map((row, position) => {
    const label = labelPart.read(row);
    const milestone = presentRowMilestone(context, place, row);
    const assignee = presentAssignee(context, row);
    const iteration = iterationPart.read(row);
    return {
      id: row.id,
      label: label && presentLabelDetail(label),
      position,
      ...(context.paid && {
        max_issue_count: row.max_issue_count,
        max_issue_weight: row.max_issue_weight,
        limit_metric: row.limit_metric,
      }),
      ...(milestone !== null && { milestone }),
      ...(assignee !== null && { assignee }),
      ...(iteration !== null && {
        iteration: presentIteration(iteration, iteration.group_path, context),
      }),
    };
  });
}

function presentRowMilestone(context: Context, { fullPath }: BoardContainer, row: object) {
  const milestone = milestonePart.read(row);
  return milestone && presentMilestone(milestone, milestone.group_path ?? fullPath, context);
}

function presentAssignee({ url }: Context, row: object) {
  const assignee = assigneePart.read(row);
  return assignee && presentUserBasic(assignee, url);
}
