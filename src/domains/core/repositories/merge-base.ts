import { BadRequest, NotFound } from '#src/errors.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { findCommonAncestor } from '#src/git/reading/common-ancestor.ts';
import { readCommit } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { resolveRevision } from '#src/git/reading/revision.ts';

/**
 * The commit that the histories of all refs share.
 * @throws BadRequest for fewer than two refs, and naming those that mean nothing
 * @throws NotFound when they share none
 */
export async function requireMergeBase(
  repository: Repository,
  refs: readonly string[],
): Promise<CommitInfo> {
  if (refs.length < 2) throw new BadRequest('Provide at least 2 refs');
  const found = await Promise.all(refs.map((ref) => resolveRevision(repository, ref)));
  const missing = refs.filter((_, index) => found[index] === null);
  if (missing.length > 0) {
    const word = missing.length === 1 ? 'ref' : 'refs';
    throw new BadRequest(`Could not find ${word}: ${missing.join(', ')}`);
  }
  const ids = found.filter((id) => id !== null);
  const shared = await findCommonAncestor(repository, ids);
  if (shared === null) throw new NotFound('Merge Base');
  return readCommit(repository, shared);
}
