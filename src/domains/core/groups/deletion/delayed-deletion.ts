import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';

/** Groups that were marked for deletion on this day or before, the oldest marks first. */
export async function findGroupsMarkedUntil(db: Database, day: string): Promise<number[]> {
  return db('groups')
    .join('namespaces', 'namespaces.id', 'groups.namespace_id')
    .where('groups.marked_for_deletion_on', '<=', day)
    .where('namespaces.pending_delete', false)
    .orderBy(['groups.marked_for_deletion_on', 'namespaces.id'])
    .pluck<number[]>('namespaces.id');
}

/** Notes the day, `now` as ISO 8601. False when the group is marked already, and keeps its day. */
export async function markGroupForDeletion(
  db: Database,
  groupId: number,
  now: string,
): Promise<boolean> {
  const unmarked = db('groups').where('namespace_id', groupId).whereNull('marked_for_deletion_on');
  const marked = await unmarked.update({ marked_for_deletion_on: toDay(now) });
  if (marked > 0) await db('namespaces').where('id', groupId).update({ updated_at: now });
  return marked > 0;
}

/** Removes the mark; false without one. */
export async function unmarkForDeletion(
  db: Database,
  groupId: number,
  now: string,
): Promise<boolean> {
  const marked = db('groups').where('namespace_id', groupId).whereNotNull('marked_for_deletion_on');
  const unmarked = await marked.update({ marked_for_deletion_on: null });
  if (unmarked > 0) await db('namespaces').where('id', groupId).update({ updated_at: now });
  return unmarked > 0;
}
