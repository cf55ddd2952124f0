import { Pauses } from '#src/turns/pauses.ts';
import { GitTimeout, ObjectMissing, OutputTooLarge } from '../errors.ts';
import type { Contributor } from '../formats/facts.ts';
import { splitRecords } from '../formats/records.ts';
import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

const bounds = {
  maxBytes: 1024 * 1024 * 1024,
  timeLimit: 20_000,
  subject: 'contributors',
  // A header may be long, a name is not.
  keptOfEach: 1024,
};
/** Number of newest commits that count, as API clients expect; merges do not count. */
const maxCommits = 2_000;
const newlineByte = 0x0a;

/** Order of the result. */
export type ContributorOrder = 'email' | 'name' | 'commits';

/**
 * Authors of the newest commits that `commitId` reaches, without merges, in ascending order: as many as can be counted
 * within seconds. Throws `ObjectMissing` when it is no id.
 */
export async function listContributors(
  repository: Repository,
  commitId: string,
  order: ContributorOrder,
): Promise<readonly Contributor[]> {
  const { sortedContributors, sharedContributors } = repository.caches;
  const key = repository.key(`${commitId}:${order}`);
  return (
    sortedContributors.get(key) ??
    sharedContributors.once(key, async () => {
      const found = await countContributors(repository, commitId);
      const sorted = found.toSorted(
        (a, b) =>
          compare(a[order], b[order]) || compare(a.name, b.name) || compare(a.email, b.email),
      );
      sortedContributors.set(key, sorted);
      return sorted;
    })
  );
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Counts who wrote the newest commits, in no particular order. */
async function countContributors(
  repository: Repository,
  commitId: string,
): Promise<readonly Contributor[]> {
  if (!isObjectId(commitId)) throw new ObjectMissing(commitId);
  const key = repository.key(commitId);
  const { contributors, sharedContributors } = repository.caches;
  return (
    contributors.get(key) ??
    sharedContributors.once(key, async () => {
      const found = await count(repository, commitId);
      contributors.set(key, found);
      return found;
    })
  );
}

async function count(repository: Repository, commitId: string): Promise<Contributor[]> {
  // Names as written in commits: the result of a `.mailmap` would change with the branch of HEAD.
  const args = [
    ...['rev-list', '--no-merges', `--max-count=${maxCommits}`],
    ...['--no-commit-header', '--format=%an%x00%ae', '--end-of-options'],
  ];
  const counts = new Map<string, number>();
  const pauses = new Pauses();
  try {
    for await (const lines of splitRecords(
      repository.stream([...args, commitId]),
      newlineByte,
      bounds,
    )) {
      for (const line of lines) {
        const author = line.toString('utf8', 0, bounds.keptOfEach);
        counts.set(author, (counts.get(author) ?? 0) + 1);
      }
      await pauses.take();
    }
  } catch (error) {
    if (!(error instanceof GitTimeout || error instanceof OutputTooLarge)) throw error;
  }
  return Array.from(counts, ([author, commits]) => {
    const [name = '', email = ''] = author.split('\0');
    return { name, email, commits };
  });
}
