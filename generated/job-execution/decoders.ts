// Generated from spec/domains/* /job-execution.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);
const decoder2 = d.object({ name: d.string, version: d.string, revision: d.string, platform: d.string, architecture: d.string, executor: d.string, shell: d.string, features: d.any, config: d.object({ gpus: d.string }) });
const decoder3 = d.object({ url: d.string, certificate: d.string, authorization: d.string });
const decoder4 = d.nullable(d.integer, true);
const decoder5 = d.nullable(d.object({ checksum: d.nullable(d.string, false), bytesize: d.nullable(d.integer, true) }), true);

/** POST /jobs/request */
export function decodeRequestJob({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = decoder1(merged.last_update, "body/last_update", faults)) !== undefined) body.last_update = v;
  if ((v = decoder2(merged.info, "body/info", faults)) !== undefined) body.info = v;
  if ((v = decoder3(merged.session, "body/session", faults)) !== undefined) body.session = v;
  if ((v = d.integer(merged.job_age, "body/job_age", faults)) !== undefined) body.job_age = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** PUT /jobs/{id} */
export function decodeUpdateRunningJob({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = d.string(merged.state, "body/state", faults)) !== undefined) body.state = v;
  if ((v = decoder1(merged.failure_reason, "body/failure_reason", faults)) !== undefined) body.failure_reason = v;
  if ((v = decoder4(merged.exit_code, "body/exit_code", faults)) !== undefined) body.exit_code = v;
  if ((v = decoder1(merged.checksum, "body/checksum", faults)) !== undefined) body.checksum = v;
  if ((v = decoder5(merged.output, "body/output", faults)) !== undefined) body.output = v;
  if ((v = decoder2(merged.info, "body/info", faults)) !== undefined) body.info = v;
  return { params, query: {}, headers: {}, body };
}

/** PATCH /jobs/{id}/trace */
export function decodeAppendToTrace({ path, merged, header, whole }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.debug_trace = d.boolean(merged.debug_trace, "query/debug_trace", faults) ?? false;
  if ((v = d.string(header("JOB-TOKEN"), "header/JOB-TOKEN", faults)) !== undefined) headers["JOB-TOKEN"] = v;
  if ((v = d.string(header("Content-Range"), "header/Content-Range", faults)) !== undefined) headers["Content-Range"] = v;
  const body: unknown = d.file(whole, "body", faults) ?? null;
  return { params, query, headers, body };
}

/** GET /projects/{id}/jobs/{job_id}/trace */
export function decodeGetJobTrace({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.job_id = d.integer(path[1], "path/job_id", faults) ?? faults.missing("path/job_id");
  return { params, query: {}, headers: {}, body: null };
}
