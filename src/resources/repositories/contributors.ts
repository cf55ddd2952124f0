import { listContributors } from '../../git/reading/contributors.ts';
import type { Contributor } from '../../git/formats/facts.ts';
import type { Repository } from '../../git/repository.ts';

interface ContributorOrder {
  readonly order_by: 'email' | 'name' | 'commits';
  readonly sort: 'asc' | 'desc';
}

/** Authors of a branch in order; nobody, when there is no such branch. */
export async function contributorsOf(
  repository: Repository,
  branch: string,
  { order_by, sort }: ContributorOrder,
): Promise<Contributor[]> {
  const commitId = await repository.branch(branch);
  if (commitId === null) return [];
  const found = await listContributors(repository, commitId);
  const direction = sort === 'asc' ? 1 : -1;
  return found.toSorted(
    (a, b) =>
      direction *
      (compare(a[order_by], b[order_by]) || compare(a.name, b.name) || compare(a.email, b.email)),
  );
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);
