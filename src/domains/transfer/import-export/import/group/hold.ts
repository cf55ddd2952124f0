import type { Database } from '#src/database/database.ts';
import { groupColumns, type GroupRow } from '#src/records/group.ts';
import { unfinishedStatuses } from '#src/policy/unfinished-group.ts';
import { ContainerGone } from '../context.ts';

/** @throws ContainerGone where the group that is being made is being deleted, or what it is in */
export const holdUnfinished = (groupId: number) => async (db: Database) => {
  await findUnfinished(db, groupId);
};

/**
 * Locks a group that is being made.
 * @throws ContainerGone
 */
export async function findUnfinished(db: Database, groupId: number): Promise<GroupRow> {
  const group = await db('namespaces')
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .where({ 'namespaces.id': groupId, 'namespaces.pending_delete': true })
    .forNoKeyUpdate('namespaces')
    .first<GroupRow | undefined>(...groupColumns);
  if (group === undefined) throw new ContainerGone();
  // The import is read under the lock of the group, which a deletion also takes.
  const row = await db('group_imports')
    .where({ group_id: groupId })
    .whereIn('status', unfinishedStatuses)
    .first('id');
  const parent =
    group.parent_id !== null &&
    (await db('namespaces').where({ id: group.parent_id, pending_delete: false }).first('id'));
  if (row === undefined || parent === undefined) throw new ContainerGone();
  return group;
}
