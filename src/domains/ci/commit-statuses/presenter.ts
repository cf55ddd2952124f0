import type { CommitStatus } from '#generated/commit-statuses/types.ts';
import { readAuthor } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { CommitStatusRow } from './list.ts';

export function presentCommitStatus(row: CommitStatusRow, url: Urls): CommitStatus {
  return {
    id: row.id,
    sha: row.sha,
    ref: row.pipeline_ref,
    status: row.status,
    name: row.name,
    target_url: row.target_url,
    description: row.description,
    created_at: row.created_at,
    started_at: row.started_at,
    finished_at: row.finished_at,
    allow_failure: row.allow_failure,
    coverage: row.coverage,
    author: row.author_id === null ? null : presentUserBasic(readAuthor(row), url),
    pipeline_id: row.pipeline_id,
  };
}
