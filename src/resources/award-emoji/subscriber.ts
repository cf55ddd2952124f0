import type { Database } from '../../database/database.ts';
import { on } from '../../domain-events/subscription.ts';
import { targetKinds } from '../targets/target.ts';
import { userRemoved } from '../users/events.ts';
import { counters } from './give.ts';

/** Votes go with the account of whoever gave them. */
export const subscriptions = [on(userRemoved, { record: (db, { id }) => uncountVotes(db, id) })];

async function uncountVotes(db: Database, userId: number): Promise<void> {
  for (const { column, table } of Object.values(targetKinds)) {
    for (const [name, counter] of counters) {
      const votes = db('award_emoji').where({ user_id: userId, name }).whereNotNull(column);
      await db(table).whereIn('id', votes.select(column)).decrement(counter, 1);
    }
  }
}
