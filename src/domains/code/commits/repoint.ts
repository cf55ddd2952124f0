import type { RequestContext } from '#src/context.ts';
import { BadRequest } from '#src/errors.ts';
import { findFilePathFault } from '#src/git/formats/file-path.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { submoduleMode } from '#src/git/host/tree.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readEntryAt } from '#src/git/reading/tree-listing.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import type { Actor } from '#src/records/actor.ts';
import { readInRepository, openSeenRepository } from '#src/domains/core/repositories/finder.ts';
import { createChangesCommit } from './commit-changes.ts';
import { PushNotAllowed } from './refusals.ts';

interface Repointing {
  readonly path: string;
  readonly branch: string;
  /** Id of a commit in the submodule's repository, which may be on any server. */
  readonly commitId: string;
  readonly message: string;
}

/**
 * Makes a commit after which a submodule is at another commit.
 * @throws BadRequest where the branch has no such submodule, or has it there; and what `createChangesCommit` throws
 */
export async function repoint(
  context: RequestContext,
  actor: Actor,
  project: ProjectAccess,
  { path, branch, commitId, message }: Repointing,
): Promise<CommitInfo> {
  const { canPush } = await findBranchAbilities(context.db, project, actor, branch);
  if (!canPush) throw new PushNotAllowed();
  if (findFilePathFault(path) !== null) throw new BadRequest('Invalid submodule path');
  const repository = openSeenRepository(context.git, project);
  const head = await readInRepository(context.git, project, () =>
    readBranchHead(repository, branch),
  );
  if (head !== null) {
    const entry = await readEntryAt(repository, head, path);
    if (entry?.mode !== submoduleMode) throw new BadRequest('Invalid submodule path');
    if (entry.id === commitId) {
      throw new BadRequest(`The submodule ${path} is already at ${commitId}`);
    }
  }
  const changes = [{ action: 'repoint', path, commitId }] as const;
  return createChangesCommit(context, actor, project, {
    branch,
    message,
    changes,
    expectations: [],
  });
}
