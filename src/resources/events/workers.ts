import type { WorkerDefinition } from '../../workers/definition.ts';
import { ofInstance } from '../../workers/owners.ts';
import { oldestKept } from './table.ts';

/** Rows that one statement deletes: so many that it is quick, and holds nobody up. */
const batch = 5_000;

/** Deletes events that are too old to be shown. */
export const purgeEvents: WorkerDefinition<Record<never, never>> = {
  name: 'purge_events',
  worksFor: ofInstance,
  daily: { hour: 3, minute: 0 },

  async run(_payload, { db, clock }, { signal }) {
    const oldest = oldestKept(clock());
    while (!signal.aborted) {
      const ids = db('events').where('created_at', '<', oldest).select('id').limit(batch);
      const deleted = await db('events').whereIn('id', ids).delete();
      if (Number(deleted) < batch) return;
    }
  },
};
