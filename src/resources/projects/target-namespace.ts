import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../database/database.ts';
import { BadRequest } from '../../errors.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { groupLevel } from '../../policy/group-level.ts';
import type { ProjectCreationLevel, SharedRunnersSetting } from '../groups/table.ts';
import type { NamespaceRow } from '../namespaces/table.ts';

/** Where a project is to be created; the last two are null for personal namespaces. */
export interface TargetNamespace extends NamespaceRow {
  readonly project_creation_level: ProjectCreationLevel | null;
  readonly shared_runners_setting: SharedRunnersSetting | null;
}

/**
 * The namespace with this id, or the actor's own for null.
 * @throws BadRequest alike when it does not exist and when the actor may not create projects in it
 */
export async function findTargetNamespace(
  db: Database,
  actor: Actor,
  id: number | null,
): Promise<TargetNamespace> {
  const query = db<TargetNamespace>('namespaces')
    .leftJoin('groups', 'groups.namespace_id', 'namespaces.id')
    .where('namespaces.pending_delete', false)
    .select<TargetNamespace[]>(
      'namespaces.*',
      'groups.project_creation_level',
      'groups.shared_runners_setting',
    );
  const namespace: TargetNamespace | undefined = await (
    id === null
      ? query.where('namespaces.owner_id', actor.user.id)
      : query.where('namespaces.id', id)
  ).first();
  if (namespace === undefined || !(await mayCreateIn(db, actor, namespace))) {
    throw new BadRequest({ namespace: ['is not valid'] });
  }
  return namespace;
}

async function mayCreateIn(
  db: Database,
  actor: Actor,
  namespace: TargetNamespace,
): Promise<boolean> {
  if (actor.admin) return true;
  if (namespace.kind === 'user') return namespace.owner_id === actor.user.id;
  if (namespace.project_creation_level === 'noone') return false;
  const least =
    namespace.project_creation_level === 'maintainer'
      ? AccessLevel.Maintainer
      : AccessLevel.Developer;
  return (await groupLevel(db, actor.user.id, namespace.id)) >= least;
}
