// Generated from spec/domains/* /groups.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 1000);
const decoder2 = d.hash(d.string, 20);
const decoder3 = d.nullable(d.integer, true);
const decoder4 = d.nullable(d.file, true);
const decoder5 = d.nullable(d.boolean, true);
const decoder6 = d.filled(d.string);
const decoder7 = d.nullable(d.string, false);
const decoder8 = d.nullable(d.date, true);

/** GET /groups */
export function decodeListGroups({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = decoder1(merged.skip_groups, "query/skip_groups", faults)) !== undefined) query.skip_groups = v;
  if ((v = d.boolean(merged.all_available, "query/all_available", faults)) !== undefined) query.all_available = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "name";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "asc";
  query.statistics = d.boolean(merged.statistics, "query/statistics", faults) ?? false;
  query.with_custom_attributes = d.boolean(merged.with_custom_attributes, "query/with_custom_attributes", faults) ?? false;
  if ((v = decoder2(merged.custom_attributes, "query/custom_attributes", faults)) !== undefined) query.custom_attributes = v;
  query.owned = d.boolean(merged.owned, "query/owned", faults) ?? false;
  if ((v = d.integer(merged.min_access_level, "query/min_access_level", faults)) !== undefined) query.min_access_level = v;
  query.top_level_only = d.boolean(merged.top_level_only, "query/top_level_only", faults) ?? false;
  if ((v = d.string(merged.cursor, "query/cursor", faults)) !== undefined) query.cursor = v;
  if ((v = d.string(merged.pagination, "query/pagination", faults)) !== undefined) query.pagination = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /groups */
