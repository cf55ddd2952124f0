// Generated from spec/domains/* /protected-tags.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.object({ user_id: d.integer, group_id: d.integer, access_level: d.integer }), false, 100);
const decoder2 = d.filled(d.string);

/** GET /projects/{id}/protected_tags */
export function decodeListProtectedTags({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/protected_tags */
export function decodeProtectTag({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  if ((v = d.integer(merged.create_access_level, "body/create_access_level", faults)) !== undefined) body.create_access_level = v;
  if ((v = decoder1(merged.allowed_to_create, "body/allowed_to_create", faults)) !== undefined) body.allowed_to_create = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/protected_tags/{name} */
export function decodeGetProtectedTag({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.name = decoder2(path[1], "path/name", faults) ?? faults.missingText("path/name");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/protected_tags/{name} */
export function decodeUnprotectTag({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.name = decoder2(path[1], "path/name", faults) ?? faults.missingText("path/name");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
