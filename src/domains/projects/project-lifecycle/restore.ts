import type { RequestContext } from '#src/context.ts';
import { audit, toAuditedProject } from '#src/domain-events/audited.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import type { ProjectRow } from '#src/records/project.ts';

/**
 * Restores a project marked for deletion.
 * @throws NotFound without a plan that supports delayed deletion
 * @throws BadRequest for a project that is not marked
 */
export async function restoreProject(
  context: Pick<RequestContext, 'db' | 'actor' | 'paid' | 'now'>,
  { id }: Pick<ProjectRow, 'id'>,
): Promise<void> {
  if (!context.paid) throw new NotFound();
  await context.db.transaction(async (db) => {
    const restored = await db('projects')
      .where({ id })
      .whereNotNull('listing')
      .whereNotNull('marked_for_deletion_on')
      .update({ marked_for_deletion_on: null, updated_at: context.now });
    if (restored === 0) throw new BadRequest();
    await audit(db, toAuditedProject({ id }), { remove: 'deletion mark' }, context);
  });
}
