import type { CommitComment } from '#generated/commits/types.ts';
import type { BasicPipeline, CommitDetail } from '#generated/common/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import {
  type CommitHome,
  type CommitView,
  presentCommit,
} from '#src/domains/core/repositories/commit-presenter.ts';
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

/** Commit with all properties; `pipeline` is its latest one, if the actor may read it. */
export function presentCommitDetail(
  commit: CommitInfo,
  project: CommitHome & Pick<ProjectRow, 'id'>,
  url: Urls,
  { pipeline = null, ...view }: CommitView & { readonly pipeline?: BasicPipeline | null } = {},
): CommitDetail {
  return {
    ...presentCommit(commit, project, url, view),
    status: pipeline?.status ?? null,
    project_id: project.id,
    last_pipeline: pipeline,
  };
}
