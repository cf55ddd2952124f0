import type { CommitDetail } from '#generated/common/types.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { Urls } from '#src/text/urls.ts';
import {
  type CommitHome,
  type CommitView,
  presentCommit,
} from '#src/domains/core/repositories/commit-presenter.ts';
import { presentBasicPipeline } from './presenter.ts';
import type { PipelineRow } from './table.ts';

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
