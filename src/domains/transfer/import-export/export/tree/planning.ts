import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { BoardRow } from '#src/domains/conversation/boards/table.ts';
import type { LabelRow } from '#src/domains/planning/labels/table.ts';
import type { MilestoneRow } from '#src/domains/planning/milestones/table.ts';
import { type ExportedRecord, splitIntoPages, streamRows } from '../record.ts';
import { exportEvents } from './events.ts';
import { loadIterationRecords } from './iterations.ts';

const batchRows = 50;

/** The plans of a project or a group. */
export interface PlanSource {
  readonly db: Database;
  readonly container: { readonly column: 'project_id' | 'group_id'; readonly id: number };
}

export type StoredLabel = Pick<
  LabelRow,
  'id' | 'title' | 'color' | 'description' | 'project_id' | 'group_id' | 'created_at' | 'updated_at'
>;

export const labelColumns = [
  'labels.id',
  'labels.title',
  'labels.color',
  'labels.description',
  'labels.project_id',
  'labels.group_id',
  'labels.created_at',
  'labels.updated_at',
];

/** Builds the record of a label, for lists of labels and for the records that have it. */
export function toLabelRecord(label: StoredLabel): object {
  const { title, color, description, group_id, created_at, updated_at } = label;
  const type = group_id === null ? 'ProjectLabel' : 'GroupLabel';
  return { title, color, description, template: false, type, group_id, created_at, updated_at };
}

/** Labels and milestones that are being removed belong nowhere. */
export const belongs = ({
  project_id,
  group_id,
}: {
  readonly project_id: number | null;
  readonly group_id: number | null;
}): boolean => project_id !== null || group_id !== null;

export async function* exportLabels({ db, container }: PlanSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<StoredLabel>(
    () => db('labels').where(`labels.${container.column}`, container.id).select(labelColumns),
    { of: 'labels', by: ['title'] },
  );
  for await (const page of splitIntoPages(rows, batchRows)) {
    const ids = page.map(({ id }) => id);
    // Priorities are those of one project.
    const projectId = container.column === 'project_id' ? container.id : 0;
    const own = db('label_priorities').where({ project_id: projectId });
    const set = await whereInList(own.select<Priority[]>('label_id', 'priority'), 'label_id', ids);
    const priorities = new Map(set.map(({ label_id, priority }) => [label_id, priority]));
    for (const label of page) {
      const priority = priorities.get(label.id);
      const record = {
        ...toLabelRecord(label),
        priorities: priority === undefined ? [] : [{ priority }],
      };
      yield { own: record };
    }
  }
}

interface Priority {
  readonly label_id: number;
  readonly priority: number;
}

/** Builds the record of a milestone, for lists of milestones and for the records that have it. */
export function toMilestoneRecord(milestone: MilestoneRow): object {
  const { title, iid, description, due_date, start_date, state, group_id } = milestone;
  const { created_at, updated_at } = milestone;
  return { title, iid, description, due_date, start_date, state, group_id, created_at, updated_at };
}

/** Loads the milestones with these ids; their descriptions are in memory at the same time. */
export async function loadMilestoneRecords(
  db: Database,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, object>> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null))];
  if (distinctIds.length === 0) return new Map();
  const rows = await whereInList(db<MilestoneRow>('milestones'), 'id', distinctIds).select('*');
  return new Map(rows.filter(belongs).map((row) => [row.id, toMilestoneRecord(row)]));
}

export async function* exportMilestones({
  db,
  container,
}: PlanSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<MilestoneRow>(
    () => db('milestones').where(`milestones.${container.column}`, container.id).select('*'),
    { of: 'milestones', by: ['iid'], atOnce: 20 },
  );
  for await (const milestone of rows) {
    yield {
      own: toMilestoneRecord(milestone),
      lists: {
        events: await exportEvents(db, ['Milestone'], [milestone.id]).then((of) =>
          of(milestone.id),
        ),
      },
    };
  }
}

interface StoredList {
  readonly id: number;
  readonly label_id: number | null;
  readonly milestone_id: number | null;
  readonly iteration_id: number | null;
  readonly assignee_id: number | null;
  readonly position: number;
  readonly max_issue_count: number;
  readonly max_issue_weight: number;
  readonly limit_metric: string | null;
}

export async function* exportBoards({ db, container }: PlanSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<BoardRow>(
    () => db('boards').where(`boards.${container.column}`, container.id).select('*'),
    { of: 'boards', by: ['id'] },
  );
  for await (const board of rows) {
    const { name, hide_backlog_list, hide_closed_list, created_at, updated_at } = board;
    const { milestone_id, special_milestone, assignee_id, weight } = board;
    const milestones = await loadMilestoneRecords(db, [milestone_id]);
    const scopeLabels = db('board_labels').where({ board_id: board.id }).select('label_id');
    const labels = await db('labels')
      .whereIn('labels.id', scopeLabels)
      .orderBy('labels.id')
      .select<StoredLabel[]>(labelColumns);
    // A board has a hundred lists at most.
    const lists = await db('board_lists')
      .where({ board_id: board.id })
      .orderBy(['position', 'id'])
      .select<StoredList[]>('*');
    yield {
      own: {
        ...{ name, hide_backlog_list, hide_closed_list, assignee_id, weight },
        ...{ special_milestone, milestone: milestones.get(milestone_id) ?? null },
        labels: labels.filter(belongs).map(toLabelRecord),
        ...{ created_at, updated_at },
      },
      lists: { lists: exportLists(db, lists) },
    };
  }
}

async function* exportLists(
  db: Database,
  lists: readonly StoredList[],
): AsyncGenerator<ExportedRecord> {
  const milestones = await loadMilestoneRecords(
    db,
    lists.map(({ milestone_id }) => milestone_id),
  );
  const ids = lists.flatMap(({ label_id }) => label_id ?? []);
  const labels = new Map(
    (await whereInList(db('labels'), 'labels.id', ids).select<StoredLabel[]>(labelColumns)).map(
      (label) => [label.id, label],
    ),
  );
  const iterations = await loadIterationRecords(
    db,
    lists.map(({ iteration_id }) => iteration_id),
  );
  for (const list of lists) {
    const { position, max_issue_count, max_issue_weight, limit_metric, assignee_id } = list;
    const label = labels.get(list.label_id ?? 0);
    const milestone = milestones.get(list.milestone_id);
    const about =
      label !== undefined
        ? { list_type: 'label', label: toLabelRecord(label) }
        : milestone !== undefined
          ? { list_type: 'milestone', milestone }
          : assignee_id !== null
            ? { list_type: 'assignee', assignee_id }
            : { list_type: 'iteration', iteration: iterations.get(list.iteration_id) ?? null };
    yield { own: { ...about, position, max_issue_count, max_issue_weight, limit_metric } };
  }
}
