import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { BadRequest } from '#src/errors.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { readCommits } from '#src/git/reading/log.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import type { Repository } from '#src/git/repository.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';

const maxCommitsOfCall = 20;
/** The most context commits of a merge request. */
export const maxContextCommits = 100;

/**
 * Adds commits of the repository; returns them all.
 * @throws BadRequest when there are too many, or one does not exist or is there already
 */
export async function addContextCommits(
  db: Database,
  repository: Repository,
  { id: merge_request_id }: Pick<MergeRequestRow, 'id'>,
  asked: readonly string[],
): Promise<CommitInfo[]> {
  if (asked.length > maxCommitsOfCall) {
    throw new BadRequest(`Context commits array size should not be more than ${maxCommitsOfCall}`);
  }
  const ids = await Promise.all(asked.map((sha) => resolveRef(repository, sha)));
  const found = [...new Set(ids.flatMap((id) => id ?? []))];
  if (ids.includes(null)) throw createShaError();
  if (found.length === 0) throw createShaError();
  await db.transaction(async (db) => {
    await db('merge_requests').where({ id: merge_request_id }).forNoKeyUpdate().first('id');
    const rows = await db('merge_request_context_commits')
      .where({ merge_request_id })
      .select<{ sha: string }[]>('sha');
    const there = new Set(rows.map(({ sha }) => sha));
    const again = found.filter((sha) => there.has(sha));
    if (again.length > 0) {
      throw new BadRequest(`Context commits: ${JSON.stringify(again)} are already created`);
    }
    const all = new Set([...there, ...found]);
    if (all.size > maxContextCommits) {
      throw new BadRequest(`A merge request has ${maxContextCommits} context commits at most`);
    }
    await db('merge_request_context_commits').insert(
      found.map((sha) => ({ merge_request_id, sha })),
    );
  });
  return readCommits(repository, found);
}

const createShaError = () => new BadRequest("One or more context commits' sha is not valid.");

/** @throws BadRequest when one is not among them */
export async function removeContextCommits(
  db: Database,
  { id }: Pick<MergeRequestRow, 'id'>,
  shas: readonly string[],
): Promise<void> {
  const distinctIds = new Set(shas);
  await db.transaction(async (db) => {
    const own = db('merge_request_context_commits').where({ merge_request_id: id });
    const removed = await whereInList(own, 'sha', [...distinctIds]).delete();
    if (distinctIds.size === 0 || removed < distinctIds.size) throw createShaError();
  });
}
