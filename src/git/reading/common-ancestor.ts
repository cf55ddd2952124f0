import { isNegativeAnswer } from '../errors.ts';
import { readMergeBase } from './log.ts';
import type { Repository } from '../repository.ts';

const bounds = { maxBytes: 64 * 1024, timeLimit: 30_000 };

/** The best common ancestor of these commits (two or more full ids); null without one. */
export async function findCommonAncestor(
  repository: Repository,
  ids: readonly string[],
): Promise<string | null> {
  // `merge-base` with more than two commits and without `--octopus` returns the base of the first and any other.
  if (ids.length <= 2) return readMergeBase(repository, ids);
  const args = ['merge-base', '--octopus', '--end-of-options', ...ids];
  try {
    const output = await repository.run(args, bounds);
    return /^[0-9a-f]{40}/.exec(output.toString('latin1'))?.[0] ?? null;
  } catch (error) {
    if (isNegativeAnswer(error)) return null;
    throw error;
  }
}
