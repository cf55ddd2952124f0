import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { isRefName } from '#src/git/formats/ref-name.ts';
import type { Git } from '#src/git/git.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { diffTrees } from '#src/git/reading/diff.ts';
import { isAncestor, listCommitIds, readMergeBase } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { borrowCommit } from '#src/git/writing/merging.ts';
import { loadDiffLimits } from '#src/settings/diff-limits.ts';
import type { MergeRequestRow, VersionRow } from '#src/records/merge-request.ts';

/** The branches of a merge request. */
export type Branches = Pick<
  MergeRequestRow,
  'source_project_id' | 'source_branch' | 'target_project_id' | 'target_branch'
>;

/** A version as it will be stored, and its commits, the newest first. */
export interface NewVersion extends Pick<
  VersionRow,
  'head_sha' | 'base_sha' | 'start_sha' | 'commit_count' | 'file_count' | 'overflow'
> {
  readonly commits: readonly string[];
}

/** The most commits of a merge request; the newest are kept when there are more. */
export const maxHeadCommits = 5_000;

/** The head of a branch, null where it or its repository is gone. */
export async function readHead(repository: Repository, branch: string): Promise<string | null> {
  if (!isRefName(branch)) return null;
  try {
    return await readBranchHead(repository, branch);
  } catch (error) {
    if (error instanceof RepositoryMissing) return null;
    throw error;
  }
}

export interface Heads {
  readonly source: string | null;
  readonly target: string | null;
}

/** The heads of both branches as they are now. */
export async function readHeads(git: Git, branches: Branches): Promise<Heads> {
  const { source_project_id: from, target_project_id: into } = branches;
  const [source, target] = await Promise.all([
    from === null ? null : readHead(git.repository(from), branches.source_branch),
    readHead(git.repository(into), branches.target_branch),
  ]);
  return { source, target };
}

/**
 * The heads of both branches of a merge request to be made.
 * @throws HttpError 422 naming the branch that is not there
 */
export async function requireHeads(
  git: Git,
  branches: Branches,
): Promise<{ readonly source: string; readonly target: string }> {
  const { source, target } = await readHeads(git, branches);
  if (source === null) throw createMissingError('Source', branches.source_branch);
  if (target === null) throw createMissingError('Target', branches.target_branch);
  return { source, target };
}

const createMissingError = (which: 'Source' | 'Target', branch: string) =>
  new HttpError(422, { message: [`${which} branch "${branch}" does not exist`] });

/** Tells whether the target has every commit of the source; `repository` is that of the target. */
export async function addsNothing(
  repository: Repository,
  { source, target }: { readonly source: string; readonly target: string },
): Promise<boolean> {
  const known = (await readCommitInfo(repository, source)) !== null;
  return known && isAncestor(repository, source, target);
}

/**
 * The version between two heads; null where the source has no commit that the target lacks. What comes from a fork is
 * in the repository of the target afterwards.
 */
export async function compareHeads(
  { db, git }: Pick<RequestContext, 'git'> & { readonly db: Database },
  branches: Branches,
  { source, target }: { readonly source: string; readonly target: string },
): Promise<NewVersion | null> {
  const repository = git.repository(branches.target_project_id);
  const { source_project_id: from } = branches;
  if (from !== null && from !== branches.target_project_id) {
    await borrowCommit(repository, git.repository(from), source);
  }
  const range = { of: source, without: target };
  const ids = await listCommitIds(repository, { range, limit: maxHeadCommits });
  if (ids.length === 0) return null;
  const base = (await readMergeBase(repository, [target, source])) ?? target;
  const { files, overflow } = await diffTrees(repository, base, source, {
    limits: await loadDiffLimits(db),
  });
  return {
    head_sha: source,
    base_sha: base,
    start_sha: target,
    commit_count: ids.length,
    file_count: files.length,
    overflow,
    commits: ids,
  };
}
