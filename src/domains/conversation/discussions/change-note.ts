import { clearReferences } from '#src/database/in-parts.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import { NotFound } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { toIssuableColumns } from '#src/domains/planning/issuables/issuable.ts';
import { findSuggestions } from '#src/domains/review/suggestions/suggest.ts';
import { replaceSuggestions } from '#src/domains/review/suggestions/table.ts';
import { countNote, lockIssuable } from '#src/domains/planning/notes/counts.ts';
import { noteDeleted, noteUpdated } from '#src/domains/planning/notes/events.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import { readPosition } from '#src/domains/review/suggestions/position.ts';
import type { NoteSubject } from '#src/domains/conversation/quick-actions/note-subject.ts';
import type { ListedNoteRow, NoteRow } from '#src/domains/planning/notes/table.ts';
import { checkText } from '#src/domains/planning/notes/text.ts';

/**
 * Gives a note that the actor sees another text.
 * @throws Forbidden when the actor may not
 * @throws BadRequest for a text that cannot be stored
 * @throws NotFound when the note is gone
 */
export async function updateNote(
  context: RequestContext,
  subject: NoteSubject,
  note: ListedNoteRow,
  body: string,
): Promise<ListedNoteRow> {
  const actor = requireActor(context);
  authorize(notePolicy.change, { ...subject, note, actor });
  checkText(body);
  const at = context.clock();
  const changed = { body, updated_at: at.toISOString() };
  const position = readPosition(note.position);
  const suggested = await findSuggestions(context, subject.target, position, body);
  await context.db.transaction(async (db) => {
    const { target } = subject;
    await lockIssuable(db, target);
    const { body: before } = await findAgain(db, note);
    await db('notes').where({ id: note.id }).update(changed);
    if (note.system) return;
    await replaceSuggestions(db, note, suggested);
    const facts = { note: { ...note, ...changed }, target, by: toWorkRequest(actor), at, before };
    await publish(db, noteUpdated(facts));
  });
  return { ...note, ...changed };
}

/**
 * Takes a note away. What else was said in its thread stays.
 * @throws Forbidden when the actor may not
 * @throws PreconditionFailed when it was changed since
 * @throws NotFound when the note is gone
 */
export async function deleteNote(
  context: RequestContext,
  subject: NoteSubject,
  note: ListedNoteRow,
  unmodifiedSince?: string,
): Promise<void> {
  const actor = requireActor(context);
  authorize(notePolicy.change, { ...subject, note, actor });
  const at = context.clock();
  checkUnmodifiedSince(unmodifiedSince, (await findAgain(context.db, note)).updated_at);
  await clearReferences(context.db, 'notes', [note.id]);
  await context.db.transaction(async (db) => {
    const { target } = subject;
    await lockIssuable(db, target);
    const found = await findAgain(db, note);
    checkUnmodifiedSince(unmodifiedSince, found.updated_at);
    await db('notes').where({ id: note.id }).delete();
    if (found.starts_discussion) await beginWithNext(db, subject, found);
    await countNote(db, target, found, { by: -1, at });
    if (found.system) return;
    await publish(db, noteDeleted({ note: found, target, by: toWorkRequest(actor), at }));
  });
}

/** Current row of the note; call it with a locked target. */
async function findAgain(db: Database, { id }: NoteRow): Promise<NoteRow> {
  const note = await db<NoteRow>('notes').where({ id }).first();
  if (note === undefined) throw new NotFound('Note');
  return note;
}

/** Makes the next note the first one of a thread whose first note was deleted. */
async function beginWithNext(
  db: Database,
  { target }: NoteSubject,
  { discussion_id }: NoteRow,
): Promise<void> {
  const next = await db<NoteRow>('notes')
    .where({ ...toIssuableColumns(target), discussion_id })
    .orderBy('id')
    .first('id');
  if (next === undefined) return;
  await db('notes').where({ id: next.id }).update({ starts_discussion: true });
}
