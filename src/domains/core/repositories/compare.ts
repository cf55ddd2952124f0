import type { RepositoryComparison } from '#generated/repositories/types.ts';
import type { RequestContext } from '#src/context.ts';
import { BadRequest, HttpError } from '#src/errors.ts';
import { diffTrees } from '#src/git/reading/diff.ts';
import { readCommitsBetween, readMergeBase } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findProjectFor, type ProjectAccess } from '#src/policy/project-access.ts';
import { loadDiffLimits } from '#src/settings/diff-limits.ts';
import { shareForkNetwork } from '#src/domains/core/projects/fork-network.ts';
import { presentCommit, presentDiff } from './commit-presenter.ts';
import { findCommit, openSeenRepository } from './finder.ts';

interface CompareQuery {
  readonly from: string;
  readonly to: string;
  readonly from_project_id?: number | undefined;
  readonly straight: boolean;
}

type Context = Pick<RequestContext, 'db' | 'git' | 'actor' | 'url'>;

/** The most commits that a comparison shows. */
const maxCommits = 1000;

/**
 * The commits and changes that `to` has and `from` lacks.
 * @throws NotFound when a ref means nothing
 * @throws BadRequest when `from` is in a project that is hidden, or not related by forks
 */
export async function compareRefs(
  context: Context,
  repository: Repository,
  project: ProjectAccess,
  query: CompareQuery,
): Promise<RepositoryComparison> {
  const source = await findSourceProject(context, project, query.from_project_id ?? project.id);
  const theirs = openSeenRepository(context.git, source);
  const to = await findCommit(repository, query.to, 'Ref');
  const from = await findCommit(theirs, query.from, 'Ref');
  // Some readers of this project cannot see the other one, so none of its objects may be copied into this repository.
  const both = source.id === project.id ? repository : repository.beside(theirs);
  const base = query.straight ? from : ((await readMergeBase(both, [from, to])) ?? from);
  const limits = await loadDiffLimits(context.db);
  const [{ commits, cut }, diff] = await Promise.all([
    readNewestCommits(both, from, to),
    diffTrees(both, base, to, { limits }),
  ]);
  const shown = commits.map((each) => presentCommit(each, project, context.url));
  const range = `${query.from}${query.straight ? '..' : '...'}${query.to}`;
  return {
    commit: shown.at(-1) ?? null,
    commits: shown,
    diffs: diff.files.map(presentDiff),
    compare_timeout: diff.overflow || cut,
    compare_same_ref: from === to,
    web_url: context.url.web(`${project.full_path}/-/compare/${encodeForPath(range)}`),
  };
}

/** The newest `maxCommits` commits, oldest first. */
async function readNewestCommits(repository: Repository, from: string, to: string) {
  const commits = await readCommitsBetween(repository, from, to, maxCommits + 1);
  return { commits: commits.slice(-maxCommits), cut: commits.length > maxCommits };
}

/** Slashes stay: they are part of the names. */
const encodeForPath = (text: string) => encodeURI(text).replace(/[?#]/g, encodeURIComponent);

async function findSourceProject(
  { db, actor }: Context,
  project: ProjectAccess,
  id: number,
): Promise<ProjectAccess> {
  if (id === project.id) return project;
  const unrelated = new BadRequest(
    `Target project id:${id} is not a fork of project id:${project.id}`,
  );
  const source = await findProjectFor(db, actor, id).catch((error: unknown) => {
    // A hidden project gets the same answer as an unrelated one.
    throw error instanceof HttpError ? unrelated : error;
  });
  if (!isFeatureVisible(source, 'repository')) throw unrelated;
  if (!(await shareForkNetwork(db, project, source))) throw unrelated;
  return source;
}
