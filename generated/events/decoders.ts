// Generated from spec/domains/* /events.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /events */
export function decodeListOwnEvents({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.string(merged.action, "query/action", faults)) !== undefined) query.action = v;
  if ((v = d.string(merged.target_type, "query/target_type", faults)) !== undefined) query.target_type = v;
  if ((v = d.date(merged.before, "query/before", faults)) !== undefined) query.before = v;
  if ((v = d.date(merged.after, "query/after", faults)) !== undefined) query.after = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /projects/{id}/events */
export function decodeListProjectEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.action, "query/action", faults)) !== undefined) query.action = v;
  if ((v = d.string(merged.target_type, "query/target_type", faults)) !== undefined) query.target_type = v;
  if ((v = d.date(merged.before, "query/before", faults)) !== undefined) query.before = v;
  if ((v = d.date(merged.after, "query/after", faults)) !== undefined) query.after = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /users/{id}/events */
export function decodeListUserEvents({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.action, "query/action", faults)) !== undefined) query.action = v;
  if ((v = d.string(merged.target_type, "query/target_type", faults)) !== undefined) query.target_type = v;
  if ((v = d.date(merged.before, "query/before", faults)) !== undefined) query.before = v;
  if ((v = d.date(merged.after, "query/after", faults)) !== undefined) query.after = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}
