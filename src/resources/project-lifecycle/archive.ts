import { bump } from '../../database/access-revision.ts';
import type { Database } from '../../database/database.ts';
import { audit, toAuditedProject, type Doing } from '../../domain-events/audited.ts';
import { publish } from '../../domain-events/publish.ts';
import { NotFound } from '../../errors.ts';
import { computeListing } from '../../records/listing.ts';
import type { ProjectRow } from '../../records/project.ts';
import { projectChanged } from '../projects/events.ts';
import { lockProject, moveListing } from '../projects/table.ts';

/** Makes the project read-only, or lets it change again; one that is so already stays as it is. */
export async function setArchived(
  db: Database,
  { id }: Pick<ProjectRow, 'id'>,
  archived: boolean,
  doing: Doing,
): Promise<void> {
  const { now } = doing;
  await db.transaction(async (db) => {
    await bump(db);
    const project = await lockProject(db, id);
    if (project === undefined) throw new NotFound('Project');
    if (project.archived === archived) return;
    await db('projects').where({ id }).update({ archived, updated_at: now });
    await moveListing(db, id, computeListing({ ...project, archived }));
    const change = { change: 'archived', from: project.archived, to: archived };
    await audit(db, toAuditedProject(project), change, doing);
    const { full_path: oldFullPath } = project;
    await publish(db, projectChanged({ project: { id }, change: 'update', oldFullPath }));
  });
}
