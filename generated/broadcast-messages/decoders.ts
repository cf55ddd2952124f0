// Generated from spec/domains/* /broadcast-messages.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 5);
const decoder2 = d.nullable(d.string, false);
const decoder3 = d.filled(d.string);

/** GET /broadcast_messages */
export function decodeListBroadcastMessages({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /broadcast_messages */
export function decodeCreateBroadcastMessage({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.message = d.string(merged.message, "body/message", faults) ?? faults.missing("body/message");
  if ((v = d.dateTime(merged.starts_at, "body/starts_at", faults)) !== undefined) body.starts_at = v;
  if ((v = d.dateTime(merged.ends_at, "body/ends_at", faults)) !== undefined) body.ends_at = v;
  if ((v = d.string(merged.color, "body/color", faults)) !== undefined) body.color = v;
  if ((v = d.string(merged.font, "body/font", faults)) !== undefined) body.font = v;
  if ((v = decoder1(merged.target_access_levels, "body/target_access_levels", faults)) !== undefined) body.target_access_levels = v;
  if ((v = decoder2(merged.target_path, "body/target_path", faults)) !== undefined) body.target_path = v;
  if ((v = d.string(merged.broadcast_type, "body/broadcast_type", faults)) !== undefined) body.broadcast_type = v;
  if ((v = d.boolean(merged.dismissable, "body/dismissable", faults)) !== undefined) body.dismissable = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /broadcast_messages/{id} */
export function decodeGetBroadcastMessage({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /broadcast_messages/{id} */
export function decodeUpdateBroadcastMessage({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder3(merged.message, "body/message", faults)) !== undefined) body.message = v;
  if ((v = d.dateTime(merged.starts_at, "body/starts_at", faults)) !== undefined) body.starts_at = v;
  if ((v = d.dateTime(merged.ends_at, "body/ends_at", faults)) !== undefined) body.ends_at = v;
  if ((v = decoder3(merged.color, "body/color", faults)) !== undefined) body.color = v;
  if ((v = d.string(merged.font, "body/font", faults)) !== undefined) body.font = v;
  if ((v = decoder1(merged.target_access_levels, "body/target_access_levels", faults)) !== undefined) body.target_access_levels = v;
  if ((v = decoder2(merged.target_path, "body/target_path", faults)) !== undefined) body.target_path = v;
  if ((v = d.string(merged.broadcast_type, "body/broadcast_type", faults)) !== undefined) body.broadcast_type = v;
  if ((v = d.boolean(merged.dismissable, "body/dismissable", faults)) !== undefined) body.dismissable = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /broadcast_messages/{id} */
export function decodeDeleteBroadcastMessage({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
