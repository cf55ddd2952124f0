import type { CommitConflict } from '#generated/commits/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest, HttpError, NotFound } from '#src/errors.ts';
import { type CommitInfo, parseTitle } from '#src/git/formats/commit-object.ts';
import { BranchMissing, BranchMoved, MergeConflict, NothingChanged } from '#src/git/errors.ts';
import { listChangedPaths } from '#src/git/reading/changed-paths.ts';
import { exceedsMemory } from '#src/git/reading/exceeds-memory.ts';
import { readCommit } from '#src/git/reading/log.ts';
import { makeCherryPick, revert, tryReplay, type ReplayRequest } from '#src/git/writing/merging.ts';
import { isRefName } from '#src/git/formats/ref-name.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import { requireNoOwners } from '#src/domains/code/code-owners/pushes.ts';
import { checkPushRules } from '#src/domains/code/push-rules/enforce.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import { findCommitOfProject, type FoundCommit } from './finder.ts';
import { findCommitter } from './identity.ts';
import { PushNotAllowed, describeRefusal } from './refusals.ts';

type Context = Pick<RequestContext, 'db' | 'git' | 'workers' | 'clock' | 'config'>;

interface Replay {
  readonly sha: string;
  readonly branch: string;
  readonly undo: boolean;
  readonly dryRun: boolean;
  readonly message?: string | undefined;
}

/**
 * Makes the change of a commit on a branch, or its opposite, with all that follows from a push; null for a dry run that
 * would have worked.
 * @throws Forbidden when the actor may not push to the branch
 * @throws NotFound naming what is missing: the repository, the commit or the branch
 * @throws HttpError 400 for a conflict, and when nothing would change
 */
export async function replayOnBranch(
  context: Context,
  actor: Actor,
  project: ProjectAccess,
  replay: Replay,
): Promise<CommitInfo | null> {
  const { branch, undo } = replay;
  const abilities = await findBranchAbilities(context.db, project, actor, branch);
  if (!abilities.canPush) throw new PushNotAllowed();
  const found = await findCommitOfProject(context.git, project, replay.sha);
  if (!isRefName(branch)) throw new BadRequest('The branch refname is invalid');
  if ((await readBranchHead(found.repository, branch)) === null) throw new NotFound('Branch');
  if (abilities.protected) {
    const { id, parents } = found.commit;
    await requireNoOwners(context, project, branch, async (repository) =>
      parents[0] === undefined ? null : listChangedPaths(repository, parents[0], id),
    );
  }

  const request = await requestFor(context, actor, project, found.commit, replay);
  const pushed = {
    ref: `refs/heads/${branch}`,
    deleted: false,
    commits: async () => [{ ...request, signed: false }],
    // The contents of the files passed these rules before, or are older than the rules.
    files: async () => [],
  };
  await checkPushRules(context, { project, actor, overGit: false, refs: [pushed] });
  try {
    if (replay.dryRun) {
      await tryReplay(found.repository, request, { undo });
      return null;
    }
    return await replayCommit(context, actor, project, found, request, undo);
  } catch (error) {
    throw toRefusal(error, replay);
  }
}

async function replayCommit(
  context: Context,
  actor: Actor,
  project: ProjectAccess,
  { repository }: FoundCommit,
  request: ReplayRequest,
  undo: boolean,
): Promise<CommitInfo> {
  const id = await (undo ? revert : makeCherryPick)(repository.movedBy(actor.user), request);
  const commit = await readCommit(repository, id);
  const change = {
    ref: `refs/heads/${request.branch}`,
    before: commit.parents[0] ?? null,
    after: id,
    commitCount: 1,
    title: parseTitle(commit.message),
  };
  await announceRefChanges(context, { project, by: toWorkRequest(actor), changes: [change] });
  return commit;
}

async function requestFor(
  context: Context,
  actor: Actor,
  project: ProjectAccess,
  commit: CommitInfo,
  { branch, undo, message }: Replay,
): Promise<ReplayRequest> {
  const committer = await findCommitter(context, actor);
  const ownMessage = message === undefined || message.trim() === '' ? null : message;
  const parent = commit.parents[0] ?? null;
  const place = { branch, commit: commit.id, parent, committer };
  if (undo) {
    const merged = await findMergedBy(context.db, project, commit);
    return { ...place, author: committer, message: revertMessage(commit, merged) };
  }
  // The author of the original commit stays the author.
  return {
    ...place,
    author: commit.author,
    message: ownMessage ?? formatCherryPickMessage(commit),
  };
}

function formatCherryPickMessage({ id, message }: CommitInfo): string {
  return `${message.trimEnd()}\n\n(cherry picked from commit ${id})`;
}

/** The number of the merge request that the commit merged, where the actor sees it. */
async function findMergedBy(
  db: Database,
  project: ProjectAccess,
  { id, parents }: CommitInfo,
): Promise<number | null> {
  if (parents.length < 2 || !isFeatureVisible(project, 'merge_requests')) return null;
  const merged = await db('merge_requests')
    .where({ target_project_id: project.id, merge_commit_sha: id })
    .orderBy('id')
    .first<{ iid: number } | undefined>('iid');
  return merged?.iid ?? null;
}

function revertMessage({ id, message }: CommitInfo, merged: number | null): string {
  const what = merged === null ? `commit ${id}` : `merge request !${merged}`;
  return `Revert "${parseTitle(message)}"\n\nThis reverts ${what}`;
}

function toRefusal(error: unknown, { branch, undo, dryRun }: Replay): unknown {
  if (error instanceof BranchMissing) return new NotFound('Branch');
  if (error instanceof BranchMoved) return describeRefusal(error, branch);
  // Git cannot merge files that exceed its memory: the user must resolve them.
  const conflicts = error instanceof MergeConflict || exceedsMemory(error);
  const error_code = conflicts ? 'conflict' : error instanceof NothingChanged ? 'empty' : null;
  if (error_code === null) return error;
  const [verb, done] = undo ? ['revert', 'reverted'] : ['cherry-pick', 'cherry-picked'];
  const body: CommitConflict = {
    message:
      `Sorry, we cannot ${verb} this commit automatically. This commit may already have been ${done}, ` +
      'or a more recent commit may have updated some of its content.',
    error_code,
    ...(dryRun && { dry_run: 'error' }),
  };
  return new HttpError(400, { ...body });
}
