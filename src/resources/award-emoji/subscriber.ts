import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { rowsOfPart, stepByStep } from '../../database/in-parts.ts';
import { on } from '../../domain-events/subscription.ts';
import { targetKinds } from '../targets/target.ts';
import { userRemoved } from '../users/events.ts';
import { counters } from './give.ts';

/** Votes go with the account of whoever gave them. */
export const subscriptions = [on(userRemoved, { prepare: (db, { id }) => takeVotes(db, id) })];

async function takeVotes(db: Database, userId: number): Promise<void> {
  for (const { column, table } of Object.values(targetKinds)) {
    for (const [name, counter] of counters) {
      await stepByStep(db, async (db) => {
        const votes = db('award_emoji').where({ user_id: userId, name }).whereNotNull(column);
        const taken = await db('award_emoji')
          .whereIn('id', votes.orderBy('id').limit(rowsOfPart).select('id'))
          .delete()
          .returning<Record<string, number>[]>(column);
        const ids = taken.map((row) => Number(row[column]));
        await inList(db(table), 'id', ids).decrement(counter, 1);
        return ids.length;
      });
    }
  }
}
