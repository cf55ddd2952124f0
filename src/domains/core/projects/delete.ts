import type { Database } from '#src/database/database.ts';
import { audit, type Doing } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { NotFound } from '#src/errors.ts';
import { keepPathsOfImages } from '#src/image-registry/remains.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { Workers } from '#src/workers/definition.ts';
import { retireResourceBots } from '#src/domains/core/users/deletion/retire-bots.ts';
import { projectsRemoved } from './events.ts';
import { endAuthorizations, moveListing } from './table.ts';
import { deleteProject } from './workers.ts';

/**
 * Hides the project, frees its name and path, and queues its removal in one transaction; then ends the access that
 * users have through it.
 * @throws NotFound when somebody else has just done so
 */
export async function requestDeletion(
  db: Database,
  workers: Workers,
  project: ProjectRow,
  doing: Doing,
): Promise<void> {
  await db.transaction((db) => hideForDeletion(db, workers, project, doing));
  await endAccess(db, workers, project, doing);
}

/**
 * The first half, to be called in a transaction. One that was never shown was never announced: its end is not, either.
 * @throws NotFound when somebody else has just done so
 */
export async function hideForDeletion(
  db: Database,
  workers: Workers,
  project: ProjectRow,
  doing: Doing,
): Promise<void> {
  const { now } = doing;
  const listing = await moveListing(db, project.id, null);
  if (listing !== null) {
    await publish(db, projectsRemoved({ projects: [project], below: project.namespace_id }));
  }
  // Clearing `listing` has locked the row of the project.
  if (listing !== null) await keepPathsOfImages(db, [project.id], now);
  const hidden = await db('projects')
    .where({ id: project.id })
    .whereNull('deletion_requested_at')
    .update({
      deletion_requested_at: now,
      updated_at: now,
      // `-` can be no namespace, and no name holds a line break.
      path: `deleted-${project.id}`,
      full_path: `-/deleted-${project.id}`,
      name_key: `\n${project.id}`,
    });
  if (hidden === 0) throw new NotFound('Project');
  await workers.enqueue(db, deleteProject, { project_id: project.id });
  const entity = { type: 'Project', id: project.id, path: project.full_path } as const;
  await audit(db, entity, { remove: 'project' }, doing);
}

/** The second half, after the transaction: ends the access that users have through the project. */
export async function endAccess(
  db: Database,
  workers: Workers,
  { id }: Pick<ProjectRow, 'id'>,
  { now }: Doing,
): Promise<void> {
  await endAuthorizations(db, id);
  await retireResourceBots(db, workers, { kind: 'project', ids: [id] }, { now });
}
