import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import { NotAllowed, NotFound } from '#src/errors.ts';
import { BranchMissing, BranchMoved, RepositoryMissing } from '#src/git/errors.ts';
import { deleteRefs, formatRequestRef, updateRefs } from '#src/git/writing/refs.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { toWorkRequest, toUnknownRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import type { Review } from '#src/domains/ci/approvals/review.ts';
import { hasAllApprovals } from '#src/domains/ci/approvals/state.ts';
import { allowsMerge } from '#src/domains/ci/pipelines/merge-rule.ts';
import { issuableChanged, toEditColumns } from '#src/domains/planning/issuables/events.ts';
import { findOpener } from '../auto-merge-options.ts';
import { findHeadPipeline } from '#src/domains/ci/pipelines/head-pipeline.ts';
import { findAbandoned, formatLockOwner } from '../lock-owner.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { minuteMs } from '#src/units.ts';
import { toMergeRequestIssuable } from '../table.ts';
import { type MergeCommits, type MergeWishes, readSquashWish } from './commits.ts';
import { type MergeContext, waitsForThreads } from './preconditions.ts';
import { retargetMergeRequests } from './retarget.ts';
import { mergeSettings } from './settings.ts';

/*
 * A merge makes its commits, locks the row, moves the target branch, deletes the source branch, and marks the row as
 * merged. The process may die after each step. `settle.ts` finds the last one for a locked row.
 */

/** The name of the worker that completes abandoned merges, as one job for all. */
export const settling = 'settle_merge_requests';
/** Milliseconds that a merge may take from holding its row on; one that takes longer was left behind. */
export const mergeTimeoutMs = minuteMs;

interface Held {
  readonly commits: MergeCommits;
  readonly actor: Actor;
  readonly wishes: MergeWishes;
  /** Head of the source branch, for which no concurrent merge may have locked the row. */
  readonly source: string;
  readonly project: ProjectAccess;
  readonly review: Review;
}

/**
 * Locks the row against other merges and changes. Null if another merge was faster.
 * @throws NotAllowed where it lost approvals meanwhile, got a thread that it waits for, or its pipeline failed
 */
export async function holdRow(
  {
    db,
    git,
    clock,
    workers,
    paid,
  }: Pick<MergeContext, 'db' | 'git' | 'clock' | 'workers' | 'paid'>,
  { id, state, target_branch, in_progress_merge_sha }: MergeRequestRow,
  { commits, actor, wishes, source, project, review }: Held,
): Promise<MergeRequestRow | null> {
  const at = clock();
  return db.transaction(async (db) => {
    const locked = await db('merge_requests')
      .where({ id, state, target_branch, in_progress_merge_sha, head_sha: source, draft: false })
      .update({
        state: 'locked',
        locked_at: at.toISOString(),
        merge_holder: formatLockOwner(git, actor.user),
        in_progress_merge_sha: commits.head,
        squash_commit_sha: commits.squash,
        merge_user_id: actor.user.id,
        should_remove_source_branch: wishes.should_remove_source_branch ?? null,
        ...readSquashWish(wishes),
        merge_error: null,
      });
    if (locked === 0) return null;
    const row = await db<MergeRequestRow>('merge_requests').where({ id }).first();
    if (row === undefined) return null;
    const approved = await hasAllApprovals({ db, clock, paid }, project, row, review);
    const settings = await mergeSettings(db, project);
    const waits = await waitsForThreads(db, settings, row);
    const passes = allowsMerge(settings, await findHeadPipeline(db, row));
    if (!approved) throw new NotAllowed('Approvals are missing.');
    if (waits) throw new NotAllowed('A thread is not resolved.');
    if (!passes) throw new NotAllowed('The pipeline did not succeed.');
    const runAt = new Date(at.getTime() + mergeTimeoutMs + 5_000);
    await workers.enqueue(db, settling, {}, { key: settling, runAt });
    return row;
  });
}

/** Milliseconds after which an abandoned merge is checked. */
export const settleDelayMs = 2_000;

/** Leaves a locked row to `settle.ts`, because the branch may have moved, or may still move. */
export async function abandonRow(
  { db, clock, workers }: Pick<MergeContext, 'db' | 'clock' | 'workers'>,
  { id, in_progress_merge_sha, merge_holder }: MergeRequestRow,
): Promise<void> {
  await db.transaction(async (db) => {
    await db('merge_requests')
      .where({ id, state: 'locked', in_progress_merge_sha })
      .update({ merge_holder: findAbandoned(merge_holder) });
    const runAt = new Date(clock().getTime() + settleDelayMs);
    await workers.enqueue(db, settling, {}, { key: `${settling} soon`, runAt });
  });
}

