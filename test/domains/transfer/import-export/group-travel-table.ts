import { type FatesByAnswer, fatesOf } from './compared.ts';

/**
 * The fate of each property of the answers about a group and those below it, by answer, as for projects. The top is
 * private, and no other is wider.
 */
const names: FatesByAnswer = {
  group: {
    equal: `
      auto_devops_enabled avatar_url default_branch_protection description emails_disabled
      extra_shared_runners_minutes_limit full_name full_path lfs_enabled marked_for_deletion_on
      membership_lock mentions_disabled name path prevent_forking_outside_group
      prevent_sharing_groups_outside_hierarchy
      project_creation_level request_access_enabled require_two_factor_authentication
      share_with_group_lock shared_runners_minutes_limit shared_runners_setting
      shared_with_groups subgroup_creation_level two_factor_grace_period
    `,
    new: 'created_at file_template_project_id id parent_id runners_token web_url',
    'lost: 17.8': 'visibility',
  },
  subgroups: {
    equal: `
      auto_devops_enabled avatar_url default_branch_protection description emails_disabled
      full_name full_path lfs_enabled mentions_disabled name path project_creation_level
      request_access_enabled require_two_factor_authentication share_with_group_lock
      subgroup_creation_level two_factor_grace_period
    `,
    new: 'created_at file_template_project_id id parent_id web_url',
    'lost: 17.8': 'visibility',
  },
  members: {
    equal: 'access_level avatar_url email expires_at membership_state name state username',
    new: 'created_at created_by id web_url',
  },
  labels: {
    equal: 'color description description_html name subscribed text_color',
    new: 'id',
  },
  milestones: {
    equal: 'created_at description due_date expired iid start_date state title updated_at',
    new: 'group_id id web_url',
  },
  boards: {
    equal: `
      assignee group.name hide_backlog_list hide_closed_list labels lists[].label.color
      lists[].label.description lists[].label.description_html lists[].label.name
      lists[].label.text_color lists[].limit_metric lists[].max_issue_count
      lists[].max_issue_weight lists[].position milestone name project weight
    `,
    new: 'group.id group.web_url id lists[].id lists[].label.id',
  },
  iterations: {
    equal: 'created_at description due_date iid sequence start_date state title updated_at',
    new: 'group_id id web_url',
  },
  epics: {
    equal: `
      author closed_at color confidential created_at description downvotes due_date
      due_date_fixed due_date_from_inherited_source due_date_from_milestones due_date_is_fixed
      end_date iid labels parent_iid reference references.full references.relative
      references.short start_date start_date_fixed start_date_from_inherited_source
      start_date_from_milestones start_date_is_fixed state text_color title updated_at upvotes
      web_edit_url
    `,
    new: `
      _links.epic_issues _links.group _links.parent _links.self group_id id parent_id web_url
    `,
  },
  related_epics: { equal: 'iid link_created_at link_type link_updated_at title' },
  children: {
    equal: `
      author closed_at color confidential created_at description downvotes due_date
      due_date_fixed due_date_from_inherited_source due_date_from_milestones due_date_is_fixed
      end_date iid labels parent_iid references.full references.relative references.short
      start_date start_date_fixed start_date_from_inherited_source start_date_from_milestones
      start_date_is_fixed state text_color title updated_at upvotes web_edit_url
    `,
    new: `
      _links.epic_issues _links.group _links.parent _links.self group_id id parent_id web_url
    `,
  },
  notes: {
    equal: `
      attachment author body confidential created_at internal noteable_iid noteable_type
      resolvable system type updated_at
    `,
    new: 'id noteable_id',
  },
  awards: {
    equal: 'awardable_type created_at name updated_at url user',
    new: 'awardable_id id',
  },
  label_events: {
    equal: 'action created_at label.color label.description label.name resource_type user',
    new: 'id label.id resource_id',
  },
};

export const fates = fatesOf(names);
