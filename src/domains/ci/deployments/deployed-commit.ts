import { BadRequest } from '#src/errors.ts';
import type { Git } from '#src/git/git.ts';
import { isObjectId, isRefName } from '#src/git/formats/ref-name.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import type { Repository } from '#src/git/repository.ts';
import { showsObject } from '#src/git/shown-objects.ts';
import { readInRepository, type RepositoryAccess } from '#src/domains/core/repositories/finder.ts';

interface Deployed {
  readonly ref: string;
  readonly tag: boolean;
  readonly sha: string;
}

/** @throws BadRequest naming the ref or the commit that the repository does not have */
export async function checkDeployed(
  git: Git,
  project: RepositoryAccess,
  { ref, tag, sha }: Deployed,
): Promise<void> {
  const faults = await readInRepository(git, project, async (repository) => {
    const known = isObjectId(sha) && (await readCommitInfo(repository, sha)) !== null;
    return {
      ref: (await isExisting(repository, ref, tag)) ? [] : ['The branch or tag does not exist'],
      sha: known && (await showsObject(repository, sha)) ? [] : ['The commit does not exist'],
    };
  });
  const faulty = Object.entries(faults).filter(([, texts]) => texts.length > 0);
  if (faulty.length > 0) throw new BadRequest(Object.fromEntries(faulty));
}

async function isExisting(repository: Repository, ref: string, tag: boolean): Promise<boolean> {
  if (!tag) return (await readBranchHead(repository, ref)) !== null;
  if (!isRefName(ref)) return false;
  const { answer } = await repository.ask('inspect', { names: [`refs/tags/${ref}^{commit}`] });
  return answer[0] != null;
}
