import type { Database } from '#src/database/database.ts';
import { measureDiskBytes } from '#src/git/life/disk.ts';
import { listBranchNames, readBranchHead } from '#src/git/reading/branches.ts';
import { countReachedCommits } from '#src/git/reading/commits.ts';
import type { Repository } from '#src/git/repository.ts';
import { findReadme } from './readme.ts';

/** Facts about a repository in the database, so that lists need not query git. */
export interface RepositoryFacts {
  /** Bytes on disk. */
  readonly size: number;
  /** Number of commits on the default branch. */
  readonly commitCount: number;
  readonly empty: boolean;
  readonly readmePath: string | null;
}

export async function measureRepository(
  repository: Repository,
  defaultBranch: string,
): Promise<RepositoryFacts> {
  const [size, branches, commit] = await Promise.all([
    measureDiskBytes(repository),
    listBranchNames(repository, { limit: 1 }),
    readBranchHead(repository, defaultBranch),
  ]);
  return {
    size,
    commitCount: commit === null ? 0 : await countReachedCommits(repository, commit),
    empty: branches.length === 0,
    readmePath: commit === null ? null : await findReadme(repository, commit),
  };
}

/** Writes the statistics and the total storage. */
export async function storeRepositoryFacts(
  db: Database,
  projectId: number,
  { size, commitCount }: Partial<Pick<RepositoryFacts, 'size' | 'commitCount'>>,
): Promise<void> {
  const values = {
    ...(commitCount !== undefined && { commit_count: commitCount }),
    ...(size !== undefined && {
      repository_size: size,
      storage_size: db.raw('storage_size - repository_size + ?', [size]),
    }),
  };
  await db('project_statistics').where({ project_id: projectId }).update(values);
}
