import { sealRegistrationToken } from '#src/auth/registration-token.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { type GroupAttributesRow, groupColumns, type GroupRow } from '#src/records/group.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { insertMember } from '#src/domains/core/members/table.ts';
import { createGroupNamespace } from '#src/domains/core/namespaces/table.ts';
import { defaultAttributes } from './defaults.ts';

/** A group to create: its place, and the attributes that differ from the defaults. */
export interface NewGroup extends Partial<typeof defaultAttributes> {
  readonly name: string;
  readonly path: string;
  readonly visibility: Visibility;
  readonly parent: Pick<NamespaceRow, 'id' | 'full_path' | 'full_name' | 'depth'> | null;
  /** Becomes its first owner; null for groups of the instance. */
  readonly ownerId: number | null;
}

/**
 * Writes a group with its place in the tree and its first owner. Violates one of the unique indexes of namespaces
 * when a sibling has the path in any case, or the name. `now` is ISO 8601.
 */
export async function insertGroup(db: Database, group: NewGroup, now: string): Promise<GroupRow> {
  const { name, path, visibility, parent, ownerId, ...attributes } = group;
  // Members of the parent also see the group, so access changes even without an owner.
  return changeAccess(db, async (db) => {
    const namespace = await createGroupNamespace(db, {
      name,
      path,
      visibility,
      parent,
      createdAt: now,
    });
    const { namespace_id, ...row } = await insertReturning<GroupAttributesRow>(db, 'groups', {
      ...defaultAttributes,
      ...attributes,
      namespace_id: namespace.id,
      ...sealRegistrationToken(db, { table: 'groups', id: namespace.id }),
    });
    if (ownerId !== null) {
      await insertMember(
        db,
        {
          source_type: 'Namespace',
          source_id: namespace_id,
          user_id: ownerId,
          access_level: AccessLevel.Owner,
          created_by_id: ownerId,
        },
        now,
      );
    }
    return { ...namespace, ...row, kind: 'group' };
  });
}

/** Stored row of a group, also during its removal. */
export async function findGroupRow(db: Database, id: number): Promise<GroupRow | undefined> {
  return db('namespaces')
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .where('namespaces.id', id)
    .select<GroupRow[]>(groupColumns)
    .first();
}

/** Stored rows of groups, also during their removal. */
export async function findGroupRows(
  db: Database,
  ids: readonly number[],
): Promise<readonly GroupRow[]> {
  return whereInList(
    db('namespaces').join('groups', 'groups.namespace_id', 'namespaces.id'),
    'namespaces.id',
    ids,
  ).select<GroupRow[]>(groupColumns);
}
