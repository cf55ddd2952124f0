import type { Discussion } from '#generated/discussions/types.ts';
import type { Note } from '#generated/common/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { readPosition } from '#src/domains/review/suggestions/position.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { CommitDiscussion, ListedCommitNote } from './finder.ts';

export function presentCommitDiscussion({ id, notes }: CommitDiscussion, url: Urls): Discussion {
  return {
    id,
    individual_note: notes.every(({ type }) => type === null),
    notes: notes.map((note) => presentCommitNote(note, url)),
  };
}

/** A commit has no id that is a number, and its threads are not resolved. */
export function presentCommitNote(row: ListedCommitNote, url: Urls): Note {
  const position = readPosition(row.position);
  return {
    id: row.id,
    type: row.type,
    body: toBeWritten(row.note),
    attachment: null,
    author: presentUserBasic(readAuthor(row), url),
    created_at: row.created_at,
    updated_at: row.updated_at,
    system: false,
    noteable_id: null,
    noteable_type: 'Commit',
    noteable_iid: null,
    commit_id: row.commit_id,
    ...(position !== null && { position }),
    resolvable: false,
    confidential: false,
    internal: false,
    commands_changes: {},
  };
}
