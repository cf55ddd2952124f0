// Generated from spec/resources/protected-environments.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.object({ user_id: d.integer, group_id: d.integer, access_level: d.integer }), false, 100);
const decoder2 = d.array(d.object({ user_id: d.integer, group_id: d.integer, access_level: d.integer, required_approvals: d.integer }), false, 100);

/** GET /projects/{id}/protected_environments */
export function decodeListProtectedEnvironments({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/protected_environments */
export function decodeCreateProtectedEnvironment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = decoder1(merged.deploy_access_levels, "deploy_access_levels", faults)) !== undefined) body.deploy_access_levels = v;
  else if (!faults.has("deploy_access_levels")) faults.add("deploy_access_levels", 'is missing');
  if ((v = d.integer(merged.required_approval_count, "required_approval_count", faults)) !== undefined) body.required_approval_count = v;
  else if (!faults.has("required_approval_count")) body.required_approval_count = 0;
  if ((v = decoder2(merged.approval_rules, "approval_rules", faults)) !== undefined) body.approval_rules = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/protected_environments/{name} */
export function decodeGetProtectedEnvironment({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "name", faults)) !== undefined) params.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/protected_environments/{name} */
export function decodeDeleteProtectedEnvironment({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "name", faults)) !== undefined) params.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}
