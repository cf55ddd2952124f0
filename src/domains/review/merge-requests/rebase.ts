import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import { Conflict, Forbidden } from '#src/errors.ts';
import * as failures from '#src/git/errors.ts';
import { exceedsMemory } from '#src/git/reading/exceeds-memory.ts';
import { listCommitIds, readWholeCommits } from '#src/git/reading/log.ts';
import type { Git } from '#src/git/git.ts';
import type { Repository } from '#src/git/repository.ts';
import { rebaseCommits } from '#src/git/writing/merge-commits.ts';
import { borrowCommit } from '#src/git/writing/merging.ts';
import { updateRefs } from '#src/git/writing/refs.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { limitToMemberships } from '#src/policy/job-reach.ts';
import { findVisibleProject, type ProjectAccess } from '#src/policy/project-access.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import type { Actor } from '#src/records/actor.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import { findCommitter } from '#src/domains/code/commits/identity.ts';
import { checkPushRules } from '#src/domains/code/push-rules/enforce.ts';
import { PushRuleBroken } from '#src/domains/code/push-rules/push-rule-broken.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import {
  toWorkRequest,
  toUnknownRequest,
  readWorkRequest,
  type StoredRequest,
} from '#src/policy/work-requester.ts';
import { versionAdded } from './events.ts';
import { findSource } from './head-pipeline.ts';
import { formatLockOwner, holdsFor } from './lock-owner.ts';
import { compareHeads, readHead, readHeads } from './heads.ts';
import { rebaseConflicts, endFailedRebase, rebaseTimeoutMs } from './rebase-state.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toVersionColumns, storeVersion } from './versions.ts';

type Context = Pick<RequestContext, 'db' | 'git' | 'actor' | 'clock' | 'workers'>;

/**
 * Queues a rebase of the source branch onto the target branch.
 * @throws Forbidden where the caller may not overwrite the source branch
 * @throws Conflict where something else holds the merge request
 */
export async function queueRebase(
  context: Context,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
  { skip_ci = false }: { readonly skip_ci?: boolean | undefined } = {},
): Promise<void> {
  const { db, clock, git, workers } = context;
  const actor = requireActor(context);
  const refusal = await rebaseRefusal({ db, git }, { actor, project, mergeRequest });
  if (refusal !== null) throw new Forbidden(refusal);
  const now = clock();
  const longAgo = new Date(now.getTime() - rebaseTimeoutMs).toISOString();
  const { id } = mergeRequest;
  await db.transaction(async (db) => {
    const begun = await db('merge_requests')
      .where({ id, state: 'opened' })
      .where((free) => {
        void free.whereNull('rebase_started_at').orWhere('rebase_started_at', '<', longAgo);
      })
      .update({ rebase_started_at: now.toISOString(), rebase_holder: null, merge_error: null });
    if (begun === 0) throw new Conflict(rebaseHeld);
    await workers.enqueue(db, rebaseMergeRequest, { id, ...toWorkRequest(actor), skip_ci });
  });
}

const rebaseHeld =
  'Failed to enqueue the rebase operation, possibly due to a long-lived transaction. Try again later.';

/** Tells whether the caller may queue a rebase of the merge request. */
export async function mayRebase(
  context: Pick<RequestContext, 'db' | 'git' | 'actor'>,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
): Promise<boolean> {
  const actor = requireActor(context);
  return (await rebaseRefusal(context, { actor, project, mergeRequest })) === null;
}

interface RebaseRequest {
  readonly actor: Actor;
  /** The target. */
  readonly project: ProjectAccess;
  readonly mergeRequest: MergeRequestRow;
}

/** Reason why the actor may not rebase the merge request; null if permitted. */
async function rebaseRefusal(
  { db, git }: { readonly db: Database; readonly git: Git },
  { actor, project, mergeRequest }: RebaseRequest,
): Promise<string | null> {
  const { source, target } = await readHeads(git, mergeRequest);
  if (source === null) return 'Source branch does not exist';
  if (target === null) return 'Target branch does not exist';
  const cannotPush = 'Cannot push to source branch';
  const place = await findSource({ db, actor }, project, mergeRequest.source_project_id);
  if (place === null) return cannotPush;
  const rules = await findBranchAbilities(db, place, actor, mergeRequest.source_branch);
  if (rules.canForcePush) return null;
  return rules.canPush ? 'Source branch is protected from force push' : cannotPush;
}

