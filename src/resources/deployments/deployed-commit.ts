import { BadRequest } from '../../errors.ts';
import type { Git } from '../../git/git.ts';
import { isObjectId, isRefName } from '../../git/formats/ref-name.ts';
import type { Repository } from '../../git/repository.ts';
import { inRepository, type RepositoryAccess } from '../repositories/finder.ts';

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
  const faults = await inRepository(git, project, async (repository) => {
    const known = isObjectId(sha) && (await repository.commitInfo(sha)) !== null;
    return {
      ref: (await exists(repository, ref, tag)) ? [] : ['The branch or tag does not exist'],
      sha: known && (await repository.shows(sha)) ? [] : ['The commit does not exist'],
    };
  });
  const given = Object.entries(faults).filter(([, texts]) => texts.length > 0);
  if (given.length > 0) throw new BadRequest(Object.fromEntries(given));
}

async function exists(repository: Repository, ref: string, tag: boolean): Promise<boolean> {
  if (!tag) return (await repository.branch(ref)) !== null;
  if (!isRefName(ref)) return false;
  const { answer } = await repository.ask('inspect', { names: [`refs/tags/${ref}^{commit}`] });
  return answer[0] != null;
}
