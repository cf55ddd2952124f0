// Generated from spec/resources/iterations.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 2);

/** GET /groups/{id}/iterations */
export function decodeListGroupIterations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  else if (!faults.has("state")) query.state = "all";
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = decoder1(merged.in, "in", faults)) !== undefined) query.in = v;
  else if (!faults.has("in")) query.in = ["title"];
  if ((v = d.boolean(merged.include_ancestors, "include_ancestors", faults)) !== undefined) query.include_ancestors = v;
  else if (!faults.has("include_ancestors")) query.include_ancestors = true;
  if ((v = d.dateTime(merged.updated_after, "updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/iterations */
export function decodeListProjectIterations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  else if (!faults.has("state")) query.state = "all";
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = decoder1(merged.in, "in", faults)) !== undefined) query.in = v;
  else if (!faults.has("in")) query.in = ["title"];
  if ((v = d.boolean(merged.include_ancestors, "include_ancestors", faults)) !== undefined) query.include_ancestors = v;
  else if (!faults.has("include_ancestors")) query.include_ancestors = true;
  if ((v = d.dateTime(merged.updated_after, "updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}
