// Generated from spec/resources/triggers.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.hash(d.string, 100);

/** POST /projects/{id}/ref/{ref}/trigger/pipeline */
export function decodeTriggerPipelineOfRef({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "ref", faults)) !== undefined) params.ref = v;
  else if (!faults.has("ref")) faults.add("ref", 'is missing');
  if ((v = d.string(merged.token, "token", faults)) !== undefined) body.token = v;
  else if (!faults.has("token")) faults.add("token", 'is missing');
  if ((v = decoder1(merged.variables, "variables", faults)) !== undefined) body.variables = v;
  return { params, query, headers, body };
}

/** POST /projects/{id}/trigger/pipeline */
export function decodeTriggerPipeline({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) body.ref = v;
  else if (!faults.has("ref")) faults.add("ref", 'is missing');
  if ((v = d.string(merged.token, "token", faults)) !== undefined) body.token = v;
  else if (!faults.has("token")) faults.add("token", 'is missing');
  if ((v = decoder1(merged.variables, "variables", faults)) !== undefined) body.variables = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/triggers */
export function decodeListPipelineTriggers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/triggers */
export function decodeCreatePipelineTrigger({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  else if (!faults.has("description")) faults.add("description", 'is missing');
  return { params, query, headers, body };
}

/** GET /projects/{id}/triggers/{trigger_id} */
export function decodeGetPipelineTrigger({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "trigger_id", faults)) !== undefined) params.trigger_id = v;
  else if (!faults.has("trigger_id")) faults.add("trigger_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/triggers/{trigger_id} */
export function decodeUpdatePipelineTrigger({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "trigger_id", faults)) !== undefined) params.trigger_id = v;
  else if (!faults.has("trigger_id")) faults.add("trigger_id", 'is missing');
  if ((v = d.string(merged.description, "description", faults)) !== undefined) body.description = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/triggers/{trigger_id} */
export function decodeDeletePipelineTrigger({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "trigger_id", faults)) !== undefined) params.trigger_id = v;
  else if (!faults.has("trigger_id")) faults.add("trigger_id", 'is missing');
  return { params, query, headers, body: null };
}
