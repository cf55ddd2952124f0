import type { Database } from '#src/database/database.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { isAncestor } from '#src/git/reading/log.ts';
import type { Git } from '#src/git/git.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { createActorWithoutAdminMode } from '#src/auth/actor-without-admin-mode.ts';
import type { UserRow } from '#src/records/user.ts';
import {
  Postponed,
  type WorkerDefinition,
  type WorkerDependencies,
} from '#src/workers/definition.ts';
import { toEverybodyOwner } from '#src/workers/owners.ts';
import { readHead } from '../heads.ts';
import { hasAbandoned, isLockOwnerGone } from '../lock-owner.ts';
import { rebaseAgain } from '../rebase.ts';
import { endFailedRebase, rebaseTimeoutMs } from '../rebase-state.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import {
  finishRow,
  mergeTimeoutMs,
  type ProjectPlace,
  releaseRow,
  removeSource,
  settleDelayMs,
  settling,
} from './steps.ts';

const batchSize = 100;
export const interrupted = 'Merge failed: it was interrupted. Please try again.';

type Dependencies = Pick<WorkerDependencies, 'db' | 'git' | 'clock' | 'workers'>;

/**
 * Completes abandoned merges and rebases: the state in git decides. A killed process is detected on its own machine;
 * on others only the time-out tells. Safe to repeat.
 */
export const settleMergeRequests: WorkerDefinition<object> = {
  name: settling,
  worksFor: toEverybodyOwner,

  async run(_, dependencies) {
    const left = await settleLeftovers(dependencies);
    if (left !== 'nothing') throw new Postponed(left === 'soon' ? settleDelayMs : mergeTimeoutMs);
  },
};

/** The time of the next check for operations that are, or may be, under way. */
type Left = 'nothing' | 'soon' | 'later';

/** Checks all abandoned operations at once. Returns the time of the next check. */
export async function settleLeftovers(dependencies: Dependencies): Promise<Left> {
  let left: Left = 'nothing';
  for (let after = 0; ;) {
    const rows = await listUnderWay(dependencies.db, after);
    for (const row of rows) {
      const next = await settle(dependencies, row);
      if (next === 'soon' || left === 'nothing') left = next;
      after = row.id;
    }
    if (rows.length < batchSize) return left;
  }
}

async function settle(dependencies: Dependencies, row: MergeRequestRow): Promise<Left> {
  const { db, clock } = dependencies;
  const computeAge = (since: string | null) =>
    clock().getTime() - Date.parse(since ?? '1970-01-01T00:00:00.000Z');
  const { merge_holder, rebase_holder, rebase_started_at } = row;
  let left: Left = 'nothing';
  if (row.state === 'locked') {
    if (computeAge(row.locked_at) >= mergeTimeoutMs || isLockOwnerGone(merge_holder)) {
      await settleMerge(dependencies, row);
    } else left = hasAbandoned(merge_holder) ? 'soon' : 'later';
  }
  if (rebase_started_at === null) return left;
  if (computeAge(rebase_started_at) >= rebaseTimeoutMs) await endFailedRebase(db, row);
  else if (isLockOwnerGone(rebase_holder)) await rebaseAgain(dependencies, row);
  else if (left === 'nothing') left = 'later';
  return left;
}

async function listUnderWay(db: Database, after: number): Promise<readonly MergeRequestRow[]> {
  return db<MergeRequestRow>('merge_requests')
    .whereRaw("(state = 'locked' or rebase_started_at is not null)")
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize);
}

async function settleMerge(dependencies: Dependencies, row: MergeRequestRow): Promise<void> {
  const { db, git, clock } = dependencies;
  if (!(await hasHappened(git, row))) {
    await releaseRow(db, row, interrupted, clock().toISOString());
    return;
  }
  const project = await db('projects')
    .where({ id: row.target_project_id })
    .first<ProjectPlace | undefined>('id', 'namespace_id', 'full_path');
  if (project === undefined) return;
  const by = row.merge_user_id ?? 0;
  const user = await db<UserRow>('users').where({ id: by }).first();
  const actor = user === undefined ? null : await createActorWithoutAdminMode(db, user);
  if (actor?.user.state === 'active') await removeSource(dependencies, row, actor);
  await finishRow(dependencies, row, { project, actor });
}

/** Tells whether the target branch reaches what the merge made. */
async function hasHappened(git: Git, row: MergeRequestRow): Promise<boolean> {
  const { target_project_id, target_branch, in_progress_merge_sha: made } = row;
  if (made === null) return false;
  const repository = git.repository(target_project_id);
  try {
    const target = await readHead(repository, target_branch);
    if (target === null || (await readCommitInfo(repository, made)) === null) return false;
    return await isAncestor(repository, made, target);
  } catch (error) {
    if (error instanceof RepositoryMissing) return false;
    throw error;
  }
}
