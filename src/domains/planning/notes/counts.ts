import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { type Issuable, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import type { NoteRow } from './table.ts';

/**
 * Serializes writes of notes on the target until the transaction ends.
 * @throws NotFound when the target is gone
 */
export async function lockIssuable(db: Database, { kind, id }: Issuable): Promise<void> {
  const { table, className } = issuableKinds[kind];
  const found = await db(table).where({ id }).forNoKeyUpdate().first('id');
  if (found === undefined) throw new NotFound(className);
}

/**
 * Updates the number of notes of a target. Confidential notes are not counted, so that the number does not reveal
 * them.
 */
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
