import { listContributors, type ContributorOrder } from '#src/git/reading/contributors.ts';
import type { Contributor } from '#src/git/formats/facts.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import type { Repository } from '#src/git/repository.ts';
import {
  createOffsetPage,
  computeOffsetWindow,
  type OffsetQuery,
  type Page,
} from '#src/lists/offset.ts';

interface ContributorQuery extends OffsetQuery {
  readonly order_by: ContributorOrder;
  readonly sort: 'asc' | 'desc';
}

/** Lists a page of the authors of a branch; empty without such a branch. */
export async function loadContributors(
  repository: Repository,
  branch: string,
  query: ContributorQuery,
): Promise<Page<Contributor>> {
  const commitId = await readBranchHead(repository, branch);
  const all = commitId === null ? [] : await listContributors(repository, commitId, query.order_by);
  const window = computeOffsetWindow(query);
  const { offset, limit } = window;
  const fetched =
    query.sort === 'asc'
      ? all.slice(offset, offset + limit)
      : all
          .slice(Math.max(0, all.length - offset - limit), Math.max(0, all.length - offset))
          .reverse();
  return createOffsetPage(window, fetched, () => all.length);
}
