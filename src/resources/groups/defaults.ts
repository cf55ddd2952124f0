import type { GroupAttributesRow } from './table.ts';

/** What the instance sets for new groups that do not say otherwise. */
export const instanceDefaults = {
  visibility: 'private',
  project_creation_level: 'developer',
  default_branch_protection: 2,
} as const;

/** The attributes of a group for which nothing was chosen. */
export const defaultAttributes: Omit<GroupAttributesRow, 'namespace_id' | 'runners_token'> = {
  description: '',
  share_with_group_lock: false,
  require_two_factor_authentication: false,
  two_factor_grace_period: 48,
  project_creation_level: instanceDefaults.project_creation_level,
  subgroup_creation_level: 'maintainer',
  auto_devops_enabled: null,
  emails_disabled: null,
  mentions_disabled: null,
  lfs_enabled: true,
  request_access_enabled: true,
  default_branch_protection: instanceDefaults.default_branch_protection,
  shared_runners_setting: 'enabled',
  prevent_sharing_groups_outside_hierarchy: false,
  membership_lock: false,
  file_template_project_id: null,
  shared_runners_minutes_limit: null,
  extra_shared_runners_minutes_limit: null,
  marked_for_deletion_on: null,
};
