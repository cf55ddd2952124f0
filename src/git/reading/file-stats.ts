import { OutputTooLarge } from '../errors.ts';
import { type FileStats, parseFileStats } from '../formats/file-stats.ts';
import type { Repository } from '../repository.ts';
import { exceedsMemory } from './exceeds-memory.ts';
import { diffTree } from './log.ts';
import { renames } from './renames.ts';

const bounds = { maxBytes: 4 * 1024 * 1024, timeLimit: 60_000 };

/**
 * The files that differ between the trees of two commits (full ids of existing commits), by path; null above the limit.
 */
export async function readFileStats(
  repository: Repository,
  from: string,
  to: string,
): Promise<readonly FileStats[] | null> {
  const { fileStats } = repository.caches;
  const key = repository.key(`${from} ${to}`);
  const known = fileStats.get(key);
  if (known !== undefined) return known.files;
  const how = ['-r', renames, '-l400', '--numstat', '-z', '--end-of-options', from, to];
  const output = await repository.run([...diffTree, ...how], bounds).catch((error: unknown) => {
    if (error instanceof OutputTooLarge || exceedsMemory(error)) return null;
    throw error;
  });
  const files = output === null ? null : parseFileStats(output);
  fileStats.set(key, { files });
  return files;
}
