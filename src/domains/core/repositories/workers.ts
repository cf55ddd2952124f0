import type { Database } from '#src/database/database.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { listBranchNames, readBranchHead, readDefaultBranch } from '#src/git/reading/branches.ts';
import type { Repository } from '#src/git/repository.ts';
import { needsTidying, writeCommitGraph } from '#src/git/upkeep.ts';
import { setDefaultBranch } from '#src/git/writing/default-branch.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofProject } from '#src/workers/owners.ts';
import { measureRepository, storeRepositoryFacts } from '#src/domains/core/projects/statistics.ts';
import { refreshLanguages } from './languages.ts';
import { tidyProject } from './tidying.ts';

/** A waiting job of a project covers all requests. */
export const refreshKey = (projectId: number) => `project ${projectId}`;

/**
 * Updates the rows of a project after moves of refs: default branch, README, size and number of commits. Then it
 * updates the structures for fast reads.
 */
export const refreshRepository: WorkerDefinition<{ readonly project_id: number }> = {
  name: 'refresh_repository',
  worksFor: ({ project_id }, db) => ofProject(db, project_id),
  timeout: 900,

  async run({ project_id }, { db, git, clock, workers }) {
    const project = await db<ProjectRow>('projects')
      .select('id', 'default_branch', 'empty_repo')
      .where({ id: project_id })
      .whereNotNull('listing')
      .first<Pick<ProjectRow, 'id' | 'default_branch' | 'empty_repo'> | undefined>();
    if (project === undefined) return;
    const repository = git.repository(project_id);
    try {
      await refreshRows(db, repository, project, clock().toISOString());
      await writeCommitGraph(repository);
      if (await needsTidying(repository)) {
        await workers.enqueue(db, tidyRepository, { project_id }, { key: refreshKey(project_id) });
      }
    } catch (error) {
      // An unfinished fork has no repository.
      if (!(error instanceof RepositoryMissing)) throw error;
    }
  },
};

async function refreshRows(
  db: Database,
  repository: Repository,
  project: Pick<ProjectRow, 'id' | 'default_branch' | 'empty_repo'>,
  now: string,
): Promise<void> {
  const branch = await findDefaultBranch(repository, project);
  const facts = await measureRepository(repository, branch);
  await db.transaction(async (db) => {
    // A default branch set by a concurrent request is kept.
    await db('projects')
      .where({ id: project.id, default_branch: project.default_branch })
      .update({ default_branch: branch, empty_repo: facts.empty, readme_path: facts.readmePath });
    await storeRepositoryFacts(db, project.id, facts);
    const seen = { refreshed_at: now, changed_at: now };
    await db('project_statistics').where({ project_id: project.id }).update(seen);
  });
  if ((await readDefaultBranch(repository)) !== branch) await setDefaultBranch(repository, branch);
  await refreshLanguages(db, repository, { id: project.id, default_branch: branch });
}

/** Branch of the row, unless it does not exist and the first push is not recorded yet. */
async function findDefaultBranch(
  repository: Repository,
  { default_branch, empty_repo }: Pick<ProjectRow, 'default_branch' | 'empty_repo'>,
): Promise<string> {
  if (!empty_repo || (await readBranchHead(repository, default_branch)) !== null)
    return default_branch;
  const head = await readDefaultBranch(repository);
  if ((await readBranchHead(repository, head)) !== null) return head;
  const [first] = await listBranchNames(repository, { limit: 1 });
  return first ?? default_branch;
}

/** Packs the repository of a project, and notes how large it is then. */
export const tidyRepository: WorkerDefinition<{ readonly project_id: number }> = {
  name: 'tidy_repository',
  worksFor: ({ project_id }, db) => ofProject(db, project_id),
  attempts: 2,
  timeout: 900,

  async run({ project_id }, dependencies) {
    await tidyProject(dependencies, project_id);
  },
};

/** Background jobs of the resource. */
export const workers = [refreshRepository, tidyRepository];
