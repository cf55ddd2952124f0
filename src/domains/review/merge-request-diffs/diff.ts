import type { Readable } from 'node:stream';
import type { Database } from '#src/database/database.ts';
import { type Diff, type DiffLimits, diffTrees, streamPatch } from '#src/git/reading/diff.ts';
import { listCommitIds } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { loadDiffLimits } from '#src/settings/diff-limits.ts';
import { maxHeadCommits } from '#src/domains/review/merge-requests/heads.ts';
import type { VersionRow } from '#src/records/merge-request.ts';

/** The limits for those who ask for more than pages show. */
export const rawDiffLimits: DiffLimits = {
  files: 3000,
  lines: 100_000,
  patchBytes: 2 * 1024 * 1024,
};

/**
 * The changes that a version makes to files; none where there never was one. With `first` so many of the files have
 * their patches.
 */
export async function readVersionDiff(
  db: Database,
  repository: Repository,
  version: VersionRow | undefined,
  limits?: DiffLimits,
  first?: number,
): Promise<Diff> {
  if (version === undefined) return { files: [], overflow: false };
  const { base_sha, head_sha } = version;
  return diffTrees(repository, base_sha, head_sha, {
    limits: limits ?? (await loadDiffLimits(db)),
    first,
  });
}

/** The changes that a version makes to files, as git prints them. */
export function streamVersionPatch(
  repository: Repository,
  { base_sha, head_sha }: VersionRow,
): Readable {
  return streamPatch(repository, base_sha, head_sha);
}

/** The commits of a version, the newest first. */
export function listVersionCommitIds(
  repository: Repository,
  { head_sha, start_sha }: VersionRow,
  limit = maxHeadCommits,
): Promise<readonly string[]> {
  return listCommitIds(repository, { range: { of: head_sha, without: start_sha }, limit });
}
