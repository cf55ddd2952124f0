import type { Database } from '#src/database/database.ts';
import { whereInList, selectByIds } from '#src/database/dialect.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';

/** The merge request that brought a commit to the project. */
export interface Introduction {
  readonly id: number;
  readonly iid: number;
  readonly author_id: number;
  readonly merged: boolean;
}

type Found = Pick<Introduction, 'id' | 'iid' | 'author_id'> & {
  readonly target_project_id: number;
  readonly state: string;
};

interface IntroducedCommit {
  readonly sha: string;
  readonly id: number;
}

const commitBatchSize = 100;
/** Limit of one statement. Users control how many merge requests contain a commit, so further ones are ignored. */
const batchRows = 1_000;

/** The oldest merge request of a project that made or brought each commit, by commit. */
export async function loadIntroductions(
  db: Database,
  projectId: number,
  commitIds: readonly string[],
): Promise<ReadonlyMap<string, Introduction>> {
  const found = new Map<string, Introduction>();
  const pauses = new Pauses();
  for (const some of splitIntoBatches(commitIds, commitBatchSize)) {
    // A commit that a merge request made is of no other, though newer ones may contain it.
    for (const column of ['squash_commit_sha', 'merge_commit_sha'] as const) {
      await note(
        db,
        projectId,
        await listNamed(db, { table: 'merge_requests', column }, some),
        found,
      );
    }
    const left = some.filter((id) => !found.has(id));
    const place = { table: 'merge_request_commits', column: 'sha' } as const;
    await note(db, projectId, await listNamed(db, place, left), found);
    await pauses.take();
  }
  return found;
}

interface CommitColumn {
  readonly table: 'merge_requests' | 'merge_request_commits';
  readonly column: 'squash_commit_sha' | 'merge_commit_sha' | 'sha';
}

/** Merge requests of any project by commits; where one statement does not read all, each commit gets its own. */
async function listNamed(
  db: Database,
  { table, column }: CommitColumn,
  commitIds: readonly string[],
): Promise<IntroducedCommit[]> {
  if (commitIds.length === 0) return [];
  const id = table === 'merge_requests' ? 'id' : 'merge_request_id';
  const query = whereInList(db(table), `${table}.${column}`, commitIds);
  if (commitIds.length === 1) query.orderBy(id);
  const rows = await query
    .select<IntroducedCommit[]>({ sha: column, id })
    .limit(batchRows, { skipBinding: true });
  if (rows.length < batchRows || commitIds.length === 1) return rows;
  const all: IntroducedCommit[] = [];
  for (const commitId of commitIds)
    all.push(...(await listNamed(db, { table, column }, [commitId])));
  return all;
}

async function note(
  db: Database,
  projectId: number,
  named: readonly IntroducedCommit[],
  found: Map<string, Introduction>,
): Promise<void> {
  const requests = new Map<number, Introduction>();
  for (const ids of splitIntoBatches([...new Set(named.map(({ id }) => id))], batchRows)) {
    const rows = await selectByIds(db, 'merge_requests', ids).select<Found[]>(
      ...['merge_requests.id', 'merge_requests.iid', 'merge_requests.author_id'],
      ...['merge_requests.target_project_id', 'merge_requests.state'],
    );
    for (const { id, iid, author_id, target_project_id, state } of rows) {
      if (target_project_id !== projectId) continue;
      requests.set(id, { id, iid, author_id, merged: state === 'merged' });
    }
  }
  for (const { sha, id } of named) {
    const request = requests.get(id);
    const known = found.get(sha);
    if (request !== undefined && (known === undefined || id < known.id)) found.set(sha, request);
  }
}
