import type { Note, NotePosition } from '../../../generated/common/types.ts';
import type { IssueNoteCommands } from '../../../generated/issues/types.ts';
import { authorOf } from '../../records/user.ts';
import type { Urls } from '../../urls.ts';
import { type Target, targetKinds } from '../targets/target.ts';
import { presentUserBasic } from '../users/presenter.ts';
import type { ReadActions } from '../quick-actions/read.ts';
import type { CreatedNote } from './create.ts';
import { isResolvable, type ListedNoteRow } from './table.ts';

export interface NoteView {
  readonly target: Pick<Target, 'kind' | 'id' | 'iid'>;
  readonly url: Urls;
  readonly changes?: ReadActions['changes'];
}

export function presentNote(row: ListedNoteRow, { target, url, changes = {} }: NoteView): Note {
  return {
    id: row.id,
    type: row.type,
    body: row.body,
    attachment: null,
    author: presentUserBasic(authorOf(row), url),
    created_at: row.created_at,
    updated_at: row.updated_at,
    system: row.system,
    noteable_id: target.id,
    noteable_type: targetKinds[target.kind].className,
    noteable_iid: target.iid,
    ...(row.position !== null && { commit_id: null, position: readPosition(row.position) }),
    ...presentResolution(row, url),
    confidential: row.confidential,
    internal: row.confidential,
    commands_changes: { ...changes },
  };
}

const readPosition = (json: string) => JSON.parse(json) as NotePosition;

function presentResolution(row: ListedNoteRow, url: Urls) {
  if (!isResolvable(row)) return { resolvable: false };
  return {
    resolvable: true,
    resolved: row.resolved_at !== null,
    resolved_by: resolverOf(row, url),
    resolved_at: row.resolved_at,
  };
}

function resolverOf(
  {
    resolved_by_id: id,
    resolver_username: username,
    resolver_name: name,
    resolver_state: state,
    resolver_avatar: avatar,
  }: ListedNoteRow,
  url: Urls,
) {
  if (id === null || username === null || name === null || state === null) return null;
  return presentUserBasic({ id, username, name, state, avatar }, url);
}

type CreatedNoteAnswer =
  | { readonly status: 201; readonly body: Note }
  | { readonly status: 202; readonly body: IssueNoteCommands };

/** The answer to a new note: 202 where nothing but quick actions was said. */
export function answerCreatedNote(created: CreatedNote, view: NoteView): CreatedNoteAnswer {
  const { note, changes } = created;
  if (note === null) return { status: 202, body: presentCommands(created) };
  return { status: 201, body: presentNote(note, { ...view, changes }) };
}

/** The effects of quick actions, where nothing else was said. */
export function presentCommands({ changes, summary }: CreatedNote): IssueNoteCommands {
  return { commands_changes: { ...changes }, summary: [...summary] };
}
