// Generated from spec/domains/* /triggers.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** POST /projects/{id}/ref/{ref}/trigger/pipeline */
export function decodeTriggerPipelineOfRef({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.ref = decoder1(path[1], "path/ref", faults) ?? faults.missingText("path/ref");
  if ((v = d.string(header("X-Gitlab-Event"), "header/X-Gitlab-Event", faults)) !== undefined) headers["X-Gitlab-Event"] = v;
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = d.any(merged.variables, "body/variables", faults)) !== undefined) body.variables = v;
  return { params, query: {}, headers, body };
}

/** POST /projects/{id}/trigger/pipeline */
export function decodeTriggerPipeline({ path, merged, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(header("X-Gitlab-Event"), "header/X-Gitlab-Event", faults)) !== undefined) headers["X-Gitlab-Event"] = v;
  body.ref = decoder1(merged.ref, "body/ref", faults) ?? faults.missingText("body/ref");
  body.token = d.string(merged.token, "body/token", faults) ?? faults.missing("body/token");
  if ((v = d.any(merged.variables, "body/variables", faults)) !== undefined) body.variables = v;
  return { params, query: {}, headers, body };
}

/** GET /projects/{id}/triggers */
export function decodeListPipelineTriggers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/triggers */
export function decodeCreatePipelineTrigger({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.description = d.string(merged.description, "body/description", faults) ?? faults.missing("body/description");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/triggers/{trigger_id} */
export function decodeGetPipelineTrigger({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.trigger_id = d.integer(path[1], "path/trigger_id", faults) ?? faults.missing("path/trigger_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/triggers/{trigger_id} */
export function decodeUpdatePipelineTrigger({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.trigger_id = d.integer(path[1], "path/trigger_id", faults) ?? faults.missing("path/trigger_id");
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/triggers/{trigger_id} */
export function decodeDeletePipelineTrigger({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.trigger_id = d.integer(path[1], "path/trigger_id", faults) ?? faults.missing("path/trigger_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
