// Generated from spec/domains/* /pipelines.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.array(d.object({ key: d.filled(d.string), value: d.string, variable_type: d.string }), false, 100);

/** GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines */
export function decodeListMergeRequestPipelines({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines */
export function decodeCreateMergeRequestPipeline({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/pipeline */
export function decodeCreatePipeline({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.ref = decoder1(merged.ref, "body/ref", faults) ?? faults.missingText("body/ref");
  if ((v = decoder2(merged.variables, "body/variables", faults)) !== undefined) body.variables = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/pipelines */
export function decodeListProjectPipelines({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  if ((v = d.string(merged.status, "query/status", faults)) !== undefined) query.status = v;
  if ((v = d.string(merged.source, "query/source", faults)) !== undefined) query.source = v;
  if ((v = d.string(merged.ref, "query/ref", faults)) !== undefined) query.ref = v;
  if ((v = d.string(merged.sha, "query/sha", faults)) !== undefined) query.sha = v;
  if ((v = d.boolean(merged.yaml_errors, "query/yaml_errors", faults)) !== undefined) query.yaml_errors = v;
  if ((v = d.string(merged.name, "query/name", faults)) !== undefined) query.name = v;
  if ((v = d.string(merged.username, "query/username", faults)) !== undefined) query.username = v;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "id";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/pipelines/latest */
export function decodeGetLatestPipeline({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.ref, "query/ref", faults)) !== undefined) query.ref = v;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/pipelines/{pipeline_id} */
export function decodeGetPipeline({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_id = d.integer(path[1], "path/pipeline_id", faults) ?? faults.missing("path/pipeline_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/pipelines/{pipeline_id} */
export function decodeDeletePipeline({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_id = d.integer(path[1], "path/pipeline_id", faults) ?? faults.missing("path/pipeline_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /projects/{id}/pipelines/{pipeline_id}/cancel */
export function decodeCancelPipeline({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_id = d.integer(path[1], "path/pipeline_id", faults) ?? faults.missing("path/pipeline_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/pipelines/{pipeline_id}/retry */
export function decodeRetryPipeline({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_id = d.integer(path[1], "path/pipeline_id", faults) ?? faults.missing("path/pipeline_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/pipelines/{pipeline_id}/test_report */
export function decodeGetPipelineTestReport({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_id = d.integer(path[1], "path/pipeline_id", faults) ?? faults.missing("path/pipeline_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/pipelines/{pipeline_id}/test_report_summary */
export function decodeGetPipelineTestReportSummary({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_id = d.integer(path[1], "path/pipeline_id", faults) ?? faults.missing("path/pipeline_id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/pipelines/{pipeline_id}/variables */
export function decodeListPipelineVariables({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_id = d.integer(path[1], "path/pipeline_id", faults) ?? faults.missing("path/pipeline_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}
