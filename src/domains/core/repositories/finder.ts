import { BadRequest, NotFound } from '#src/errors.ts';
import { readBlobSize } from '#src/git/reading/blobs.ts';
import { InvalidFilePath, OutputTooLarge, RepositoryMissing } from '#src/git/errors.ts';
import type { TreeListing } from '#src/git/formats/facts.ts';
import type { Git } from '#src/git/git.ts';
import type { Repository } from '#src/git/repository.ts';
import { listTree, type TreeQuery } from '#src/git/reading/tree-listing.ts';
import { resolveRevision } from '#src/git/reading/revision.ts';
import { showsObject } from '#src/git/shown-objects.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';

/** Commit of `ref`; throws `NotFound` with `missing`. */
export async function findCommit(
  repository: Repository,
  ref: string,
  missing: string,
): Promise<string> {
  const commitId = await resolveRevision(repository, ref);
  if (commitId === null) throw new NotFound(missing);
  return commitId;
}

/**
 * A page of a directory as of `ref`.
 * @throws NotFound when ref or directory are not there
 * @throws BadRequest for a place in the list that no entry has, and for trees too large to be listed whole
 */
export async function findTree(
  repository: Repository,
  ref: string,
  query: Omit<TreeQuery, 'commitId'>,
): Promise<TreeListing> {
  const commitId = await findCommit(repository, ref, 'Tree');
  const path = toFolderPath(query.path);
  try {
    const listing = await listTree(repository, { ...query, commitId, path });
    if (listing === null) throw new NotFound('invalid revision or path');
    if (listing === 'unknown') throw new BadRequest('400 Bad request - page_token names no entry');
    return listing;
  } catch (error) {
    if (error instanceof InvalidFilePath) throw new NotFound('invalid revision or path');
    if (error instanceof OutputTooLarge) {
      throw new BadRequest('400 Bad request - the tree is too large; list its directories');
    }
    throw error;
  }
}

/** Normalizes the path of a directory: `lib/`, `/lib`, or `.` for the root. */
export function toFolderPath(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  return trimmed === '.' ? '' : trimmed;
}

export interface FoundBlob {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
}

export async function findBlob(repository: Repository, id: string): Promise<FoundBlob> {
  const size = await readBlobSize(repository, id);
  if (size === null || !(await showsObject(repository, id))) throw new NotFound('Blob');
  return { id: id.toLowerCase(), size };
}

/**
 * Opens the repository of a project as the actor may see it: objects that only merge requests refer to are excluded if
 * merge requests are hidden.
 */
export function openSeenRepository(git: Git, project: RepositoryAccess): Repository {
  const repository = git.repository(project.id);
  return isFeatureVisible(project, 'merge_requests') ? repository : repository.withoutRequests();
}

export type RepositoryAccess = Pick<ProjectAccess, 'id'> & Parameters<typeof isFeatureVisible>[0];

/** Result of `read` in the repository of a project; a missing repository is `NotFound`. */
export async function readInRepository<Found>(
  git: Git,
  project: RepositoryAccess,
  read: (repository: Repository) => Promise<Found>,
): Promise<Found> {
  try {
    return await read(openSeenRepository(git, project));
  } catch (error) {
    if (error instanceof RepositoryMissing) throw new NotFound('Repository');
    throw error;
  }
}
