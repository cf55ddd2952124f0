// Generated from spec/resources/groups.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 1000);
const decoder2 = d.hash(d.string, 20);
const decoder3 = d.nullable(d.integer, true);
const decoder4 = d.nullable(d.file, true);
const decoder5 = d.nullable(d.boolean, true);
const decoder6 = d.nullable(d.string, false);
const decoder7 = d.nullable(d.date, true);

/** GET /groups */
export function decodeListGroups({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = decoder1(merged.skip_groups, "skip_groups", faults)) !== undefined) query.skip_groups = v;
  if ((v = d.boolean(merged.all_available, "all_available", faults)) !== undefined) query.all_available = v;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "name";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "asc";
  if ((v = d.boolean(merged.statistics, "statistics", faults)) !== undefined) query.statistics = v;
  else if (!faults.has("statistics")) query.statistics = false;
  if ((v = d.boolean(merged.with_custom_attributes, "with_custom_attributes", faults)) !== undefined) query.with_custom_attributes = v;
  else if (!faults.has("with_custom_attributes")) query.with_custom_attributes = false;
  if ((v = decoder2(merged.custom_attributes, "custom_attributes", faults)) !== undefined) query.custom_attributes = v;
  if ((v = d.boolean(merged.owned, "owned", faults)) !== undefined) query.owned = v;
  else if (!faults.has("owned")) query.owned = false;
  if ((v = d.integer(merged.min_access_level, "min_access_level", faults)) !== undefined) query.min_access_level = v;
  if ((v = d.boolean(merged.top_level_only, "top_level_only", faults)) !== undefined) query.top_level_only = v;
  else if (!faults.has("top_level_only")) query.top_level_only = false;
  if ((v = d.string(merged.cursor, "cursor", faults)) !== undefined) query.cursor = v;
  if ((v = d.string(merged.pagination, "pagination", faults)) !== undefined) query.pagination = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups */
export function decodeCreateGroup({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.string(merged.path, "path", faults)) !== undefined) body.path = v;
  else if (!faults.has("path")) faults.add("path", 'is missing');
  if ((v = decoder3(merged.parent_id, "parent_id", faults)) !== undefined) body.parent_id = v;
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  else if (!faults.has("description")) body.description = "";
  if ((v = d.string(merged.visibility, "visibility", faults)) !== undefined) body.visibility = v;
  if ((v = decoder4(merged.avatar, "avatar", faults)) !== undefined) body.avatar = v;
  if ((v = d.boolean(merged.share_with_group_lock, "share_with_group_lock", faults)) !== undefined) body.share_with_group_lock = v;
  if ((v = d.boolean(merged.require_two_factor_authentication, "require_two_factor_authentication", faults)) !== undefined) body.require_two_factor_authentication = v;
  else if (!faults.has("require_two_factor_authentication")) body.require_two_factor_authentication = false;
  if ((v = d.integer(merged.two_factor_grace_period, "two_factor_grace_period", faults)) !== undefined) body.two_factor_grace_period = v;
  else if (!faults.has("two_factor_grace_period")) body.two_factor_grace_period = 48;
  if ((v = d.string(merged.project_creation_level, "project_creation_level", faults)) !== undefined) body.project_creation_level = v;
  if ((v = d.string(merged.subgroup_creation_level, "subgroup_creation_level", faults)) !== undefined) body.subgroup_creation_level = v;
  else if (!faults.has("subgroup_creation_level")) body.subgroup_creation_level = "maintainer";
  if ((v = decoder5(merged.auto_devops_enabled, "auto_devops_enabled", faults)) !== undefined) body.auto_devops_enabled = v;
  if ((v = decoder5(merged.emails_disabled, "emails_disabled", faults)) !== undefined) body.emails_disabled = v;
  if ((v = decoder5(merged.mentions_disabled, "mentions_disabled", faults)) !== undefined) body.mentions_disabled = v;
  if ((v = d.boolean(merged.lfs_enabled, "lfs_enabled", faults)) !== undefined) body.lfs_enabled = v;
  else if (!faults.has("lfs_enabled")) body.lfs_enabled = true;
  if ((v = d.boolean(merged.request_access_enabled, "request_access_enabled", faults)) !== undefined) body.request_access_enabled = v;
  else if (!faults.has("request_access_enabled")) body.request_access_enabled = true;
  if ((v = d.integer(merged.default_branch_protection, "default_branch_protection", faults)) !== undefined) body.default_branch_protection = v;
  if ((v = d.boolean(merged.membership_lock, "membership_lock", faults)) !== undefined) body.membership_lock = v;
  else if (!faults.has("membership_lock")) body.membership_lock = false;
  if ((v = decoder3(merged.shared_runners_minutes_limit, "shared_runners_minutes_limit", faults)) !== undefined) body.shared_runners_minutes_limit = v;
  if ((v = decoder3(merged.extra_shared_runners_minutes_limit, "extra_shared_runners_minutes_limit", faults)) !== undefined) body.extra_shared_runners_minutes_limit = v;
  return { params, query, headers, body };
}

