import type { SearchBlob, SearchCommit } from '../../../generated/search/types.ts';
import { HttpError } from '../../errors.ts';
import { GitTimeout, OutputTooLarge, RepositoryMissing } from '../../git/errors.ts';
import type { Git } from '../../git/git.ts';
import type { Repository } from '../../git/repository.ts';
import { commitsWith, excerptOf, filesWith } from '../../git/reading/search.ts';
import { resolveRevision } from '../../git/reading/revision.ts';
import { offsetPage, offsetWindow, type Page } from '../../lists/offset.ts';
import { featureVisible } from '../../policy/features.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import type { Urls } from '../../urls.ts';
import { presentCommit } from '../repositories/commit-presenter.ts';
import { seenRepository } from '../repositories/finder.ts';
import { readBlobSearch } from './blob-filters.ts';
import { searchedLine, type SearchQuery } from './query.ts';

interface CodeSearch {
  readonly git: Git;
  readonly project: ProjectAccess;
  readonly query: SearchQuery;
  readonly url: Urls;
}

/** Files of a project with the text in their lines or names, in the order of their paths. */
export async function searchBlobs({ git, project, query }: CodeSearch): Promise<Page<SearchBlob>> {
  const ref = refOf(project, query);
  const { text: search, keeps } = readBlobSearch(query.search);
  return searchCode(
    git,
    project,
    { ...query, search },
    {
      find: async (repository, commitId, line) =>
        (await filesWith(repository, commitId, line)).filter(keeps),
      async present(repository, commitId, path, text) {
        const excerpt = await excerptOf(repository, commitId, path, text);
        return {
          basename: path.replace(/(?<=[^/])\.[^./]*$/, ''),
          data: excerpt.text,
          path,
          filename: path,
          id: null,
          ref,
          startline: excerpt.startLine,
          project_id: project.id,
        };
      },
    },
  );
}

/** Commits of a project with the text in their message, the newest first, and the one that the text names. */
export async function searchCommits({
  git,
  project,
  query,
  url,
}: CodeSearch): Promise<Page<SearchCommit>> {
  return searchCode(git, project, query, {
    async find(repository, commitId, text) {
      const named = /^[0-9a-f]{7,40}$/i.test(text) ? await resolveRevision(repository, text) : null;
      const ids = await commitsWith(repository, commitId, text);
      const all = named === null ? ids : [...new Set([named, ...ids])];
      return query.sort === 'asc' ? all.reverse() : all;
    },
    async present(repository, _commitId, id) {
      const commit = await repository.commitInfo(id);
      if (commit === null) throw new Error(`a commit was found that is none: ${id}`);
      return { ...presentCommit(commit, project, url), project_id: project.id };
    },
  });
}

interface Kind<Result> {
  /** All that match, by name. */
  readonly find: (repository: Repository, commitId: string, text: string) => Promise<string[]>;
  readonly present: (
    repository: Repository,
    commitId: string,
    found: string,
    text: string,
  ) => Promise<Result>;
}

async function searchCode<Result>(
  git: Git,
  project: ProjectAccess,
  query: SearchQuery,
  { find, present }: Kind<Result>,
): Promise<Page<Result>> {
  const window = offsetWindow(query);
  const text = searchedLine(query);
  const nothing = () => offsetPage<Result>(window, [], () => 0);
  // A search finds nothing in a repository that the actor may not read.
  if (text === null || !featureVisible(project, 'repository')) return nothing();
  const repository = seenRepository(git, project);
  try {
    const commitId = await resolveRevision(repository, refOf(project, query));
    if (commitId === null) return nothing();
    const all = await find(repository, commitId, text);
    const { offset, limit } = window;
    const shown = all.slice(offset, offset + limit);
    const rows = await Promise.all(
      shown.map((found) => present(repository, commitId, found, text)),
    );
    return await offsetPage(window, rows, () => all.length);
  } catch (error) {
    // It may be on its way.
    if (error instanceof RepositoryMissing) return nothing();
    if (error instanceof GitTimeout || error instanceof OutputTooLarge) throw timedOut();
    throw error;
  }
}

function timedOut(): HttpError {
  return new HttpError(408, { message: { error: 'Request timed out' } });
}

function refOf(project: ProjectAccess, { ref = '' }: SearchQuery): string {
  return ref === '' ? project.default_branch : ref;
}
