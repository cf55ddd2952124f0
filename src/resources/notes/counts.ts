import type { Database } from '../../database/database.ts';
import { NotFound } from '../../errors.ts';
import { type Issuable, issuableKinds } from '../issuables/issuable.ts';
import type { NoteRow } from './table.ts';

/**
 * Lets nobody else write notes of the target until the transaction ends.
 * @throws NotFound when the target is gone
 */
export async function lockIssuable(db: Database, { kind, id }: Issuable): Promise<void> {
  const { table, className } = issuableKinds[kind];
  const found = await db(table).where({ id }).forNoKeyUpdate().first('id');
  if (found === undefined) throw new NotFound(className);
}

/** Counts a note that comes or goes among those of its target. Confidential ones are not told of by a number either. */
export async function countNote(
  db: Database,
  { kind, id }: Issuable,
  { system, confidential }: Pick<NoteRow, 'system' | 'confidential'>,
  { by, at }: { readonly by: 1 | -1; readonly at: Date },
): Promise<void> {
  const counted = system || confidential ? 0 : by;
  await db(issuableKinds[kind].table)
    .where({ id })
    .increment('user_notes_count', counted)
    .update({ updated_at: at.toISOString() });
}
