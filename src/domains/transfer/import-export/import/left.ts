import { unfinishedStatuses } from '#src/policy/unfinished-group.ts';
import { walkParts } from '#src/database/walks.ts';
import { dayMs } from '#src/units.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { importGroupArchive } from './group/worker.ts';
import { importProjectArchive } from './worker.ts';

/** Milliseconds after which no attempt of an import can still run: every import ends within a day. */
const leftAfterMs = 2 * dayMs;

/**
 * Queues another job, once a day, for imports whose last job failed to clean up. Otherwise their hidden container
 * stays and its path stays taken. Such imports have timed out, so the job only ends them.
 */
export const endLeftImports: WorkerDefinition<object> = {
  name: 'end_left_imports',
  worksFor: toInstanceOwner,
  daily: { hour: 4, minute: 20 },

  async run(_, { db, workers, clock }, { signal }) {
    const before = new Date(clock().getTime() - leftAfterMs).toISOString();
    const projects = db('project_imports')
      .join('projects', 'projects.id', 'project_imports.project_id')
      .whereNull('projects.listing')
      .whereNull('projects.deletion_requested_at')
      .where('project_imports.created_at', '<', before);
    for await (const ids of walkParts(projects, { key: 'project_imports.project_id' })) {
      const jobs = ids.map((project_id) => ({
        payload: { project_id },
        key: `left ${project_id}`,
      }));
      await db.transaction((db) => workers.enqueueAll(db, importProjectArchive, jobs));
      signal.throwIfAborted();
    }
    const groups = db('group_imports')
      .join('namespaces', 'namespaces.id', 'group_imports.group_id')
      .where('namespaces.pending_delete', true)
      .whereIn('group_imports.status', unfinishedStatuses)
      .where('group_imports.created_at', '<', before);
    for await (const ids of walkParts(groups, { key: 'group_imports.group_id' })) {
      const jobs = ids.map((group_id) => ({ payload: { group_id }, key: `left ${group_id}` }));
      await db.transaction((db) => workers.enqueueAll(db, importGroupArchive, jobs));
      signal.throwIfAborted();
    }
  },
};