/** Lets it be open again, and says why it was not merged. */
export async function releaseRow(
  db: Database,
  locked: MergeRequestRow,
  merge_error: string,
  now: string,
): Promise<void> {
  await db('merge_requests')
    .where({ id: locked.id, state: 'locked', in_progress_merge_sha: locked.in_progress_merge_sha })
    .update({
      state: 'opened',
      locked_at: null,
      merge_holder: null,
      in_progress_merge_sha: null,
      squash_commit_sha: null,
      should_remove_source_branch: null,
      merge_user_id: findOpener(locked),
      merge_error,
      updated_at: now,
    });
}

/**
 * Moves the target branch to the merge commit, and keeps the source reachable even if its branch is deleted.
 * @throws BranchMoved, BranchMissing where the target branch is elsewhere
 */
export async function moveTarget(
  { git }: Pick<MergeContext, 'git'>,
  { target_project_id, target_branch, iid, head_sha }: MergeRequestRow,
  {
    actor,
    target,
    head,
  }: { readonly actor: Actor; readonly target: string; readonly head: string },
): Promise<void> {
  await updateRefs(git.repository(target_project_id).movedBy(actor.user), [
    { ref: `refs/heads/${target_branch}`, from: target, to: head },
    { ref: formatRequestRef(iid, 'head'), to: head_sha },
  ]);
}

/**
 * Deletes the source branch where that is wished for and the actor may do it, unless it has moved on. Tells the project
 * in which it was deleted.
 */
export async function removeSource(
  { db, git }: Pick<MergeContext, 'db' | 'git'>,
  locked: MergeRequestRow,
  actor: Actor,
): Promise<ProjectAccess | null> {
  const { source_project_id, source_branch, head_sha } = locked;
  const removes = locked.should_remove_source_branch ?? locked.force_remove_source_branch;
  if (!removes || source_project_id === null || head_sha === null) return null;
  try {
    const project = await findProjectFor(db, actor, source_project_id);
    const rules = await findBranchAbilities(db, project, actor, source_branch);
    if (rules.protected || !rules.canDelete) return null;
    const repository = git.repository(project.id).movedBy(actor.user);
    await deleteRefs(repository, 'branch', [{ name: source_branch, id: head_sha }]);
    return project;
  } catch (error) {
    const stays =
      error instanceof NotFound ||
      error instanceof BranchMoved ||
      error instanceof BranchMissing ||
      error instanceof RepositoryMissing;
    if (stays) return null;
    throw error;
  }
}

/** Makes the row tell that it is merged. `actor` is null when gone. */
export async function finishRow(
  { db, clock, workers }: Pick<MergeContext, 'db' | 'clock' | 'workers'>,
  locked: MergeRequestRow,
  { project, actor }: { readonly project: ProjectPlace; readonly actor: Actor | null },
): Promise<void> {
  const at = clock();
  const now = at.toISOString();
  const { id, in_progress_merge_sha: head, squash_commit_sha, head_sha } = locked;
  const straight = head === squash_commit_sha || head === head_sha;
  const by = actor === null ? toUnknownRequest(locked.author_id) : toWorkRequest(actor);
  const changes = [{ attribute: 'state', to: 'merged' }] as const;
  const merged = {
    ...toEditColumns(changes, by, now),
    state: 'merged',
    merged_at: now,
    updated_at: now,
    merge_user_id: actor?.user.id ?? null,
    merge_commit_sha: straight ? null : head,
    squash_commit_sha,
    should_remove_source_branch: locked.should_remove_source_branch,
    merge_status: 'can_be_merged',
    merge_error: null,
    merge_when_pipeline_succeeds: false,
    merge_options: null,
    in_progress_merge_sha: null,
    locked_at: null,
    merge_holder: null,
  } as const;
  await db.transaction(async (db) => {
    // A slow merge may have been reset to `opened` as abandoned; its pushed commits still make it merged.
    const stored = await db('merge_requests')
      .where({ id, head_sha })
      .whereIn('state', ['locked', 'opened'])
      .update(merged);
    if (stored === 0) return;
    const target = toMergeRequestIssuable({ ...locked, ...merged }, project);
    await publish(db, issuableChanged({ target, by, at, changes, before: locked }));
    if (await isTarget(db, locked)) {
      await workers.enqueue(db, retargetMergeRequests, { id, ...by });
    }
  });
}

/** Tells whether a merge request targets the source branch. */
async function isTarget(
  db: Database,
  { source_project_id, target_project_id, source_branch }: MergeRequestRow,
): Promise<boolean> {
  if (source_project_id !== target_project_id) return false;
  const waiting = await db('merge_requests')
    .where({ target_project_id, target_branch: source_branch, state: 'opened' })
    .first('id');
  return waiting !== undefined;
}

export type ProjectPlace = Parameters<typeof toMergeRequestIssuable>[1];
