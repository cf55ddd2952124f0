// Generated from spec/domains/* /job-token-scope.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /projects/{id}/job_token_scope */
export function decodeGetJobTokenScope({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PATCH /projects/{id}/job_token_scope */
export function decodeUpdateJobTokenScope({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.enabled = d.boolean(merged.enabled, "body/enabled", faults) ?? faults.missing("body/enabled");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/job_token_scope/allowlist */
export function decodeListJobTokenScopeProjects({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/job_token_scope/allowlist */
export function decodeAddJobTokenScopeProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.target_project_id = d.integer(merged.target_project_id, "body/target_project_id", faults) ?? faults.missing("body/target_project_id");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id} */
export function decodeRemoveJobTokenScopeProject({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.target_project_id = d.integer(path[1], "path/target_project_id", faults) ?? faults.missing("path/target_project_id");
  return { params, query: {}, headers: {}, body: null };
}