/** Restarts a rebase whose process died; finished steps are kept. */
export async function rebaseAgain(
  { db, workers }: Pick<WorkerDependencies, 'db' | 'workers'>,
  { id, rebase_started_at, rebase_holder }: MergeRequestRow,
): Promise<void> {
  const user_id = holdsFor(rebase_holder);
  if (user_id === null) return;
  await db.transaction(async (db) => {
    const still = { id, rebase_started_at, rebase_holder };
    const taken = await db('merge_requests').where(still).update({ rebase_holder: null });
    if (taken === 0) return;
    // The request is not kept: a pipeline too many is less than one that is missing.
    const again = { id, ...toUnknownRequest(user_id), skip_ci: false };
    await workers.enqueue(db, rebaseMergeRequest, again);
  });
}

interface Payload extends StoredRequest {
  readonly id: number;
  /** True where the new head gets no pipeline; jobs of earlier versions do not say. */
  readonly skip_ci?: boolean;
}

/** Upper limits on repetitions when the branches move during a rebase. */
const maxRounds = 3;
const maxTries = 3;

/** Rebases what `queueRebase` let pass. A rebase that has happened already stays as it is. */
export const rebaseMergeRequest: WorkerDefinition<Payload> = {
  name: 'rebase_merge_request',
  worksFor: ({ user_id }) => toUserOwner(user_id),
  attempts: maxTries,
  timeout: 1200,

  async run(payload, dependencies, { attempt }) {
    const { id, user_id, skip_ci = false } = payload;
    const by = readWorkRequest(payload);
    const { db, git } = dependencies;
    const mergeRequest = await db<MergeRequestRow>('merge_requests').where({ id }).first();
    if (mergeRequest === undefined || mergeRequest.rebase_started_at === null) return;
    const { rebase_started_at } = mergeRequest;
    const rebase_holder = formatLockOwner(git, { id: user_id });
    await db('merge_requests').where({ id, rebase_started_at }).update({ rebase_holder });
    try {
      const { target_project_id } = mergeRequest;
      const found = await findProjectAsUser(db, by, target_project_id);
      const rebasing = found === null ? null : { ...found, mergeRequest };
      const refusal = rebasing === null ? '' : await rebaseRefusal(dependencies, rebasing);
      if (rebasing === null || refusal !== null || mergeRequest.state !== 'opened') {
        const reason = refusal === null || refusal === '' ? rebaseConflicts : null;
        return await endFailedRebase(db, mergeRequest, reason ?? `Rebase failed: ${refusal}.`);
      }
      const skips = skip_ci || !(await isMemberOfSource(db, rebasing));
      await rebase(dependencies, { ...rebasing, pushOptions: skips ? ['ci.skip'] : [] });
    } catch (error) {
      const reason = findReason(error) ?? (attempt >= maxTries ? rebaseConflicts : null);
      if (reason === null) throw error;
      await endFailedRebase(db, mergeRequest, reason);
    }
  },
};

/** Tells whether the push of a rebase may run pipelines in a fork as the actor. Administrators do not count as members. */
async function isMemberOfSource(
  db: Database,
  { actor, project, mergeRequest: { source_project_id: id } }: RebaseRequest,
): Promise<boolean> {
  if (id === null || id === project.id) return true;
  const source = await findVisibleProject(db, await limitToMemberships(db, actor, { id }), id);
  return source !== null && source.level >= AccessLevel.Developer;
}

/** The reason of a failed rebase for users; null for a failure that may pass. */
function findReason(error: unknown): string | null {
  if (error instanceof PushRuleBroken) {
    return `The rebase pre-receive hook failed: ${error.reason}.`;
  }
  const conflicts =
    error instanceof failures.MergeConflict ||
    error instanceof failures.BranchMoved ||
    error instanceof failures.BranchMissing ||
    error instanceof failures.OutputTooLarge ||
    error instanceof failures.GitTimeout ||
    exceedsMemory(error);
  return conflicts ? rebaseConflicts : null;
}

type QueuedRebase = RebaseRequest & { readonly pushOptions: readonly string[] };

