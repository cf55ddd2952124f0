import { removeNul } from './commit-request.ts';
import { GitFailed, MergeConflict, ObjectMissing } from '../errors.ts';
import { formatIdentity, type Identity } from '../formats/identity.ts';
import type { CommitText } from '../host/protocol.ts';
import type { Repository } from '../repository.ts';
import { rememberCommit } from './commit.ts';

/** The parts of a commit besides its tree and parents. */
interface NewCommit {
  readonly message: string;
  readonly author: Identity;
  readonly committer: Identity;
}

/**
 * Tells whether a three-way merge of two commits (full ids) succeeds; commits without a common ancestor conflict. Where
 * they have several best common ancestors, these are merged first, as git does.
 * @throws ObjectMissing
 */
export async function mergesCleanly(
  repository: Repository,
  { ours, theirs }: { readonly ours: string; readonly theirs: string },
): Promise<boolean> {
  checkIds(ours, theirs);
  const { cleanMerges, sharedMerges } = repository.caches;
  const key = repository.key(`${ours} ${theirs}`);
  const known = cleanMerges.get(key);
  if (known !== undefined) return known;
  return sharedMerges.once(key, async () => {
    const { answer } = await repository.ask('mergeHeads', { ours, theirs, commit: null });
    cleanMerges.set(key, answer.clean);
    return answer.clean;
  });
}

/**
 * Makes the merge of `source` into `target` (full ids), a commit upon both in this order, and returns its id. No ref
 * reaches it until one is moved, before which it is on disk: until then a power cut may take it, and after two weeks it
 * may be tidied away.
 * @throws MergeConflict about the source
 * @throws ObjectMissing
 */
export async function makeMergeCommit(
  repository: Repository,
  { target, source, ...text }: NewCommit & { readonly target: string; readonly source: string },
): Promise<string> {
  checkIds(target, source);
  const ask = { ours: target, theirs: source, commit: packText(text) };
  const { answer, body } = await repository.ask('mergeHeads', ask);
  if (!answer.clean) throw new MergeConflict(source);
  if (answer.id === null) throw new GitFailed('mergeHeads');
  rememberCommit(repository, answer.id, body);
  return answer.id;
}

/**
 * Makes one commit out of all those between `base` and `head` (full ids): upon `base`, with the files of `head`. No ref
 * reaches it until one is moved, before which it is on disk.
 * @throws ObjectMissing
 */
export async function makeSquashCommit(
  repository: Repository,
  { base, head, ...text }: NewCommit & { readonly base: string; readonly head: string },
): Promise<string> {
  checkIds(base, head);
  const ask = { treeOf: head, parents: [base], commit: packText(text) };
  const { answer, body } = await repository.ask('makeCommit', ask);
  rememberCommit(repository, answer, body);
  return answer;
}

/** Limits of a rebase: number of commits, and milliseconds. */
const maxRebased = 10_000;
const rebaseTimeoutMs = 5 * 60_000;

/**
 * Rebases the commits that `head` reaches and `onto` does not upon `onto` (full ids), and returns the id of the last
 * one. They are on disk when this resolves, and no ref is moved.
 *
 * Like `git rebase` it drops merges, changes that `onto` has already, and signatures; it keeps authors, messages, and
 * commits in place.
 * @throws MergeConflict about the first commit that cannot be rebased
 * @throws ObjectMissing
 * @throws OutputTooLarge when there are more than 10,000 commits
 * @throws GitTimeout after five minutes
 */
export async function rebaseCommits(
  repository: Repository,
  { onto, head, committer }: { onto: string; head: string; committer: Identity },
): Promise<string> {
  checkIds(onto, head);
  const bounds = { limit: maxRebased, timeLimit: rebaseTimeoutMs };
  const ask = { onto, head, committer: formatIdentity(committer), ...bounds };
  // The rebase may have to wait for its turn.
  const { answer } = await repository.ask('rebase', ask, { timeLimit: 3 * rebaseTimeoutMs });
  repository.caches.commitIds.set(repository.key(answer), true);
  return answer;
}

function packText({ message, author, committer }: NewCommit): CommitText {
  return {
    message: removeNul(message),
    author: formatIdentity(author),
    committer: formatIdentity(committer),
  };
}

function checkIds(...ids: readonly string[]): void {
  for (const id of ids) if (!/^[0-9a-f]{40}$/.test(id)) throw new ObjectMissing(id);
}
