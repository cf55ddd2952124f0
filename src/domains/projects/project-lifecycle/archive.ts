import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedProject, type Doing } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { NotFound } from '#src/errors.ts';
import { computeListing } from '#src/records/listing.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { projectChanged } from '#src/domains/core/projects/events.ts';
import { lockProject, moveListing } from '#src/domains/core/projects/table.ts';

/** Archives or unarchives the project; no change if it already has that state. */
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
