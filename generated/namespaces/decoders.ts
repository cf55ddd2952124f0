// Generated from spec/resources/namespaces.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /namespaces */
export function decodeListNamespaces({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.boolean(merged.owned_only, "owned_only", faults)) !== undefined) query.owned_only = v;
  else if (!faults.has("owned_only")) query.owned_only = false;
  if ((v = d.boolean(merged.top_level_only, "top_level_only", faults)) !== undefined) query.top_level_only = v;
  else if (!faults.has("top_level_only")) query.top_level_only = false;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /namespaces/{id} */
export function decodeGetNamespace({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /namespaces/{id}/exists */
export function decodeNamespaceExists({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.string(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.parent_id, "parent_id", faults)) !== undefined) query.parent_id = v;
  return { params, query, headers, body: null };
}
