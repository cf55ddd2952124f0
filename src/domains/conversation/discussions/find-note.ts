import type { RequestContext } from '#src/context.ts';
import { NotFound } from '#src/errors.ts';
import { toIssuableColumns } from '#src/domains/planning/issuables/issuable.ts';
import { isHidden } from './hidden.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import type { NoteSubject } from '#src/domains/conversation/quick-actions/note-subject.ts';
import { type ListedNoteRow, joinNoteAuthors } from '#src/domains/planning/notes/table.ts';

/**
 * A note of exactly this target, and of this discussion where one is given, if the actor may see it.
 * @throws NotFound
 */
export async function findNote(
  context: Pick<RequestContext, 'db' | 'actor'>,
  { target, access }: NoteSubject,
  id: number,
  discussionId?: string,
): Promise<ListedNoteRow> {
  const own = toIssuableColumns(target);
  const notes = context.db('notes').where({ 'notes.id': id });
  for (const [column, value] of Object.entries(own)) void notes.where(`notes.${column}`, value);
  if (discussionId !== undefined) void notes.where('notes.discussion_id', discussionId);
  const note = await joinNoteAuthors(notes).first<ListedNoteRow | undefined>();
  const shows =
    note !== undefined && (!note.confidential || notePolicy.readConfidential({ access }));
  if (!shows || (await isHidden(context, note))) throw new NotFound('Note');
  return note;
}
