import type { Database } from '../../database/database.ts';
import { targetKinds } from '../targets/target.ts';

/** Takes away all notes of a user, from their threads and from the numbers of notes too. */
export async function deleteNotesOf(db: Database, userId: number): Promise<void> {
  for (const { column, table } of Object.values(targetKinds)) {
    // Nobody else writes notes there meanwhile.
    const own = () => db('notes').where('author_id', userId).whereNotNull(column);
    await db(table).whereIn('id', own().select(column)).orderBy('id').forNoKeyUpdate().select('id');
    const count = db.raw(
      `(select count(*) from notes where notes.${column} = ${table}.id and notes.author_id = ?
         and not notes.system and not notes.confidential)`,
      [userId],
    );
    await db(table)
      .whereIn('id', own().select(column))
      .update({ user_notes_count: db.raw('user_notes_count - ?', [count]) });
    const next = db('notes as lost')
      .join('notes as others', (on) => {
        on.on(`others.${column}`, `lost.${column}`).andOn(
          'others.discussion_id',
          'lost.discussion_id',
        );
      })
      .where('lost.author_id', userId)
      .where('lost.starts_discussion', true)
      .whereNot('others.author_id', userId)
      .groupBy('lost.id')
      .min('others.id');
    await db('notes').whereIn('id', next).update({ starts_discussion: true });
  }
  await db('notes').where('author_id', userId).delete();
}
