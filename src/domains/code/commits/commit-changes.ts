import type { RequestContext } from '#src/context.ts';
import { BadRequest, InvalidParameters } from '#src/errors.ts';
import { type CommitInfo, parseTitle } from '#src/git/formats/commit-object.ts';
import type { FileChange } from '#src/git/writing/commit-request.ts';
import * as failures from '#src/git/errors.ts';
import type { Identity } from '#src/git/formats/identity.ts';
import { isAncestor, readCommit } from '#src/git/reading/log.ts';
import { borrowCommit } from '#src/git/writing/merging.ts';
import { isObjectId } from '#src/git/formats/ref-name.ts';
import { listBranchNames, readBranchHead } from '#src/git/reading/branches.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { isNewRefName } from '#src/git/writing/refs.ts';
import type { Repository } from '#src/git/repository.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { showsObject } from '#src/git/shown-objects.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import type { Actor } from '#src/records/actor.ts';
import { requireNoOwners } from '#src/domains/code/code-owners/pushes.ts';
import { checkPushRules } from '#src/domains/code/push-rules/enforce.ts';
import { readInRepository, openSeenRepository } from '#src/domains/core/repositories/finder.ts';
import { computeRoomLeft } from '#src/domains/core/repositories/push-checks.ts';
import { announceRefChanges } from '#src/domains/core/repositories/ref-changes.ts';
import { listWrittenFiles, type Expectation } from './actions.ts';
import { chooseAuthor, findCommitter } from './identity.ts';
import {
  describeBadBranchName,
  describeBranchTaken,
  FileChangedSince,
  notOnBranch,
  PushNotAllowed,
  describeRefusal,
} from './refusals.ts';
import { isStale } from './stale.ts';

/** Changes of files to be one commit. */
interface ChangeRequest {
  readonly branch: string;
  readonly message: string;
  readonly changes: readonly FileChange[];
  readonly expectations: readonly Expectation[];
  /** The branch that a new branch starts from; the branch itself if neither is given. */
  readonly startBranch?: string | undefined;
  readonly startSha?: string | undefined;
  /** The project of `startBranch` or `startSha`, if it is another one; the actor may read its repository. */
  readonly startProject?: ProjectAccess | undefined;
  /** Overwrites a branch that exists. */
  readonly force?: boolean;
  readonly authorName?: string | undefined;
  readonly authorEmail?: string | undefined;
  /** Expected head of the branch; any head if left out. */
  readonly expectedHead?: string | undefined;
}

const maxAttempts = 5;

type Context = Pick<RequestContext, 'db' | 'git' | 'workers' | 'clock' | 'config'>;

/**
 * Makes one commit on a branch, with all that follows from a push.
 * @throws InvalidParameters for a message that says nothing
 * @throws PushNotAllowed when the actor may not push to the branch
 * @throws NotFound without a repository
 * @throws FileChangedSince when one is not as it is expected
 * @throws BranchMoved when the branch is not where it is expected
 * @throws BadRequest with the text that says why the commit cannot be made; nothing was changed then
 */
export async function createChangesCommit(
  context: Context,
  actor: Actor,
  project: ProjectAccess,
  request: ChangeRequest,
): Promise<CommitInfo> {
  const { branch, message, changes } = request;
  if (message.trim() === '') throw new InvalidParameters('commit_message is empty');
  const abilities = await findBranchAbilities(context.db, project, actor, branch);
  if (!abilities.canPush) throw new PushNotAllowed();
  if (abilities.protected) {
    await requireNoOwners(context, project, branch, async () =>
      request.force === true ? null : changes.flatMap(listPaths),
    );
  }
  const committer = await findCommitter(context, actor);
  const author = chooseAuthor({ name: request.authorName, email: request.authorEmail }, committer);
  const pushed = {
    ref: `refs/heads/${branch}`,
    deleted: false,
    commits: async () => [{ message, author, committer, signed: false }],
    files: async () => listWrittenFiles(changes),
  };
  await checkPushRules(context, { project, actor, overGit: false, refs: [pushed] });
  await checkSize(context, project, changes);

  const { commit, before } = await readInRepository(context.git, project, async (stored) => {
    const repository = stored.movedBy(actor.user);
    const place = { repository, start: startRepository(context, repository, request) };
    const { canCreate: mayCreate, canForcePush: mayOverwrite } = abilities;
    return tryCommit(place, request, { author, committer, mayCreate, mayOverwrite });
  });
  const change = {
    ref: pushed.ref,
    before,
    after: commit.id,
    title: parseTitle(message),
    // Otherwise the branch is new, or was based on another one.
    ...(before !== null && commit.parents[0] === before && { commitCount: 1 }),
  };
  await announceRefChanges(context, { project, by: toWorkRequest(actor), changes: [change] });
  return commit;
}

const listPaths = (change: FileChange): string[] =>
  change.action === 'move' ? [change.path, change.previousPath] : [change.path];

