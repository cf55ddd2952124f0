import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { abandonUnfinishedGroup } from '#src/policy/unfinished-group.ts';
import { minuteMs } from '#src/units.ts';
import type { Workers } from '#src/workers/definition.ts';
import { lockNamespace } from '#src/domains/core/namespaces/table.ts';
import { deleteGroup } from './remove-tree.ts';
import { hideGroups, hideTree } from './hide-tree.ts';

/**
 * Milliseconds that the job waits for the request that hides the tree; it completes the hiding if the request breaks
 * off.
 */
const hidingTimeoutMs = minuteMs;

interface DeletionOptions {
  /** ISO 8601. */
  readonly now: string;
  /** Called in the transaction that hides the group. */
  readonly record?: (db: Database) => Promise<void>;
}

/**
 * Hides a group, then everything below it in parts, ends all memberships and shares of it, frees its name and paths, and
 * queues its removal. When it returns, all of that is done.
 * @throws NotFound when somebody else has just done so
 */
export async function requestGroupDeletion(
  db: Database,
  workers: Workers,
  { id }: { readonly id: number },
  { now, record }: DeletionOptions,
): Promise<void> {
  const payload = { group_id: id };
  const key = `group ${id}`;
  await changeAccess(db, async (db) => {
    const group = await lockNamespace(db, id);
    if (group?.kind !== 'group') throw new NotFound('Group');
    // A group that is still being created is hidden already.
    if (group.pending_delete && !(await abandonUnfinishedGroup(db, id)))
      throw new NotFound('Group');
    await hideGroups(db, [id], now);
    const runAt = new Date(Date.parse(now) + hidingTimeoutMs);
    await workers.enqueue(db, deleteGroup, payload, { key, runAt });
    await record?.(db);
  });
  await hideTree(db, id, { workers, now });
  // The job that waits begins at once.
  await workers.enqueue(db, deleteGroup, payload, { key });
}
