import { minuteMs } from '#src/units.ts';
import { ObjectMissing, OutputTooLarge } from '../errors.ts';
import { type CommitInfo, parseCommit } from '../formats/commit-object.ts';
import { checkFilePath } from '../formats/file-path.ts';
import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';
import { readCommitBeginning, wholeCommitBytes } from '../whole-reads.ts';
import { resolveRef } from './resolve-ref.ts';

const countBounds = { maxBytes: 4096, timeLimit: 10 * minuteMs };

/**
 * A commit's header and message, or null when `id` is no commit of this repository. Of a message that is longer than
 * any reader would want, its beginning.
 */
export async function readCommitInfo(
  repository: Repository,
  id: string,
): Promise<CommitInfo | null> {
  const { commits } = repository.caches;
  const key = repository.key(id);
  const known = commits.get(key);
  if (known !== undefined) return known;
  if (!isObjectId(id)) return null;
  try {
    const object = await repository
      .object(id, 'commit', wholeCommitBytes, true)
      .catch((error: unknown) => {
        if (error instanceof OutputTooLarge) return readCommitBeginning(repository, id);
        throw error;
      });
    const commit = parseCommit(id, object);
    commits.set(key, commit);
    return commit;
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}

/** The number of commits that `ref` reaches; 0 for an unknown ref, as in an empty repository. */
export async function countReachedCommits(repository: Repository, ref: string): Promise<number> {
  const id = await resolveRef(repository, ref);
  if (id === null) return 0;
  const { counts } = repository.caches;
  const key = repository.key(id);
  const known = counts.get(key);
  if (known !== undefined) return known;
  const args = ['rev-list', '--count', '--end-of-options', id];
  const output = await repository.run(args, countBounds);
  const count = Number(output.toString('latin1'));
  counts.set(key, count);
  return count;
}

/**
 * The newest commit that changed `path`, seen from `commitId`; null when none did, or when there
 * is no such commit.
 */
export async function findLastCommit(
  repository: Repository,
  commitId: string,
  path: string,
): Promise<string | null> {
  const { lastCommits, sharedCommitIds } = repository.caches;
  const key = repository.key(`${commitId}:${path}`);
  const known = lastCommits.get(key);
  if (known !== undefined) return known;
  checkFilePath(path);
  if (!isObjectId(commitId)) return null;
  return sharedCommitIds.once(key, async () => {
    const question = { commit: commitId.toLowerCase(), path };
    const id = await repository.ask('lastCommit', question).then(
      ({ answer }) => answer,
      async (error: unknown) => {
        if ((await readCommitInfo(repository, commitId)) !== null) throw error;
        return null;
      },
    );
    if (id === null) return null;
    lastCommits.set(key, id);
    return id;
  });
}
