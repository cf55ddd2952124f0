// Generated from spec/resources/jobs.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 11);
const decoder2 = d.array(d.object({ key: d.string, value: d.string, variable_type: d.string }), false, 100);

/** GET /job */
export function decodeGetRunningJob(_: RawInput): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/jobs */
export function decodeListProjectJobs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = decoder1(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/jobs/{job_id} */
export function decodeGetJob({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "job_id", faults)) !== undefined) params.job_id = v;
  else if (!faults.has("job_id")) faults.add("job_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/jobs/{job_id}/cancel */
export function decodeCancelJob({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "job_id", faults)) !== undefined) params.job_id = v;
  else if (!faults.has("job_id")) faults.add("job_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/jobs/{job_id}/erase */
export function decodeEraseJob({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "job_id", faults)) !== undefined) params.job_id = v;
  else if (!faults.has("job_id")) faults.add("job_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/jobs/{job_id}/play */
export function decodePlayJob({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "job_id", faults)) !== undefined) params.job_id = v;
  else if (!faults.has("job_id")) faults.add("job_id", 'is missing');
  if ((v = decoder2(merged.job_variables_attributes, "job_variables_attributes", faults)) !== undefined) body.job_variables_attributes = v;
  return { params, query, headers, body };
}

/** POST /projects/{id}/jobs/{job_id}/retry */
export function decodeRetryJob({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "job_id", faults)) !== undefined) params.job_id = v;
  else if (!faults.has("job_id")) faults.add("job_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/pipelines/{pipeline_id}/bridges */
export function decodeListPipelineBridges({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_id", faults)) !== undefined) params.pipeline_id = v;
  else if (!faults.has("pipeline_id")) faults.add("pipeline_id", 'is missing');
  if ((v = decoder1(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/pipelines/{pipeline_id}/jobs */
export function decodeListPipelineJobs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_id", faults)) !== undefined) params.pipeline_id = v;
  else if (!faults.has("pipeline_id")) faults.add("pipeline_id", 'is missing');
  if ((v = decoder1(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  if ((v = d.boolean(merged.include_retried, "include_retried", faults)) !== undefined) query.include_retried = v;
  else if (!faults.has("include_retried")) query.include_retried = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}
