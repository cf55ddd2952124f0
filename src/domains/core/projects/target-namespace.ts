import type { Database } from '#src/database/database.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findGroupLevel } from '#src/policy/group-level.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ProjectCreationLevel, SharedRunnersSetting } from '#src/records/group.ts';
import { toFullPathKey, type NamespaceRow } from '#src/records/namespace.ts';

/** The namespace that a project is created in; the last three fields are null for personal namespaces. */
export interface TargetNamespace extends NamespaceRow {
  readonly project_creation_level: ProjectCreationLevel | null;
  readonly shared_runners_setting: SharedRunnersSetting | null;
  /** Null also for groups that follow the instance. */
  readonly auto_devops_enabled: boolean | null;
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
  const namespace = await (id === null ? findPersonal(db, actor) : findNamespace(db, id));
  if (namespace === undefined || !(await mayCreateIn(db, actor, namespace))) {
    throw new BadRequest({ namespace: ['is not valid'] });
  }
  return namespace;
}

/**
 * Finds the namespace with this id (a number) or full path (a text) that the actor may see: a group, or the actor's
 * personal namespace.
 * @throws NotFound
 */
export async function findVisibleNamespace(
  db: Database,
  actor: Actor,
  idOrPath: number | string,
): Promise<TargetNamespace> {
  const namespace = await findNamespace(db, idOrPath);
  if (namespace === undefined) throw new NotFound('Namespace');
  if (actor.admin || namespace.owner_id === actor.user.id) return namespace;
  if (namespace.kind === 'user') throw new NotFound('Namespace');
  try {
    await findGroupFor(db, actor, namespace.id);
  } catch (error) {
    throw error instanceof NotFound ? new NotFound('Namespace') : error;
  }
  return namespace;
}

export function findPersonal(db: Database, { user }: Actor): Promise<TargetNamespace | undefined> {
  return selectTargets(db)
    .where('namespaces.owner_id', user.id)
    .first<TargetNamespace | undefined>();
}

/**
 * Finds the namespace with this id or full path, without a visibility check; undefined also while it is being deleted.
 */
export async function findNamespace(
  db: Database,
  idOrPath: number | string,
): Promise<TargetNamespace | undefined> {
  if (typeof idOrPath === 'number') {
    if (!Number.isSafeInteger(idOrPath)) return undefined;
    return selectTargets(db).where('namespaces.id', idOrPath).first<TargetNamespace | undefined>();
  }
  const key = toFullPathKey(idOrPath);
  if (key === null) return undefined;
  return selectTargets(db)
    .whereRaw('lower(namespaces.full_path) = ?', [key])
    .first<TargetNamespace | undefined>();
}

function selectTargets(db: Database) {
  return db<TargetNamespace>('namespaces')
    .leftJoin('groups', 'groups.namespace_id', 'namespaces.id')
    .where('namespaces.pending_delete', false)
    .select<TargetNamespace[]>(
      'namespaces.*',
      'groups.project_creation_level',
      'groups.shared_runners_setting',
      'groups.auto_devops_enabled',
    );
}

/**
 * Tells whether the owner of a personal namespace has as many projects as they may; groups have no limit. It decides where
 * the namespace is locked: at any other time it may be otherwise a moment later.
 */
export async function isNamespaceFull(db: Database, namespace: TargetNamespace): Promise<boolean> {
  const limit = await findProjectsLimit(db, namespace);
  return limit !== null && (await countProjectsIn(db, namespace.id)) >= limit;
}

/** The project limit of the owner of a personal namespace; null for groups. */
export async function findProjectsLimit(
  db: Database,
  { owner_id }: Pick<TargetNamespace, 'owner_id'>,
): Promise<number | null> {
  if (owner_id === null) return null;
  const owner = await db<{ id: number; projects_limit: number }>('users')
    .select('projects_limit')
    .where({ id: owner_id })
    .first();
  return owner?.projects_limit ?? 0;
}

/** Counts projects that are still being created too, since each was admitted under the limit. */
async function countProjectsIn(db: Database, namespaceId: number): Promise<number> {
  const [row] = await db('projects')
    .where({ namespace_id: namespaceId })
    .where((either) => void either.whereNotNull('listing').orWhereNull('deletion_requested_at'))
    .count({ count: '*' });
  return Number(row?.['count'] ?? 0);
}

/** Checks the role alone; see `isNamespaceFull` for the limit. */
export async function mayCreateIn(
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
  return (await findGroupLevel(db, actor.user.id, namespace.id)) >= least;
}
