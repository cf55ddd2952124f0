// Generated from spec/domains/* /features.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /features */
export function decodeListFeatures({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /features/definitions */
export function decodeListFeatureDefinitions({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /features/{name} */
export function decodeSetFeature({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.name = decoder1(path[0], "path/name", faults) ?? faults.missingText("path/name");
  body.value = (v = d.any(merged.value, "body/value", faults)) === undefined ? faults.missing("body/value") : v;
  if ((v = d.string(merged.key, "body/key", faults)) !== undefined) body.key = v;
  if ((v = d.string(merged.feature_group, "body/feature_group", faults)) !== undefined) body.feature_group = v;
  if ((v = d.string(merged.user, "body/user", faults)) !== undefined) body.user = v;
  if ((v = d.string(merged.group, "body/group", faults)) !== undefined) body.group = v;
  if ((v = d.string(merged.namespace, "body/namespace", faults)) !== undefined) body.namespace = v;
  if ((v = d.string(merged.project, "body/project", faults)) !== undefined) body.project = v;
  body.force = d.boolean(merged.force, "body/force", faults) ?? false;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /features/{name} */
export function decodeDeleteFeature({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.name = decoder1(path[0], "path/name", faults) ?? faults.missingText("path/name");
  return { params, query: {}, headers: {}, body: null };
}
