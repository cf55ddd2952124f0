import { bump } from '../../database/access-revision.ts';
import type { Database } from '../../database/database.ts';
import { NotFound } from '../../errors.ts';
import type { Workers } from '../../workers/workers.ts';
import { moveTotal, type ProjectRow } from './table.ts';
import { deleteProject } from './workers.ts';

/**
 * Hides the project from everybody, frees its name and path, and queues its removal, all at once.
 * @throws NotFound when somebody else has just done so
 */
export async function requestDeletion(
  db: Database,
  workers: Workers,
  project: ProjectRow,
  now: string,
): Promise<void> {
  await db.transaction(async (db) => {
    const hidden = await db('projects')
      .where({ id: project.id })
      .whereNotNull('listing')
      .update({
        listing: null,
        deletion_requested_at: now,
        updated_at: now,
        // `-` can be no namespace, and no name holds a line break.
        path: `deleted-${project.id}`,
        full_path: `-/deleted-${project.id}`,
        name_key: `\n${project.id}`,
      });
    if (hidden === 0) throw new NotFound('Project');
    await db('project_authorizations').where({ project_id: project.id }).delete();
    await bump(db);
    await workers.enqueue(db, deleteProject, { project_id: project.id });
    await moveTotal(db, project.listing, null);
  });
}
