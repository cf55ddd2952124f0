import type { Actor } from '../../auth/actor.ts';
import type { RequestContext } from '../../context.ts';
import { BadRequest, Forbidden } from '../../errors.ts';
import { BranchExists, RefConflict } from '../../git/errors.ts';
import { createRef, isNewRefName, type Ref } from '../../git/refs.ts';
import type { Repository } from '../../git/repository.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { branchAbilities } from '../../policy/protected-refs.ts';
import { checkPushRules } from '../push-rules/enforce.ts';
import { announceRefChanges } from '../repositories/ref-changes.ts';

type Context = Pick<RequestContext, 'db' | 'git' | 'workers' | 'clock' | 'config'>;

/**
 * Creates a branch where `ref` is now.
 * @throws BadRequest when the name is not one for branches, or taken, or against the push rules; when `ref` names
 *   nothing
 * @throws Forbidden when a protection keeps the actor from it
 */
export async function createBranch(
  context: Context,
  repository: Repository,
  { project, actor }: { project: ProjectAccess; actor: Actor },
  { branch, ref }: { branch: string; ref: string },
): Promise<Ref> {
  if (!isNewRefName(branch)) throw new BadRequest('Branch name is invalid');
  const { canCreate } = await branchAbilities(context.db, project, actor, branch);
  if (!canCreate) {
    throw new Forbidden('You are not allowed to create protected branches on this project.');
  }
  if ((await repository.branch(branch)) !== null) throw new BadRequest('Branch already exists');
  const id = await repository.resolve(ref);
  if (id === null) {
    throw new BadRequest(`Failed to create branch '${branch}': invalid reference name '${ref}'`);
  }
  const nothingNew = { commits: async () => [], files: async () => [] };
  const refs = [{ ref: `refs/heads/${branch}`, deleted: false, ...nothingNew }];
  await checkPushRules(context, { project, actor, overGit: false, refs });
  try {
    await createRef(repository.movedBy(actor.user), 'branch', { name: branch, id });
  } catch (error) {
    if (error instanceof BranchExists) throw new BadRequest('Branch already exists');
    if (!(error instanceof RefConflict)) throw error;
    throw new BadRequest(`Failed to create branch '${branch}': another branch is in its way`);
  }
  const changes = [{ ref: `refs/heads/${branch}`, before: null, after: id }];
  await announceRefChanges(context, { project, author: actor.user, changes });
  return { name: branch, id };
}
