// Generated from spec/resources/features.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /features */
export function decodeListFeatures({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /features/definitions */
export function decodeListFeatureDefinitions({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /features/{name} */
export function decodeSetFeature({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.string(path[0], "name", faults)) !== undefined) params.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.any(merged.value, "value", faults)) !== undefined) body.value = v;
  else if (!faults.has("value")) faults.add("value", 'is missing');
  if ((v = d.string(merged.key, "key", faults)) !== undefined) body.key = v;
  if ((v = d.string(merged.feature_group, "feature_group", faults)) !== undefined) body.feature_group = v;
  if ((v = d.string(merged.user, "user", faults)) !== undefined) body.user = v;
  if ((v = d.string(merged.group, "group", faults)) !== undefined) body.group = v;
  if ((v = d.string(merged.namespace, "namespace", faults)) !== undefined) body.namespace = v;
  if ((v = d.string(merged.project, "project", faults)) !== undefined) body.project = v;
  if ((v = d.boolean(merged.force, "force", faults)) !== undefined) body.force = v;
  else if (!faults.has("force")) body.force = false;
  return { params, query, headers, body };
}

/** DELETE /features/{name} */
export function decodeDeleteFeature({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.string(path[0], "name", faults)) !== undefined) params.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  return { params, query, headers, body: null };
}
