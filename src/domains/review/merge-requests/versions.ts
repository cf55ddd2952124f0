import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import type { NewVersion } from './heads.ts';
import type { MergeRequestRow, VersionRow } from '#src/records/merge-request.ts';

/** The columns by which a merge request knows its newest version. */
export function toVersionColumns(
  version: NewVersion | null,
): Pick<MergeRequestRow, 'head_sha' | 'base_sha' | 'start_sha'> {
  return {
    head_sha: version?.head_sha ?? null,
    base_sha: version?.base_sha ?? null,
    start_sha: version?.start_sha ?? null,
  };
}

/** Adds a version, and makes its commits those of the merge request. Call it in the transaction that holds that locked. */
export async function storeVersion(
  db: Database,
  { id: merge_request_id }: Pick<MergeRequestRow, 'id'>,
  { commits, ...version }: NewVersion,
  now: string,
): Promise<VersionRow> {
  const stored = await insertReturning<VersionRow>(db, 'merge_request_versions', {
    merge_request_id,
    ...version,
    created_at: now,
  });
  await changeWithin(db('merge_request_commits').where({ merge_request_id }), 'delete', 'sha');
  for (const some of splitIntoBatches(commits, insertBatchRows)) {
    await db('merge_request_commits').insert(some.map((sha) => ({ merge_request_id, sha })));
  }
  return stored;
}

/** The newest version of each merge request. */
export async function findNewestVersions(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, VersionRow>> {
  const newest = whereInList(db('merge_request_versions'), 'merge_request_id', ids)
    .groupBy('merge_request_id')
    .max('id');
  const rows = await db<VersionRow>('merge_request_versions').whereIn('id', newest);
  return new Map(rows.map((row) => [row.merge_request_id, row]));
}

const newestVersion = prepareStatement<{ id: number }, VersionRow>((db, { id }) =>
  db('merge_request_versions').where({ merge_request_id: id }).orderBy('id', 'desc').limit(1),
);

/** The newest version; undefined where there never was a commit. */
export function findNewestVersion(
  db: Database,
  { id }: Pick<MergeRequestRow, 'id'>,
): Promise<VersionRow | undefined> {
  return newestVersion.first(db, { id });
}
