import type { RawTree } from '#runtime/raw.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { toOwnerColumn } from '#src/records/container.ts';
import { maxLists } from '#src/domains/conversation/boards/lists.ts';
import type { LimitMetric } from '#src/domains/conversation/boards/table.ts';
import { bounds } from '../bounds.ts';
import { type ContainerContext, storeInTurn, walkInSteps } from '../context.ts';
import {
  readFlag,
  readList,
  readMildText,
  readNumber,
  readPart,
  readTime,
  RecordRefused,
} from '../values.ts';
import { findNamedIteration } from './iterations.ts';
import { type NewRow, storeLeaves } from './on-targets.ts';
import { ensureLabel, ensureMilestone } from './titled.ts';

const maxNameChars = 255;

/** The subject of a list, by its column. */
type Subject = readonly [column: SubjectColumn, id: number];
type SubjectColumn = 'label_id' | 'milestone_id' | 'assignee_id' | 'iteration_id';

/**
 * Stores a board with its scope and its lists, one for each subject; the lists of what is open and closed every board has.
 * Skips lists without a subject here, and calls `refused`.
 */
export async function storeBoard(
  context: ContainerContext,
  record: RawTree,
  refused: () => Promise<void>,
): Promise<void> {
  const { container, now } = context;
  const created_at = readTime(record, 'created_at') ?? now;
  const updated_at = readTime(record, 'updated_at') ?? created_at;
  const lists = new Map<string, NewRow & { readonly position: number }>();
  for await (const list of walkInSteps(context, readList(record, 'lists'))) {
    if (isUsual(list)) continue;
    const subject = lists.size < maxLists ? await subjectOf(context, list) : null;
    if (subject === null) {
      await refused();
      continue;
    }
    const [column, id] = subject;
    const key = `${column} ${id}`;
    if (lists.has(key)) continue;
    lists.set(key, {
      [column]: id,
      position: readNumber(list, 'position') ?? lists.size,
      max_issue_count: readNumber(list, 'max_issue_count') ?? 0,
      max_issue_weight: readNumber(list, 'max_issue_weight') ?? 0,
      limit_metric: metrics.find((metric) => metric === list['limit_metric']) ?? null,
    });
  }
  const scope = context.paid ? await readScope(context, record) : { columns: {}, labels: [] };
  const board = await storeInTurn(context, (db) =>
    insertReturning<{ id: number }>(db, 'boards', {
      [toOwnerColumn(container)]: container.id,
      name: readMildText(record, 'name', maxNameChars) ?? 'Development',
      hide_backlog_list: readFlag(record, 'hide_backlog_list'),
      hide_closed_list: readFlag(record, 'hide_closed_list'),
      ...{ created_at, updated_at, ...scope.columns },
    }),
  );
  const labels = scope.labels.map((label_id) => ({ board_id: board.id, label_id }));
  await storeLeaves(context, 'board_labels', labels);
  const inOrder = [...lists.values()].toSorted((one, other) => one.position - other.position);
  const rows = inOrder.map((list, position) => ({
    ...{ label_id: null, milestone_id: null, assignee_id: null, iteration_id: null, ...list },
    ...{ board_id: board.id, position, created_at, updated_at },
  }));
  await storeLeaves(context, 'board_lists', rows);
}

const metrics: readonly LimitMetric[] = ['all_metrics', 'issue_count', 'issue_weights'];

/** The lists of open and of closed issues have a word as their type or, in older archives, a number. */
const isUsual = ({ list_type }: RawTree) =>
  ['backlog', 'closed', 0, 2].some((each) => each === list_type);

/** Null for a list whose subject does not exist here. */
async function subjectOf(context: ContainerContext, list: RawTree): Promise<Subject | null> {
  const [label, milestone] = [readPart(list, 'label'), readPart(list, 'milestone')];
  try {
    if (label !== null) return ['label_id', await ensureLabel(context, label)];
    if (!context.paid) return null;
    if (milestone !== null) return ['milestone_id', await ensureMilestone(context, milestone)];
  } catch (error) {
    if (error instanceof RecordRefused) return null;
    throw error;
  }
  const iteration = readPart(list, 'iteration');
  if (iteration !== null) {
    const id = await findNamedIteration(context, iteration);
    return id === null ? null : ['iteration_id', id];
  }
  const assignee = context.users.known(list, 'assignee_id');
  return assignee === null ? null : ['assignee_id', assignee];
}

interface Scope {
  readonly columns: NewRow;
  readonly labels: readonly number[];
}

async function readScope(context: ContainerContext, record: RawTree): Promise<Scope> {
  const milestone = readPart(record, 'milestone');
  const special = ['Upcoming', 'Started'].find((each) => each === record['special_milestone']);
  const labels = new Set<number>();
  for (const label of readList(record, 'labels').slice(0, bounds['createIssue.labels'])) {
    labels.add(await ensureLabel(context, label));
  }
  return {
    columns: {
      milestone_id: milestone === null ? null : await ensureMilestone(context, milestone),
      special_milestone: milestone === null ? (special ?? null) : null,
      assignee_id: context.users.known(record, 'assignee_id'),
      weight: readNumber(record, 'weight'),
    },
    labels: [...labels],
  };
}
