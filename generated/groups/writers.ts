// Generated from spec/resources/groups.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeProject, writeProjectSimple } from '../projects/writers.ts';
import type { Group, GroupCustomAttribute, GroupDetail, GroupHookPayload, GroupLocation, GroupShare, GroupStatistics, SubgroupHookPayload } from './types.ts';

export function writeGroup(v: Group): string {
  return ('{"id":' + w.number(v.id) + ',"web_url":' + w.text(v.web_url) + ',"name":' + w.text(v.name) + ',"path":' + w.text(v.path) + ',"description":' + w.text(v.description) + ',"visibility":' + w.text(v.visibility) + ',"share_with_group_lock":' + w.boolean(v.share_with_group_lock) + ',"require_two_factor_authentication":' + w.boolean(v.require_two_factor_authentication) + ',"two_factor_grace_period":' + w.number(v.two_factor_grace_period) + ',"project_creation_level":' + w.text(v.project_creation_level) + ',"auto_devops_enabled":' + w.boolean(v.auto_devops_enabled) + ',"subgroup_creation_level":' + w.text(v.subgroup_creation_level) + ',"emails_disabled":' + w.boolean(v.emails_disabled) + ',"mentions_disabled":' + w.boolean(v.mentions_disabled) + ',"lfs_enabled":' + w.boolean(v.lfs_enabled) + ',"default_branch_protection":' + w.number(v.default_branch_protection) + ',"avatar_url":' + w.text(v.avatar_url) + ',"request_access_enabled":' + w.boolean(v.request_access_enabled) + ',"full_name":' + w.text(v.full_name) + ',"full_path":' + w.text(v.full_path) + ',"created_at":' + w.text(v.created_at) + ',"parent_id":' + w.number(v.parent_id) + (v.file_template_project_id === undefined ? '' : ',"file_template_project_id":' + w.number(v.file_template_project_id)) + (v.custom_attributes === undefined ? '' : ',"custom_attributes":' + w.array(v.custom_attributes, writeGroupCustomAttribute)) + (v.statistics === undefined ? '' : ',"statistics":' + writeGroupStatistics(v.statistics)) + '}');
}

export function writeGroupCustomAttribute(v: GroupCustomAttribute): string {
  return ('{"key":' + w.text(v.key) + ',"value":' + w.text(v.value) + '}');
}

export function writeGroupDetail(v: GroupDetail): string {
  return ('{"id":' + w.number(v.id) + ',"web_url":' + w.text(v.web_url) + ',"name":' + w.text(v.name) + ',"path":' + w.text(v.path) + ',"description":' + w.text(v.description) + ',"visibility":' + w.text(v.visibility) + ',"share_with_group_lock":' + w.boolean(v.share_with_group_lock) + ',"require_two_factor_authentication":' + w.boolean(v.require_two_factor_authentication) + ',"two_factor_grace_period":' + w.number(v.two_factor_grace_period) + ',"project_creation_level":' + w.text(v.project_creation_level) + ',"auto_devops_enabled":' + w.boolean(v.auto_devops_enabled) + ',"subgroup_creation_level":' + w.text(v.subgroup_creation_level) + ',"emails_disabled":' + w.boolean(v.emails_disabled) + ',"mentions_disabled":' + w.boolean(v.mentions_disabled) + ',"lfs_enabled":' + w.boolean(v.lfs_enabled) + ',"default_branch_protection":' + w.number(v.default_branch_protection) + ',"avatar_url":' + w.text(v.avatar_url) + ',"request_access_enabled":' + w.boolean(v.request_access_enabled) + ',"full_name":' + w.text(v.full_name) + ',"full_path":' + w.text(v.full_path) + ',"created_at":' + w.text(v.created_at) + ',"parent_id":' + w.number(v.parent_id) + (v.file_template_project_id === undefined ? '' : ',"file_template_project_id":' + w.number(v.file_template_project_id)) + (v.custom_attributes === undefined ? '' : ',"custom_attributes":' + w.array(v.custom_attributes, writeGroupCustomAttribute)) + (v.statistics === undefined ? '' : ',"statistics":' + writeGroupStatistics(v.statistics)) + ',"shared_with_groups":' + w.array(v.shared_with_groups, writeGroupShare) + (v.runners_token === undefined ? '' : ',"runners_token":' + w.text(v.runners_token)) + (v.prevent_sharing_groups_outside_hierarchy === undefined ? '' : ',"prevent_sharing_groups_outside_hierarchy":' + w.boolean(v.prevent_sharing_groups_outside_hierarchy)) + ',"shared_runners_setting":' + w.text(v.shared_runners_setting) + (v.projects === undefined ? '' : ',"projects":' + w.array(v.projects, (v) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never))))) + (v.shared_projects === undefined ? '' : ',"shared_projects":' + w.array(v.shared_projects, (v) => (w.has(v, ["_links"]) ? writeProject((v as never)) : writeProjectSimple((v as never))))) + (v.membership_lock === undefined ? '' : ',"membership_lock":' + w.boolean(v.membership_lock)) + (v.shared_runners_minutes_limit === undefined ? '' : ',"shared_runners_minutes_limit":' + w.number(v.shared_runners_minutes_limit)) + (v.extra_shared_runners_minutes_limit === undefined ? '' : ',"extra_shared_runners_minutes_limit":' + w.number(v.extra_shared_runners_minutes_limit)) + (v.marked_for_deletion_on === undefined ? '' : ',"marked_for_deletion_on":' + w.text(v.marked_for_deletion_on)) + '}');
}

