import type { RequestContext } from '#src/context.ts';
import { BadRequest, Forbidden } from '#src/errors.ts';
import { BranchExists, RefConflict } from '#src/git/errors.ts';
import { listBranchNames, readBranchHead } from '#src/git/reading/branches.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { createRef, isNewRefName, type Ref } from '#src/git/writing/refs.ts';
import type { Repository } from '#src/git/repository.ts';
import { resolveRevision } from '#src/git/reading/revision.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { type BranchRules, loadBranchRules } from '#src/policy/protected-refs.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import { createChangesCommit } from '#src/domains/code/commits/commit-changes.ts';
import { firstMessage, writeFirstReadme } from '#src/domains/core/projects/readme.ts';
import { checkPushRules } from '#src/domains/code/push-rules/enforce.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';

type Context = Pick<RequestContext, 'db' | 'git' | 'workers' | 'clock' | 'config'>;

/**
 * Creates a branch where `ref` is now. In an empty repository the default branch is made first, if `ref` means that.
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
  const rules = await loadBranchRules(context.db, project, actor, [branch]);
  // Callers who may merge may begin a protected branch from another: its commits have been let into a protected branch.
  const { canCreate, canMerge } = rules.abilities(branch);
  if (!canCreate && !canMerge) {
    throw new Forbidden('You are not allowed to create protected branches on this project.');
  }
  if ((await readBranchHead(repository, branch)) !== null)
    throw new BadRequest('Branch already exists');
  const found = await resolveRevision(repository, ref);
  if (found === null && !(await isFirstBranch(repository, project, ref))) {
    throw new BadRequest(`Failed to create branch '${branch}': invalid reference name '${ref}'`);
  }
  if (!canCreate && !(await isProtectedBranch(repository, rules, { ref, id: found }))) {
    throw new Forbidden(
      'You can only use an existing protected branch ref to create a new protected branch.',
    );
  }
  const nothingNew = { commits: async () => [], files: async () => [] };
  const refs = [{ ref: `refs/heads/${branch}`, deleted: false, ...nothingNew }];
  await checkPushRules(context, { project, actor, overGit: false, refs });
  const begun = found === null ? await beginRepository(context, repository, project, actor) : null;
  if (begun !== null && branch === project.default_branch) return { name: branch, id: begun };
  const id = found ?? begun ?? (await resolveRef(repository, ref));
  if (id === null) throw new BadRequest('The repository was changed meanwhile. Please try again');
  try {
    await createRef(repository.movedBy(actor.user), 'branch', { name: branch, id });
  } catch (error) {
    if (error instanceof BranchExists) throw new BadRequest('Branch already exists');
    if (!(error instanceof RefConflict)) throw error;
    throw new BadRequest(`Failed to create branch '${branch}': another branch is in its way`);
  }
  const changes = [{ ref: `refs/heads/${branch}`, before: null, after: id }];
  await announceRefChanges(context, { project, by: toWorkRequest(actor), changes });
  return { name: branch, id };
}

async function isProtectedBranch(
  repository: Repository,
  rules: BranchRules,
  { ref, id }: { readonly ref: string; readonly id: string | null },
): Promise<boolean> {
  const name = ref.replace(/^refs\/heads\//, '');
  if (id === null || !rules.abilities(name).protected) return false;
  return (await readBranchHead(repository, name)) === id;
}

/** Tells whether a ref is the default branch of an empty repository. */
async function isFirstBranch(
  repository: Repository,
  project: ProjectAccess,
  ref: string,
): Promise<boolean> {
  if (!project.empty_repo || (ref !== project.default_branch && ref !== 'HEAD')) return false;
  return (await listBranchNames(repository, { limit: 1 })).length === 0;
}

/** Creates the default branch with a README; null when a concurrent request was faster. */
async function beginRepository(
  context: Context,
  repository: Repository,
  project: ProjectAccess,
  actor: Actor,
): Promise<string | null> {
  const branch = project.default_branch;
  const readme = {
    action: 'create',
    path: 'README.md',
    content: writeFirstReadme(project),
  } as const;
  const request = { branch, message: firstMessage, changes: [readme], expectations: [] };
  try {
    return (await createChangesCommit(context, actor, project, request)).id;
  } catch (error) {
    // The file may exist then.
    if (error instanceof BadRequest && (await readBranchHead(repository, branch)) !== null)
      return null;
    throw error;
  }
}
