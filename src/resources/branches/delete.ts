import type { Actor } from '../../auth/actor.ts';
import type { RequestContext } from '../../context.ts';
import { BadRequest } from '../../errors.ts';
import { BranchMissing, BranchMoved } from '../../git/errors.ts';
import { deleteRefs } from '../../git/refs.ts';
import type { Repository } from '../../git/repository.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { branchAbilities } from '../../policy/protected-refs.ts';
import { checkUnmodifiedSince } from '../projects/unmodified-since.ts';
import { announceRefChanges } from '../repositories/ref-changes.ts';
import { findBranchHead } from './finder.ts';

type Context = Pick<RequestContext, 'db' | 'git' | 'workers' | 'clock'>;

const attempts = 5;

/**
 * Deletes a branch, wherever it is.
 * @throws BadRequest when the name is not one for branches; for the default branch; for a protected one, unless the
 *   actor is a maintainer; when it never stays where it is
 * @throws NotFound when there is no such branch
 * @throws PreconditionFailed when its newest commit was written after `unmodifiedSince`
 */
export async function deleteBranch(
  context: Context,
  repository: Repository,
  { project, actor }: { project: ProjectAccess; actor: Actor },
  { branch, unmodifiedSince }: { branch: string; unmodifiedSince: string | undefined },
): Promise<void> {
  await findBranchHead(repository, branch);
  if (branch === project.default_branch) {
    throw new BadRequest('The default branch of a project cannot be deleted.');
  }
  const { canDelete } = await branchAbilities(context.db, project, actor, branch);
  if (!canDelete) {
    throw new BadRequest(
      'You are not allowed to delete protected branches from this project. ' +
        'Only a project maintainer or owner can delete a protected branch.',
    );
  }
  const before = await deleteNow(repository, branch, unmodifiedSince);
  const changes = [{ ref: `refs/heads/${branch}`, before, after: null }];
  await announceRefChanges(context, { project, author: actor.user, changes });
}

/** Where the branch was. Whoever pushes to it meanwhile is asked about again. */
async function deleteNow(
  repository: Repository,
  branch: string,
  unmodifiedSince: string | undefined,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const id = await findBranchHead(repository, branch);
    const commit = await repository.commitInfo(id);
    if (commit !== null) checkUnmodifiedSince(unmodifiedSince, commit.author.date);
    try {
      await deleteRefs(repository, 'branch', [{ name: branch, id }]);
      return id;
    } catch (error) {
      const moved = error instanceof BranchMoved || error instanceof BranchMissing;
      if (!moved) throw error;
      if (attempt === attempts) throw new BadRequest('The branch is being pushed to; try again');
    }
  }
}