export function writeGroupHookPayload(v: GroupHookPayload): string {
  return ('{"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"event_name":' + w.text(v.event_name) + ',"name":' + w.text(v.name) + ',"path":' + w.text(v.path) + ',"full_path":' + w.text(v.full_path) + ',"group_id":' + w.number(v.group_id) + (v.old_path === undefined ? '' : ',"old_path":' + w.text(v.old_path)) + (v.old_full_path === undefined ? '' : ',"old_full_path":' + w.text(v.old_full_path)) + '}');
}

export function writeGroupLocation(v: GroupLocation): string {
  return ('{"id":' + w.number(v.id) + ',"web_url":' + w.text(v.web_url) + ',"name":' + w.text(v.name) + ',"avatar_url":' + w.text(v.avatar_url) + ',"full_name":' + w.text(v.full_name) + ',"full_path":' + w.text(v.full_path) + '}');
}

export function writeGroupShare(v: GroupShare): string {
  return ('{"group_id":' + w.number(v.group_id) + ',"group_name":' + w.text(v.group_name) + ',"group_full_path":' + w.text(v.group_full_path) + ',"group_access_level":' + w.number(v.group_access_level) + ',"expires_at":' + w.text(v.expires_at) + '}');
}

export function writeGroupStatistics(v: GroupStatistics): string {
  return ('{"storage_size":' + w.number(v.storage_size) + ',"repository_size":' + w.number(v.repository_size) + ',"wiki_size":' + w.number(v.wiki_size) + ',"lfs_objects_size":' + w.number(v.lfs_objects_size) + ',"job_artifacts_size":' + w.number(v.job_artifacts_size) + ',"pipeline_artifacts_size":' + w.number(v.pipeline_artifacts_size) + ',"packages_size":' + w.number(v.packages_size) + ',"snippets_size":' + w.number(v.snippets_size) + ',"uploads_size":' + w.number(v.uploads_size) + '}');
}

export function writeSubgroupHookPayload(v: SubgroupHookPayload): string {
  return ('{"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"event_name":' + w.text(v.event_name) + ',"name":' + w.text(v.name) + ',"path":' + w.text(v.path) + ',"full_path":' + w.text(v.full_path) + ',"group_id":' + w.number(v.group_id) + ',"parent_group_id":' + w.number(v.parent_group_id) + ',"parent_name":' + w.text(v.parent_name) + ',"parent_path":' + w.text(v.parent_path) + ',"parent_full_path":' + w.text(v.parent_full_path) + '}');
}
