import { InvalidParameters, NotFound } from '#src/errors.ts';
import type { FileEntry, FileFacts } from '#src/git/caches.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { findFilePathFault } from '#src/git/formats/file-path.ts';
import type { Git } from '#src/git/git.ts';
import { readFileEntry, readFileFacts } from '#src/git/reading/files.ts';
import type { Repository } from '#src/git/repository.ts';
import { resolveRevision } from '#src/git/reading/revision.ts';
import {
  type RepositoryAccess,
  openSeenRepository,
} from '#src/domains/core/repositories/finder.ts';

/** File at one commit. */
export interface FoundFile extends FileFacts {
  readonly repository: Repository;
  readonly path: string;
  readonly name: string;
  /** The ref as requested. */
  readonly ref: string;
  readonly commitId: string;
}

/**
 * Finds the file at `path` as of `ref`. Its details need one read of the content: `admit` may reject that by throwing.
 * @throws InvalidParameters for a path that no file may have, before the repository is asked
 * @throws NotFound naming what is missing: the repository, the commit or the file
 */
export async function findFile(
  git: Git,
  project: RepositoryAccess,
  path: string,
  ref: string,
  admit: (entry: FileEntry) => void | Promise<void>,
): Promise<FoundFile> {
  if (findFilePathFault(path) !== null) {
    throw new InvalidParameters('file_path should be a valid file path');
  }
  const repository = openSeenRepository(git, project);
  try {
    const commitId = await resolveRevision(repository, ref);
    if (commitId === null) throw new NotFound('Commit');
    const entry = await readFileEntry(repository, commitId, path);
    if (entry === null) throw new NotFound('File');
    const admitted = admit(entry);
    if (admitted !== undefined) await admitted;
    const facts = await readFileFacts(repository, commitId, path);
    if (facts === null) throw new NotFound('File');
    const name = path.slice(path.lastIndexOf('/') + 1);
    return { ...facts, repository, path, name, ref, commitId };
  } catch (error) {
    if (error instanceof RepositoryMissing) throw new NotFound('Repository');
    throw error;
  }
}
