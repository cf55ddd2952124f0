import type { Database } from '../../database/database.ts';
import { groupContainer } from '../../records/container.ts';
import { changeLabels, findLabelIds, type LabelChange } from '../labels/links.ts';
import type { Change } from '../targets/events.ts';
import type { GivenEpic } from './given.ts';

/** The labels that are given, by id; unknown titles become labels of the group. Null where the labels stay. */
export async function findLabelChange(
  db: Database,
  group: { readonly id: number },
  given: GivenEpic,
  now: string,
): Promise<LabelChange | null> {
  const container = groupContainer(group);
  const idsOf = async (
    titles: readonly string[] | undefined,
    ids: readonly number[] | undefined,
    create: boolean,
  ) =>
    titles === undefined
      ? ids
      : [...(await findLabelIds(db, container, titles, { create, now })), ...(ids ?? [])];
  const all = await idsOf(given.labels, given.label_ids, true);
  const add = await idsOf(given.add_labels, given.add_label_ids, true);
  const remove = await idsOf(given.remove_labels, given.remove_label_ids, false);
  if (all === undefined && add === undefined && remove === undefined) return null;
  return { all, add, remove };
}

/** Changes the labels of an epic; nothing to announce when they stay. */
export async function storeLabels(
  db: Database,
  id: number,
  change: LabelChange | null,
): Promise<Change[]> {
  if (change === null) return [];
  const { added, removed } = await changeLabels(db, { kind: 'epic', id }, change);
  return added.length + removed.length === 0 ? [] : [{ attribute: 'labels', added, removed }];
}
