import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest, Forbidden } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import { toIssuableColumns, type Issuable } from '#src/domains/planning/issuables/issuable.ts';
import { lockIssuable } from '#src/domains/planning/notes/counts.ts';
import { threadsResolved } from '#src/domains/planning/notes/events.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import type { NoteSubject } from '#src/domains/conversation/quick-actions/note-subject.ts';
import { addSystemNote } from '#src/domains/planning/notes/system.ts';
import {
  isResolvable,
  type ListedNoteRow,
  toResolverColumns,
  type ShownNoteRow,
} from '#src/domains/planning/notes/table.ts';
import { countUnresolvedThreads } from '#src/domains/planning/notes/unresolved.ts';

/** The notes that can be resolved in a thread of a merge request. */
const selectThread = (db: Database, target: Pick<Issuable, 'kind' | 'id'>, discussion_id: string) =>
  db('notes')
    .where({ ...toIssuableColumns(target), discussion_id, system: false })
    .whereNotNull('type');

/** Tells whether a whole thread of a merge request is resolved, so that a new reply is, too. */
export async function isResolved(
  db: Database,
  target: Pick<Issuable, 'kind' | 'id'>,
  discussionId: string,
): Promise<boolean> {
  if (target.kind !== 'merge_request') return false;
  const selectThisThread = () => selectThread(db, target, discussionId);
  const open = await selectThisThread().whereNull('resolved_at').first('id');
  return open === undefined && (await selectThisThread().first('id')) !== undefined;
}

/**
 * Resolves every note of a thread, or opens them again.
 * @throws Forbidden when the actor may not, and where there is nothing to resolve
 */
export async function resolveThread(
  context: RequestContext,
  subject: NoteSubject,
  notes: readonly ShownNoteRow[],
  resolved: boolean,
): Promise<readonly ShownNoteRow[]> {
  authorize(notePolicy.resolve, { ...subject, actor: requireActor(context) });
  if (!notes.some(isResolvable)) throw new Forbidden();
  return store(context, subject, notes, resolved);
}

/**
 * Resolves one note, or opens it again.
 * @throws Forbidden when the actor may not
 * @throws BadRequest where nothing can be resolved
 */
export async function resolveNote(
  context: RequestContext,
  subject: NoteSubject,
  note: ListedNoteRow,
  resolved: boolean,
): Promise<ListedNoteRow> {
  const actor = requireActor(context);
  const may = subject.target.kind === 'merge_request' ? notePolicy.resolve : notePolicy.change;
  authorize(may, { ...subject, note, actor });
  if (!isResolvable(note)) throw new BadRequest('400 Bad request - Note is not resolvable');
  const [changed] = await store(context, subject, [note], resolved);
  return changed ?? note;
}

/** Notes that are in the state already are not written. */
async function store<Row extends ShownNoteRow>(
  context: RequestContext,
  { target }: NoteSubject,
  notes: readonly Row[],
  resolved: boolean,
): Promise<readonly Row[]> {
  const { user } = requireActor(context);
  const at = context.clock();
  const state = {
    resolved_at: resolved ? at.toISOString() : null,
    resolved_by_id: resolved ? user.id : null,
  };
  const isDifferent = (note: ShownNoteRow) =>
    isResolvable(note) && (note.resolved_at !== null) !== resolved;
  const changing = notes.filter(isDifferent).map(({ id }) => id);
  if (changing.length === 0) return notes;
  await context.db.transaction(async (db) => {
    await lockIssuable(db, target);
    const before = await countUnresolvedThreads(db, target);
    await changeWithin(whereInList(db('notes'), 'id', changing), state);
    if (before === 0 || (await countUnresolvedThreads(db, target)) > 0) return;
    const body = 'resolved all threads';
    await addSystemNote(db, { target, authorId: user.id, action: 'discussion', body, at });
    await publish(db, threadsResolved({ target }));
  });
  const shown = { ...state, ...toResolverColumns(resolved ? user : null) };
  return notes.map((note) => (isDifferent(note) ? { ...note, ...shown } : note));
}
