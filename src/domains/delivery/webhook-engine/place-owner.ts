import type { Database } from '#src/database/database.ts';
import { selectRootNamespace } from '#src/policy/authorization-statements.ts';
import { toNamespaceOwner, ofProject, type WorkOwner } from '#src/workers/owners.ts';
import type { HookEvent } from './receivers.ts';

export const ofInstanceHooks: WorkOwner = 'hooks of the instance';

/**
 * The owner in whose turns deliveries run. A user or a top-level group may have any number of projects, which
 * therefore all share one owner's turns.
 */
export async function findContainerOwner(
  db: Database,
  place: Pick<HookEvent, 'project' | 'group'>,
): Promise<WorkOwner> {
  if (place.project !== undefined) return ofProject(db, place.project);
  const root = await findContainerRoot(db, place);
  return root === undefined ? ofInstanceHooks : toNamespaceOwner(root);
}

/** The id of the top-level namespace of a place; undefined for records outside a namespace. */
export async function findContainerRoot(
  db: Database,
  { project, group }: Pick<HookEvent, 'project' | 'group'>,
): Promise<number | undefined> {
  if (project !== undefined) {
    const row = await db('projects')
      .where({ id: project })
      .first<{ root_id: number | null } | undefined>('root_id');
    return row?.root_id ?? undefined;
  }
  if (group === undefined) return undefined;
  const root = db.raw(`${selectRootNamespace('namespaces.id')} as root`);
  const row = await db('namespaces').where({ id: group }).first<{ root: number } | undefined>(root);
  return row?.root;
}
