// Generated from spec/domains/* /system-hooks.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.nullable(d.string, false);
const decoder2 = d.filled(d.string);

/** GET /hooks */
export function decodeListSystemHooks({ merged }: RawInput, faults: Faults): DecodedInput {
  const query: Record<string, unknown> = {};
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** POST /hooks */
export function decodeCreateSystemHook({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const body: Record<string, unknown> = {};
  body.url = d.string(merged.url, "body/url", faults) ?? faults.missing("body/url");
  body.push_events = d.boolean(merged.push_events, "body/push_events", faults) ?? false;
  body.tag_push_events = d.boolean(merged.tag_push_events, "body/tag_push_events", faults) ?? false;
  body.merge_requests_events = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults) ?? false;
  body.repository_update_events = d.boolean(merged.repository_update_events, "body/repository_update_events", faults) ?? true;
  body.enable_ssl_verification = d.boolean(merged.enable_ssl_verification, "body/enable_ssl_verification", faults) ?? true;
  if ((v = decoder1(merged.token, "body/token", faults)) !== undefined) body.token = v;
  if ((v = decoder1(merged.signing_token, "body/signing_token", faults)) !== undefined) body.signing_token = v;
  if ((v = decoder1(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  return { params: {}, query: {}, headers: {}, body };
}

/** GET /hooks/{hook_id} */
export function decodeGetSystemHook({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.hook_id = d.integer(path[0], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /hooks/{hook_id} */
export function decodeTestSystemHook({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.hook_id = d.integer(path[0], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /hooks/{hook_id} */
export function decodeUpdateSystemHook({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.hook_id = d.integer(path[0], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  if ((v = decoder2(merged.url, "body/url", faults)) !== undefined) body.url = v;
  if ((v = d.boolean(merged.push_events, "body/push_events", faults)) !== undefined) body.push_events = v;
  if ((v = d.boolean(merged.tag_push_events, "body/tag_push_events", faults)) !== undefined) body.tag_push_events = v;
  if ((v = d.boolean(merged.merge_requests_events, "body/merge_requests_events", faults)) !== undefined) body.merge_requests_events = v;
  if ((v = d.boolean(merged.repository_update_events, "body/repository_update_events", faults)) !== undefined) body.repository_update_events = v;
  if ((v = d.boolean(merged.enable_ssl_verification, "body/enable_ssl_verification", faults)) !== undefined) body.enable_ssl_verification = v;
  if ((v = decoder1(merged.token, "body/token", faults)) !== undefined) body.token = v;
  if ((v = decoder1(merged.signing_token, "body/signing_token", faults)) !== undefined) body.signing_token = v;
  if ((v = decoder1(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = decoder1(merged.description, "body/description", faults)) !== undefined) body.description = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /hooks/{hook_id} */
export function decodeDeleteSystemHook({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.hook_id = d.integer(path[0], "path/hook_id", faults) ?? faults.missing("path/hook_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
