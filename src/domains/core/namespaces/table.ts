import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { forgetOldPath } from './old-paths.ts';

/** Maximum depth of nested groups. */
export const maxGroupDepth = 20;

/** Limit that lets an index entry of a full path, and of a project in it, fit a page of Postgres. */
export const maxFullPathChars = 2048;

/** Names of the unique indexes, for `isUniqueViolation`. */
export const namespaceIndexes = {
  fullPath: 'namespaces_full_path',
  groupName: 'namespaces_group_name',
} as const;

/** The part of a user that their personal namespace shows. */
interface NamespaceOwner {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly created_at: string;
  readonly avatar: string | null;
}

/**
 * Creates the personal namespace of a user. Rejects with a unique violation when a group or user
 * has the path in any case.
 */
export async function createUserNamespace(
  db: Database,
  user: NamespaceOwner,
): Promise<NamespaceRow> {
  return insertNamespace(db, {
    kind: 'user',
    name: user.name,
    name_key: fold(user.name),
    path: user.username,
    full_path: user.username,
    full_name: user.name,
    parent_id: null,
    owner_id: user.id,
    // Visibility of the profile decides; the namespace itself hides nothing.
    visibility: 'public',
    depth: 1,
    avatar: user.avatar,
    pending_delete: false,
    created_at: user.created_at,
    updated_at: user.created_at,
  });
}

interface NewGroupNamespace {
  readonly name: string;
  readonly path: string;
  readonly visibility: Visibility;
  readonly parent: Pick<NamespaceRow, 'id' | 'full_path' | 'full_name' | 'depth'> | null;
  readonly createdAt: string;
}

/**
 * Creates the namespace of a group. Rejects with a unique violation when a sibling has the path in
 * any case, or the name.
 */
export async function createGroupNamespace(
  db: Database,
  { name, path, visibility, parent, createdAt }: NewGroupNamespace,
): Promise<NamespaceRow> {
  return insertNamespace(db, {
    kind: 'group',
    name,
    name_key: fold(name),
    path,
    full_path: parent === null ? path : `${parent.full_path}/${path}`,
    full_name: parent === null ? name : `${parent.full_name} / ${name}`,
    parent_id: parent?.id ?? null,
    owner_id: null,
    visibility,
    depth: (parent?.depth ?? 0) + 1,
    avatar: null,
    pending_delete: false,
    created_at: createdAt,
    updated_at: createdAt,
  });
}

async function insertNamespace(db: Database, row: Omit<NamespaceRow, 'id'>): Promise<NamespaceRow> {
  return db.transaction(async (db) => {
    const [namespace] = await db<NamespaceRow>('namespaces').insert(row).returning('*');
    if (namespace === undefined) throw new Error('the database returned no row for an insert');
    await insertAncestors(db, namespace.id);
    await forgetOldPath(db, namespace.full_path);
    return namespace;
  });
}

/** Itself at distance 0, and everything its parent is in one step further away. */
async function insertAncestors(db: Database, id: number): Promise<void> {
  await db('namespace_ancestors').insert({ namespace_id: id, ancestor_id: id, distance: 0 });
  await db.raw(
    `insert into namespace_ancestors (namespace_id, ancestor_id, distance)
     select namespaces.id, above.ancestor_id, above.distance + 1
     from namespaces join namespace_ancestors as above on above.namespace_id = namespaces.parent_id
     where namespaces.id = ?`,
    [id],
  );
}

/**
 * Locks a namespace until the transaction ends. Every addition to it takes this lock first: paths of groups and
 * projects are unique together, which no single index can enforce.
 */
export async function lockNamespace(db: Database, id: number): Promise<NamespaceRow | undefined> {
  return db<NamespaceRow>('namespaces').where({ id }).forNoKeyUpdate().first();
}

/**
 * Locks the top-level namespace of this one until the transaction ends, for additions anywhere below it. Titles of
 * labels and milestones are unique along a branch of the tree, which no index can enforce.
 */
export async function lockTop(db: Database, id: number): Promise<void> {
  const above = db('namespace_ancestors').where('namespace_id', id);
  const top = above.orderBy('distance', 'desc').limit(1).select('ancestor_id');
  await db('namespaces').where('id', top).forNoKeyUpdate().select('id');
}

/** Tells whether a group, a user or a project has this full path, compared without regard to case. */
export async function isFullPathTaken(db: Database, fullPath: string): Promise<boolean> {
  const key = fullPath.toLowerCase();
  const other =
    (await db('namespaces').select('id').whereRaw('lower(full_path) = ?', [key]).first()) ??
    (await db('projects').select('id').whereRaw('lower(full_path) = ?', [key]).first());
  return other !== undefined;
}
