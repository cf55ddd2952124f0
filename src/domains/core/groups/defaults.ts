import type { GroupAttributesRow } from '#src/records/group.ts';

/** The attributes of a group for which nothing was chosen, not even by the settings of the instance. */
export const defaultAttributes: Omit<GroupAttributesRow, 'namespace_id' | 'runners_token_sealed'> =
  {
    description: '',
    share_with_group_lock: false,
    require_two_factor_authentication: false,
    two_factor_grace_period: 48,
    project_creation_level: 'developer',
    subgroup_creation_level: 'maintainer',
    auto_devops_enabled: null,
    emails_disabled: null,
    mentions_disabled: null,
    lfs_enabled: true,
    request_access_enabled: true,
    default_branch_protection: 2,
    shared_runners_setting: 'enabled',
    prevent_sharing_groups_outside_hierarchy: false,
    membership_lock: false,
    resource_access_token_creation_allowed: true,
    prevent_forking_outside_group: null,
    file_template_project_id: null,
    shared_runners_minutes_limit: null,
    extra_shared_runners_minutes_limit: null,
    marked_for_deletion_on: null,
  };