/** GET /groups/{id} */
export function decodeGetGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.with_projects, "with_projects", faults)) !== undefined) query.with_projects = v;
  else if (!faults.has("with_projects")) query.with_projects = true;
  if ((v = d.boolean(merged.with_custom_attributes, "with_custom_attributes", faults)) !== undefined) query.with_custom_attributes = v;
  else if (!faults.has("with_custom_attributes")) query.with_custom_attributes = false;
  return { params, query, headers, body: null };
}

/** PUT /groups/{id} */
export function decodeUpdateGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  if ((v = d.string(merged.path, "path", faults)) !== undefined) body.path = v;
  if ((v = decoder6(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.visibility, "visibility", faults)) !== undefined) body.visibility = v;
  if ((v = decoder4(merged.avatar, "avatar", faults)) !== undefined) body.avatar = v;
  if ((v = d.boolean(merged.share_with_group_lock, "share_with_group_lock", faults)) !== undefined) body.share_with_group_lock = v;
  if ((v = d.boolean(merged.require_two_factor_authentication, "require_two_factor_authentication", faults)) !== undefined) body.require_two_factor_authentication = v;
  if ((v = d.integer(merged.two_factor_grace_period, "two_factor_grace_period", faults)) !== undefined) body.two_factor_grace_period = v;
  if ((v = d.string(merged.project_creation_level, "project_creation_level", faults)) !== undefined) body.project_creation_level = v;
  if ((v = d.string(merged.subgroup_creation_level, "subgroup_creation_level", faults)) !== undefined) body.subgroup_creation_level = v;
  if ((v = decoder5(merged.auto_devops_enabled, "auto_devops_enabled", faults)) !== undefined) body.auto_devops_enabled = v;
  if ((v = decoder5(merged.emails_disabled, "emails_disabled", faults)) !== undefined) body.emails_disabled = v;
  if ((v = decoder5(merged.mentions_disabled, "mentions_disabled", faults)) !== undefined) body.mentions_disabled = v;
  if ((v = decoder5(merged.lfs_enabled, "lfs_enabled", faults)) !== undefined) body.lfs_enabled = v;
  if ((v = d.boolean(merged.request_access_enabled, "request_access_enabled", faults)) !== undefined) body.request_access_enabled = v;
  if ((v = d.integer(merged.default_branch_protection, "default_branch_protection", faults)) !== undefined) body.default_branch_protection = v;
  if ((v = d.string(merged.shared_runners_setting, "shared_runners_setting", faults)) !== undefined) body.shared_runners_setting = v;
  if ((v = d.boolean(merged.prevent_sharing_groups_outside_hierarchy, "prevent_sharing_groups_outside_hierarchy", faults)) !== undefined) body.prevent_sharing_groups_outside_hierarchy = v;
  if ((v = d.boolean(merged.membership_lock, "membership_lock", faults)) !== undefined) body.membership_lock = v;
  if ((v = decoder5(merged.prevent_forking_outside_group, "prevent_forking_outside_group", faults)) !== undefined) body.prevent_forking_outside_group = v;
  if ((v = decoder3(merged.file_template_project_id, "file_template_project_id", faults)) !== undefined) body.file_template_project_id = v;
  if ((v = decoder3(merged.shared_runners_minutes_limit, "shared_runners_minutes_limit", faults)) !== undefined) body.shared_runners_minutes_limit = v;
  if ((v = decoder3(merged.extra_shared_runners_minutes_limit, "extra_shared_runners_minutes_limit", faults)) !== undefined) body.extra_shared_runners_minutes_limit = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id} */
