import { parseCommit } from '../formats/commit-object.ts';
import type { Repository } from '../repository.ts';
import { type CommitRequest, packCommit } from './commit-request.ts';

/**
 * Makes one commit, wholly or not at all, and returns its id; it is on disk when this resolves.
 * In an empty repository the branch becomes the default. Throws `FileExists`, `FileMissing`,
 * `DirectoryExists`, `NothingChanged`, `BranchMoved`, `BranchExists`, `BranchMissing`,
 * `RefConflict`, `InvalidRefName`, `InvalidFilePath`; after `GitUnavailable` it may have happened.
 */
export async function addCommit(repository: Repository, request: CommitRequest): Promise<string> {
  const { commit, body } = packCommit(request);
  const made = await repository.ask('commit', commit, { body });
  rememberCommit(repository, made.answer, made.body);
  return made.answer;
}

/** Takes note of a commit that was made, with the bytes of its object; for `src/git` alone. */
export function rememberCommit(repository: Repository, id: string, object: Buffer): void {
  const { commitIds, commits } = repository.caches;
  commitIds.set(repository.key(id), true);
  commits.set(repository.key(id), parseCommit(id, object));
}
