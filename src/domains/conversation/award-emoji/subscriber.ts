import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { partRows, runStepByStep } from '#src/database/in-parts.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { userRemoved } from '#src/domains/core/users/events.ts';
import { counters } from './give.ts';

/** Reactions of a deleted user move to the heir; without one they are deleted with their votes. */
export const subscriptions = [
  subscribeTo(userRemoved, {
    async prepare(db, { id, heir }) {
      if (heir !== null) await moveReactions(db, id, heir);
      await takeVotes(db, id);
    },
  }),
];

const reactedTo = [...Object.values(issuableKinds).map(({ column }) => column), 'note_id'];

/** Reactions move to another user and still count, one of each kind. */
async function moveReactions(db: Database, userId: number, heir: number): Promise<void> {
  for (const column of reactedTo) {
    const same = db('award_emoji as same')
      .where('same.user_id', heir)
      .whereRaw('?? = ??', [`same.${column}`, `own.${column}`])
      .whereRaw('?? = ??', ['same.name', 'own.name']);
    const part = db('award_emoji as own')
      .where('own.user_id', userId)
      .whereNotNull(`own.${column}`)
      .whereNotExists(same.select('same.id'))
      .orderBy('own.id')
      .limit(partRows)
      .select('own.id');
    const moved = { user_id: heir };
    await runStepByStep(db, (db) => db('award_emoji').whereIn('id', part).update(moved));
  }
}

async function takeVotes(db: Database, userId: number): Promise<void> {
  for (const { column, table } of Object.values(issuableKinds)) {
    for (const [name, counter] of counters) {
      await runStepByStep(db, async (db) => {
        const votes = db('award_emoji').where({ user_id: userId, name }).whereNotNull(column);
        const taken = await db('award_emoji')
          .whereIn('id', votes.orderBy('id').limit(partRows).select('id'))
          .delete()
          .returning<Record<string, number>[]>(column);
        const ids = taken.map((row) => Number(row[column]));
        await whereInList(db(table), 'id', ids).decrement(counter, 1);
        return ids.length;
      });
    }
  }
}
