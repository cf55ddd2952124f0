import type { Database } from '#src/database/database.ts';
import type { Actor } from '#src/records/actor.ts';
import { toFullPathKey } from '#src/records/namespace.ts';
import { projectColumns, type ProjectRow } from '#src/records/project.ts';
import { AccessLevel } from './access-level.ts';
import { findGroupLevel } from './group-level.ts';
import type { ProjectAccess } from './project-access.ts';

/** The `import_type` of projects that are made of an archive. */
export const archiveImport = 'gitlab_project';

/**
 * Project under import from an archive, for users with access to its future place; null for all others. Every other
 * query hides it like one under deletion.
 */
export async function findUnfinishedProject(
  db: Database,
  actor: Actor | null,
  idOrPath: number | string,
): Promise<ProjectAccess | null> {
  if (actor === null) return null;
  const projects = db<ProjectRow>('projects')
    .whereNull('projects.listing')
    .whereNull('projects.deletion_requested_at')
    .where('projects.import_type', archiveImport);
  if (typeof idOrPath === 'number') void projects.where('projects.id', idOrPath);
  else {
    const key = toFullPathKey(idOrPath);
    if (key === null) return null;
    void projects.whereRaw('lower(projects.full_path) = ?', [key]);
  }
  const found = await projects.first<ProjectRow | undefined>(...projectColumns);
  if (found === undefined) return null;
  const ownLevel = await findLevel(db, actor, found.namespace_id);
  const viaAdministrator = actor.admin && ownLevel < AccessLevel.Owner;
  const level = viaAdministrator ? AccessLevel.Owner : ownLevel;
  if (level === AccessLevel.None) return null;
  return { ...found, level, viaAdministrator, viaAuditor: actor.user.auditor };
}

async function findLevel(db: Database, { user }: Actor, namespaceId: number): Promise<AccessLevel> {
  const personal = await db('namespaces').where({ id: namespaceId, owner_id: user.id }).first('id');
  return personal === undefined ? findGroupLevel(db, user.id, namespaceId) : AccessLevel.Owner;
}
