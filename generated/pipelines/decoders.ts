// Generated from spec/resources/pipelines.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.object({ key: d.string, value: d.string, variable_type: d.string }), false, 100);

/** GET /projects/{id}/merge_requests/{merge_request_iid}/pipelines */
export function decodeListMergeRequestPipelines({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/pipelines */
export function decodeCreateMergeRequestPipeline({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/pipeline */
export function decodeCreatePipeline({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) body.ref = v;
  else if (!faults.has("ref")) faults.add("ref", 'is missing');
  if ((v = decoder1(merged.variables, "variables", faults)) !== undefined) body.variables = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/pipelines */
export function decodeListProjectPipelines({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  if ((v = d.string(merged.status, "status", faults)) !== undefined) query.status = v;
  if ((v = d.string(merged.source, "source", faults)) !== undefined) query.source = v;
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  if ((v = d.string(merged.sha, "sha", faults)) !== undefined) query.sha = v;
  if ((v = d.boolean(merged.yaml_errors, "yaml_errors", faults)) !== undefined) query.yaml_errors = v;
  if ((v = d.string(merged.name, "name", faults)) !== undefined) query.name = v;
  if ((v = d.string(merged.username, "username", faults)) !== undefined) query.username = v;
  if ((v = d.dateTime(merged.updated_after, "updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "id";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/pipelines/latest */
export function decodeGetLatestPipeline({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/pipelines/{pipeline_id} */
export function decodeGetPipeline({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_id", faults)) !== undefined) params.pipeline_id = v;
  else if (!faults.has("pipeline_id")) faults.add("pipeline_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/pipelines/{pipeline_id} */
export function decodeDeletePipeline({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_id", faults)) !== undefined) params.pipeline_id = v;
  else if (!faults.has("pipeline_id")) faults.add("pipeline_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/pipelines/{pipeline_id}/cancel */
export function decodeCancelPipeline({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_id", faults)) !== undefined) params.pipeline_id = v;
  else if (!faults.has("pipeline_id")) faults.add("pipeline_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/pipelines/{pipeline_id}/retry */
export function decodeRetryPipeline({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_id", faults)) !== undefined) params.pipeline_id = v;
  else if (!faults.has("pipeline_id")) faults.add("pipeline_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/pipelines/{pipeline_id}/test_report */
export function decodeGetPipelineTestReport({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_id", faults)) !== undefined) params.pipeline_id = v;
  else if (!faults.has("pipeline_id")) faults.add("pipeline_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/pipelines/{pipeline_id}/test_report_summary */
export function decodeGetPipelineTestReportSummary({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_id", faults)) !== undefined) params.pipeline_id = v;
  else if (!faults.has("pipeline_id")) faults.add("pipeline_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/pipelines/{pipeline_id}/variables */
export function decodeListPipelineVariables({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_id", faults)) !== undefined) params.pipeline_id = v;
  else if (!faults.has("pipeline_id")) faults.add("pipeline_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}
