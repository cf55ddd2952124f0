// Generated from spec/resources/tags.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /projects/{id}/repository/tags */
export function decodeListTags({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  query.order_by = d.string(merged.order_by, "order_by", faults) ?? "updated";
  query.sort = d.string(merged.sort, "sort", faults) ?? "desc";
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  query.page = d.integer(merged.page, "page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/tags */
export function decodeCreateTag({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  body.tag_name = d.string(merged.tag_name, "tag_name", faults) ?? faults.missing("tag_name");
  body.ref = d.string(merged.ref, "ref", faults) ?? faults.missing("ref");
  if ((v = d.string(merged.message, "message", faults)) !== undefined) body.message = v;
  if ((v = d.string(merged.release_description, "release_description", faults)) !== undefined) body.release_description = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/tags/{tag_name} */
export function decodeGetTag({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.tag_name = decoder1(path[1], "tag_name", faults) ?? faults.missing("tag_name");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/repository/tags/{tag_name} */
export function decodeDeleteTag({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.tag_name = decoder1(path[1], "tag_name", faults) ?? faults.missing("tag_name");
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/repository/tags/{tag_name}/signature */
export function decodeGetTagSignature({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "id", faults) ?? faults.missing("id");
  params.tag_name = decoder1(path[1], "tag_name", faults) ?? faults.missing("tag_name");
  return { params, query: {}, headers: {}, body: null };
}
