import { minuteMs } from '#src/units.ts';
import { checkBranchName } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

const timeLimitMs = 10 * minuteMs;

/** Creates the empty repository; an existing one stays unchanged. Complete or absent after a crash. */
export async function createEmptyRepository(
  repository: Repository,
  { defaultBranch }: { defaultBranch: string },
): Promise<void> {
  checkBranchName(defaultBranch);
  await repository.askAsServer('create', { defaultBranch });
}

/** Tells whether the repository exists. */
export async function isStored(repository: Repository): Promise<boolean> {
  return (await repository.askAsServer('exists', {})).answer;
}

/** Deletes the repository: out of sight at once, then its files. Safe to repeat. */
export async function removeRepository(repository: Repository): Promise<void> {
  await repository.askAsServer('remove', {}, { timeLimit: timeLimitMs });
}
