import type { HookLabel } from '#generated/common/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { formatHookTime } from '#src/text/hook-time.ts';
import { issuableKinds, type Issuable } from '#src/domains/planning/issuables/issuable.ts';
import type { LabelRow } from './table.ts';

export type HookLabelRow = Pick<
  LabelRow,
  'id' | 'title' | 'color' | 'project_id' | 'group_id' | 'description' | 'created_at' | 'updated_at'
>;

const columns = [
  'labels.id',
  'labels.title',
  'labels.color',
  'labels.project_id',
  'labels.group_id',
  'labels.description',
  'labels.created_at',
  'labels.updated_at',
];

/** Limit on the labels of one record in a payload. */
const maxLabels = 200;

/** The labels of a target in the order of their titles. */
export function findHookLabels(
  db: Database,
  { kind, id }: Pick<Issuable, 'kind' | 'id'>,
): Promise<HookLabelRow[]> {
  return db('label_links')
    .join('labels', 'labels.id', 'label_links.label_id')
    .where(`label_links.${issuableKinds[kind].column}`, id)
    .orderBy(['labels.title', 'labels.id'])
    .limit(maxLabels)
    .select(columns);
}

/** Finds labels by id; deleted ones are left out. */
export async function findHookLabelsById(
  db: Database,
  ids: readonly number[],
): Promise<HookLabelRow[]> {
  if (ids.length === 0) return [];
  const shownIds = ids.slice(0, maxLabels);
  return whereInList(db('labels'), 'labels.id', shownIds).select(columns);
}

export const presentHookLabel = (label: HookLabelRow): HookLabel => ({
  id: label.id,
  title: label.title,
  color: label.color,
  project_id: label.project_id,
  created_at: formatHookTime(label.created_at),
  updated_at: formatHookTime(label.updated_at),
  template: false,
  description: label.description,
  type: label.project_id === null ? 'GroupLabel' : 'ProjectLabel',
  group_id: label.group_id,
});

const compareByTitle = (one: HookLabelRow, other: HookLabelRow) =>
  one.title < other.title ? -1 : Number(one.title > other.title);

/** The labels until some were added and others removed. */
export async function presentHookLabelsBefore(
  db: Database,
  now: readonly HookLabelRow[],
  { added, removed }: { readonly added: readonly number[]; readonly removed: readonly number[] },
): Promise<HookLabel[]> {
  const gone = await findHookLabelsById(db, removed);
  const kept = now.filter(({ id }) => !added.includes(id));
  return [...kept, ...gone].toSorted(compareByTitle).map(presentHookLabel);
}
