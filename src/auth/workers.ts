import type { Database } from '../database/database.ts';
import type { WorkerDefinition } from '../workers/definition.ts';
import { ofInstance } from '../workers/owners.ts';

/** Rows that one statement deletes: so many that it is quick, and holds nobody up. */
const batch = 5_000;

/** Deletes sessions, and tokens of mails, that are over; nobody can use them before, either. */
export const sweepSessions: WorkerDefinition<object> = {
  name: 'sweep_sessions',
  worksFor: ofInstance,
  daily: { hour: 4, minute: 0 },

  async run(_, { db, clock }, { signal }) {
    const now = clock().toISOString();
    for (const table of ['sessions', 'half_sign_ins', 'account_tokens']) {
      await sweep(db, table, now, signal);
    }
  },
};

async function sweep(db: Database, table: string, now: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const ids = db(table).where('expires_at', '<=', now).select('id').limit(batch);
    const deleted = await db(table).whereIn('id', ids).delete();
    if (Number(deleted) < batch) return;
  }
}