export function decodeCreateGroup({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.path = d.string(merged.path, "body/path", faults) ?? faults.missing("body/path");
  if ((v = decoder3(merged.parent_id, "body/parent_id", faults)) !== undefined) body.parent_id = v;
  body.description = d.string(merged.description, "body/description", faults) ?? "";
  if ((v = d.string(merged.visibility, "body/visibility", faults)) !== undefined) body.visibility = v;
  if ((v = decoder4(merged.avatar, "body/avatar", faults)) !== undefined) body.avatar = v;
  if ((v = d.boolean(merged.share_with_group_lock, "body/share_with_group_lock", faults)) !== undefined) body.share_with_group_lock = v;
  body.require_two_factor_authentication = d.boolean(merged.require_two_factor_authentication, "body/require_two_factor_authentication", faults) ?? false;
  body.two_factor_grace_period = d.integer(merged.two_factor_grace_period, "body/two_factor_grace_period", faults) ?? 48;
  if ((v = d.string(merged.project_creation_level, "body/project_creation_level", faults)) !== undefined) body.project_creation_level = v;
  body.subgroup_creation_level = d.string(merged.subgroup_creation_level, "body/subgroup_creation_level", faults) ?? "maintainer";
  if ((v = decoder5(merged.auto_devops_enabled, "body/auto_devops_enabled", faults)) !== undefined) body.auto_devops_enabled = v;
  if ((v = decoder5(merged.emails_disabled, "body/emails_disabled", faults)) !== undefined) body.emails_disabled = v;
  if ((v = decoder5(merged.mentions_disabled, "body/mentions_disabled", faults)) !== undefined) body.mentions_disabled = v;
  body.lfs_enabled = d.boolean(merged.lfs_enabled, "body/lfs_enabled", faults) ?? true;
  body.request_access_enabled = d.boolean(merged.request_access_enabled, "body/request_access_enabled", faults) ?? true;
  if ((v = d.integer(merged.default_branch_protection, "body/default_branch_protection", faults)) !== undefined) body.default_branch_protection = v;
  body.membership_lock = d.boolean(merged.membership_lock, "body/membership_lock", faults) ?? false;
  if ((v = decoder3(merged.shared_runners_minutes_limit, "body/shared_runners_minutes_limit", faults)) !== undefined) body.shared_runners_minutes_limit = v;
  if ((v = decoder3(merged.extra_shared_runners_minutes_limit, "body/extra_shared_runners_minutes_limit", faults)) !== undefined) body.extra_shared_runners_minutes_limit = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /groups/{id} */
export function decodeGetGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.with_projects = d.boolean(merged.with_projects, "query/with_projects", faults) ?? true;
  query.with_custom_attributes = d.boolean(merged.with_custom_attributes, "query/with_custom_attributes", faults) ?? false;
  return { params, query, headers: {}, body: null };
}

/** PUT /groups/{id} */
export function decodeUpdateGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder6(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = decoder6(merged.path, "body/path", faults)) !== undefined) body.path = v;
  if ((v = decoder7(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.visibility, "body/visibility", faults)) !== undefined) body.visibility = v;
  if ((v = decoder4(merged.avatar, "body/avatar", faults)) !== undefined) body.avatar = v;
  if ((v = d.boolean(merged.share_with_group_lock, "body/share_with_group_lock", faults)) !== undefined) body.share_with_group_lock = v;
  if ((v = d.boolean(merged.require_two_factor_authentication, "body/require_two_factor_authentication", faults)) !== undefined) body.require_two_factor_authentication = v;
  if ((v = d.integer(merged.two_factor_grace_period, "body/two_factor_grace_period", faults)) !== undefined) body.two_factor_grace_period = v;
  if ((v = d.string(merged.project_creation_level, "body/project_creation_level", faults)) !== undefined) body.project_creation_level = v;
  if ((v = d.string(merged.subgroup_creation_level, "body/subgroup_creation_level", faults)) !== undefined) body.subgroup_creation_level = v;
  if ((v = decoder5(merged.auto_devops_enabled, "body/auto_devops_enabled", faults)) !== undefined) body.auto_devops_enabled = v;
  if ((v = decoder5(merged.emails_disabled, "body/emails_disabled", faults)) !== undefined) body.emails_disabled = v;
  if ((v = decoder5(merged.mentions_disabled, "body/mentions_disabled", faults)) !== undefined) body.mentions_disabled = v;
  if ((v = decoder5(merged.lfs_enabled, "body/lfs_enabled", faults)) !== undefined) body.lfs_enabled = v;
  if ((v = d.boolean(merged.request_access_enabled, "body/request_access_enabled", faults)) !== undefined) body.request_access_enabled = v;
  if ((v = d.integer(merged.default_branch_protection, "body/default_branch_protection", faults)) !== undefined) body.default_branch_protection = v;
  if ((v = d.string(merged.shared_runners_setting, "body/shared_runners_setting", faults)) !== undefined) body.shared_runners_setting = v;
  if ((v = d.boolean(merged.prevent_sharing_groups_outside_hierarchy, "body/prevent_sharing_groups_outside_hierarchy", faults)) !== undefined) body.prevent_sharing_groups_outside_hierarchy = v;
  if ((v = d.boolean(merged.membership_lock, "body/membership_lock", faults)) !== undefined) body.membership_lock = v;
  if ((v = decoder5(merged.prevent_forking_outside_group, "body/prevent_forking_outside_group", faults)) !== undefined) body.prevent_forking_outside_group = v;
  if ((v = decoder3(merged.file_template_project_id, "body/file_template_project_id", faults)) !== undefined) body.file_template_project_id = v;
  if ((v = decoder3(merged.shared_runners_minutes_limit, "body/shared_runners_minutes_limit", faults)) !== undefined) body.shared_runners_minutes_limit = v;
  if ((v = decoder3(merged.extra_shared_runners_minutes_limit, "body/extra_shared_runners_minutes_limit", faults)) !== undefined) body.extra_shared_runners_minutes_limit = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id} */