/** Deletions never exceed the size limit. */
async function checkSize(
  context: Context,
  project: ProjectAccess,
  changes: readonly FileChange[],
): Promise<void> {
  const bytes = changes.reduce(
    (sum, change) => sum + ('content' in change ? (change.content?.length ?? 0) : 0),
    0,
  );
  if (bytes === 0) return;
  const room = await computeRoomLeft(context, project);
  if (room === null || bytes <= room) return;
  throw new BadRequest(
    'Your changes could not be committed, because this repository would exceed its size limit',
  );
}

interface CommitRepositories {
  readonly repository: Repository;
  /** The repository with the start of a new branch; usually the same one. */
  readonly start: Repository;
}

interface Made {
  readonly commit: CommitInfo;
  /** The previous head of the branch; null for a new one. */
  readonly before: string | null;
}

interface Terms {
  readonly author: Identity;
  readonly committer: Identity;
  readonly mayCreate: boolean;
  readonly mayOverwrite: boolean;
}

async function tryCommit(
  place: CommitRepositories,
  request: ChangeRequest,
  terms: Terms,
): Promise<Made> {
  const { repository } = place;
  const { branch, message, changes, expectations, expectedHead } = request;
  const isExpected = expectedHead !== undefined;
  for (let attempt = 1; ; attempt += 1) {
    const head = await readBranchHead(repository, branch);
    if (isExpected && head !== expectedHead) throw new failures.BranchMoved(branch);
    if (head === null && !terms.mayCreate) throw new PushNotAllowed();
    const start = await findStart(place, request, head);
    if (start.overwrites && head !== null && !terms.mayOverwrite) {
      if (!(await isAncestor(repository, head, start.id ?? head))) throw new PushNotAllowed();
    }
    await checkExpectations(repository, start.id, expectations);
    try {
      const { author, committer } = terms;
      const id = await addCommit(repository, {
        branch,
        message,
        author,
        committer,
        changes,
        ...(start.id !== head && start.id !== null && { startFrom: start.id }),
        // A commit on a newer head is just as good if nothing was checked.
        ...((isExpected || start.overwrites || expectations.length > 0) && { expectedHead: head }),
      });
      const commit = await readCommit(repository, id);
      const isNew = head === null;
      return { commit, before: isNew || start.overwrites ? head : (commit.parents[0] ?? null) };
    } catch (error) {
      const moved = error instanceof failures.BranchMoved;
      if (moved && isExpected) throw error;
      if (moved && attempt < maxAttempts) continue;
      throw describeRefusal(error, branch);
    }
  }
}

interface Start {
  /** The commit to build on; null for the first one of the repository. */
  readonly id: string | null;
  /** True when the commit replaces the head of a branch, which loses the commits that the start lacks. */
  readonly overwrites: boolean;
}

/** Finds the parent of the commit, for a branch whose head is now `head`. */
async function findStart(
  { repository, start }: CommitRepositories,
  { branch, startBranch, startSha, force = false }: ChangeRequest,
  head: string | null,
): Promise<Start> {
  const another = start !== repository || startSha !== undefined;
  const different = another || (startBranch !== undefined && startBranch !== branch);
  if (!different && head !== null) return { id: head, overwrites: false };
  const isEmpty = head === null && (await listBranchNames(repository, { limit: 1 })).length === 0;
  const id = isEmpty && !another ? null : await startCommit(start, startBranch ?? branch, startSha);
  if (head !== null && !force) {
    throw new BadRequest(describeBranchTaken(branch));
  }
  if (head === null && !isNewRefName(branch)) throw new BadRequest(describeBadBranchName(branch));
  if (id !== null && start !== repository) await borrowCommit(repository, start, id);
  return { id, overwrites: head !== null };
}

async function startCommit(
  repository: Repository,
  branch: string,
  sha: string | undefined,
): Promise<string> {
  if (sha !== undefined) {
    if (!isObjectId(sha)) throw new BadRequest(`Invalid start_sha '${sha}'`);
    const commit = await readCommitInfo(repository, sha.toLowerCase());
    if (commit === null || !(await showsObject(repository, commit.id))) {
      throw new BadRequest(`Cannot find start_sha '${sha}'`);
    }
    return commit.id;
  }
  const id = await readBranchHead(repository, branch);
  if (id !== null) return id;
  throw new BadRequest(notOnBranch);
}

async function checkExpectations(
  repository: Repository,
  start: string | null,
  expectations: readonly Expectation[],
): Promise<void> {
  for (const { path, commitId: known } of expectations) {
    const stale = start !== null && (await isStale(repository, { known, base: start, path }));
    if (stale) throw new FileChangedSince(path);
  }
}

function startRepository(
  { git }: Pick<RequestContext, 'git'>,
  repository: Repository,
  { startProject }: ChangeRequest,
): Repository {
  return startProject === undefined ? repository : openSeenRepository(git, startProject);
}