async function rebase(dependencies: WorkerDependencies, rebasing: QueuedRebase): Promise<void> {
  for (let round = 1; ; round += 1) {
    try {
      return await rebaseOnce(dependencies, rebasing);
    } catch (error) {
      if (!(error instanceof failures.BranchMoved) || round === maxRounds) throw error;
    }
  }
}

async function rebaseOnce(dependencies: WorkerDependencies, rebasing: QueuedRebase): Promise<void> {
  const { git } = dependencies;
  const { actor, mergeRequest, project, pushOptions } = rebasing;
  const { source_project_id: from, source_branch } = mergeRequest;
  if (from === null) throw new failures.BranchMissing(source_branch);
  const repository = git.repository(from);
  const into = git.repository(project.id);
  const source = await readHead(repository, source_branch);
  const onto = await readHead(into, mergeRequest.target_branch);
  if (source === null || onto === null) throw new failures.BranchMissing(source_branch);
  if (from !== project.id) await borrowCommit(repository, into, onto);
  const committer = await findCommitter(dependencies, actor);
  const rebased = await rebaseCommits(repository, { onto, head: source, committer });
  const ref = `refs/heads/${source_branch}`;
  if (rebased !== source) {
    await checkRules(dependencies, rebasing, repository, { onto, rebased });
    const move = { ref, from: source, to: rebased };
    await updateRefs(repository.movedBy(actor.user), [move]);
  }
  await storeRebase(dependencies, rebasing, { source: rebased, target: onto }, source);
  if (rebased === source) return;
  const changes = [{ ref, before: source, after: rebased }];
  const by = toWorkRequest(actor);
  await announceRefChanges(dependencies, { project: { id: from }, by, changes, pushOptions });
}

/** Limit on commits whose messages and authors are checked. */
const maxCheckedBranches = 1000;

async function checkRules(
  dependencies: WorkerDependencies,
  { actor, mergeRequest, project }: RebaseRequest,
  repository: Repository,
  { onto, rebased }: { readonly onto: string; readonly rebased: string },
): Promise<void> {
  const source = await findSource(
    { db: dependencies.db, actor },
    project,
    mergeRequest.source_project_id,
  );
  if (source === null) return;
  const range = { of: rebased, without: onto };
  const pushed = {
    ref: `refs/heads/${mergeRequest.source_branch}`,
    deleted: false,
    commits: async () => {
      const ids = await listCommitIds(repository, { range, limit: maxCheckedBranches });
      const commits = await readWholeCommits(repository, ids);
      return commits.map((commit) => ({ ...commit, signed: false }));
    },
    files: async () => [],
  };
  await checkPushRules(dependencies, { project: source, actor, overGit: false, refs: [pushed] });
}

/** Stores the version from the rebase of the head `replayed`, unless it is stored already, and ends the rebase. */
async function storeRebase(
  context: WorkerDependencies,
  { actor, mergeRequest }: RebaseRequest,
  heads: { readonly source: string; readonly target: string },
  replayed: string,
): Promise<void> {
  const version = await compareHeads(context, mergeRequest, heads);
  const at = context.clock();
  const now = at.toISOString();
  const { id } = mergeRequest;
  await context.db.transaction(async (db) => {
    const row = await db<MergeRequestRow>('merge_requests').where({ id }).forNoKeyUpdate().first();
    if (row === undefined) return;
    const over = { rebase_started_at: null, rebase_holder: null, merge_error: null };
    if (row.state !== 'opened') {
      await db('merge_requests')
        .where({ id })
        .update({ ...over, merge_error: row.merge_error });
      return;
    }
    if (
      row.head_sha === (version?.head_sha ?? null) ||
      row.target_branch !== mergeRequest.target_branch
    ) {
      await db('merge_requests').where({ id }).update(over);
      return;
    }
    const columns = { ...toVersionColumns(version), merge_status: 'unchecked', ...over } as const;
    await db('merge_requests')
      .where({ id })
      .update({ ...columns, updated_at: now });
    const after: MergeRequestRow = { ...row, ...columns, updated_at: now };
    if (version === null) return;
    const added = await storeVersion(db, after, version, now);
    const by = toWorkRequest(actor);
    const facts = { mergeRequest: after, version: added, before: row.head_sha, by, at };
    // A push right before the rebase brings commits that were not reviewed.
    const because = row.head_sha === replayed ? 'rebase' : 'push';
    await publish(db, versionAdded({ ...facts, because }));
  });
}
