import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import { firstBranchMade } from '#src/domains/core/repositories/events.ts';
import { type RepositoryFacts, storeRepositoryFacts } from './statistics.ts';

export interface Filled extends RepositoryFacts {
  readonly defaultBranch: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Records that the repository of a project was filled from another one; false if the project is gone. */
export async function noteFilled(
  db: Database,
  project_id: number,
  { defaultBranch, at, ...facts }: Filled,
): Promise<boolean> {
  return db.transaction(async (db) => {
    const done = await db('projects').where({ id: project_id }).whereNotNull('listing').update({
      import_status: 'finished',
      default_branch: defaultBranch,
      empty_repo: facts.empty,
      readme_path: facts.readmePath,
    });
    if (done === 0) return false;
    await db('project_settings').where({ project_id }).update(toSettledImport(null));
    await storeRepositoryFacts(db, project_id, facts);
    if (!facts.empty) {
      const project = { id: project_id };
      await publish(db, firstBranchMade({ project, branch: defaultBranch, at }));
    }
    return true;
  });
}

/** Records that the repository will stay empty, and the reason for its maintainers; false if the project is gone. */
export async function noteNotFilled(
  db: Database,
  project_id: number,
  import_error: string,
): Promise<boolean> {
  return db.transaction(async (db) => {
    const failed = { import_status: 'failed' };
    const done = await db('projects')
      .where({ id: project_id })
      .whereNotNull('listing')
      .update(failed);
    if (done === 0) return false;
    await db('project_settings').where({ project_id }).update(toSettledImport(import_error));
    return true;
  });
}

/** Columns of an import that has ended; its credentials are erased. */
const toSettledImport = (import_error: string | null) => ({
  import_error,
  import_credentials_sealed: null,
});
