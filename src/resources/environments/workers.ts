import type { WorkerDefinition } from '../../workers/definition.ts';
import { ofInstance } from '../../workers/owners.ts';
import { inList } from '../../database/dialect.ts';

const atOnce = 500;

/** Every night deletes the environments whose week is over, if they are still stopped. */
export const deleteEnvironments: WorkerDefinition<object> = {
  name: 'delete_environments',
  worksFor: ofInstance,
  daily: { hour: 3, minute: 30 },

  async run(_, { db, clock }, { signal }) {
    while (!signal.aborted) {
      const due = await db('environments')
        .where('auto_delete_at', '<=', clock().toISOString())
        .where('state', 'stopped')
        .orderBy('auto_delete_at')
        .limit(atOnce)
        .select<{ id: number }[]>('id');
      if (due.length === 0) return;
      const ids = due.map(({ id }) => id);
      await inList(db('environments'), 'id', ids).where('state', 'stopped').delete();
    }
  },
};
