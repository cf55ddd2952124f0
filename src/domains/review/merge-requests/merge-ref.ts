import { type RequestContext, requireActor } from '#src/context.ts';
import { BadRequest } from '#src/errors.ts';
import * as failures from '#src/git/errors.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { exceedsMemory } from '#src/git/reading/exceeds-memory.ts';
import type { Repository } from '#src/git/repository.ts';
import { makeMergeCommit } from '#src/git/writing/merge-commits.ts';
import { readRequestRef, formatRequestRef, updateRefs } from '#src/git/writing/refs.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findCommitter } from '#src/domains/code/commits/identity.ts';
import { readHeads } from './heads.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

type Context = Pick<RequestContext, 'db' | 'git' | 'actor' | 'clock' | 'config'>;

const maxAttempts = 5;

/**
 * The merge of the branches as they are now, to which `refs/merge-requests/:iid/merge` points afterwards; an existing one
 * is kept.
 * @throws BadRequest where there is nothing to merge, or something is in the way
 */
export async function refreshMergeRef(
  context: Context,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
): Promise<string> {
  const { state, head_sha: source, iid } = mergeRequest;
  const repository = context.git.repository(project.id);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const heads = await readHeads(context.git, mergeRequest);
    if (state !== 'opened' || source === null || heads.source === null || heads.target === null) {
      throw createNotMergeableError();
    }
    const { target } = heads;
    const before = await readRequestRef(repository, iid, 'merge');
    if (before !== null && (await hasParents(repository, before, target, source))) return before;
    const to = await makeMerge(context, repository, { mergeRequest, target, source });
    try {
      await updateRefs(repository, [{ ref: formatRequestRef(iid, 'merge'), from: before, to }]);
      return to;
    } catch (error) {
      const moved = error instanceof failures.BranchMoved || error instanceof failures.BranchExists;
      if (!moved && !(error instanceof failures.BranchMissing)) throw error;
    }
  }
  throw new BadRequest('Merge ref cannot be updated');
}

const createNotMergeableError = () => new BadRequest('Merge request is not mergeable');

async function hasParents(repository: Repository, id: string, target: string, source: string) {
  const commit = await readCommitInfo(repository, id);
  return (
    commit?.parents.length === 2 && commit.parents[0] === target && commit.parents[1] === source
  );
}

async function makeMerge(
  context: Context,
  repository: Repository,
  heads: {
    readonly mergeRequest: MergeRequestRow;
    readonly target: string;
    readonly source: string;
  },
): Promise<string> {
  const { mergeRequest, target, source } = heads;
  const author = await findCommitter(context, requireActor(context));
  const message = `Merge ${source} into ${mergeRequest.target_branch}`;
  try {
    return await makeMergeCommit(repository, {
      target,
      source,
      message,
      author,
      committer: author,
    });
  } catch (error) {
    if (error instanceof failures.MergeConflict || exceedsMemory(error))
      throw createNotMergeableError();
    throw error;
  }
}
