import { isAbbreviatedId } from '../../git/formats/ref-name.ts';
import { findLastCommit } from '../../git/reading/commits.ts';
import { resolveRef } from '../../git/reading/resolve-ref.ts';
import type { Repository } from '../../git/repository.ts';

interface KnownState {
  /** The commit as of which the file is known. */
  readonly known: string;
  /** The commit that is built upon. */
  readonly base: string;
  readonly path: string;
}

/**
 * Tells whether a file was changed after the commit that somebody knows it by: the last one that touched it, or a later
 * one. A file that is not there is not stale, it is missing.
 */
export async function isStale(
  repository: Repository,
  { known, base, path }: KnownState,
): Promise<boolean> {
  const last = await findLastCommit(repository, base, path);
  if (last === null || last === known.toLowerCase()) return false;
  const asOf = isAbbreviatedId(known) ? await resolveRef(repository, known) : null;
  return asOf === null || (await findLastCommit(repository, asOf, path)) !== last;
}
