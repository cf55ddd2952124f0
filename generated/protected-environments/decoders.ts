// Generated from spec/domains/* /protected-environments.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.array(d.object({ user_id: d.integer, group_id: d.integer, access_level: d.integer }), false, 100);
const decoder3 = d.array(d.object({ user_id: d.integer, group_id: d.integer, access_level: d.integer, required_approvals: d.integer }), false, 100);

/** GET /projects/{id}/protected_environments */
export function decodeListProtectedEnvironments({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/protected_environments */
export function decodeCreateProtectedEnvironment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = decoder1(merged.name, "body/name", faults) ?? faults.missingText("body/name");
  body.deploy_access_levels = decoder2(merged.deploy_access_levels, "body/deploy_access_levels", faults) ?? faults.missing("body/deploy_access_levels");
  body.required_approval_count = d.integer(merged.required_approval_count, "body/required_approval_count", faults) ?? 0;
  if ((v = decoder3(merged.approval_rules, "body/approval_rules", faults)) !== undefined) body.approval_rules = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/protected_environments/{name} */
export function decodeGetProtectedEnvironment({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.name = decoder1(path[1], "path/name", faults) ?? faults.missingText("path/name");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/protected_environments/{name} */
export function decodeDeleteProtectedEnvironment({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.name = decoder1(path[1], "path/name", faults) ?? faults.missingText("path/name");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
