// Generated from spec/resources/pipeline-schedules.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /projects/{id}/pipeline_schedules */
export function decodeListPipelineSchedules({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/pipeline_schedules */
export function decodeCreatePipelineSchedule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  else if (!faults.has("description")) faults.add("description", 'is missing');
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) body.ref = v;
  else if (!faults.has("ref")) faults.add("ref", 'is missing');
  if ((v = d.string(merged.cron, "cron", faults)) !== undefined) body.cron = v;
  else if (!faults.has("cron")) faults.add("cron", 'is missing');
  if ((v = d.string(merged.cron_timezone, "cron_timezone", faults)) !== undefined) body.cron_timezone = v;
  if ((v = d.boolean(merged.active, "active", faults)) !== undefined) body.active = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export function decodeGetPipelineSchedule({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_schedule_id", faults)) !== undefined) params.pipeline_schedule_id = v;
  else if (!faults.has("pipeline_schedule_id")) faults.add("pipeline_schedule_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export function decodeUpdatePipelineSchedule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_schedule_id", faults)) !== undefined) params.pipeline_schedule_id = v;
  else if (!faults.has("pipeline_schedule_id")) faults.add("pipeline_schedule_id", 'is missing');
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) body.ref = v;
  if ((v = d.string(merged.cron, "cron", faults)) !== undefined) body.cron = v;
  if ((v = d.string(merged.cron_timezone, "cron_timezone", faults)) !== undefined) body.cron_timezone = v;
  if ((v = d.boolean(merged.active, "active", faults)) !== undefined) body.active = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id} */
export function decodeDeletePipelineSchedule({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_schedule_id", faults)) !== undefined) params.pipeline_schedule_id = v;
  else if (!faults.has("pipeline_schedule_id")) faults.add("pipeline_schedule_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/pipelines */
export function decodeListPipelinesOfPipelineSchedule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_schedule_id", faults)) !== undefined) params.pipeline_schedule_id = v;
  else if (!faults.has("pipeline_schedule_id")) faults.add("pipeline_schedule_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/play */
export function decodePlayPipelineSchedule({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_schedule_id", faults)) !== undefined) params.pipeline_schedule_id = v;
  else if (!faults.has("pipeline_schedule_id")) faults.add("pipeline_schedule_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/take_ownership */
export function decodeTakeOwnershipOfPipelineSchedule({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_schedule_id", faults)) !== undefined) params.pipeline_schedule_id = v;
  else if (!faults.has("pipeline_schedule_id")) faults.add("pipeline_schedule_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables */
export function decodeCreatePipelineScheduleVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_schedule_id", faults)) !== undefined) params.pipeline_schedule_id = v;
  else if (!faults.has("pipeline_schedule_id")) faults.add("pipeline_schedule_id", 'is missing');
  if ((v = d.string(merged.key, "key", faults)) !== undefined) body.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  if ((v = d.string(merged.value, "value", faults)) !== undefined) body.value = v;
  else if (!faults.has("value")) faults.add("value", 'is missing');
  if ((v = d.string(merged.variable_type, "variable_type", faults)) !== undefined) body.variable_type = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export function decodeGetPipelineScheduleVariable({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_schedule_id", faults)) !== undefined) params.pipeline_schedule_id = v;
  else if (!faults.has("pipeline_schedule_id")) faults.add("pipeline_schedule_id", 'is missing');
  if ((v = d.string(path[2], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export function decodeUpdatePipelineScheduleVariable({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_schedule_id", faults)) !== undefined) params.pipeline_schedule_id = v;
  else if (!faults.has("pipeline_schedule_id")) faults.add("pipeline_schedule_id", 'is missing');
  if ((v = d.string(path[2], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  if ((v = d.string(merged.value, "value", faults)) !== undefined) body.value = v;
  if ((v = d.string(merged.variable_type, "variable_type", faults)) !== undefined) body.variable_type = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/pipeline_schedules/{pipeline_schedule_id}/variables/{key} */
export function decodeDeletePipelineScheduleVariable({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "pipeline_schedule_id", faults)) !== undefined) params.pipeline_schedule_id = v;
  else if (!faults.has("pipeline_schedule_id")) faults.add("pipeline_schedule_id", 'is missing');
  if ((v = d.string(path[2], "key", faults)) !== undefined) params.key = v;
  else if (!faults.has("key")) faults.add("key", 'is missing');
  return { params, query, headers, body: null };
}
