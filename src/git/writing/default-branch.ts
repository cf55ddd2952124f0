import { checkBranchName } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

/** Makes `branch` the default, whether or not it exists yet. */
export async function setDefaultBranch(repository: Repository, branch: string): Promise<void> {
  checkBranchName(branch);
  await repository.askAsServer('setHead', { branch });
}
