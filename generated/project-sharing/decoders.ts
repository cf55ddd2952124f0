// Generated from spec/resources/project-sharing.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 1000);
const decoder2 = d.nullable(d.date, true);

/** GET /projects/{id}/groups */
export function decodeListProjectGroups({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = decoder1(merged.skip_groups, "skip_groups", faults)) !== undefined) query.skip_groups = v;
  if ((v = d.boolean(merged.with_shared, "with_shared", faults)) !== undefined) query.with_shared = v;
  else if (!faults.has("with_shared")) query.with_shared = false;
  if ((v = d.boolean(merged.shared_visible_only, "shared_visible_only", faults)) !== undefined) query.shared_visible_only = v;
  else if (!faults.has("shared_visible_only")) query.shared_visible_only = false;
  if ((v = d.integer(merged.shared_min_access_level, "shared_min_access_level", faults)) !== undefined) query.shared_min_access_level = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/import_project_members/{project_id} */
export function decodeImportProjectMembers({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "project_id", faults)) !== undefined) params.project_id = v;
  else if (!faults.has("project_id")) faults.add("project_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/share */
export function decodeShareProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = decoder2(merged.expires_at, "expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/share/{group_id} */
export function decodeUnshareProject({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "group_id", faults)) !== undefined) params.group_id = v;
  else if (!faults.has("group_id")) faults.add("group_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/users */
export function decodeListProjectUsers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = decoder1(merged.skip_users, "skip_users", faults)) !== undefined) query.skip_users = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}
