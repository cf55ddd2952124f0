import { walkRows } from '#src/database/behind.ts';
import type { Database } from '#src/database/database.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { tidy, needsTidying } from '#src/git/upkeep.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { measureRepository, storeRepositoryFacts } from '#src/domains/core/projects/statistics.ts';

type Dependencies = Pick<WorkerDependencies, 'db' | 'git'>;

/** Packs the repository of a project, and notes how large it is then. */
export async function tidyProject({ db, git }: Dependencies, projectId: number): Promise<void> {
  const project = await db<ProjectRow>('projects')
    .select('default_branch')
    .where({ id: projectId })
    .whereNotNull('listing')
    .first<Pick<ProjectRow, 'default_branch'> | undefined>();
  if (project === undefined) return;
  const repository = git.repository(projectId);
  try {
    await tidy(repository);
    const facts = await measureRepository(repository, project.default_branch);
    await storeRepositoryFacts(db, projectId, facts);
  } catch (error) {
    // A fork that is not filled yet has nothing to tidy.
    if (!(error instanceof RepositoryMissing)) throw error;
  }
}

/** Repository whose refs have moved since the last tidying. */
export interface ChangedRepository {
  readonly project_id: number;
  readonly changed_at: string;
}

/** Repositories that are looked up at a time. */
const repositoryBatchSize = 50;

/** Walks repositories that changed at `until` or earlier in batches, the longest unchanged first. */
export function walkChanged(
  db: Database,
  until: string,
): AsyncGenerator<readonly ChangedRepository[]> {
  const selectChanged = () =>
    db('project_statistics').select('project_id', 'changed_at').where('changed_at', '<=', until);
  return walkRows<ChangedRepository>(selectChanged, {
    by: ['changed_at', 'project_id'],
    of: 'project_statistics',
    atOnce: repositoryBatchSize,
  });
}

/** Packs it, if it is worth the time of a night, and notes that this change is done with. */
export async function tidyChanged(
  { db, git }: Dependencies,
  { project_id, changed_at }: ChangedRepository,
): Promise<void> {
  const worthwhile = await needsTidying(git.repository(project_id), { loose: 250, packs: 4 }).catch(
    (error: unknown) => {
      if (error instanceof RepositoryMissing) return false;
      throw error;
    },
  );
  if (worthwhile) await tidyProject({ db, git }, project_id);
  // A repository that changed since waits for the next night.
  await db('project_statistics').where({ project_id, changed_at }).update({ changed_at: null });
}
