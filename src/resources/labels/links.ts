import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { ofTarget, type Target, type TargetKind, targetKinds } from '../targets/target.ts';
import type { LabelRow } from './table.ts';

export interface LabelsChanged {
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/** Gives the target exactly these labels, and tells which of them are new to it and which it had until now. */
export async function setLabels(
  db: Database,
  target: Pick<Target, 'kind' | 'id'>,
  ids: readonly number[],
): Promise<LabelsChanged> {
  const { column } = targetKinds[target.kind];
  const wanted = new Set(ids);
  const had = await db('label_links')
    .where(ofTarget(target))
    .select<{ label_id: number }[]>('label_id');
  const before = new Set(had.map(({ label_id }) => label_id));
  const removed = [...before].filter((id) => !wanted.has(id));
  if (removed.length > 0) {
    await inList(db('label_links').where(ofTarget(target)), 'label_id', removed).delete();
  }
  const missing = [...wanted].filter((id) => !before.has(id));
  if (missing.length === 0) return { added: [], removed };
  // Somebody else may add one meanwhile.
  const added = await db('label_links')
    .insert(missing.map((label_id) => ({ ...ofTarget(target), label_id })))
    .onConflict([column, 'label_id'])
    .ignore()
    .returning<{ label_id: number }[]>('label_id');
  return { added: added.map(({ label_id }) => label_id), removed };
}

/** The labels of these targets by title, by the id of the target. */
export async function loadLabels(
  db: Database,
  kind: TargetKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly LabelRow[]>> {
  const byTarget = new Map<number, LabelRow[]>();
  if (ids.length === 0) return byTarget;
  const { column } = targetKinds[kind];
  const links = inList(db('label_links'), `label_links.${column}`, ids)
    .join('labels', 'labels.id', 'label_links.label_id')
    .orderBy([{ column: 'labels.title_key' }, { column: 'labels.id' }])
    .select('labels.*')
    .select({ target_id: `label_links.${column}` });
  for (const { target_id, ...label } of await links) {
    const labels = byTarget.get(target_id as number) ?? [];
    byTarget.set(target_id as number, labels);
    labels.push(label as LabelRow);
  }
  return byTarget;
}
