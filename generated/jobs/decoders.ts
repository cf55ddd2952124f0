// Generated from spec/domains/* /jobs.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 11);
const decoder2 = d.array(d.object({ key: d.filled(d.string), value: d.string, variable_type: d.string }), false, 100);

/** GET /job */
export function decodeGetRunningJob(_: RawInput): DecodedInput {
  return { params: {}, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/jobs */
export function decodeListProjectJobs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder1(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/jobs/{job_id} */
export function decodeGetJob({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.job_id = d.integer(path[1], "path/job_id", faults) ?? faults.missing("path/job_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/jobs/{job_id}/cancel */
export function decodeCancelJob({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.job_id = d.integer(path[1], "path/job_id", faults) ?? faults.missing("path/job_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/jobs/{job_id}/erase */
export function decodeEraseJob({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.job_id = d.integer(path[1], "path/job_id", faults) ?? faults.missing("path/job_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/jobs/{job_id}/play */
export function decodePlayJob({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.job_id = d.integer(path[1], "path/job_id", faults) ?? faults.missing("path/job_id");
  if ((v = decoder2(merged.job_variables_attributes, "body/job_variables_attributes", faults)) !== undefined) body.job_variables_attributes = v;
  return { params, query: {}, headers: {}, body };
}

/** POST /projects/{id}/jobs/{job_id}/retry */
export function decodeRetryJob({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.job_id = d.integer(path[1], "path/job_id", faults) ?? faults.missing("path/job_id");
  if ((v = decoder2(merged.job_variables_attributes, "body/job_variables_attributes", faults)) !== undefined) body.job_variables_attributes = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/pipelines/{pipeline_id}/bridges */
export function decodeListPipelineBridges({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_id = d.integer(path[1], "path/pipeline_id", faults) ?? faults.missing("path/pipeline_id");
  if ((v = decoder1(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/pipelines/{pipeline_id}/jobs */
export function decodeListPipelineJobs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_id = d.integer(path[1], "path/pipeline_id", faults) ?? faults.missing("path/pipeline_id");
  if ((v = decoder1(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  query.include_retried = d.boolean(merged.include_retried, "query/include_retried", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}
