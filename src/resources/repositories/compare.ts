import type { RepositoryComparison } from '../../../generated/repositories/types.ts';
import type { RequestContext } from '../../context.ts';
import { BadRequest, HttpError, NotFound } from '../../errors.ts';
import { diffTrees } from '../../git/diff.ts';
import { commitsBetween, mergeBase } from '../../git/log.ts';
import { borrowCommit } from '../../git/merging.ts';
import type { Repository } from '../../git/repository.ts';
import { featureVisible } from '../../policy/features.ts';
import { findProjectFor, type ProjectAccess } from '../../policy/project-access.ts';
import { presentCommit, presentDiff } from '../commits/presenter.ts';
import { shareForkNetwork } from '../project-forks/network.ts';
import { findCommit } from './finder.ts';

export interface CompareQuery {
  readonly from: string;
  readonly to: string;
  readonly from_project_id?: number | undefined;
  readonly straight: boolean;
}

type Context = Pick<RequestContext, 'db' | 'git' | 'actor' | 'url'>;

/** Of a comparison. */
const maxCommits = 1000;

/**
 * What `to` has and `from` lacks.
 * @throws NotFound when a ref means nothing
 * @throws BadRequest when `from` is in a project that is hidden, or not related by forks
 */
export async function compareRefs(
  context: Context,
  repository: Repository,
  project: ProjectAccess,
  query: CompareQuery,
): Promise<RepositoryComparison> {
  const source = await sourceProject(context, project, query.from_project_id ?? project.id);
  const to = await findCommit(repository, query.to, 'Ref');
  const from = await findSource(context, repository, source, query.from);
  const base = query.straight ? from : ((await mergeBase(repository, [from, to])) ?? from);
  const [commits, diff] = await Promise.all([
    commitsBetween(repository, from, to, maxCommits + 1),
    diffTrees(repository, base, to),
  ]);
  // Of too many the newest, which stand at the end.
  const shown = commits.slice(-maxCommits).map((each) => presentCommit(each, project, context.url));
  const range = `${query.from}${query.straight ? '..' : '...'}${query.to}`;
  return {
    commit: shown.at(-1) ?? null,
    commits: shown,
    diffs: diff.files.map(presentDiff),
    compare_timeout: diff.overflow || commits.length > maxCommits,
    compare_same_ref: from === to,
    web_url: context.url.web(`${project.full_path}/-/compare/${inPath(range)}`),
  };
}

/** Slashes stay: they are part of the names. */
const inPath = (text: string) => encodeURI(text).replace(/[?#]/g, encodeURIComponent);

async function sourceProject(
  { db, actor }: Context,
  project: ProjectAccess,
  id: number,
): Promise<ProjectAccess> {
  if (id === project.id) return project;
  const unrelated = new BadRequest(
    `Target project id:${id} is not a fork of project id:${project.id}`,
  );
  const source = await findProjectFor(db, actor, id).catch((error: unknown) => {
    // What is hidden is told like what is not related.
    throw error instanceof HttpError ? unrelated : error;
  });
  if (!featureVisible(source, 'repository')) throw unrelated;
  if (!(await shareForkNetwork(db, project, source))) throw unrelated;
  return source;
}

/** A commit of another repository is brought into this one, so that git can compare. */
async function findSource(
  { git }: Context,
  repository: Repository,
  source: ProjectAccess,
  ref: string,
): Promise<string> {
  const theirs = git.repository(source.id);
  if (theirs === repository) return findCommit(repository, ref, 'Ref');
  const id = await theirs.resolve(ref);
  if (id === null) throw new NotFound('Ref');
  await borrowCommit(repository, theirs, id);
  return id;
}