export function decodeDeleteGroup({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /groups/{id}/avatar */
export function decodeGetGroupAvatar({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/descendant_groups */
export function decodeListDescendantGroups({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder1(merged.skip_groups, "query/skip_groups", faults)) !== undefined) query.skip_groups = v;
  if ((v = d.boolean(merged.all_available, "query/all_available", faults)) !== undefined) query.all_available = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "name";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "asc";
  query.statistics = d.boolean(merged.statistics, "query/statistics", faults) ?? false;
  query.with_custom_attributes = d.boolean(merged.with_custom_attributes, "query/with_custom_attributes", faults) ?? false;
  if ((v = decoder2(merged.custom_attributes, "query/custom_attributes", faults)) !== undefined) query.custom_attributes = v;
  query.owned = d.boolean(merged.owned, "query/owned", faults) ?? false;
  if ((v = d.integer(merged.min_access_level, "query/min_access_level", faults)) !== undefined) query.min_access_level = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/ldap_sync */
export function decodeSyncGroupWithLdap({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/projects */
export function decodeListGroupProjects({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.archived, "query/archived", faults)) !== undefined) query.archived = v;
  if ((v = d.string(merged.visibility, "query/visibility", faults)) !== undefined) query.visibility = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.simple = d.boolean(merged.simple, "query/simple", faults) ?? false;
  query.owned = d.boolean(merged.owned, "query/owned", faults) ?? false;
  query.starred = d.boolean(merged.starred, "query/starred", faults) ?? false;
  query.with_issues_enabled = d.boolean(merged.with_issues_enabled, "query/with_issues_enabled", faults) ?? false;
  query.with_merge_requests_enabled = d.boolean(merged.with_merge_requests_enabled, "query/with_merge_requests_enabled", faults) ?? false;
  query.with_shared = d.boolean(merged.with_shared, "query/with_shared", faults) ?? true;
  query.include_subgroups = d.boolean(merged.include_subgroups, "query/include_subgroups", faults) ?? false;
  if ((v = d.integer(merged.min_access_level, "query/min_access_level", faults)) !== undefined) query.min_access_level = v;
  query.with_custom_attributes = d.boolean(merged.with_custom_attributes, "query/with_custom_attributes", faults) ?? false;
  query.with_security_reports = d.boolean(merged.with_security_reports, "query/with_security_reports", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/projects/shared */
export function decodeListSharedGroupProjects({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.boolean(merged.archived, "query/archived", faults)) !== undefined) query.archived = v;
  if ((v = d.string(merged.visibility, "query/visibility", faults)) !== undefined) query.visibility = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.simple = d.boolean(merged.simple, "query/simple", faults) ?? false;
  query.starred = d.boolean(merged.starred, "query/starred", faults) ?? false;
  query.with_issues_enabled = d.boolean(merged.with_issues_enabled, "query/with_issues_enabled", faults) ?? false;
  query.with_merge_requests_enabled = d.boolean(merged.with_merge_requests_enabled, "query/with_merge_requests_enabled", faults) ?? false;
  if ((v = d.integer(merged.min_access_level, "query/min_access_level", faults)) !== undefined) query.min_access_level = v;
  query.with_custom_attributes = d.boolean(merged.with_custom_attributes, "query/with_custom_attributes", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/projects/{project_id} */
export function decodeTransferProjectToGroup({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.project_id = d.integerOrString(path[1], "path/project_id", faults) ?? faults.missing("path/project_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/provisioned_users */
export function decodeListProvisionedUsers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.username, "query/username", faults)) !== undefined) query.username = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.active = d.boolean(merged.active, "query/active", faults) ?? false;
  query.blocked = d.boolean(merged.blocked, "query/blocked", faults) ?? false;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/restore */
export function decodeRestoreGroup({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /groups/{id}/share */
export function decodeShareGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.group_id = d.integer(merged.group_id, "body/group_id", faults) ?? faults.missing("body/group_id");
  body.group_access = d.integer(merged.group_access, "body/group_access", faults) ?? faults.missing("body/group_access");
  if ((v = decoder8(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/share/{group_id} */
export function decodeUnshareGroup({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.group_id = d.integer(path[1], "path/group_id", faults) ?? faults.missing("path/group_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /groups/{id}/subgroups */
export function decodeListSubgroups({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder1(merged.skip_groups, "query/skip_groups", faults)) !== undefined) query.skip_groups = v;
  if ((v = d.boolean(merged.all_available, "query/all_available", faults)) !== undefined) query.all_available = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "name";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "asc";
  query.statistics = d.boolean(merged.statistics, "query/statistics", faults) ?? false;
  query.with_custom_attributes = d.boolean(merged.with_custom_attributes, "query/with_custom_attributes", faults) ?? false;
  if ((v = decoder2(merged.custom_attributes, "query/custom_attributes", faults)) !== undefined) query.custom_attributes = v;
  query.owned = d.boolean(merged.owned, "query/owned", faults) ?? false;
  if ((v = d.integer(merged.min_access_level, "query/min_access_level", faults)) !== undefined) query.min_access_level = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/transfer */
export function decodeTransferGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder3(merged.group_id, "body/group_id", faults)) !== undefined) body.group_id = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/transfer_locations */
export function decodeListGroupTransferLocations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}
