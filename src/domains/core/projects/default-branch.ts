import type { Database } from '#src/database/database.ts';
import { BadRequest } from '#src/errors.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { isRefName } from '#src/git/formats/ref-name.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { countReachedCommits } from '#src/git/reading/commits.ts';
import { setDefaultBranch } from '#src/git/writing/default-branch.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { findReadme } from './readme.ts';
import { storeRepositoryFacts } from './statistics.ts';

/** New default branch, with its displayed data. */
export interface NewDefaultBranch {
  readonly name: string;
  readonly readmePath: string | null;
  readonly commitCount: number;
}

/**
 * The requested branch, or null if nothing changes.
 * @throws BadRequest when there is no such branch
 */
export async function findBranch(
  git: Git,
  project: Pick<ProjectRow, 'id' | 'default_branch'>,
  asked: string | null,
): Promise<NewDefaultBranch | null> {
  if (asked === null || asked === '' || asked === project.default_branch) return null;
  const repository = git.repository(project.id);
  try {
    const commit = isRefName(asked) ? await readBranchHead(repository, asked) : null;
    if (commit === null) throw new BadRequest({ base: ['Could not set the default branch'] });
    const [readmePath, commitCount] = await Promise.all([
      findReadme(repository, commit),
      countReachedCommits(repository, commit),
    ]);
    return { name: asked, readmePath, commitCount };
  } catch (error) {
    if (!(error instanceof RepositoryMissing)) throw error;
    throw new BadRequest({ base: ['Could not set the default branch'] });
  }
}

export async function changeDefaultBranch(
  db: Database,
  git: Git,
  projectId: number,
  { name, readmePath, commitCount }: NewDefaultBranch,
): Promise<void> {
  const row = { default_branch: name, readme_path: readmePath, empty_repo: false };
  await db('projects').where({ id: projectId }).update(row);
  await storeRepositoryFacts(db, projectId, { commitCount });
  await setDefaultBranch(git.repository(projectId), name);
}
