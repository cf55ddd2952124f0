// Generated from spec/resources/search.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/-/search */
export function decodeSearchGroupByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  else if (!faults.has("scope")) faults.add("scope", 'is missing');
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  else if (!faults.has("search")) faults.add("search", 'is missing');
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/search */
export function decodeSearchGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  else if (!faults.has("scope")) faults.add("scope", 'is missing');
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  else if (!faults.has("search")) faults.add("search", 'is missing');
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/-/search */
export function decodeSearchProjectByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  else if (!faults.has("scope")) faults.add("scope", 'is missing');
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  else if (!faults.has("search")) faults.add("search", 'is missing');
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/search */
export function decodeSearchProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  else if (!faults.has("scope")) faults.add("scope", 'is missing');
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  else if (!faults.has("search")) faults.add("search", 'is missing');
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /search */
export function decodeSearchInstance({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.string(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  else if (!faults.has("scope")) faults.add("scope", 'is missing');
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  else if (!faults.has("search")) faults.add("search", 'is missing');
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}
