import { toDay } from '#src/text/day.ts';
import { theInstance } from '#src/domain-events/audited.ts';
import { NotFound } from '#src/errors.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { requestDeletion } from '#src/domains/core/projects/delete.ts';

/** Projects that are looked up at a time. */
const batchSize = 50;

/** Deletes projects that were marked for deletion before the configured number of days. */
export const deleteMarkedProjects: WorkerDefinition<object> = {
  name: 'delete_marked_projects',
  worksFor: toInstanceOwner,
  daily: { hour: 1, minute: 0 },
  timeout: 3600,

  async run(_, { db, workers, clock }, job) {
    const { deletion_adjourned_period: days } = await loadCurrentSettings(db);
    const now = clock();
    const last = toDay(new Date(now.getTime() - days * 86_400_000));
    for (let after = 0; !job.signal.aborted;) {
      const due = await db<ProjectRow>('projects')
        .where('marked_for_deletion_on', '<=', last)
        .where('id', '>', after)
        .whereNotNull('listing')
        .orderBy('id')
        .limit(batchSize);
      for (const project of due) {
        const doing = { actor: theInstance, now: now.toISOString() };
        await requestDeletion(db, workers, project, doing).catch(ignoreGone);
        after = project.id;
      }
      if (due.length < batchSize) return;
    }
  },
};

/** The project was deleted with a group above it, or by another request. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof NotFound)) throw error;
}

/** Background jobs of the resource. */
export const workers = [deleteMarkedProjects];
