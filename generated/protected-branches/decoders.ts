// Generated from spec/domains/* /protected-branches.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.object({ user_id: d.integer, group_id: d.integer, access_level: d.integer }), false, 100);
const decoder2 = d.filled(d.string);

/** GET /projects/{id}/protected_branches */
export function decodeListProtectedBranches({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/protected_branches */
export function decodeProtectBranch({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  if ((v = d.integer(merged.push_access_level, "body/push_access_level", faults)) !== undefined) body.push_access_level = v;
  if ((v = d.integer(merged.merge_access_level, "body/merge_access_level", faults)) !== undefined) body.merge_access_level = v;
  if ((v = d.integer(merged.unprotect_access_level, "body/unprotect_access_level", faults)) !== undefined) body.unprotect_access_level = v;
  body.allow_force_push = d.boolean(merged.allow_force_push, "body/allow_force_push", faults) ?? false;
  if ((v = decoder1(merged.allowed_to_push, "body/allowed_to_push", faults)) !== undefined) body.allowed_to_push = v;
  if ((v = decoder1(merged.allowed_to_merge, "body/allowed_to_merge", faults)) !== undefined) body.allowed_to_merge = v;
  if ((v = decoder1(merged.allowed_to_unprotect, "body/allowed_to_unprotect", faults)) !== undefined) body.allowed_to_unprotect = v;
  body.code_owner_approval_required = d.boolean(merged.code_owner_approval_required, "body/code_owner_approval_required", faults) ?? false;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/protected_branches/{name} */
export function decodeGetProtectedBranch({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.name = decoder2(path[1], "path/name", faults) ?? faults.missingText("path/name");
  return { params, query: {}, headers: {}, body: null };
}

/** PATCH /projects/{id}/protected_branches/{name} */
export function decodeUpdateProtectedBranch({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.name = decoder2(path[1], "path/name", faults) ?? faults.missingText("path/name");
  if ((v = d.boolean(merged.allow_force_push, "body/allow_force_push", faults)) !== undefined) body.allow_force_push = v;
  if ((v = d.boolean(merged.code_owner_approval_required, "body/code_owner_approval_required", faults)) !== undefined) body.code_owner_approval_required = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/protected_branches/{name} */
export function decodeUnprotectBranch({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.name = decoder2(path[1], "path/name", faults) ?? faults.missingText("path/name");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
