// Generated from spec/domains/* /namespaces.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /namespaces */
export function decodeListNamespaces({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.owned_only = d.boolean(merged.owned_only, "query/owned_only", faults) ?? false;
  query.top_level_only = d.boolean(merged.top_level_only, "query/top_level_only", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /namespaces/{id} */
export function decodeGetNamespace({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /namespaces/{id}/exists */
export function decodeNamespaceExists({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = decoder1(path[0], "path/id", faults) ?? faults.missingText("path/id");
  if ((v = d.integer(merged.parent_id, "query/parent_id", faults)) !== undefined) query.parent_id = v;
  return { params, query, headers: {}, body: null };
}
