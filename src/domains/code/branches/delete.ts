import type { RequestContext } from '#src/context.ts';
import { BadRequest } from '#src/errors.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import type { Repository } from '#src/git/repository.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import { deleteAsSeen } from '#src/domains/core/repositories/delete-ref.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import { findBranchHead } from './finder.ts';

type Context = Pick<RequestContext, 'db' | 'git' | 'workers' | 'clock'>;

/**
 * Deletes a branch at any commit.
 * @throws BadRequest for an invalid branch name; for the default branch; for a protected one, unless the actor is a
 * maintainer; when pushes keep moving it
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
  const { canDelete } = await findBranchAbilities(context.db, project, actor, branch);
  if (!canDelete) {
    throw new BadRequest(
      'You are not allowed to delete protected branches from this project. ' +
        'Only a project maintainer or owner can delete a protected branch.',
    );
  }
  const before = await deleteAsSeen(repository.movedBy(actor.user), {
    kind: 'branch',
    name: branch,
    unmodifiedSince,
    look: async () => {
      const id = await findBranchHead(repository, branch);
      return { id, commit: await readCommitInfo(repository, id) };
    },
    busy: 'The branch is being pushed to; try again',
  });
  const changes = [{ ref: `refs/heads/${branch}`, before, after: null }];
  await announceRefChanges(context, { project, by: toWorkRequest(actor), changes });
}
