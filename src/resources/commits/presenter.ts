import type { CommitComment } from '../../../generated/commits/types.ts';
import { toBeWritten } from '../../../generator/runtime/later-text.ts';
import { authorOf } from '../../records/user.ts';
import type { Urls } from '../../text/urls.ts';
import { presentUserBasic } from '../users/presenter.ts';
import type { ListedNoteRow } from './finder.ts';

export function presentComment(row: ListedNoteRow, url: Urls): CommitComment {
  return {
    note: toBeWritten(row.note),
    path: row.path,
    line: row.line,
    line_type: row.line_type,
    author: presentUserBasic(authorOf(row), url),
    created_at: row.created_at,
  };
}
