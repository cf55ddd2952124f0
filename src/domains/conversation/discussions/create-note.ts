import type { NotePosition } from '#generated/common/types.ts';
import { bindToTransaction, type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { countUpTo } from '#src/database/dialect.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { authorize } from '#src/policy/authorize.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { refuseSpam } from '#src/domains/planning/issues/spam.ts';
import {
  applyQuickActions,
  finishActions,
  readQuickActions,
} from '#src/domains/conversation/quick-actions/apply.ts';
import type { ReadActions } from '#src/domains/conversation/quick-actions/read.ts';
import { findSuggestions } from '#src/domains/review/suggestions/suggest.ts';
import { insertSuggestions } from '#src/domains/review/suggestions/table.ts';
import {
  type Issuable,
  readIssuableAgain,
  toIssuableColumns,
} from '#src/domains/planning/issuables/issuable.ts';
import { countNote, lockIssuable } from '#src/domains/planning/notes/counts.ts';
import { noteCompleted, noteCreated } from '#src/domains/planning/notes/events.ts';
import { notePolicy } from '#src/domains/planning/notes/policy.ts';
import type { NoteSubject } from '#src/domains/conversation/quick-actions/note-subject.ts';
import { type DiffPlace, readPosition } from '#src/domains/review/suggestions/position.ts';
import { isResolved } from './resolve.ts';
import {
  insertNote,
  type ListedNoteRow,
  type NewNote,
  type NoteRow,
  addNoteAuthor,
} from '#src/domains/planning/notes/table.ts';
import { checkText } from '#src/domains/planning/notes/text.ts';

/** The attributes of a new note that callers give. */
export interface NoteInput {
  readonly body: string;
  readonly confidential?: boolean | undefined;
  /** True for a confidential note, by the present name. */
  readonly internal?: boolean | undefined;
  /** ISO 8601; acts for owners. */
  readonly created_at?: string | undefined;
  /** The head of the source branch of a merge request, as the caller knows it. */
  readonly merge_request_diff_head_sha?: string | undefined;
  /** The place in the diff of a merge request where a thread begins. */
  readonly diff?: DiffPlace | null;
}

/** The note, null for a text of quick actions alone, and the results of the actions. */
export interface CreatedNote extends Pick<ReadActions, 'changes' | 'summary'> {
  readonly note: ListedNoteRow | null;
}

/** Position of the note: `alone`, at the start of a thread, or in the discussion with this id. */
type NotePlace = 'alone' | 'thread' | { readonly discussionId: string };

/**
 * Creates a note on an issue or epic that the actor sees.
 * @throws Forbidden when the actor may not comment, or not in this way
 * @throws BadRequest for a text that cannot be stored, for commands alone that have no effect, where no reply is
 * possible, and at the limit of notes
 * @throws NotFound when the discussion or the target is gone
 */
export async function createNote(
  context: RequestContext,
  subject: NoteSubject,
  input: NoteInput,
  place: NotePlace = 'alone',
): Promise<CreatedNote> {
  const { user } = requireActor(context);
  authorize(notePolicy.create, subject);
  if (isInternal(input)) authorize(notePolicy.createConfidential, subject);
  checkText(input.body);
  const beside = { headSha: input.merge_request_diff_head_sha };
  const actions = await readQuickActions(context, subject.about, input.body, beside);
  if (actions.isMeaningless) throw new BadRequest('400 Bad request - Failed to apply commands.');
  const { about } = subject;
  if (about.kind === 'issue') await refuseSpam(context, about.project, actions.given, about.issue);
  const body = actions.isSaid && actions.text.trim() === '' ? input.body : actions.text;
  const position = await choosePosition(context.db, subject.target, input, place);
  const suggested = await findSuggestions(context, subject.target, position, body);
  const stored = await context.db.transaction(async (db) => {
    const note =
      body.trim() === '' ? null : await storeNote(db, context, subject, { ...input, body }, place);
    if (note !== null) await insertSuggestions(db, note, suggested);
    await applyQuickActions(bindToTransaction(context, db), subject.about, actions);
    if (note !== null) await announceCompleted(db, context, subject.target, note);
    return note;
  });
  const note = stored === null ? null : addNoteAuthor(stored, user);
  return { note, ...(await finishActions(context, actions)) };
}

async function storeNote(
  db: Database,
  context: RequestContext,
  { target, access }: NoteSubject,
  input: NoteInput,
  place: NotePlace,
): Promise<NoteRow> {
  const actor = requireActor(context);
  const { user } = actor;
  const at = context.clock();
  await lockIssuable(db, target);
  await requireRoom(db, target);
  const first = typeof place === 'string' ? null : await beginThread(db, target, place);
  if (first !== null) requireSameConfidentiality(first, input);
  const done = first !== null && (await isResolved(db, target, first.discussion_id));
  const backdated = input.created_at !== undefined && notePolicy.backdate({ access });
  const note = await insertNote(db, {
    target,
    authorId: user.id,
    body: input.body,
    type: chooseType(place, input, first),
    place: chooseDiffPlace(input, first),
    discussionId: first?.discussion_id,
    resolvedById: done ? user.id : undefined,
    confidential: first?.confidential ?? isInternal(input),
    at: (backdated ? new Date(input.created_at) : at).toISOString(),
  });
  await countNote(db, target, note, { by: 1, at });
  await publish(db, noteCreated({ note, target, by: toWorkRequest(actor), at }));
  return note;
}

async function announceCompleted(
  db: Database,
  context: RequestContext,
  before: Issuable,
  note: NoteRow,
): Promise<void> {
  const actor = requireActor(context);
  const target = await readIssuableAgain(db, before);
  await publish(db, noteCompleted({ note, target, by: toWorkRequest(actor), at: context.clock() }));
}

function chooseType(place: NotePlace, { diff }: NoteInput, first: NoteRow | null): NoteRow['type'] {
  if (place === 'alone') return null;
  return (diff ?? null) !== null || first?.type === 'DiffNote' ? 'DiffNote' : 'DiscussionNote';
}

/** The place that a note is going to be about. */
async function choosePosition(
  db: Database,
  target: Issuable,
  { diff }: NoteInput,
  place: NotePlace,
): Promise<NotePosition | null> {
  if (typeof place === 'string') return diff?.position ?? null;
  if (target.kind !== 'merge_request') return null;
  const first = await db<NoteRow>('notes')
    .where({
      ...toIssuableColumns(target),
      discussion_id: place.discussionId,
      starts_discussion: true,
    })
    .first('position');
  return readPosition(first?.position ?? null);
}

/** All notes of a thread are about the same place. */
function chooseDiffPlace({ diff }: NoteInput, first: NoteRow | null): NewNote['place'] {
  if (first !== null) return { position: first.position, lineCode: first.line_code };
  if (diff === undefined || diff === null) return null;
  return { position: JSON.stringify(diff.position), lineCode: diff.lineCode };
}

/** Upper limit on the user notes of one issue or epic: reading, moving and deleting it read all of them. */
export const maxNotes = 5_000;

/** @throws BadRequest where there are as many as there may be; call it when the target is locked */
async function requireRoom(db: Database, target: Issuable): Promise<void> {
  const notesOfTarget = db('notes').where({ ...toIssuableColumns(target), system: false });
  if ((await countUpTo(db, notesOfTarget.select('id'), maxNotes)) < maxNotes) return;
  throw new BadRequest('400 Bad request - Note {:base=>["Maximum number of comments exceeded"]}');
}

/** The first note of a discussion, which becomes a thread. */
async function beginThread(
  db: Database,
  target: Issuable,
  { discussionId }: { readonly discussionId: string },
): Promise<NoteRow> {
  const selectNotes = () =>
    db<NoteRow>('notes').where({ ...toIssuableColumns(target), discussion_id: discussionId });
  const first = await selectNotes().where('starts_discussion', true).first();
  if (first === undefined) throw new NotFound('Discussion');
  if (first.system) throw new BadRequest('400 Bad request - Discussion can not be replied to');
  if (first.type === null) await selectNotes().update({ type: 'DiscussionNote' });
  return first;
}

/** @throws BadRequest for a reply that names another confidentiality than its thread has */
function requireSameConfidentiality({ confidential }: NoteRow, input: NoteInput): void {
  const confidentiality = input.internal ?? input.confidential;
  if (confidentiality === undefined || confidentiality === confidential) return;
  const reason = 'reply should have same confidentiality as top-level note';
  throw new BadRequest(`400 Bad request - Note {:confidential=>["${reason}"]}`);
}

const isInternal = ({ confidential, internal }: Pick<NoteInput, 'confidential' | 'internal'>) =>
  confidential === true || internal === true;
