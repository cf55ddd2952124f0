// Generated from spec/domains/* /project-sharing.yaml; do not edit. Run `npm run generate`.
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
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  if ((v = decoder1(merged.skip_groups, "query/skip_groups", faults)) !== undefined) query.skip_groups = v;
  query.with_shared = d.boolean(merged.with_shared, "query/with_shared", faults) ?? false;
  query.shared_visible_only = d.boolean(merged.shared_visible_only, "query/shared_visible_only", faults) ?? false;
  if ((v = d.integer(merged.shared_min_access_level, "query/shared_min_access_level", faults)) !== undefined) query.shared_min_access_level = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/import_project_members/{project_id} */
export function decodeImportProjectMembers({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.project_id = d.integer(path[1], "path/project_id", faults) ?? faults.missing("path/project_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/share */
export function decodeShareProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.group_id = d.integer(merged.group_id, "body/group_id", faults) ?? faults.missing("body/group_id");
  body.group_access = d.integer(merged.group_access, "body/group_access", faults) ?? faults.missing("body/group_access");
  if ((v = decoder2(merged.expires_at, "body/expires_at", faults)) !== undefined) body.expires_at = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/share/{group_id} */
export function decodeUnshareProject({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.group_id = d.integer(path[1], "path/group_id", faults) ?? faults.missing("path/group_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/users */
export function decodeListProjectUsers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  if ((v = decoder1(merged.skip_users, "query/skip_users", faults)) !== undefined) query.skip_users = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}
