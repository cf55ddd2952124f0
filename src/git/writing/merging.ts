import { removeNul } from './commit-request.ts';
import { GitFailed, InvalidRefName } from '../errors.ts';
import { formatIdentity, type Identity } from '../formats/identity.ts';
import { checkBranchName, isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';
import { rememberCommit } from './commit.ts';

/** The change that a commit made, to be made on another branch. */
export interface ReplayRequest {
  readonly branch: string;
  /** The commit at which the branch must be; absent: any commit, and the change is repeated on a branch that moves. */
  readonly expectedHead?: string | undefined;
  /** Full id of the commit, and its first parent; null for one without parents. */
  readonly commit: string;
  readonly parent: string | null;
  readonly message: string;
  readonly author: Identity;
  readonly committer: Identity;
}

/**
 * Makes the change of a commit again on a branch, as one commit, and returns its id; it is on disk when this resolves.
 * Throws `MergeConflict`, `NothingChanged`, `BranchMissing`, `BranchMoved`, `ObjectMissing`, `InvalidRefName`; after
 * `GitUnavailable` it may have happened.
 */
export async function makeCherryPick(
  repository: Repository,
  request: ReplayRequest,
): Promise<string> {
  return requireId(await replay(repository, request, { undo: false, dryRun: false }));
}

/**
 * Makes the opposite of the change of a commit on a branch, as one commit, and returns its id; throws as `makeCherryPick`.
 */
export async function revert(repository: Repository, request: ReplayRequest): Promise<string> {
  return requireId(await replay(repository, request, { undo: true, dryRun: false }));
}

/** Throws the errors that `makeCherryPick` or, with `undo`, `revert` would throw now; the branch stays unchanged. */
export async function tryReplay(
  repository: Repository,
  request: ReplayRequest,
  { undo }: { undo: boolean },
): Promise<void> {
  await replay(repository, request, { undo, dryRun: true });
}

/**
 * Gets a commit, and all that it reaches, from another repository of the same store, of which no file is shared.
 * No ref reaches it here until one is moved: in the two weeks before it may be tidied away.
 */
export async function borrowCommit(
  repository: Repository,
  from: Repository,
  id: string,
): Promise<void> {
  if (!isObjectId(id)) throw new InvalidRefName(id);
  const ask = { from: `${from.storedAt}.git`, id: id.toLowerCase() };
  await repository.ask('borrow', ask, { timeLimit: 10 * 60_000 });
  repository.caches.commitIds.set(repository.key(ask.id), true);
}

async function replay(
  repository: Repository,
  { branch, expectedHead, commit, parent, message, author, committer }: ReplayRequest,
  { undo, dryRun }: { undo: boolean; dryRun: boolean },
): Promise<string | null> {
  checkBranchName(branch);
  for (const id of [expectedHead, commit, parent]) {
    if (typeof id === 'string' && !isObjectId(id)) throw new InvalidRefName(id);
  }
  const { answer, body } = await repository.ask('replay', {
    branch,
    expectedHead: expectedHead ?? null,
    commit,
    parent,
    undo,
    dryRun,
    message: removeNul(message),
    author: formatIdentity(author),
    committer: formatIdentity(committer),
  });
  if (answer !== null) rememberCommit(repository, answer, body);
  return answer;
}

function requireId(id: string | null): string {
  if (id === null) throw new GitFailed('replay');
  return id;
}
