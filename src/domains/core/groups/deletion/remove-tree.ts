import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { clearReferences, deleteInParts } from '#src/database/in-parts.ts';
import { prepare } from '#src/domain-events/publish.ts';
import { minuteMs } from '#src/units.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toNamespaceOwner } from '#src/workers/owners.ts';
import { containerRemoved } from '#src/domains/core/namespaces/events.ts';
import { selectProjectsInTree, selectTree } from '#src/domains/core/namespaces/tree.ts';
import { deleteProject } from '#src/domains/core/projects/workers.ts';
import { hideTree } from './hide-tree.ts';

/** Projects that one job removes; another job continues. */
const batchSize = 100;

/** Milliseconds until the next check of a project whose creation still runs. */
const retryDelayMs = minuteMs;

/**
 * Removes a group with everything below it: first its projects, a batch in each job, then the groups. A job without
 * work left does nothing.
 */
export const deleteGroup: WorkerDefinition<{ readonly group_id: number }> = {
  name: 'delete_group',
  worksFor: ({ group_id }) => toNamespaceOwner(group_id),
  timeout: 1800,

  async run({ group_id }, dependencies, job) {
    const { db, workers, clock } = dependencies;
    const group = await db<{ pending_delete: boolean }>('namespaces')
      .where('id', group_id)
      .first('pending_delete');
    if (group?.pending_delete !== true) return;

    // The request for the deletion may have been interrupted.
    const now = clock().toISOString();
    await hideTree(db, group_id, { workers, now, signal: job.signal });
    const hidden = await selectProjectsInTree(db, group_id)
      .whereNotNull('projects.deletion_requested_at')
      .orderBy('projects.id')
      .limit(batchSize)
      .pluck<number[]>('projects.id');
    for (const project_id of hidden) {
      if (job.signal.aborted) return;
      await deleteProject.run({ project_id }, dependencies, job);
    }
    if ((await selectProjectsInTree(db, group_id).first()) === undefined) {
      await removeTree(db, group_id, job.signal);
      return;
    }
    const delay = hidden.length > 0 ? {} : { runAt: new Date(clock().getTime() + retryDelayMs) };
    await workers.enqueue(db, deleteGroup, { group_id }, delay);
  },
};

/** Groups that one statement removes, with their rows of the hierarchy. */
const groupBatchSize = 25;

async function removeTree(db: Database, id: number, signal: AbortSignal): Promise<void> {
  await prepare(db, containerRemoved({ kind: 'group', id }));
  await removeGroups(db, () => db('namespaces').whereIn('id', selectTree(db, id)), signal);
}

/** Removes the groups below a hidden group that has no projects left. */
export function removeBelow(db: Database, id: number, signal: AbortSignal): Promise<void> {
  const selectBelow = () => db('namespaces').whereIn('id', selectTree(db, id)).whereNot({ id });
  return removeGroups(db, selectBelow, signal);
}

/** The deepest groups are removed first, so that the remaining ones stay reachable from above. */
async function removeGroups(
  db: Database,
  namespaces: () => Knex.QueryBuilder,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const groups = await namespaces()
      .orderBy([{ column: 'depth', order: 'desc' }, 'id'])
      .limit(groupBatchSize)
      .pluck<number[]>('id');
    if (groups.length === 0) return;
    await clearReferences(db, 'namespaces', groups, { signal, keep: ['namespace_ancestors'] });
    const members = db('members').where('source_type', 'Namespace');
    await deleteInParts(db, 'members', whereInList(members, 'source_id', groups), { signal });
    await whereInList(db('namespaces'), 'id', groups).delete();
  }
}
