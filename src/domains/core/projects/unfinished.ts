import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import { removeRepository } from '#src/git/life/existence.ts';

/**
 * Deletes projects whose creation was cut off before `olderThan`, ISO 8601. Imports of archives are left to their
 * worker.
 */
export async function removeUnfinishedProjects(
  db: Database,
  git: Git,
  olderThan: string,
): Promise<void> {
  const unfinished = await db<{ id: number }>('projects')
    .select('id')
    .whereNull('listing')
    .whereNull('deletion_requested_at')
    .whereNotExists(db('project_imports').whereRaw('project_imports.project_id = projects.id'))
    .where('created_at', '<', olderThan);
  for (const { id } of unfinished) await removeReserved(db, git, id);
}

/** Removes a project that was never visible. */
export async function removeReserved(db: Database, git: Git, id: number): Promise<void> {
  await removeRepository(git.repository(id));
  await db('projects').where({ id }).whereNull('listing').delete();
}
