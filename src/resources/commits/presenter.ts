import type { CommitComment } from '../../../generated/commits/types.ts';
import type { Commit, CommitDetail, DiffEntry } from '../../../generated/common/types.ts';
import type { CommitInfo } from '../../git/commit-object.ts';
import type { FileDiff } from '../../git/diff.ts';
import type { LineStats } from '../../git/log.ts';
import type { ProjectRow } from '../../records/project.ts';
import type { Urls } from '../../urls.ts';
import { presentUserBasic } from '../users/presenter.ts';
import type { ListedNoteRow } from './finder.ts';
import { readTrailers } from './trailers.ts';

/** What the address of a commit needs of its project. */
export type CommitHome = Pick<ProjectRow, 'full_path'>;

export interface CommitView {
  /** Whether `trailers` is filled. */
  readonly trailers?: boolean;
  /** Left out unless given. */
  readonly stats?: LineStats | undefined;
}

/** A commit in its short form, as in lists and inside branches and tags. */
export function presentCommit(
  { id, parents, author, committer, message }: CommitInfo,
  project: CommitHome,
  url: Urls,
  { trailers = false, stats }: CommitView = {},
): Commit {
  return {
    id,
    short_id: id.slice(0, 8),
    created_at: committer.date,
    parent_ids: [...parents],
    title: titleOf(message),
    message,
    author_name: author.name,
    author_email: author.email,
    authored_date: author.date,
    committer_name: committer.name,
    committer_email: committer.email,
    committed_date: committer.date,
    trailers: trailers ? readTrailers(message) : {},
    web_url: url.web(`${project.full_path}/-/commit/${id}`),
    ...(stats !== undefined && { stats: presentStats(stats) }),
  };
}

/** A commit on its own. There are no pipelines yet that could say anything of it. */
export function presentCommitDetail(
  commit: CommitInfo,
  project: CommitHome & Pick<ProjectRow, 'id'>,
  url: Urls,
  view: CommitView = {},
): CommitDetail {
  return {
    ...presentCommit(commit, project, url, view),
    status: null,
    project_id: project.id,
    last_pipeline: null,
  };
}

/** What a change does to one file. */
export function presentDiff(file: FileDiff): DiffEntry {
  return {
    diff: file.patch,
    new_path: file.newPath,
    old_path: file.oldPath,
    a_mode: file.oldMode,
    b_mode: file.newMode,
    new_file: file.change === 'added',
    renamed_file: file.change === 'renamed',
    deleted_file: file.change === 'deleted',
  };
}

export function presentComment(row: ListedNoteRow, url: Urls): CommitComment {
  const author = {
    id: row.author_id,
    username: row.author_username,
    name: row.author_name,
    state: row.author_state,
    avatar: row.author_avatar,
  };
  return {
    note: row.note,
    path: row.path,
    line: row.line,
    line_type: row.line_type,
    author: presentUserBasic(author, url),
    created_at: row.created_at,
  };
}

/** The first line of a message that says anything. */
export function titleOf(message: string): string {
  return message.trimStart().split('\n', 1)[0]?.trimEnd() ?? '';
}

function presentStats({ additions, deletions }: LineStats) {
  return { additions, deletions, total: additions + deletions };
}
