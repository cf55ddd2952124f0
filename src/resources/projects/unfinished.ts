import type { Database } from '../../database/database.ts';
import type { Git } from '../../git/git.ts';

/** Clears away projects whose creation was cut off before `olderThan`, ISO 8601. */
export async function removeUnfinishedProjects(
  db: Database,
  git: Git,
  olderThan: string,
): Promise<void> {
  const unfinished = await db<{ id: number }>('projects')
    .select('id')
    .whereNull('listing')
    .whereNull('deletion_requested_at')
    .where('created_at', '<', olderThan);
  for (const { id } of unfinished) await removeReserved(db, git, id);
}

/** Removes a project that nobody has seen yet. */
export async function removeReserved(db: Database, git: Git, id: number): Promise<void> {
  await git.repository(id).remove();
  await db('projects').where({ id }).whereNull('listing').delete();
}
