import { RepositoryMissing } from '../../git/errors.ts';
import type { WorkerDefinition } from '../../workers/workers.ts';
import { measureRepository, storeRepositoryFacts } from '../projects/statistics.ts';
import type { ProjectRow } from '../projects/table.ts';

/** Packs the repository of a project, and notes how large it is then. */
export const tidyRepository: WorkerDefinition<{ readonly project_id: number }> = {
  name: 'tidy_repository',
  attempts: 2,
  timeout: 900,

  async run({ project_id }, { db, git }) {
    const project = await db<ProjectRow>('projects')
      .select('default_branch')
      .where({ id: project_id })
      .whereNotNull('listing')
      .first<Pick<ProjectRow, 'default_branch'> | undefined>();
    if (project === undefined) return;
    const repository = git.repository(project_id);
    try {
      await repository.tidy();
      const facts = await measureRepository(repository, project.default_branch);
      await storeRepositoryFacts(db, project_id, facts);
    } catch (error) {
      // A fork that is not filled yet has nothing to tidy.
      if (!(error instanceof RepositoryMissing)) throw error;
    }
  },
};
