import type { Database } from '#src/database/database.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupLevel } from '#src/policy/group-level.ts';
import type { Actor } from '#src/records/actor.ts';
import { projectColumns, type ProjectRow } from '#src/records/project.ts';
import type { TargetNamespace } from '#src/domains/core/projects/target-namespace.ts';

/** The project that an import may put another in the place of; null where there is none, `refused` where it may not. */
export async function findReplaced(
  db: Database,
  actor: Actor,
  { namespace, path }: { readonly namespace: TargetNamespace; readonly path: string },
): Promise<ProjectRow | 'refused' | null> {
  const key = `${namespace.full_path}/${path}`.toLowerCase();
  const project = await db<ProjectRow>('projects')
    .select(projectColumns)
    .whereRaw('lower(projects.full_path) = ?', [key])
    .first<ProjectRow | undefined>();
  if (project === undefined) return null;
  // A project that is still being created cannot be replaced.
  if (project.listing === null) return 'refused';
  return (await isAdministrator(db, actor, namespace)) ? project : 'refused';
}

async function isAdministrator(
  db: Database,
  actor: Actor,
  { id, owner_id, kind }: TargetNamespace,
): Promise<boolean> {
  if (actor.admin) return true;
  if (kind === 'user') return owner_id === actor.user.id;
  return (await findGroupLevel(db, actor.user.id, id)) >= AccessLevel.Owner;
}
