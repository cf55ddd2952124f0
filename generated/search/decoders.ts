// Generated from spec/domains/* /search.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/-/search */
export function decodeSearchGroupByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.scope = d.string(merged.scope, "query/scope", faults) ?? faults.missing("query/scope");
  query.search = d.string(merged.search, "query/search", faults) ?? faults.missing("query/search");
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.string(merged.order_by, "query/order_by", faults)) !== undefined) query.order_by = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /groups/{id}/search */
export function decodeSearchGroup({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.scope = d.string(merged.scope, "query/scope", faults) ?? faults.missing("query/scope");
  query.search = d.string(merged.search, "query/search", faults) ?? faults.missing("query/search");
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.string(merged.order_by, "query/order_by", faults)) !== undefined) query.order_by = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/-/search */
export function decodeSearchProjectByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.scope = d.string(merged.scope, "query/scope", faults) ?? faults.missing("query/scope");
  query.search = d.string(merged.search, "query/search", faults) ?? faults.missing("query/search");
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.string(merged.order_by, "query/order_by", faults)) !== undefined) query.order_by = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.ref, "query/ref", faults)) !== undefined) query.ref = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/search */
export function decodeSearchProject({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.scope = d.string(merged.scope, "query/scope", faults) ?? faults.missing("query/scope");
  query.search = d.string(merged.search, "query/search", faults) ?? faults.missing("query/search");
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.string(merged.order_by, "query/order_by", faults)) !== undefined) query.order_by = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.ref, "query/ref", faults)) !== undefined) query.ref = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /search */
export function decodeSearchInstance({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  query.scope = d.string(merged.scope, "query/scope", faults) ?? faults.missing("query/scope");
  query.search = d.string(merged.search, "query/search", faults) ?? faults.missing("query/search");
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.string(merged.order_by, "query/order_by", faults)) !== undefined) query.order_by = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}
