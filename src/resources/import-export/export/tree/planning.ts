import type { Database } from '../../../../database/database.ts';
import { whereInList } from '../../../../database/dialect.ts';
import type { LabelRow } from '../../../labels/table.ts';
import type { MilestoneRow } from '../../../milestones/table.ts';
import { type ExportedRecord, splitIntoPages, streamRecords, streamRows } from '../record.ts';
import { exportEvents } from './events.ts';

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

/** A label as it stands by itself and in whatever has it. */
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

/** A milestone as it stands by itself and in whatever has it. */
export function toMilestoneRecord(milestone: MilestoneRow): object {
  const { title, iid, description, due_date, start_date, state, group_id } = milestone;
  const { created_at, updated_at } = milestone;
  return { title, iid, description, due_date, start_date, state, group_id, created_at, updated_at };
}

/** Those with these ids; the descriptions of which are in memory together. */
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

interface BoardRow {
  readonly id: number;
  readonly name: string;
  readonly hide_backlog_list: boolean;
  readonly hide_closed_list: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

type ListRow = StoredLabel & { readonly list_id: number; readonly position: number };

export async function* exportBoards({ db, container }: PlanSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<BoardRow>(
    () => db('boards').where(`boards.${container.column}`, container.id).select('*'),
    { of: 'boards', by: ['id'] },
  );
  for await (const board of rows) {
    const { name, hide_backlog_list, hide_closed_list, created_at, updated_at } = board;
    const lists = streamRows<ListRow>(
      () =>
        db('board_lists')
          .join('labels', 'labels.id', 'board_lists.label_id')
          .where('board_lists.board_id', board.id)
          .select(...labelColumns, 'board_lists.position', 'board_lists.id as list_id'),
      { of: 'board_lists', by: ['position'] },
    );
    yield {
      own: { name, hide_backlog_list, hide_closed_list, created_at, updated_at },
      lists: {
        lists: streamRecords(lists, ({ list_id: __, position, ...label }) => ({
          list_type: 'label',
          position,
          label: toLabelRecord(label),
        })),
      },
    };
  }
}
