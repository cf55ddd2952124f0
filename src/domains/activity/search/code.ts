import type { SearchBlob, SearchCommit } from '#generated/search/types.ts';
import type { Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import { GitTimeout, OutputTooLarge, RepositoryMissing } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import type { Repository } from '#src/git/repository.ts';
import { findCommitsWith, readExcerpt, findFilesWith } from '#src/git/reading/search.ts';
import { resolveRevision } from '#src/git/reading/revision.ts';
import { createOffsetPage, computeOffsetWindow, type Page } from '#src/lists/offset.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentBasicPipeline } from '#src/domains/ci/pipelines/presenter.ts';
import { presentCommitDetail } from '#src/domains/code/commits/presenter.ts';
import { findNewestPipelines } from '#src/domains/ci/pipelines/finder.ts';
import { mayReadPipelines } from '#src/domains/ci/pipelines/policy.ts';
import { openSeenRepository } from '#src/domains/core/repositories/finder.ts';
import { readBlobSearch } from './blob-filters.ts';
import { readSearchedLine, type SearchQuery } from './query.ts';

interface CodeSearch {
  readonly db: Database;
  readonly git: Git;
  readonly project: ProjectAccess;
  readonly query: SearchQuery;
  readonly url: Urls;
}

/** Files of a project with the text in their lines or names, in the order of their paths. */
export async function searchBlobs({
  git,
  project,
  query,
}: Pick<CodeSearch, 'git' | 'project' | 'query'>): Promise<Page<SearchBlob>> {
  const ref = getRef(project, query);
  const { text: search, among } = readBlobSearch(query.search);
  return searchCode(
    git,
    project,
    { ...query, search },
    {
      find: async (repository, commitId, line) =>
        among(await findFilesWith(repository, commitId, line)),
      present: createPresenter(async (repository, commitId, path, text) => {
        const excerpt = await readExcerpt(repository, commitId, path, text);
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
      }),
    },
  );
}

/** Commits of a project whose message contains the text, newest first, and a commit named by the text. */
export async function searchCommits({
  db,
  git,
  project,
  query,
  url,
}: CodeSearch): Promise<Page<SearchCommit>> {
  return searchCode(git, project, query, {
    async find(repository, commitId, text) {
      const named = /^[0-9a-f]{7,40}$/i.test(text) ? await resolveRevision(repository, text) : null;
      const ids = await findCommitsWith(repository, commitId, text);
      const all = named === null ? ids : [...new Set([named, ...ids])];
      return query.sort === 'asc' ? all.reverse() : all;
    },
    async present(repository, _commitId, ids) {
      const heads = ids.map((sha) => ({ project_id: project.id, sha }));
      const shown = await mayReadPipelines(db, project);
      const pipelineOf = await findNewestPipelines(db, shown ? heads : []);
      return Promise.all(
        heads.map(async (head) => {
          const commit = await readCommitInfo(repository, head.sha);
          if (commit === null) throw new Error(`the head of a branch is no commit: ${head.sha}`);
          const pipeline = pipelineOf(head);
          return presentCommitDetail(commit, project, url, {
            pipeline: pipeline && presentBasicPipeline(pipeline, project, url),
          });
        }),
      );
    },
  });
}

interface Kind<Result> {
  /** Finds all matches, ordered by name. */
  readonly find: (repository: Repository, commitId: string, text: string) => Promise<string[]>;
  readonly present: (
    repository: Repository,
    commitId: string,
    found: readonly string[],
    text: string,
  ) => Promise<Result[]>;
}

/** Creates a presenter of single results. */
function createPresenter<Result>(
  present: (
    repository: Repository,
    commitId: string,
    found: string,
    text: string,
  ) => Promise<Result>,
): Kind<Result>['present'] {
  return (repository, commitId, found, text) =>
    Promise.all(found.map((one) => present(repository, commitId, one, text)));
}

async function searchCode<Result>(
  git: Git,
  project: ProjectAccess,
  query: SearchQuery,
  { find, present }: Kind<Result>,
): Promise<Page<Result>> {
  const window = computeOffsetWindow(query);
  const text = readSearchedLine(query);
  const createEmptyPage = () => createOffsetPage<Result>(window, [], () => 0);
  // A search finds nothing in a repository that the actor may not read.
  if (text === null || !isFeatureVisible(project, 'repository')) return createEmptyPage();
  const repository = openSeenRepository(git, project);
  try {
    const commitId = await resolveRevision(repository, getRef(project, query));
    if (commitId === null) return createEmptyPage();
    const all = await find(repository, commitId, text);
    const { offset, limit } = window;
    const shown = all.slice(offset, offset + limit);
    const rows = await present(repository, commitId, shown, text);
    return await createOffsetPage(window, rows, () => all.length);
  } catch (error) {
    // The repository may still be being created.
    if (error instanceof RepositoryMissing) return createEmptyPage();
    if (error instanceof GitTimeout || error instanceof OutputTooLarge) throw createTimeoutError();
    throw error;
  }
}

function createTimeoutError(): HttpError {
  return new HttpError(408, { message: { error: 'Request timed out' } });
}

function getRef(project: ProjectAccess, { ref = '' }: SearchQuery): string {
  return ref === '' ? project.default_branch : ref;
}
