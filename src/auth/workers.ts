import { sweepRows } from '#src/database/in-parts.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';

/** Deletes expired sessions, and expired tokens of mails, which are invalid already. */
export const sweepSessions: WorkerDefinition<object> = {
  name: 'sweep_sessions',
  worksFor: toInstanceOwner,
  daily: { hour: 4, minute: 0 },

  async run(_, { db, clock }, { signal }) {
    const now = clock().toISOString();
    for (const table of ['sessions', 'half_sign_ins', 'account_tokens']) {
      await sweepRows(db, table, db(table).where('expires_at', '<=', now), { signal });
    }
  },
};