export function decodeDeleteGroup({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/avatar */
export function decodeGetGroupAvatar({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/descendant_groups */
export function decodeListDescendantGroups({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = decoder1(merged.skip_groups, "skip_groups", faults)) !== undefined) query.skip_groups = v;
  if ((v = d.boolean(merged.all_available, "all_available", faults)) !== undefined) query.all_available = v;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "name";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "asc";
  if ((v = d.boolean(merged.statistics, "statistics", faults)) !== undefined) query.statistics = v;
  else if (!faults.has("statistics")) query.statistics = false;
  if ((v = d.boolean(merged.with_custom_attributes, "with_custom_attributes", faults)) !== undefined) query.with_custom_attributes = v;
  else if (!faults.has("with_custom_attributes")) query.with_custom_attributes = false;
  if ((v = decoder2(merged.custom_attributes, "custom_attributes", faults)) !== undefined) query.custom_attributes = v;
  if ((v = d.boolean(merged.owned, "owned", faults)) !== undefined) query.owned = v;
  else if (!faults.has("owned")) query.owned = false;
  if ((v = d.integer(merged.min_access_level, "min_access_level", faults)) !== undefined) query.min_access_level = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/ldap_sync */
export function decodeSyncGroupWithLdap({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/projects */
export function decodeListGroupProjects({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.archived, "archived", faults)) !== undefined) query.archived = v;
  if ((v = d.string(merged.visibility, "visibility", faults)) !== undefined) query.visibility = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "created_at";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.boolean(merged.simple, "simple", faults)) !== undefined) query.simple = v;
  else if (!faults.has("simple")) query.simple = false;
  if ((v = d.boolean(merged.owned, "owned", faults)) !== undefined) query.owned = v;
  else if (!faults.has("owned")) query.owned = false;
  if ((v = d.boolean(merged.starred, "starred", faults)) !== undefined) query.starred = v;
  else if (!faults.has("starred")) query.starred = false;
  if ((v = d.boolean(merged.with_issues_enabled, "with_issues_enabled", faults)) !== undefined) query.with_issues_enabled = v;
  else if (!faults.has("with_issues_enabled")) query.with_issues_enabled = false;
  if ((v = d.boolean(merged.with_merge_requests_enabled, "with_merge_requests_enabled", faults)) !== undefined) query.with_merge_requests_enabled = v;
  else if (!faults.has("with_merge_requests_enabled")) query.with_merge_requests_enabled = false;
  if ((v = d.boolean(merged.with_shared, "with_shared", faults)) !== undefined) query.with_shared = v;
  else if (!faults.has("with_shared")) query.with_shared = true;
  if ((v = d.boolean(merged.include_subgroups, "include_subgroups", faults)) !== undefined) query.include_subgroups = v;
  else if (!faults.has("include_subgroups")) query.include_subgroups = false;
  if ((v = d.integer(merged.min_access_level, "min_access_level", faults)) !== undefined) query.min_access_level = v;
  if ((v = d.boolean(merged.with_custom_attributes, "with_custom_attributes", faults)) !== undefined) query.with_custom_attributes = v;
  else if (!faults.has("with_custom_attributes")) query.with_custom_attributes = false;
  if ((v = d.boolean(merged.with_security_reports, "with_security_reports", faults)) !== undefined) query.with_security_reports = v;
  else if (!faults.has("with_security_reports")) query.with_security_reports = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/projects/shared */
export function decodeListSharedGroupProjects({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.archived, "archived", faults)) !== undefined) query.archived = v;
  if ((v = d.string(merged.visibility, "visibility", faults)) !== undefined) query.visibility = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "created_at";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.boolean(merged.simple, "simple", faults)) !== undefined) query.simple = v;
  else if (!faults.has("simple")) query.simple = false;
  if ((v = d.boolean(merged.starred, "starred", faults)) !== undefined) query.starred = v;
  else if (!faults.has("starred")) query.starred = false;
  if ((v = d.boolean(merged.with_issues_enabled, "with_issues_enabled", faults)) !== undefined) query.with_issues_enabled = v;
  else if (!faults.has("with_issues_enabled")) query.with_issues_enabled = false;
  if ((v = d.boolean(merged.with_merge_requests_enabled, "with_merge_requests_enabled", faults)) !== undefined) query.with_merge_requests_enabled = v;
  else if (!faults.has("with_merge_requests_enabled")) query.with_merge_requests_enabled = false;
  if ((v = d.integer(merged.min_access_level, "min_access_level", faults)) !== undefined) query.min_access_level = v;
  if ((v = d.boolean(merged.with_custom_attributes, "with_custom_attributes", faults)) !== undefined) query.with_custom_attributes = v;
  else if (!faults.has("with_custom_attributes")) query.with_custom_attributes = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/projects/{project_id} */
