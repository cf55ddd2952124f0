// Generated from spec/resources/search.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /groups/{id}/-/search */
export function decodeSearchGroupByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  query.scope = decoder1(merged.scope, "scope", faults) ?? faults.missing("scope");
  query.search = d.string(merged.search, "search", faults) ?? faults.missing("search");
  if ((v = decoder1(merged.state, "state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = decoder1(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  query.sort = d.string(merged.sort, "sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/search */
export function decodeSearchGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  query.scope = decoder1(merged.scope, "scope", faults) ?? faults.missing("scope");
  query.search = d.string(merged.search, "search", faults) ?? faults.missing("search");
  if ((v = decoder1(merged.state, "state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = decoder1(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  query.sort = d.string(merged.sort, "sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/-/search */
export function decodeSearchProjectByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  query.scope = decoder1(merged.scope, "scope", faults) ?? faults.missing("scope");
  query.search = d.string(merged.search, "search", faults) ?? faults.missing("search");
  if ((v = decoder1(merged.state, "state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = decoder1(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  query.sort = d.string(merged.sort, "sort", faults) ?? "desc";
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/search */
export function decodeSearchProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  query.scope = decoder1(merged.scope, "scope", faults) ?? faults.missing("scope");
  query.search = d.string(merged.search, "search", faults) ?? faults.missing("search");
  if ((v = decoder1(merged.state, "state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = decoder1(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  query.sort = d.string(merged.sort, "sort", faults) ?? "desc";
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /search */
export function decodeSearchInstance({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  query.scope = decoder1(merged.scope, "scope", faults) ?? faults.missing("scope");
  query.search = d.string(merged.search, "search", faults) ?? faults.missing("search");
  if ((v = decoder1(merged.state, "state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) query.confidential = v;
  if ((v = decoder1(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  query.sort = d.string(merged.sort, "sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}
