import type { Database } from '#src/database/database.ts';
import { groupColumns, type GroupRow } from '#src/records/group.ts';
import { streamRows } from '../record.ts';

interface Below {
  readonly namespace_id: number;
  readonly depth: number;
}

/** The ids of the group and of all groups below it, parents first: two numbers for each are in memory. */
export async function loadTreeIds(db: Database, groupId: number): Promise<readonly number[]> {
  const rows = streamRows<Below>(
    () =>
      db('namespace_ancestors')
        .join('namespaces', 'namespaces.id', 'namespace_ancestors.namespace_id')
        .where('namespace_ancestors.ancestor_id', groupId)
        .where({ 'namespaces.kind': 'group', 'namespaces.pending_delete': false })
        .select('namespace_ancestors.namespace_id', 'namespaces.depth'),
    { of: 'namespace_ancestors', by: ['namespace_id'], atOnce: 1000 },
  );
  const found: Below[] = [];
  for await (const { namespace_id, depth } of rows) found.push({ namespace_id, depth });
  return found
    .toSorted((one, other) => one.depth - other.depth || one.namespace_id - other.namespace_id)
    .map(({ namespace_id }) => namespace_id);
}

/** Undefined for a group that is being deleted. */
export function findGroup(db: Database, id: number): Promise<GroupRow | undefined> {
  return db('namespaces')
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .where({ 'namespaces.id': id, 'namespaces.pending_delete': false })
    .first<GroupRow | undefined>(...groupColumns);
}
