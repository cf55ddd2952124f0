import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { deleteInParts } from '#src/database/in-parts.ts';
import { issuableKinds } from '#src/domains/planning/issuables/issuable.ts';

/** Deletes all notes of a user, and updates threads and counts of notes. */
export async function deleteUserNotes(db: Database, userId: number): Promise<void> {
  await deleteInParts(db, 'notes', db('notes').where('author_id', userId), {
    async remove(db, ids) {
      for (const { column, table } of Object.values(issuableKinds)) {
        const selectLost = () =>
          whereInList(db('notes'), 'notes.id', ids).whereNotNull(`notes.${column}`);
        // The lock keeps others from writing notes there.
        await db(table)
          .whereIn('id', selectLost().select(column))
          .orderBy('id')
          .forNoKeyUpdate()
          .select('id');
        const counted = await selectLost()
          .where({ system: false, confidential: false })
          .groupBy(column)
          .select<{ id: number; count: number }[]>(`${column} as id`, db.raw('count(*) as count'));
        for (const { id, count } of counted) {
          await db(table).where({ id }).decrement('user_notes_count', Number(count));
        }
        const next = selectLost()
          .join('notes as others', (on) => {
            on.on(`others.${column}`, `notes.${column}`);
            on.andOn('others.discussion_id', 'notes.discussion_id');
          })
          .where('notes.starts_discussion', true)
          .whereNot('others.author_id', userId)
          .groupBy('notes.id')
          .min('others.id');
        await db('notes').whereIn('id', next).update({ starts_discussion: true });
      }
      await whereInList(db('notes'), 'id', ids).delete();
    },
  });
}
