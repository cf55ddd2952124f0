import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { GitFailed } from '../errors.ts';
import type { Repository } from '../repository.ts';

const hour = 60 * 60_000;
const maxBytes = 1024 * 1024;
const nameOf = /^([0-9a-f]{64})\.git$/;

/** The faults of a repository, in git's words; null for none. */
export async function findFaults(repository: Repository): Promise<string | null> {
  const args = ['fsck', '--full', '--no-progress', '--no-dangling'];
  try {
    await repository.run(args, { maxBytes, timeLimit: hour });
    return null;
  } catch (error) {
    if (error instanceof GitFailed && error.subject.startsWith('fsck')) {
      return error.detail.trim() || error.subject;
    }
    throw error;
  }
}

/** All refs with all that they reach in one file, as of now; null when there are no refs. */
export async function bundleOf(repository: Repository): Promise<Readable | null> {
  const any = await repository.run(['for-each-ref', '--count=1'], { maxBytes, timeLimit: hour });
  if (any.length === 0) return null;
  return repository.stream(['bundle', 'create', '--quiet', '-', '--all']);
}

/** Fills an empty repository from a file that `bundleOf` made. */
export async function unbundle(repository: Repository, file: string): Promise<void> {
  // Objects that were accepted once are not checked again.
  const fetch = ['-c', 'fetch.fsckObjects=false', 'fetch', '--quiet', '--no-write-fetch-head'];
  const args = [...fetch, '--no-auto-gc', '--end-of-options', file, 'refs/*:refs/*'];
  await repository.run(args, { maxBytes, timeLimit: hour });
}

/** Where repositories are below the store, as `Repository.storedAt` tells it. */
export async function storedRepositories(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const first of await foldersIn(root, /^[0-9a-f]{2}$/)) {
    for (const second of await foldersIn(join(root, first), /^[0-9a-f]{2}$/)) {
      for (const name of await foldersIn(join(root, first, second), nameOf)) {
        found.push(`${first}/${second}/${nameOf.exec(name)?.[1]}`);
      }
    }
  }
  return found;
}

async function foldersIn(folder: string, wanted: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && wanted.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}
