import type { RawTree } from '#runtime/raw.ts';
import { BranchExists, InvalidRefName, RefConflict } from '#src/git/errors.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { updateRefs } from '#src/git/writing/refs.ts';
import type { Repository } from '#src/git/repository.ts';
import { readForeignId, readSha } from '../import/values.ts';

/** True if the commits come from another project than the target project. */
export function isOfFork(record: RawTree): boolean {
  const [source, target] = [
    readForeignId(record, 'source_project_id'),
    readForeignId(record, 'target_project_id'),
  ];
  return source === null || target === null
    ? record['source_project_id'] === -1
    : source !== target;
}

/**
 * Creates the source branch of an unmerged merge request from a fork in the project itself, because the fork is not
 * imported. Does nothing if the name is taken or the commits are missing.
 */
export async function restoreForkBranch(
  repository: Repository,
  record: RawTree,
  { source_branch, state }: { readonly source_branch: string; readonly state: string },
): Promise<void> {
  if (state === 'merged' || !isOfFork(record)) return;
  const to = readSha(record, 'source_branch_sha') ?? readSha(record, 'diff_head_sha');
  if (to === null || (await readCommitInfo(repository, to)) === null) return;
  try {
    await updateRefs(repository, [{ ref: `refs/heads/${source_branch}`, from: null, to }]);
  } catch (error) {
    const taken = [BranchExists, InvalidRefName, RefConflict].some((kind) => error instanceof kind);
    if (!taken) throw error;
  }
}
