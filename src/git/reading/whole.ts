import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { GitFailed } from '../errors.ts';
import type { Repository } from '../repository.ts';

const timeLimitMs = 60 * 60_000;
const maxBytes = 1024 * 1024;
const nameOf = /^([0-9a-f]{64})\.git$/;

/** The faults of a repository, in git's words; null for none. */
export async function findFaults(repository: Repository): Promise<string | null> {
  const args = ['fsck', '--full', '--no-progress', '--no-dangling'];
  try {
    await repository.run(args, { maxBytes, timeLimit: timeLimitMs });
    return null;
  } catch (error) {
    if (error instanceof GitFailed && error.subject.startsWith('fsck')) {
      return error.detail.trim() || error.subject;
    }
    throw error;
  }
}

/** All refs with all that they reach in one file, as of now; null when there are no refs. */
export async function streamBundle(repository: Repository): Promise<Readable | null> {
  return (await hasRefs(repository)) ? createBundle(repository, ['--all']) : null;
}

/** All refs in one bundle, except those of pipelines, which have no meaning elsewhere. */
export async function streamPortableBundle(repository: Repository): Promise<Readable | null> {
  const folders = ['heads', 'tags', 'merge-requests', 'keep-around'];
  const any = await hasRefs(
    repository,
    folders.map((folder) => `refs/${folder}/`),
  );
  return any ? createBundle(repository, [...ownRefs, '--all']) : null;
}

const ownRefs = ['environments', 'pipelines', 'tmp'].map((name) => `--exclude=refs/${name}/*`);

async function hasRefs(repository: Repository, below: readonly string[] = []): Promise<boolean> {
  const args = ['for-each-ref', '--count=1', ...below];
  return (await repository.run(args, { maxBytes, timeLimit: timeLimitMs })).length > 0;
}

const createBundle = (repository: Repository, refs: readonly string[]): Readable =>
  repository.stream(['bundle', 'create', '--quiet', '-', ...refs]);

/** Fills an empty repository from a file that `streamBundle` made. */
export async function unbundle(repository: Repository, file: string): Promise<void> {
  // Objects that were accepted once are not checked again.
  const fetch = ['-c', 'fetch.fsckObjects=false', 'fetch', '--quiet', '--no-write-fetch-head'];
  const args = [...fetch, '--no-auto-gc', '--end-of-options', file, 'refs/*:refs/*'];
  await repository.run(args, { maxBytes, timeLimit: timeLimitMs });
}

/** Paths of all repositories below the store, in the form of `Repository.storedAt`. */
export async function listStoredRepositories(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const first of await listFolders(root, /^[0-9a-f]{2}$/)) {
    for (const second of await listFolders(join(root, first), /^[0-9a-f]{2}$/)) {
      for (const name of await listFolders(join(root, first, second), nameOf)) {
        found.push(`${first}/${second}/${nameOf.exec(name)?.[1]}`);
      }
    }
  }
  return found;
}

async function listFolders(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}
