import { ObjectMissing } from '../errors.ts';
import type { Contributor } from '../formats/facts.ts';
import { recordsOf } from '../formats/records.ts';
import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

const bounds = { maxBytes: 1024 * 1024 * 1024, timeLimit: 60_000, subject: 'contributors' };
const newline = 0x0a;

/**
 * Who wrote the commits that `commitId` reaches, in no particular order. Throws `ObjectMissing` when it is no id, and
 * `GitTimeout`.
 */
export async function listContributors(
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
  // Names as they were written: what a `.mailmap` makes of them changes with the branch that HEAD names.
  const args = ['rev-list', '--no-commit-header', '--format=%an%x00%ae', '--end-of-options'];
  const counts = new Map<string, number>();
  for await (const lines of recordsOf(repository.stream([...args, commitId]), newline, bounds)) {
    for (const line of lines) {
      const author = line.toString('utf8');
      counts.set(author, (counts.get(author) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([author, commits]) => {
    const [name = '', email = ''] = author.split('\0');
    return { name, email, commits };
  });
}
