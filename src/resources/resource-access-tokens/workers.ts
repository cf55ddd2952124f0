import type { WorkerDefinition } from '../../workers/workers.ts';
import { moveContributionsToGhost } from '../users/ghost.ts';
import { projectBot } from '../../records/user-types.ts';

/** Removes the account of a bot whose token was revoked; what it made goes to the ghost. */
export const removeBot: WorkerDefinition<{ readonly user_id: number }> = {
  name: 'remove_bot',

  async run({ user_id }, { db, clock }) {
    await db.transaction(async (db) => {
      const bot = { id: user_id, user_type: projectBot, state: 'blocked' };
      const found = await db('users').where(bot).select('id').forUpdate().first();
      if (found === undefined) return;
      await moveContributionsToGhost(db, user_id, clock().toISOString());
      await db('users').where(bot).delete();
    });
  },
};
