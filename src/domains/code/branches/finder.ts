import { isRefName } from '#src/git/formats/ref-name.ts';
import { readShown, type ShownCommit, loadShownCommit } from '#src/git/reading/shown-commit.ts';
import { findMergedInto, type Ref, type RefOrder, walkRefs } from '#src/git/writing/refs.ts';
import type { Repository } from '#src/git/repository.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { computeKeysetLimit, isKeysetRequested } from '#src/lists/keyset.ts';
import {
  maxTotalRows,
  createOffsetPage,
  type OffsetQuery,
  computeOffsetWindow,
  type Page,
} from '#src/lists/offset.ts';
import { searchNames } from './search.ts';

/** Branch with its data from git. */
export interface BranchFacts {
  readonly name: string;
  readonly commit: ShownCommit;
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
  const keyset = isKeysetRequested({ ...query, sort: 'asc', order_by: query.sort }, ['name_asc']);
  const found = walkRefs(repository, 'branch', orders[query.sort], searchNames(query.search ?? ''));
  const [{ rows, page }, target] = await Promise.all([
    keyset ? loadPageBehind(found, query) : readRefsPage(found, query),
    readBranchHead(repository, defaultBranch),
  ]);
  return { rows: await describeBranches(repository, rows, target), page };
}

/** A page of the branches or tags in their order. */
export async function readRefsPage(
  found: AsyncIterable<readonly Ref[]>,
  query: OffsetQuery,
): Promise<Page<Ref>> {
  const window = computeOffsetWindow(query);
  const end = window.offset + window.limit;
  const fetched: Ref[] = [];
  let count = 0;
  for await (const some of found) {
    fetched.push(...some.slice(Math.max(0, window.offset - count), Math.max(0, end - count)));
    count += some.length;
    // Responses give no total above this limit.
    if (count >= end && count > maxTotalRows) break;
  }
  return createOffsetPage(window, fetched, () => count);
}

/** The page behind the branch that the token names, whether or not it is still there. */
async function loadPageBehind(
  found: AsyncIterable<readonly Ref[]>,
  query: Pick<BranchQuery, 'page_token' | 'per_page'>,
): Promise<Page<Ref>> {
  // Tokens compare by bytes, as git orders refs.
  const token = Buffer.from(query.page_token ?? '');
  const limit = computeKeysetLimit(query);
  const rows: Ref[] = [];
  for await (const some of found) {
    const behind = some.filter(({ name }) => Buffer.compare(Buffer.from(name), token) > 0);
    rows.push(...behind.slice(0, limit - rows.length));
    if (rows.length === limit) break;
  }
  // A full page links to a next one, which may be empty: as on other lists.
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { rows, page: { kind: 'keyset', next: last ? { page_token: last.name } : null } };
}

/** `target` is the commit of the default branch; null without one. */
async function describeBranches(
  repository: Repository,
  refs: readonly Ref[],
  target: string | null,
): Promise<BranchFacts[]> {
  const ids = refs.map(({ id }) => id).filter((id) => id !== target);
  const [commits, merged] = await Promise.all([
    readShown(refs, ({ id }) => loadShownCommit(repository, id)),
    target === null ? new Set<string>() : findMergedInto(repository, target, ids),
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
  const target = await readBranchHead(repository, defaultBranch);
  const [found] = await describeBranches(repository, [ref], target);
  if (found === undefined) throw new NotFound('Branch');
  return found;
}

/**
 * Current commit of a branch.
 * @throws BadRequest for an invalid branch name
 * @throws NotFound for an unknown branch
 */
export async function findBranchHead(repository: Repository, name: string): Promise<string> {
  if (!isRefName(name)) throw new BadRequest('The branch refname is invalid');
  const id = await readBranchHead(repository, name);
  if (id === null) throw new NotFound('Branch');
  return id;
}
