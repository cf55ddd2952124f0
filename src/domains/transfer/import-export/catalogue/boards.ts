import type { RawTree } from '#runtime/raw.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { maxLists } from '#src/domains/conversation/boards/lists.ts';
import { toOwnerColumn } from '#src/records/container.ts';
import { bounds } from '../import/bounds.ts';
import { type ContainerContext, storeInTurn, walkInSteps } from '../import/context.ts';
import { readList, readPart, RecordRefused } from '../import/values.ts';
import { field } from './fields.ts';
import { findNamedIteration, namedIteration } from './iterations.ts';
import {
  ensureLabel,
  ensureMilestone,
  writtenLabel,
  writtenMilestone,
  takeMilestone,
} from './planning.ts';
import { readColumns } from './read.ts';
import type { Attribute, Leaf, NewRow, OnRefused, Relation, Special } from './relation.ts';
import { storeLeaves } from './rows.ts';
import { linkToRow, linkToAny, listRows, writeLeaf } from './write.ts';

/** The labels of the scope of a board. */
const scope = listRows({
  table: 'board_labels',
  owner: 'board_id',
  by: ['label_id'],
  fields: { label: linkToRow('label_id', writtenLabel) },
  has: ({ label }) => label !== null,
});
const scopeLabels: Attribute = {
  ...scope,
  async load(source, boards) {
    const links = await scope.load?.(source, boards);
    return (board) => (links?.(board) as { readonly label: object }[]).map(({ label }) => label);
  },
};

const whoever: Attribute = {
  take: ({ context, record }, name) => context.users.known(record, name),
};

interface StoredList {
  readonly label_id: number | null;
  readonly milestone_id: number | null;
  readonly assignee_id: number | null;
}

/** The lists of boards, each of one subject: a board has a hundred at most. */
const lists: Leaf = {
  table: 'board_lists',
  owner: 'board_id',
  by: ['position', 'id'],
  fields: {
    list_type: field.derived(({ label_id, milestone_id, assignee_id }: StoredList) => {
      if (label_id !== null) return 'label';
      if (milestone_id !== null) return 'milestone';
      return assignee_id === null ? 'iteration' : 'assignee';
    }),
    label: linkToAny('label_id', writtenLabel),
    milestone: linkToAny('milestone_id', writtenMilestone),
    assignee_id: { tell: ({ assignee_id }: StoredList) => assignee_id ?? undefined },
    iteration: linkToAny('iteration_id', namedIteration),
    position: field.number(),
    max_issue_count: field.number({}, 0),
    max_issue_weight: field.number({}, 0),
    limit_metric: field.oneOf(['all_metrics', 'issue_count', 'issue_weights']),
  },
};

export const boardRelation: Relation & Special = {
  table: 'boards',
  by: ['id'],
  fields: {
    name: field.mildText(255, 'Development'),
    hide_backlog_list: field.flag,
    hide_closed_list: field.flag,
    assignee_id: field.paid(whoever),
    weight: field.paid(field.number()),
    special_milestone: field.paid({
      take: ({ record, row }, name) =>
        row['milestone_id'] === null
          ? (['Upcoming', 'Started'].find((each) => each === record[name]) ?? null)
          : null,
    }),
    milestone: field.paid(linkToRow('milestone_id', writtenMilestone, takeMilestone)),
    labels: scopeLabels,
    ...field.times,
  },
  lists: { lists: writeLeaf(lists) },
  store: storeBoard,
};

/** The subject of a list, by its column. */
type Subject = readonly [column: SubjectColumn, id: number];
type SubjectColumn = 'label_id' | 'milestone_id' | 'assignee_id' | 'iteration_id';

/**
 * Stores a board with its scope and its lists, one for each subject; the lists of what is open and closed every board has.
 * Skips lists without a subject here, and calls `refused`.
 */
async function storeBoard(
  context: ContainerContext,
  record: RawTree,
  refused: OnRefused,
): Promise<void> {
  const found = new Map<string, NewRow>();
  for await (const list of walkInSteps(context, readList(record, 'lists'))) {
    if (isUsual(list)) continue;
    const subject = found.size < maxLists ? await findSubject(context, list) : null;
    if (subject === null) {
      await refused();
      continue;
    }
    const key = subject.join(' ');
    if (found.has(key)) continue;
    const own = await readColumns(lists.fields, context, list);
    const [column, id] = subject;
    found.set(key, { ...own, position: own['position'] ?? found.size, [column]: id });
  }
  const row = await readColumns(boardRelation.fields, context, record);
  const labels = context.paid ? await readScopeLabels(context, record) : [];
  const { container } = context;
  const { id: board_id } = await storeInTurn(context, (db) =>
    insertReturning<{ id: number }>(db, 'boards', {
      ...row,
      [toOwnerColumn(container)]: container.id,
    }),
  );
  const links = labels.map((label_id) => ({ board_id, label_id }));
  await storeLeaves(context, 'board_labels', links);
  const inOrder = [...found.values()].toSorted(
    (one, other) => Number(one['position']) - Number(other['position']),
  );
  const { created_at, updated_at } = row;
  const rows = inOrder.map((list, position) => ({
    label_id: null,
    milestone_id: null,
    assignee_id: null,
    iteration_id: null,
    ...list,
    board_id,
    position,
    created_at,
    updated_at,
  }));
  await storeLeaves(context, 'board_lists', rows);
}

/** The lists of open and of closed issues have a word as their type or, in older archives, a number. */
const isUsual = ({ list_type }: RawTree) =>
  ['backlog', 'closed', 0, 2].some((each) => each === list_type);

/** Null for a list whose subject does not exist here. */
async function findSubject(context: ContainerContext, list: RawTree): Promise<Subject | null> {
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

async function readScopeLabels(
  context: ContainerContext,
  record: RawTree,
): Promise<readonly number[]> {
  const labels = new Set<number>();
  for (const label of readList(record, 'labels').slice(0, bounds['createIssue.labels'])) {
    labels.add(await ensureLabel(context, label));
  }
  return [...labels];
}
