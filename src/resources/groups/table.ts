import { bump } from '../../database/access-revision.ts';
import type { Database } from '../../database/database.ts';
import { insertReturning } from '../../database/dialect.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import type { Visibility } from '../../policy/visibility.ts';
import { insertMember } from '../members/table.ts';
import { createGroupNamespace } from '../namespaces/table.ts';
import type { NamespaceRow } from '../namespaces/table.ts';
import { storedRegistrationToken } from '../runners/registration-token.ts';
import { defaultAttributes } from './defaults.ts';

export type ProjectCreationLevel = 'noone' | 'maintainer' | 'developer';
export type SubgroupCreationLevel = 'owner' | 'maintainer';
export type SharedRunnersSetting =
  'enabled' | 'disabled_with_override' | 'disabled_and_unoverridable';

/** What a group has beyond its place in the tree; the key is the id of its namespace. */
export interface GroupAttributesRow {
  readonly namespace_id: number;
  readonly description: string;
  readonly share_with_group_lock: boolean;
  readonly require_two_factor_authentication: boolean;
  /** Hours. */
  readonly two_factor_grace_period: number;
  readonly project_creation_level: ProjectCreationLevel;
  readonly subgroup_creation_level: SubgroupCreationLevel;
  readonly auto_devops_enabled: boolean | null;
  readonly emails_disabled: boolean | null;
  readonly mentions_disabled: boolean | null;
  readonly lfs_enabled: boolean;
  readonly request_access_enabled: boolean;
  /** 0 none, 1 developers push but not force, 2 maintainers only, 3 developers merge only. */
  readonly default_branch_protection: number;
  readonly shared_runners_setting: SharedRunnersSetting;
  readonly prevent_sharing_groups_outside_hierarchy: boolean;
  readonly membership_lock: boolean;
  /** Of a top-level group: for everything in it. */
  readonly resource_access_token_creation_allowed: boolean;
  /** Whether its projects can be forked within its hierarchy only; null when nobody has said. */
  readonly prevent_forking_outside_group: boolean | null;
  readonly file_template_project_id: number | null;
  /** Minutes per month; null follows the instance, 0 is no limit. */
  readonly shared_runners_minutes_limit: number | null;
  readonly extra_shared_runners_minutes_limit: number | null;
  readonly runners_token_sealed: string;
  /** The day on which somebody asked to delete it, where that is put off. */
  readonly marked_for_deletion_on: string | null;
}

/** A group: its namespace and its attributes. */
export interface GroupRow extends NamespaceRow, Omit<GroupAttributesRow, 'namespace_id'> {
  readonly kind: 'group';
}

/** The columns of `GroupRow`; the record makes the compiler check that none is forgotten. */
const columns: Readonly<Record<keyof GroupRow, 'namespaces' | 'groups'>> = {
  id: 'namespaces',
  kind: 'namespaces',
  name: 'namespaces',
  name_key: 'namespaces',
  path: 'namespaces',
  full_path: 'namespaces',
  full_name: 'namespaces',
  parent_id: 'namespaces',
  owner_id: 'namespaces',
  visibility: 'namespaces',
  depth: 'namespaces',
  pending_delete: 'namespaces',
  avatar: 'namespaces',
  created_at: 'namespaces',
  updated_at: 'namespaces',
  description: 'groups',
  share_with_group_lock: 'groups',
  require_two_factor_authentication: 'groups',
  two_factor_grace_period: 'groups',
  project_creation_level: 'groups',
  subgroup_creation_level: 'groups',
  auto_devops_enabled: 'groups',
  emails_disabled: 'groups',
  mentions_disabled: 'groups',
  lfs_enabled: 'groups',
  request_access_enabled: 'groups',
  default_branch_protection: 'groups',
  shared_runners_setting: 'groups',
  prevent_sharing_groups_outside_hierarchy: 'groups',
  membership_lock: 'groups',
  resource_access_token_creation_allowed: 'groups',
  prevent_forking_outside_group: 'groups',
  file_template_project_id: 'groups',
  shared_runners_minutes_limit: 'groups',
  extra_shared_runners_minutes_limit: 'groups',
  runners_token_sealed: 'groups',
  marked_for_deletion_on: 'groups',
};

/** For `select` from `namespaces` joined with `groups`. */
export const groupColumns: readonly string[] = Object.entries(columns).map(
  ([name, table]) => `${table}.${name}`,
);

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
  return db.transaction(async (db) => {
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
      ...storedRegistrationToken(db, { table: 'groups', id: namespace.id }),
    });
    // Who belongs to the parent sees it too, also where nobody becomes a member.
    if (ownerId === null) await bump(db);
    else {
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

/** A group as it is stored, also when it is about to be removed. */
export async function findGroupRow(db: Database, id: number): Promise<GroupRow | undefined> {
  return db('namespaces')
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .where('namespaces.id', id)
    .select<GroupRow[]>(groupColumns)
    .first();
}
