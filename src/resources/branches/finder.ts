import type { CommitInfo } from '../../git/formats/commit-object.ts';
import { isRefName } from '../../git/formats/ref-name.ts';
import { listRefs, mergedInto, type Ref, type RefOrder } from '../../git/writing/refs.ts';
import type { Repository } from '../../git/repository.ts';
import { BadRequest, NotFound } from '../../errors.ts';
import { keysetLimit, wantsKeyset } from '../../lists/keyset.ts';
import { offsetPage, offsetWindow, type OffsetQuery, type Page } from '../../lists/offset.ts';
import { searchNames } from './search.ts';

/** A branch with what git knows of it. */
export interface BranchFacts {
  readonly name: string;
  readonly commit: CommitInfo;
  /** True when the branch is behind the default branch; false when both point to the same commit. */
  readonly merged: boolean;
}

interface BranchQuery extends OffsetQuery {
  readonly search?: string;
  readonly sort: 'name_asc' | 'updated_asc' | 'updated_desc';
  readonly pagination?: string;
  readonly page_token?: string;
}

const orders: Readonly<Record<BranchQuery['sort'], RefOrder>> = {
  name_asc: 'name',
  updated_asc: 'date',
  updated_desc: '-date',
};

/**
 * A page of the branches of a repository.
 * @throws NotAllowed for keyset pages in another order than by name
 */
export async function findBranches(
  repository: Repository,
  defaultBranch: string,
  query: BranchQuery,
): Promise<Page<BranchFacts>> {
  const keyset = wantsKeyset({ ...query, sort: 'asc', order_by: query.sort }, ['name_asc']);
  const matches = searchNames(query.search ?? '');
  const [found, target] = await Promise.all([
    listRefs(repository, 'branch', orders[query.sort], matches),
    repository.branch(defaultBranch),
  ]);
  const { rows, page } = keyset
    ? pageBehind(found, query)
    : await pageAt(found, offsetWindow(query));
  return { rows: await describeBranches(repository, rows, target), page };
}

function pageAt(refs: readonly Ref[], window: ReturnType<typeof offsetWindow>): Promise<Page<Ref>> {
  const fetched = refs.slice(window.offset, window.offset + window.limit);
  return offsetPage(window, fetched, () => refs.length);
}

/** The page behind the branch that the token names, whether or not it is still there. */
function pageBehind(
  refs: readonly Ref[],
  query: Pick<BranchQuery, 'page_token' | 'per_page'>,
): Page<Ref> {
  const { page_token: token = '' } = query;
  const start = token === '' ? 0 : placeBehind(refs, token);
  const limit = keysetLimit(query);
  const rows = refs.slice(start, start + limit);
  // A full page links to a next one, which may be empty: as on other lists.
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { rows, page: { kind: 'keyset', next: last ? { page_token: last.name } : null } };
}

function placeBehind(refs: readonly Ref[], token: string): number {
  const known = refs.findLastIndex(({ name }) => name === token);
  if (known !== -1) return known + 1;
  // In the order of git, which is that of bytes.
  const bytes = Buffer.from(token);
  const next = refs.findIndex(({ name }) => Buffer.compare(Buffer.from(name), bytes) > 0);
  return next === -1 ? refs.length : next;
}

/** `target` is where the default branch is, null when there is none. */
async function describeBranches(
  repository: Repository,
  refs: readonly Ref[],
  target: string | null,
): Promise<BranchFacts[]> {
  const ids = refs.map(({ id }) => id).filter((id) => id !== target);
  const [commits, merged] = await Promise.all([
    Promise.all(refs.map(({ id }) => repository.commitInfo(id))),
    target === null ? new Set<string>() : mergedInto(repository, target, ids),
  ]);
  return refs.flatMap(({ name, id }, index) => {
    const commit = commits[index] ?? null;
    return commit === null ? [] : [{ name, commit, merged: merged.has(id) }];
  });
}

/** A branch that is, or was a moment ago, at this commit. */
export async function describeBranch(
  repository: Repository,
  defaultBranch: string,
  ref: Ref,
): Promise<BranchFacts> {
  const target = await repository.branch(defaultBranch);
  const [found] = await describeBranches(repository, [ref], target);
  if (found === undefined) throw new NotFound('Branch');
  return found;
}

/**
 * The commit that a branch means now.
 * @throws BadRequest when the name is not one for branches
 * @throws NotFound when there is no such branch
 */
export async function findBranchHead(repository: Repository, name: string): Promise<string> {
  if (!isRefName(name)) throw new BadRequest('The branch refname is invalid');
  const id = await repository.branch(name);
  if (id === null) throw new NotFound('Branch');
  return id;
}
