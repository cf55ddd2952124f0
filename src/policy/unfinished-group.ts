import type { Database } from '#src/database/database.ts';
import type { Actor } from '#src/records/actor.ts';
import { groupColumns, type GroupRow } from '#src/records/group.ts';
import { toFullPathKey } from '#src/records/namespace.ts';
import { AccessLevel } from './access-level.ts';
import type { GroupAccess } from './group-access.ts';
import { findGroupLevel } from './group-level.ts';

/** Statuses of an unfinished group import. */
export const unfinishedStatuses = ['scheduled', 'started'] as const;

/**
 * Group under import from an archive, for users with access to it; null for all others. Every other query hides it
 * like one under deletion.
 */
export async function findUnfinishedGroup(
  db: Database,
  actor: Actor | null,
  idOrPath: number | string,
): Promise<GroupAccess | null> {
  if (actor === null) return null;
  const groups = db('namespaces')
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .join('group_imports', 'group_imports.group_id', 'namespaces.id')
    .where('namespaces.pending_delete', true)
    .whereIn('group_imports.status', unfinishedStatuses);
  if (typeof idOrPath === 'number') void groups.where('namespaces.id', idOrPath);
  else {
    const key = toFullPathKey(idOrPath);
    if (key === null) return null;
    void groups.whereRaw('lower(namespaces.full_path) = ?', [key]);
  }
  const found = await groups.first<GroupRow | undefined>(...groupColumns);
  if (found === undefined) return null;
  const ownLevel = await findGroupLevel(db, actor.user.id, found.id);
  const viaAdministrator = actor.admin && ownLevel < AccessLevel.Owner;
  const level = viaAdministrator ? AccessLevel.Owner : ownLevel;
  if (level <= AccessLevel.Minimal) return null;
  return { ...found, level, viaAdministrator, viaAuditor: actor.user.auditor };
}

/** Ends the making of a group, whose row the caller holds; false where none is being made. */
export async function abandonUnfinishedGroup(db: Database, groupId: number): Promise<boolean> {
  const unfinished = db('group_imports')
    .where({ group_id: groupId })
    .whereIn('status', unfinishedStatuses);
  return (await unfinished.update({ status: 'abandoned' })) > 0;
}