export function decodeTransferProjectToGroup({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integerOrString(path[1], "project_id", faults)) !== undefined) params.project_id = v;
  else if (!faults.has("project_id")) faults.add("project_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/provisioned_users */
export function decodeListProvisionedUsers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.username, "username", faults)) !== undefined) query.username = v;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.boolean(merged.active, "active", faults)) !== undefined) query.active = v;
  else if (!faults.has("active")) query.active = false;
  if ((v = d.boolean(merged.blocked, "blocked", faults)) !== undefined) query.blocked = v;
  else if (!faults.has("blocked")) query.blocked = false;
  if ((v = d.dateTime(merged.created_after, "created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/restore */
export function decodeRestoreGroup({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/share */
export function decodeShareGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.group_id, "group_id", faults)) !== undefined) body.group_id = v;
  else if (!faults.has("group_id")) faults.add("group_id", 'is missing');
  if ((v = d.integer(merged.group_access, "group_access", faults)) !== undefined) body.group_access = v;
  else if (!faults.has("group_access")) faults.add("group_access", 'is missing');
  if ((v = decoder7(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/share/{group_id} */
export function decodeUnshareGroup({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "group_id", faults)) !== undefined) params.group_id = v;
  else if (!faults.has("group_id")) faults.add("group_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/subgroups */
export function decodeListSubgroups({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = decoder1(merged.skip_groups, "skip_groups", faults)) !== undefined) query.skip_groups = v;
  if ((v = d.boolean(merged.all_available, "all_available", faults)) !== undefined) query.all_available = v;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "name";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "asc";
  if ((v = d.boolean(merged.statistics, "statistics", faults)) !== undefined) query.statistics = v;
  else if (!faults.has("statistics")) query.statistics = false;
  if ((v = d.boolean(merged.with_custom_attributes, "with_custom_attributes", faults)) !== undefined) query.with_custom_attributes = v;
  else if (!faults.has("with_custom_attributes")) query.with_custom_attributes = false;
  if ((v = decoder2(merged.custom_attributes, "custom_attributes", faults)) !== undefined) query.custom_attributes = v;
  if ((v = d.boolean(merged.owned, "owned", faults)) !== undefined) query.owned = v;
  else if (!faults.has("owned")) query.owned = false;
  if ((v = d.integer(merged.min_access_level, "min_access_level", faults)) !== undefined) query.min_access_level = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/transfer */
export function decodeTransferGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = decoder3(merged.group_id, "group_id", faults)) !== undefined) body.group_id = v;
  return { params, query, headers, body };
}

/** GET /groups/{id}/transfer_locations */
export function decodeListGroupTransferLocations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}
