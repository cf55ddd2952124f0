// Generated from spec/resources/tags.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /projects/{id}/repository/tags */
export function decodeListTags({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "updated";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/repository/tags */
export function decodeCreateTag({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.tag_name, "tag_name", faults)) !== undefined) body.tag_name = v;
  else if (!faults.has("tag_name")) faults.add("tag_name", 'is missing');
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) body.ref = v;
  else if (!faults.has("ref")) faults.add("ref", 'is missing');
  if ((v = d.string(merged.message, "message", faults)) !== undefined) body.message = v;
  if ((v = d.string(merged.release_description, "release_description", faults)) !== undefined) body.release_description = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/repository/tags/{tag_name} */
export function decodeGetTag({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "tag_name", faults)) !== undefined) params.tag_name = v;
  else if (!faults.has("tag_name")) faults.add("tag_name", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/repository/tags/{tag_name} */
export function decodeDeleteTag({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "tag_name", faults)) !== undefined) params.tag_name = v;
  else if (!faults.has("tag_name")) faults.add("tag_name", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/tags/{tag_name}/signature */
export function decodeGetTagSignature({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "tag_name", faults)) !== undefined) params.tag_name = v;
  else if (!faults.has("tag_name")) faults.add("tag_name", 'is missing');
  return { params, query, headers, body: null };
}
