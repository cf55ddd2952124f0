import type { Database } from '#src/database/database.ts';
import { BadRequest, Forbidden } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findProjectFor } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';

/**
 * Checks the promotion of a project's record to its group, in the transaction of the promotion: permissions may have
 * changed while the request waited, and the project may have moved.
 * @throws NotFound when the project is hidden
 * @throws BadRequest with `reason` when the project is in no group
 * @throws Forbidden below reporter in the project or the group
 */
export async function authorizePromotion(
  db: Database,
  actor: Actor | null,
  project: { readonly id: number; readonly namespace_id: number },
  reason?: string,
): Promise<void> {
  const seen = await findProjectFor(db, actor, project.id);
  const elsewhere = seen.namespace_id !== project.namespace_id;
  if (elsewhere || seen.archived || seen.level < AccessLevel.Reporter) throw new Forbidden();
  const id = project.namespace_id;
  const namespace = await db<NamespaceRow>('namespaces').where({ id }).first('kind');
  if (namespace?.kind !== 'group') throw new BadRequest(reason);
  const group = await findGroupFor(db, actor, id);
  if (group.level < AccessLevel.Reporter) throw new Forbidden();
}
