// Generated from spec/resources/commit-statuses.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);

/** GET /projects/{id}/repository/commits/{sha}/statuses */
export function decodeListCommitStatuses({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  if ((v = d.string(merged.stage, "stage", faults)) !== undefined) query.stage = v;
  if ((v = d.string(merged.name, "name", faults)) !== undefined) query.name = v;
  if ((v = d.boolean(merged.all, "all", faults)) !== undefined) query.all = v;
  else if (!faults.has("all")) query.all = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/statuses/{sha} */
export function decodeCreateCommitStatus({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  if ((v = d.string(merged.state, "state", faults)) !== undefined) body.state = v;
  else if (!faults.has("state")) faults.add("state", 'is missing');
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) body.ref = v;
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  if ((v = d.string(merged.context, "context", faults)) !== undefined) body.context = v;
  if ((v = decoder1(merged.target_url, "target_url", faults)) !== undefined) body.target_url = v;
  if ((v = decoder1(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = d.number(merged.coverage, "coverage", faults)) !== undefined) body.coverage = v;
  if ((v = d.integer(merged.pipeline_id, "pipeline_id", faults)) !== undefined) body.pipeline_id = v;
  return { params, query, headers, body };
}
