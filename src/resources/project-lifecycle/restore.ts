import type { RequestContext } from '../../context.ts';
import { BadRequest, NotFound } from '../../errors.ts';
import type { ProjectRow } from '../../records/project.ts';

/**
 * Takes back that the project was marked for deletion.
 * @throws NotFound without a plan that knows such marks
 * @throws BadRequest when it is not marked
 */
export async function restoreProject(
  { db, paid, now }: Pick<RequestContext, 'db' | 'paid' | 'now'>,
  { id }: Pick<ProjectRow, 'id'>,
): Promise<void> {
  if (!paid) throw new NotFound();
  const restored = await db('projects')
    .where({ id })
    .whereNotNull('listing')
    .whereNotNull('marked_for_deletion_on')
    .update({ marked_for_deletion_on: null, updated_at: now });
  if (restored === 0) throw new BadRequest();
}
