import { BadRequest } from '../../errors.ts';
import type { Git } from '../../git/git.ts';
import { isObjectId, isRefName } from '../../git/formats/ref-name.ts';
import { readCommitInfo } from '../../git/reading/commits.ts';
import { readBranchHead } from '../../git/reading/branches.ts';
import type { Repository } from '../../git/repository.ts';
import { showsObject } from '../../git/shown-objects.ts';
import { readInRepository, type RepositoryAccess } from '../repositories/finder.ts';

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
      ref: (await exists(repository, ref, tag)) ? [] : ['The branch or tag does not exist'],
      sha: known && (await showsObject(repository, sha)) ? [] : ['The commit does not exist'],
    };
  });
  const faulty = Object.entries(faults).filter(([, texts]) => texts.length > 0);
  if (faulty.length > 0) throw new BadRequest(Object.fromEntries(faulty));
}

async function exists(repository: Repository, ref: string, tag: boolean): Promise<boolean> {
  if (!tag) return (await readBranchHead(repository, ref)) !== null;
  if (!isRefName(ref)) return false;
  const { answer } = await repository.ask('inspect', { names: [`refs/tags/${ref}^{commit}`] });
  return answer[0] != null;
}
