import type { Commit, DiffEntry } from '#generated/common/types.ts';
import { toBeWritten } from '#runtime/later-text.ts';
import { type CommitInfo, parseTitle } from '#src/git/formats/commit-object.ts';
import type { ShownCommit } from '#src/git/reading/shown-commit.ts';
import type { FileDiff } from '#src/git/reading/diff.ts';
import type { LineStats } from '#src/git/formats/facts.ts';
import { readTrailers } from '#src/git/formats/trailers.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { Urls } from '#src/text/urls.ts';

/** The part of a project that the address of a commit needs. */
export type CommitHome = Pick<ProjectRow, 'full_path'>;

export interface CommitView {
  /** True when `trailers` is filled. */
  readonly trailers?: boolean;
  /** Left out unless given. */
  readonly stats?: LineStats | undefined;
}

/** A commit in its short form, as in lists and inside branches and tags. */
export function presentCommit(
  commit: CommitInfo | ShownCommit,
  project: CommitHome,
  url: Urls,
  { trailers = false, stats }: CommitView = {},
): Commit {
  const { id, parents, author, committer, message } = commit;
  const title = 'title' in commit ? commit.title : parseTitle(commit.message);
  return {
    id,
    short_id: id.slice(0, 8),
    created_at: committer.date,
    parent_ids: [...parents],
    title: toBeWritten(title),
    message: toBeWritten(message),
    author_name: author.name,
    author_email: author.email,
    authored_date: author.date,
    committer_name: committer.name,
    committer_email: committer.email,
    committed_date: committer.date,
    trailers: trailers && !('title' in commit) ? readTrailers(commit.message) : {},
    web_url: url.web(`${project.full_path}/-/commit/${id}`),
    ...(stats !== undefined && { stats: presentStats(stats) }),
  };
}

/** The change of one file. */
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

function presentStats({ additions, deletions }: LineStats) {
  return { additions, deletions, total: additions + deletions };
}
