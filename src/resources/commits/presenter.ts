import type { CommitComment } from '../../../generated/commits/types.ts';
import type { CommitDetail } from '../../../generated/common/types.ts';
import type { CommitInfo } from '../../git/formats/commit-object.ts';
import type { ProjectRow } from '../../records/project.ts';
import { authorOf } from '../../records/user.ts';
import type { Urls } from '../../urls.ts';
import { waitsFor } from '../../waits-for.ts';
import {
  type CommitHome,
  type CommitView,
  presentCommit,
} from '../repositories/commit-presenter.ts';
import { presentUserBasic } from '../users/presenter.ts';
import type { ListedNoteRow } from './finder.ts';

/** A commit on its own. */
export function presentCommitDetail(
  commit: CommitInfo,
  project: CommitHome & Pick<ProjectRow, 'id'>,
  url: Urls,
  view: CommitView = {},
): CommitDetail {
  return {
    ...presentCommit(commit, project, url, view),
    status: waitsFor('commit-statuses', null),
    project_id: project.id,
    last_pipeline: waitsFor('pipelines', null),
  };
}

export function presentComment(row: ListedNoteRow, url: Urls): CommitComment {
  return {
    note: row.note,
    path: row.path,
    line: row.line,
    line_type: row.line_type,
    author: presentUserBasic(authorOf(row), url),
    created_at: row.created_at,
  };
}
