import type { CommitComment } from '#generated/commits/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { ListedCommitNoteRow } from './finder.ts';

export function presentComment(row: ListedCommitNoteRow, url: Urls): CommitComment {
  return {
    note: toBeWritten(row.note),
    path: row.path,
    line: row.line,
    line_type: row.line_type,
    author: presentUserBasic(readAuthor(row), url),
    created_at: row.created_at,
  };
}
