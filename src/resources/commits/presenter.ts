import type { CommitComment } from '../../../generated/commits/types.ts';
import { toBeWritten } from '../../../generator/runtime/later-text.ts';
import { readAuthor } from '../../records/user.ts';
import type { Urls } from '../../text/urls.ts';
import { presentUserBasic } from '../users/presenter.ts';
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
