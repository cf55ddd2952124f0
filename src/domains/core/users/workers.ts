import { toDay } from '#src/text/day.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner, toUserOwner } from '#src/workers/owners.ts';
import { deactivateDormant } from './account/dormant.ts';
import { removeUser } from './deletion/removal.ts';
import { removeBot } from './deletion/retire-bots.ts';

/** Removes the account of a user whose deletion was requested, with all of its records. */
export const deleteUser: WorkerDefinition<{
  readonly user_id: number;
  readonly hard_delete: boolean;
}> = {
  name: 'delete_user',
  worksFor: ({ user_id }) => toUserOwner(user_id),
  timeout: 3600,

  async run({ user_id, hard_delete }, dependencies, job) {
    await removeUser(user_id, { hard: hard_delete }, dependencies, job);
  },
};

/** Deactivates inactive users once a day, if the instance enables it. */
export const deactivateDormantUsers: WorkerDefinition<object> = {
  name: 'deactivate_dormant_users',
  worksFor: toInstanceOwner,
  daily: { hour: 1, minute: 0 },

  async run(_, { db, clock }, job) {
    if (!(await loadCurrentSettings(db)).deactivate_dormant_users) return;
    const now = clock();
    while (!job.signal.aborted) {
      const done = await deactivateDormant(db, toDay(now), now.toISOString());
      if (done === 0) return;
    }
  },
};

/** Background jobs of the resource. */
export const workers = [deactivateDormantUsers, deleteUser, removeBot];
