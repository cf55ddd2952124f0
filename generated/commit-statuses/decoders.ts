// Generated from spec/domains/* /commit-statuses.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.nullable(d.string, false);

/** GET /projects/{id}/repository/commits/{sha}/statuses */
export function decodeListCommitStatuses({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  if ((v = d.string(merged.ref, "query/ref", faults)) !== undefined) query.ref = v;
  if ((v = d.string(merged.stage, "query/stage", faults)) !== undefined) query.stage = v;
  if ((v = d.string(merged.name, "query/name", faults)) !== undefined) query.name = v;
  query.all = d.boolean(merged.all, "query/all", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/statuses/{sha} */
export function decodeCreateCommitStatus({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  body.state = d.string(merged.state, "body/state", faults) ?? faults.missing("body/state");
  if ((v = decoder1(merged.ref, "body/ref", faults)) !== undefined) body.ref = v;
  if ((v = d.string(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = d.string(merged.context, "body/context", faults)) !== undefined) body.context = v;
  if ((v = decoder2(merged.target_url, "body/target_url", faults)) !== undefined) body.target_url = v;
  if ((v = decoder2(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.number(merged.coverage, "body/coverage", faults)) !== undefined) body.coverage = v;
  if ((v = d.integer(merged.pipeline_id, "body/pipeline_id", faults)) !== undefined) body.pipeline_id = v;
  return { params, query: {}, headers: {}, body };
}
