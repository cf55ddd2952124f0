import type { NamespaceRow } from './namespace.ts';

export type ProjectCreationLevel = 'noone' | 'maintainer' | 'developer';

export type SubgroupCreationLevel = 'owner' | 'maintainer';

export type SharedRunnersSetting =
  'enabled' | 'disabled_with_override' | 'disabled_and_unoverridable';

/** The columns of a group beyond its place in the tree; the key is the id of its namespace. */
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
  /** Set on a top-level group, and valid for everything in it. */
  readonly resource_access_token_creation_allowed: boolean;
  /** True when its projects can be forked within its hierarchy only; null when not set. */
  readonly prevent_forking_outside_group: boolean | null;
  readonly file_template_project_id: number | null;
  /** Minutes per month; null follows the instance, 0 is no limit. */
  readonly shared_runners_minutes_limit: number | null;
  readonly extra_shared_runners_minutes_limit: number | null;
  readonly runners_token_sealed: string;
  /** Day of the request to delete it, where the deletion is delayed. */
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

/** Columns for `select` from `namespaces` joined with `groups`. */
export const groupColumns: readonly string[] = Object.entries(columns).map(
  ([name, table]) => `${table}.${name}`,
);
