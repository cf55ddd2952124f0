import type { Note } from '#generated/common/types.ts';
import type { IssueNoteCommands } from '#generated/issues/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import type { RequestContext } from '#src/context.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { type Issuable, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { ReadActions } from '#src/domains/conversation/quick-actions/read.ts';
import { presentSuggestion } from '#src/domains/review/suggestions/presenter.ts';
import { loadSuggestions, type SuggestionRow } from '#src/domains/review/suggestions/table.ts';
import type { CreatedNote } from './create-note.ts';
import { readPosition } from '#src/domains/review/suggestions/position.ts';
import {
  isResolvable,
  type ShownNoteRow,
  type NoteRow,
} from '#src/domains/planning/notes/table.ts';

export interface NoteView {
  readonly target: Pick<Issuable, 'kind' | 'id' | 'iid' | 'state'>;
  readonly url: Urls;
  readonly changes?: ReadActions['changes'];
  /** Suggestions by the note that contains them. */
  readonly suggestions: ReadonlyMap<number, readonly SuggestionRow[]>;
}

/** Loads everything that presenting these notes of one target needs. */
export async function loadNoteView(
  context: Pick<RequestContext, 'db' | 'url'>,
  target: NoteView['target'],
  notes: readonly Pick<NoteRow, 'id' | 'line_code'>[],
): Promise<NoteView> {
  return { ...(await loadShownNotes(context, notes)), target };
}

/** Loads everything that presenting notes needs except their target. */
export async function loadShownNotes(
  { db, url }: Pick<RequestContext, 'db' | 'url'>,
  notes: readonly Pick<NoteRow, 'id' | 'line_code'>[],
): Promise<Omit<NoteView, 'target'>> {
  const onLines = notes.filter(({ line_code }) => line_code !== null).map(({ id }) => id);
  return { url, suggestions: await loadSuggestions(db, onLines) };
}

export function presentNote(row: ShownNoteRow, view: NoteView): Note {
  const { target, url, changes = {} } = view;
  return {
    id: row.id,
    type: row.type,
    body: toBeWritten(row.body),
    attachment: null,
    author: presentUserBasic(readAuthor(row), url),
    created_at: row.created_at,
    updated_at: row.updated_at,
    system: row.system,
    noteable_id: target.id,
    noteable_type: issuableKinds[target.kind].className,
    noteable_iid: target.iid,
    ...presentPlace(row, view),
    ...presentResolution(row, url),
    confidential: row.confidential,
    internal: row.confidential,
    commands_changes: { ...changes },
  };
}

function presentPlace(
  row: ShownNoteRow,
  { target, suggestions }: NoteView,
): Pick<Note, 'commit_id' | 'position' | 'suggestions'> {
  const position = readPosition(row.position);
  if (position === null) return {};
  const own = suggestions.get(row.id) ?? [];
  return {
    commit_id: null,
    position,
    suggestions: own.map((each) => presentSuggestion(each, { position, target })),
  };
}

function presentResolution(row: ShownNoteRow, url: Urls) {
  if (!isResolvable(row)) return { resolvable: false };
  return {
    resolvable: true,
    resolved: row.resolved_at !== null,
    resolved_by: presentResolver(row, url),
    resolved_at: row.resolved_at,
  };
}

function presentResolver(
  {
    resolved_by_id: id,
    resolver_username: username,
    resolver_name: name,
    resolver_state: state,
    resolver_avatar: avatar,
  }: ShownNoteRow,
  url: Urls,
) {
  if (id === null || username === null || name === null || state === null) return null;
  return presentUserBasic({ id, username, name, state, avatar }, url);
}

type CreatedNoteAnswer =
  | { readonly status: 201; readonly body: Note }
  | { readonly status: 202; readonly body: IssueNoteCommands };

/** Response to a new note: 202 for quick actions without text. */
export async function answerCreatedNote(
  context: Pick<RequestContext, 'db' | 'url'>,
  { target }: { readonly target: Issuable },
  created: CreatedNote,
): Promise<CreatedNoteAnswer> {
  const { note, changes } = created;
  if (note === null) return { status: 202, body: presentCommands(created) };
  const view = await loadNoteView(context, target, [note]);
  return { status: 201, body: presentNote(note, { ...view, changes }) };
}

/** Effects of quick actions without text. */
export function presentCommands({ changes, summary }: CreatedNote): IssueNoteCommands {
  return { commands_changes: { ...changes }, summary: [...summary] };
}
