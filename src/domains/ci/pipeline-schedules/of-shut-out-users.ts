import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toAccessOwner } from '#src/workers/owners.ts';
import type { usersShutOut } from '#src/domains/core/users/events.ts';

const scheduleBatchSize = 100;

/** Disables the schedules of a user who may no longer act. */
export const restSchedulesOfUser: WorkerDefinition<{ readonly id: number }> = {
  name: 'rest_schedules_of_user',
  worksFor: ({ id }) => toAccessOwner('user', id),

  async run({ id }, { db, clock }, { signal }) {
    if ((await db('users').where({ id, state: 'active' }).first('id')) !== undefined) return;
    for (let count = scheduleBatchSize; count === scheduleBatchSize && !signal.aborted;) {
      const ids = await db('pipeline_schedules')
        .where({ owner_id: id, active: true })
        .limit(scheduleBatchSize)
        .pluck<number[]>('id');
      const now = clock().toISOString();
      await whereInList(db('pipeline_schedules'), 'id', ids).update({
        active: false,
        updated_at: now,
      });
      count = ids.length;
    }
  },
};

/** Deactivates the schedules of users who lost their access. */
export async function stopSchedules(
  db: Database,
  { ids }: FactsOf<typeof usersShutOut>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  for (const id of ids) await workers.enqueue(db, restSchedulesOfUser, { id });
}
