// Generated from spec/domains/* /pipeline-schedules.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /projects/{id}/pipeline_schedules */
export function decodeListPipelineSchedules({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/pipeline_schedules */
export function decodeCreatePipelineSchedule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.description = d.string(merged.description, "body/description", faults) ?? faults.missing("body/description");
  body.ref = d.string(merged.ref, "body/ref", faults) ?? faults.missing("body/ref");
  body.cron = d.string(merged.cron, "body/cron", faults) ?? faults.missing("body/cron");
  if ((v = d.string(merged.cron_timezone, "body/cron_timezone", faults)) !== undefined) body.cron_timezone = v;
  if ((v = d.boolean(merged.active, "body/active", faults)) !== undefined) body.active = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export function decodeGetPipelineSchedule({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_schedule_id = d.integer(path[1], "path/pipeline_schedule_id", faults) ?? faults.missing("path/pipeline_schedule_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export function decodeUpdatePipelineSchedule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_schedule_id = d.integer(path[1], "path/pipeline_schedule_id", faults) ?? faults.missing("path/pipeline_schedule_id");
  if ((v = d.string(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder1(merged.ref, "body/ref", faults)) !== undefined) body.ref = v;
  if ((v = decoder1(merged.cron, "body/cron", faults)) !== undefined) body.cron = v;
  if ((v = decoder1(merged.cron_timezone, "body/cron_timezone", faults)) !== undefined) body.cron_timezone = v;
  if ((v = d.boolean(merged.active, "body/active", faults)) !== undefined) body.active = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export function decodeDeletePipelineSchedule({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_schedule_id = d.integer(path[1], "path/pipeline_schedule_id", faults) ?? faults.missing("path/pipeline_schedule_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines */
export function decodeListPipelinesOfPipelineSchedule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_schedule_id = d.integer(path[1], "path/pipeline_schedule_id", faults) ?? faults.missing("path/pipeline_schedule_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play */
export function decodePlayPipelineSchedule({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_schedule_id = d.integer(path[1], "path/pipeline_schedule_id", faults) ?? faults.missing("path/pipeline_schedule_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership */
export function decodeTakeOwnershipOfPipelineSchedule({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_schedule_id = d.integer(path[1], "path/pipeline_schedule_id", faults) ?? faults.missing("path/pipeline_schedule_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables */
export function decodeCreatePipelineScheduleVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_schedule_id = d.integer(path[1], "path/pipeline_schedule_id", faults) ?? faults.missing("path/pipeline_schedule_id");
  body.key = d.string(merged.key, "body/key", faults) ?? faults.missing("body/key");
  body.value = d.string(merged.value, "body/value", faults) ?? faults.missing("body/value");
  if ((v = d.string(merged.variable_type, "body/variable_type", faults)) !== undefined) body.variable_type = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export function decodeGetPipelineScheduleVariable({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_schedule_id = d.integer(path[1], "path/pipeline_schedule_id", faults) ?? faults.missing("path/pipeline_schedule_id");
  params.key = decoder1(path[2], "path/key", faults) ?? faults.missingText("path/key");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export function decodeUpdatePipelineScheduleVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_schedule_id = d.integer(path[1], "path/pipeline_schedule_id", faults) ?? faults.missing("path/pipeline_schedule_id");
  params.key = decoder1(path[2], "path/key", faults) ?? faults.missingText("path/key");
  if ((v = d.string(merged.value, "body/value", faults)) !== undefined) body.value = v;
  if ((v = d.string(merged.variable_type, "body/variable_type", faults)) !== undefined) body.variable_type = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export function decodeDeletePipelineScheduleVariable({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.pipeline_schedule_id = d.integer(path[1], "path/pipeline_schedule_id", faults) ?? faults.missing("path/pipeline_schedule_id");
  params.key = decoder1(path[2], "path/key", faults) ?? faults.missingText("path/key");
  return { params, query: {}, headers: {}, body: null };
}
