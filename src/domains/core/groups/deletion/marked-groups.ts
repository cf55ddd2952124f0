import { toDay } from '#src/text/day.ts';
import { NotFound } from '#src/errors.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { dayMs } from '#src/units.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { findGroupsMarkedUntil } from './delayed-deletion.ts';
import { requestGroupDeletion } from './delete.ts';

/** Deletes groups that were marked for deletion and not restored in time. */
export const deleteMarkedGroups: WorkerDefinition<object> = {
  name: 'delete_marked_groups',
  worksFor: toInstanceOwner,
  daily: { hour: 1, minute: 0 },

  async run(_, { db, workers, clock }, job) {
    const { deletion_adjourned_period } = await loadCurrentSettings(db);
    const until = toDay(new Date(clock().getTime() - deletion_adjourned_period * dayMs));
    for (const id of await findGroupsMarkedUntil(db, until)) {
      if (job.signal.aborted) return;
      try {
        await requestGroupDeletion(db, workers, { id }, { now: clock().toISOString() });
      } catch (error) {
        // The group was deleted with a group above it.
        if (!(error instanceof NotFound)) throw error;
      }
    }
  },
};
