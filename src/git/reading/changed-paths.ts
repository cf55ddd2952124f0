import { OutputTooLarge } from '../errors.ts';
import type { Repository } from '../repository.ts';
import { exceedsMemory } from './exceeds-memory.ts';
import { diffTree } from './log.ts';

const bounds = { maxBytes: 32 * 1024 * 1024, timeLimit: 60_000 };

/**
 * The paths of all files that differ between two existing commits (full ids), with both paths of renamed files; null
 * above the limit.
 */
export async function listChangedPaths(
  repository: Repository,
  from: string,
  to: string,
): Promise<string[] | null> {
  const args = [
    ...diffTree,
    '-r',
    '--name-only',
    '--no-renames',
    '-z',
    '--end-of-options',
    from,
    to,
  ];
  try {
    const output = await repository.run(args, bounds);
    return output.toString('utf8').split('\0').slice(0, -1);
  } catch (error) {
    if (error instanceof OutputTooLarge || exceedsMemory(error)) return null;
    throw error;
  }
}
