import { whereInList } from '#src/database/dialect.ts';
import { GitFailed, ObjectMissing, RepositoryMissing } from '#src/git/errors.ts';
import { listCommitIds } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { proveMergedInto } from '#src/git/writing/refs.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { recheckLater } from './check.ts';
import { endRequest } from './end-request.ts';
import { forgetMergeStatus } from './forget-merge-status.ts';
import { readHead } from './heads.ts';
import { readRequestPages, requestBatchSize } from './request-pages.ts';

/** A moved branch that may be the source of merge requests. */
interface MovedBranch {
  readonly projectId: number;
  readonly branch: string;
  /** Null for a new branch, and if unknown. */
  readonly before: string | null;
}

type MergedHead = Pick<MergeRequestRow, 'id' | 'head_sha'>;

/**
 * Marks merge requests as merged if the moved target contains all their commits; resets the merge status of all
 * others.
 */
export async function followTarget(
  dependencies: WorkerDependencies,
  { projectId, branch, before }: MovedBranch,
  by: UserRequest,
): Promise<void> {
  const { db, git } = dependencies;
  const into = { target_project_id: projectId, target_branch: branch };
  await forgetMergeStatus(db, into);
  await recheckWaiting(dependencies, into);
  const repository = git.repository(projectId);
  const head = await readHead(repository, branch);
  if (head === null) return;
  const arrived = await findArrived(repository, head, before);
  const open = () => {
    const all = db('merge_requests')
      .where({ ...into, state: 'opened' })
      .select('id', 'head_sha');
    return arrived === null ? all : whereInList(all, 'head_sha', arrived);
  };
  for await (const rows of readRequestPages<MergedHead>(open)) {
    const merged = await findMerged(repository, head, rows);
    for (const mergeRequest of rows) {
      const { head_sha } = mergeRequest;
      if (head_sha === null || !merged.has(head_sha)) continue;
      await finish(dependencies, mergeRequest, by);
    }
  }
}

/** Number of pushed commits above which all open merge requests are compared, rather than those with such a head. */
const maxArrivedCommits = 1_000;

/**
 * Finds the commits that a branch got. A merge request that was merged by them has one of them as its head, so
 * thousands of other open ones are not compared. Null if they are too many, or unknown.
 */
async function findArrived(
  repository: Repository,
  head: string,
  before: string | null,
): Promise<readonly string[] | null> {
  if (before === null) return null;
  try {
    const range = { of: head, without: before };
    const ids = await listCommitIds(repository, { range, limit: maxArrivedCommits + 1 });
    return ids.length > maxArrivedCommits ? null : ids;
  } catch (error) {
    // The previous head may be gone after a force push.
    if (error instanceof GitFailed || error instanceof RepositoryMissing) return null;
    throw error;
  }
}

/** Rechecks merge requests that wait for a pipeline, so that their users soon learn of a conflict. */
async function recheckWaiting(
  dependencies: WorkerDependencies,
  into: Readonly<Record<string, unknown>>,
): Promise<void> {
  const rows = await dependencies
    .db<MergeRequestRow>('merge_requests')
    .where({ ...into, state: 'opened', merge_when_pipeline_succeeds: true })
    .orderBy('id')
    .limit(requestBatchSize);
  await recheckLater(dependencies, rows);
}

async function findMerged(
  repository: Repository,
  head: string,
  rows: readonly MergedHead[],
): Promise<ReadonlySet<string>> {
  const heads = rows.flatMap(({ head_sha }) => head_sha ?? []);
  try {
    return await proveMergedInto(repository, head, heads);
  } catch (error) {
    if (error instanceof RepositoryMissing || error instanceof ObjectMissing) return new Set();
    throw error;
  }
}

/** The target has every commit: the user who pushed them merged it. */
function finish(
  dependencies: WorkerDependencies,
  { id, head_sha }: MergedHead,
  by: UserRequest,
): Promise<void> {
  return endRequest(dependencies, { id, by }, (before, now) =>
    before.head_sha === head_sha
      ? {
          state: 'merged',
          merge_status: 'can_be_merged',
          merge_user_id: by.user_id,
          merged_at: now,
        }
      : null,
  );
}
