import type { Database } from '../../database/database.ts';
import { RepositoryMissing } from '../../git/errors.ts';
import type { WorkerDefinition } from '../../workers/workers.ts';
import type { ProjectRow } from '../projects/table.ts';
import { protectFirstBranch } from '../protected-branches/default-protection.ts';
import {
  measureRepository,
  type RepositoryFacts,
  storeRepositoryFacts,
} from '../projects/statistics.ts';

interface Payload {
  readonly project_id: number;
  readonly source_id: number;
}

const attempts = 5;

/**
 * Copies the repository of the original into a fork. The copy is whole or absent, and the row says `finished` only
 * after it: an attempt that was cut off is simply made again.
 */
export const copyToFork: WorkerDefinition<Payload> = {
  name: 'copy_to_fork',
  attempts,
  timeout: 1800,

  async run({ project_id, source_id }, { db, git, clock }, { attempt }) {
    const project = await db<ProjectRow>('projects')
      .select('id', 'default_branch')
      .where({ id: project_id })
      .whereNotNull('listing')
      .whereIn('import_status', ['scheduled', 'started'])
      .first<Pick<ProjectRow, 'id' | 'default_branch'> | undefined>();
    if (project === undefined) return;
    await db('projects').where({ id: project_id }).update({ import_status: 'started' });
    const repository = git.repository(project_id);
    try {
      const defaultBranch = project.default_branch;
      await git.repository(source_id).copyTo(repository, { defaultBranch });
      const facts = await measureRepository(repository, defaultBranch);
      const filled = { ...facts, defaultBranch, at: clock().toISOString() };
      // It was deleted meanwhile: whoever removed its repository came too early.
      if (!(await finish(db, { project_id, source_id }, filled))) await repository.remove();
    } catch (error) {
      const gone = error instanceof RepositoryMissing;
      if (gone || attempt >= attempts) await fail(db, project_id, gone);
      if (!gone) throw error;
    }
  },
};

/** Whether the project was still there. */
async function finish(
  db: Database,
  { project_id, source_id }: Payload,
  facts: RepositoryFacts & { readonly defaultBranch: string; readonly at: string },
): Promise<boolean> {
  return db.transaction(async (db) => {
    const done = await db('projects').where({ id: project_id }).whereNotNull('listing').update({
      import_status: 'finished',
      empty_repo: facts.empty,
      readme_path: facts.readmePath,
    });
    if (done === 0) return false;
    await storeRepositoryFacts(db, project_id, facts);
    if (!facts.empty) await protectFirstBranch(db, project_id, facts.defaultBranch, facts.at);
    // The same code is in the same languages.
    await db.raw(
      `insert into project_languages (project_id, name, share)
       select ?, name, share from project_languages as known where known.project_id = ?
       on conflict (project_id, name) do nothing`,
      [project_id, source_id],
    );
    return true;
  });
}

async function fail(db: Database, project_id: number, gone: boolean): Promise<void> {
  const import_error = gone
    ? 'The repository of the original project does not exist any more'
    : 'The repository could not be copied';
  await db.transaction(async (db) => {
    await db('projects').where({ id: project_id }).update({ import_status: 'failed' });
    await db('project_settings').where({ project_id }).update({ import_error });
  });
}
