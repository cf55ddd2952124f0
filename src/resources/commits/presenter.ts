import type { CommitComment } from '../../../generated/commits/types.ts';
import type { CommitDetail } from '../../../generated/common/types.ts';
import { toBeWritten } from '../../../generator/runtime/later-text.ts';
import type { CommitInfo } from '../../git/formats/commit-object.ts';
import type { ProjectRow } from '../../records/project.ts';
import { authorOf } from '../../records/user.ts';
import type { Urls } from '../../urls.ts';
import { presentBasicPipeline } from '../pipelines/presenter.ts';
import type { PipelineRow } from '../pipelines/table.ts';
import {
  type CommitHome,
  type CommitView,
  presentCommit,
} from '../repositories/commit-presenter.ts';
import { presentUserBasic } from '../users/presenter.ts';
import type { ListedNoteRow } from './finder.ts';

/** A commit on its own; `pipeline` is its newest, as far as the actor may read it. */
export function presentCommitDetail(
  commit: CommitInfo,
  project: CommitHome & Pick<ProjectRow, 'id'>,
  url: Urls,
  { pipeline = null, ...view }: CommitView & { readonly pipeline?: PipelineRow | null } = {},
): CommitDetail {
  return {
    ...presentCommit(commit, project, url, view),
    status: pipeline?.status ?? null,
    project_id: project.id,
    last_pipeline: pipeline === null ? null : presentBasicPipeline(pipeline, project, url),
  };
}

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
