import { GraphQLError } from 'graphql';
import type { RepositoriesResolvers, TreeSource } from '#generated/graphql/resolvers.ts';
import { type Cut, Placed } from '#runtime/graphql/connection.ts';
import type { PageOfRows, Pages, Window } from '#runtime/graphql/types.ts';
import { InvalidFilePath, OutputTooLarge, RepositoryMissing } from '#src/git/errors.ts';
import type { ListedEntry, TreeListing } from '#src/git/formats/facts.ts';
import { resolveRevision } from '#src/git/reading/revision.ts';
import { listTree, type TreeQuery } from '#src/git/reading/tree-listing.ts';
import type { GraphqlContext } from '../context.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import {
  toFolderPath,
  readInRepository,
  openSeenRepository,
} from '#src/domains/core/repositories/finder.ts';
import { presentTreeEntry } from '#src/domains/core/repositories/presenter.ts';

type TreeArguments = Parameters<RepositoriesResolvers<GraphqlContext>['Repository']['tree']>[1];

/** A directory at a commit. */
interface TreeLocation {
  readonly project: ProjectAccess;
  /** The ref as requested. */
  readonly ref: string;
  readonly commitId: string;
  readonly path: string;
  readonly recursive: boolean;
}

/** Finds the commit of an argument; `head`, and no argument, select the default branch. Null if absent. */
export async function loadCommitNamed(
  context: GraphqlContext,
  project: ProjectAccess,
  ref: string | null,
): Promise<{ readonly ref: string; readonly commitId: string } | null> {
  const isHead = ref === null || ref === '' || ref === 'head';
  const name = isHead ? project.default_branch : ref;
  const { git } = context.request;
  const commitId = await context.lookUp(() =>
    resolveRevision(openSeenRepository(git, project), name).catch(returnNullIfMissing),
  );
  return commitId === null ? null : { ref: name, commitId };
}

function returnNullIfMissing(error: unknown): null {
  if (error instanceof RepositoryMissing) return null;
  throw error;
}

/** A directory whose entries are loaded on demand. A missing one is empty. */
export async function loadTreeAt(
  context: GraphqlContext,
  project: ProjectAccess,
  args: TreeArguments,
): Promise<TreeSource> {
  const place = await findTree(context, project, args);
  const source = { project_id: project.id, directory: toFolderPath(args.path ?? '') };
  if (place === null) {
    return { ...source, commit_id: '', blobs: [], submodules: [], trees: [] };
  }
  const listEntries = (kind: ListedEntry['type']) =>
    new Placed(({ offset, limit }) => readKind(context, place, { kind, offset, limit }));
  return {
    ...source,
    commit_id: place.commitId,
    blobs: listEntries('blob'),
    submodules: listEntries('commit'),
    trees: listEntries('tree'),
  };
}

/** A directory in pages of entries of all kinds; each page is a directory with its entries. */
export async function loadTreePages(
  context: GraphqlContext,
  project: ProjectAccess,
  args: TreeArguments,
): Promise<Pages<TreeSource> | readonly []> {
  const place = await findTree(context, project, args);
  return place === null ? [] : new TreePages(context, place);
}

async function findTree(
  context: GraphqlContext,
  project: ProjectAccess,
  { path, recursive, ref }: TreeArguments,
): Promise<TreeLocation | null> {
  const named = await loadCommitNamed(context, project, ref);
  if (named === null) return null;
  return { project, ...named, path: toFolderPath(path ?? ''), recursive: recursive === true };
}

const toEntrySource = ({ project, commitId, ref }: TreeLocation, entry: ListedEntry) => ({
  ...presentTreeEntry(entry),
  project_id: project.id,
  commit_id: commitId,
  ref,
});

async function readKind(
  context: GraphqlContext,
  place: TreeLocation,
  { kind, offset, limit }: { kind: ListedEntry['type']; offset: number; limit: number },
): Promise<Cut<ReturnType<typeof toEntrySource>>> {
  const listing = await read(context, place, { kind, limit, from: { offset } });
  if (listing === null || listing === 'unknown') return { nodes: [], total: 0 };
  return {
    nodes: listing.entries.map((entry) => toEntrySource(place, entry)),
    total: listing.total,
  };
}

/** @throws GraphQLError for trees that are too large to be listed whole */
function read(
  context: GraphqlContext,
  { project, commitId, path, recursive }: TreeLocation,
  query: Pick<TreeQuery, 'kind' | 'limit' | 'from'>,
): Promise<TreeListing | 'unknown' | null> {
  return context.lookUp(async () => {
    try {
      return await readInRepository(context.request.git, project, (repository) =>
        listTree(repository, { commitId, path, recursive, ...query }),
      );
    } catch (error) {
      if (error instanceof InvalidFilePath) return null;
      if (!(error instanceof OutputTooLarge)) throw error;
      throw new GraphQLError('The tree is too large; list its directories');
    }
  });
}

/** Pages of a tree; the cursor of a page is its last entry, as in git's pages. */
class TreePages implements Pages<TreeSource> {
  readonly #context: GraphqlContext;
  readonly #place: TreeLocation;

  constructor(context: GraphqlContext, place: TreeLocation) {
    this.#context = context;
    this.#place = place;
  }

  check({ backwards, before }: Window): void {
    if (backwards || before !== null) {
      throw new GraphQLError('Directories are read forwards only: by `first` and `after`');
    }
  }

  async page({ limit, after }: Window): Promise<PageOfRows<TreeSource>> {
    const from = after === null || after === '' ? { offset: 0 } : { after };
    const listing = await read(this.#context, this.#place, { limit, from });
    if (listing === 'unknown') throw new GraphQLError('Please provide a valid cursor');
    if (listing === null) return { nodes: [], cursors: [], more: false };
    const { project, commitId, path } = this.#place;
    const entries = listing.entries.map((entry) => toEntrySource(this.#place, entry));
    const filterByType = (kind: ListedEntry['type']) => entries.filter(({ type }) => type === kind);
    const node = { project_id: project.id, commit_id: commitId, directory: path };
    return {
      nodes: [
        {
          ...node,
          blobs: filterByType('blob'),
          submodules: filterByType('commit'),
          trees: filterByType('tree'),
        },
      ],
      cursors: [listing.next ?? ''],
      more: listing.next !== null,
    };
  }
}
