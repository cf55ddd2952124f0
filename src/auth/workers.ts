import type { WorkerDefinition } from '../workers/definition.ts';

/** Rows that one statement deletes: so many that it is quick, and holds nobody up. */
const batch = 5_000;

/** Deletes sessions that are over; nobody can use them before, either. */
export const sweepSessions: WorkerDefinition<object> = {
  name: 'sweep_sessions',
  daily: { hour: 4, minute: 0 },

  async run(_, { db, clock }, { signal }) {
    const now = clock().toISOString();
    while (!signal.aborted) {
      const ids = db('sessions').where('expires_at', '<=', now).select('id').limit(batch);
      const deleted = await db('sessions').whereIn('id', ids).delete();
      if (Number(deleted) < batch) return;
    }
  },
};
