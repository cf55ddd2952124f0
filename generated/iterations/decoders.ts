// Generated from spec/domains/* /iterations.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 2);

/** GET /groups/{id}/iterations */
export function decodeListGroupIterations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.state = d.string(merged.state, "query/state", faults) ?? "all";
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.in = decoder1(merged.in, "query/in", faults) ?? ["title"];
  query.include_ancestors = d.boolean(merged.include_ancestors, "query/include_ancestors", faults) ?? true;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/iterations */
export function decodeListProjectIterations({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.state = d.string(merged.state, "query/state", faults) ?? "all";
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.in = decoder1(merged.in, "query/in", faults) ?? ["title"];
  query.include_ancestors = d.boolean(merged.include_ancestors, "query/include_ancestors", faults) ?? true;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}
