import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import { NotFound } from '#src/errors.ts';
import type { Repository } from '#src/git/repository.ts';
import { showsObject } from '#src/git/shown-objects.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import type { AuthorColumns } from '#src/records/user.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { commitNoteUpdated } from '#src/domains/code/commits/events.ts';
import { commitPolicy } from '#src/domains/code/commits/policy.ts';
import { lockNotes } from '#src/domains/code/commits/store-note.ts';
import type { CommitNoteRow } from '#src/domains/code/commits/table.ts';
import { checkText } from '#src/domains/planning/notes/text.ts';

type FoundNote = CommitNoteRow & AuthorColumns;

/**
 * Gives a note another text.
 * @throws Forbidden when the actor may not
 * @throws BadRequest for a text that cannot be stored
 * @throws NotFound when the note is gone
 */
export async function updateCommitNote(
  context: RequestContext,
  project: ProjectAccess,
  { repository, note }: { readonly repository: Repository; readonly note: FoundNote },
  text: string,
): Promise<FoundNote> {
  const actor = requireActor(context);
  authorize(commitPolicy.changeNote, { project, note, actor });
  checkText(text);
  const shown = await showsObject(repository.withoutRequests(), note.commit_id);
  const at = context.clock();
  const changed = { ...note, note: text, updated_at: at.toISOString() };
  await context.db.transaction(async (db) => {
    const { note: text, updated_at } = changed;
    const count = await db('commit_notes')
      .where({ id: note.id })
      .update({ note: text, updated_at });
    if (count === 0) throw new NotFound('Note');
    const happened = {
      project,
      by: toWorkRequest(actor),
      note: changed,
      before: note.note,
      shown,
      at,
    };
    await publish(db, commitNoteUpdated(happened));
  });
  return changed;
}

/**
 * Takes a note away. What else was said in its thread stays.
 * @throws Forbidden when the actor may not
 * @throws PreconditionFailed when it was changed since
 * @throws NotFound when the note is gone
 */
export async function deleteCommitNote(
  context: RequestContext,
  project: ProjectAccess,
  note: FoundNote,
  unmodifiedSince?: string,
): Promise<void> {
  authorize(commitPolicy.changeNote, { project, note, actor: requireActor(context) });
  await context.db.transaction(async (db) => {
    await lockNotes(db, project);
    const found = await db<CommitNoteRow>('commit_notes').where({ id: note.id }).first();
    if (found === undefined) throw new NotFound('Note');
    checkUnmodifiedSince(unmodifiedSince, found.updated_at);
    await db('commit_notes').where({ id: note.id }).delete();
    if (found.starts_discussion) await beginWithNext(db, found);
  });
}

/** Makes the next note the first one of a thread whose first note was deleted. */
async function beginWithNext(
  db: Database,
  { project_id, commit_id, discussion_id }: CommitNoteRow,
): Promise<void> {
  const next = await db<CommitNoteRow>('commit_notes')
    .where({ project_id, commit_id, discussion_id })
    .orderBy(['created_at', 'id'])
    .first('id');
  if (next === undefined) return;
  await db('commit_notes').where({ id: next.id }).update({ starts_discussion: true });
}
