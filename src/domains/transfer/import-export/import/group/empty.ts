import type { Database } from '#src/database/database.ts';
import { clearReferences, deleteInParts } from '#src/database/in-parts.ts';
import { removeBelow } from '#src/domains/core/groups/deletion/remove-tree.ts';

/** Tables with rows of an empty group; rows in other tables come from an archive. */
const own = ['groups', 'group_imports', 'namespace_ancestors'];

const counters = ['group milestones', 'group epics', 'group iterations'];

/** Takes all that was restored from a hidden group, in parts. It can be broken off and done again. */
export async function clearImportedGroup(
  db: Database,
  { groupId, ownerId }: { readonly groupId: number; readonly ownerId: number | null },
  signal: AbortSignal,
): Promise<void> {
  await removeBelow(db, groupId, signal);
  await clearReferences(db, 'namespaces', [groupId], { signal, keep: own });
  const members = db('members').where({ source_type: 'Namespace', source_id: groupId });
  if (ownerId !== null) {
    void members.where((other) => void other.whereNull('user_id').orWhereNot('user_id', ownerId));
  }
  await deleteInParts(db, 'members', members, { signal });
  await db('internal_counters').where({ owner_id: groupId }).whereIn('scope', counters).delete();
}
