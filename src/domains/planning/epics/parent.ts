import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { Forbidden, NotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupLevel } from '#src/policy/group-level.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { lockTop } from '#src/domains/core/namespaces/table.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import { exposures, mayHoldEpic } from './confidentiality.ts';
import { placeStepSize } from './places.ts';
import { computeEpicHeight, loadEpicLineage, maxEpicDepth } from './depth.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';

type Context = Pick<RequestContext, 'db' | 'actor'>;

/**
 * An epic that the caller wants to put something below.
 * @throws NotFound where it is hidden
 * @throws Forbidden where the caller may not change it
 */
export async function findParentEpic(context: Context, id: number): Promise<EpicRow> {
  const { db, actor } = context;
  const parent = await selectVisibleEpics(db, actor)
    .where('epics.id', id)
    .first<EpicRow | undefined>('epics.*');
  if (parent === undefined) throw new NotFound('Epic');
  await requireChange(context, parent);
  return parent;
}

/** @throws Forbidden unless the actor may change epics of the group of this one, which they see */
export async function requireChange(
  { db, actor }: Context,
  { group_id }: Pick<EpicRow, 'group_id'>,
): Promise<void> {
  if (actor === null) throw new Forbidden();
  if (actor.admin) return;
  if ((await findGroupLevel(db, actor.user.id, group_id)) < AccessLevel.Reporter)
    throw new Forbidden();
}

type Child = Pick<EpicRow, 'group_id' | 'confidential'> & { readonly id: number | null };

/** Serializes changes of parents in the tree. */
export function lockHierarchy(db: Database, group: Pick<GroupAccess, 'id'>): Promise<void> {
  return lockTop(db, group.id);
}

/**
 * Returns the reason why an epic cannot be the child of another; null if it can. `id` is null for a new epic. Lock the
 * hierarchy first.
 */
export async function findObstacle(
  db: Database,
  child: Child,
  parent: Pick<EpicRow, 'id' | 'group_id' | 'confidential'>,
): Promise<string | null> {
  if (child.id === parent.id) return formatReason('An epic cannot be added to itself.');
  const above = await selectLineage(db, child.group_id)
    .where('ancestor_id', parent.group_id)
    .first<object | undefined>();
  if (above === undefined) {
    return formatReason('It must belong to the same group as its parent, or to one below.');
  }
  const lineage = await loadEpicLineage(db, parent.id);
  if (child.id !== null && lineage.includes(child.id)) {
    return formatReason('It is already an ancestor of the parent epic.');
  }
  if (!mayHoldEpic(parent, child)) return exposures.childEpic;
  const height = child.id === null ? 1 : await computeEpicHeight(db, child.id);
  return lineage.length + height > maxEpicDepth
    ? formatReason(
        `One or more epics would exceed the maximum depth (${maxEpicDepth}) from its most distant ancestor.`,
      )
    : null;
}

const formatReason = (reason: string) => `This epic cannot be added. ${reason}`;

/** The place behind all other epics below the same one. */
export async function findLastPlaceBelow(db: Database, parentId: number): Promise<number> {
  const last = await db('epics')
    .where('parent_id', parentId)
    .max<{ place: number | null }[]>({ place: 'relative_position' })
    .first();
  return (last?.place ?? 0) + placeStepSize;
}
