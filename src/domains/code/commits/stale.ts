import { isAbbreviatedId } from '#src/git/formats/ref-name.ts';
import { findLastCommit } from '#src/git/reading/commits.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import type { Repository } from '#src/git/repository.ts';

interface KnownState {
  /** Known commit of the file. */
  readonly known: string;
  /** The commit that is built upon. */
  readonly base: string;
  readonly path: string;
}

/**
 * Tells whether a file changed after the caller's last known commit, which may be the last one to change it or a later
 * one. A missing file is not stale.
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
