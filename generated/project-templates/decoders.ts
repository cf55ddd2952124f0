// Generated from spec/resources/project-templates.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /projects/{id}/templates/{type} */
export function decodeListProjectTemplates({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "type", faults)) !== undefined) params.type = v;
  else if (!faults.has("type")) faults.add("type", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/templates/{type}/{name} */
export function decodeGetProjectTemplate({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "type", faults)) !== undefined) params.type = v;
  else if (!faults.has("type")) faults.add("type", 'is missing');
  if ((v = d.string(path[2], "name", faults)) !== undefined) params.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  return { params, query, headers, body: null };
}
