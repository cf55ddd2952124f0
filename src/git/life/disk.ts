import type { Readable } from 'node:stream';
import { minuteMs } from '#src/units.ts';
import { RepositoryMissing } from '../errors.ts';
import type { Repository } from '../repository.ts';
import { isStored } from './existence.ts';
import { packDirectory } from './snapshot.ts';

const timeLimitMs = 10 * minuteMs;

/** Bytes on disk of all files of the repository. */
export async function measureDiskBytes(repository: Repository): Promise<number> {
  return (await repository.askAsServer('size', {}, { timeLimit: timeLimitMs })).answer;
}

/** Deletes lock files that are older than that: no git lives so long on them. */
export async function deleteStaleFiles(
  repository: Repository,
  { ageMs }: { ageMs: number },
): Promise<void> {
  await repository.ask('removeStaleFiles', { age: ageMs }, { timeLimit: timeLimitMs });
}

/** All files of the repository on disk, as a tar archive; files that change during the read may be inconsistent. */
export async function openSnapshot(repository: Repository): Promise<Readable> {
  if (!(await isStored(repository))) throw new RepositoryMissing(repository.path);
  return packDirectory(repository.directory);
}
