// Generated from spec/resources/groups.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true);
const decoder2 = d.hash(d.string);
const decoder3 = d.nullable(d.integer, true);
const decoder4 = d.nullable(d.boolean, true);

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
  if ((v = d.boolean(merged.share_with_group_lock, "share_with_group_lock", faults)) !== undefined) body.share_with_group_lock = v;
  if ((v = d.boolean(merged.require_two_factor_authentication, "require_two_factor_authentication", faults)) !== undefined) body.require_two_factor_authentication = v;
  else if (!faults.has("require_two_factor_authentication")) body.require_two_factor_authentication = false;
  if ((v = d.integer(merged.two_factor_grace_period, "two_factor_grace_period", faults)) !== undefined) body.two_factor_grace_period = v;
  else if (!faults.has("two_factor_grace_period")) body.two_factor_grace_period = 48;
  if ((v = d.string(merged.project_creation_level, "project_creation_level", faults)) !== undefined) body.project_creation_level = v;
  if ((v = d.string(merged.subgroup_creation_level, "subgroup_creation_level", faults)) !== undefined) body.subgroup_creation_level = v;
  else if (!faults.has("subgroup_creation_level")) body.subgroup_creation_level = "maintainer";
  if ((v = decoder4(merged.auto_devops_enabled, "auto_devops_enabled", faults)) !== undefined) body.auto_devops_enabled = v;
  if ((v = decoder4(merged.emails_disabled, "emails_disabled", faults)) !== undefined) body.emails_disabled = v;
  if ((v = decoder4(merged.mentions_disabled, "mentions_disabled", faults)) !== undefined) body.mentions_disabled = v;
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
