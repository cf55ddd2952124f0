// Generated from spec/domains/* /tags.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /projects/{id}/repository/tags */
export function decodeListTags({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "updated";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/tags */
export function decodeCreateTag({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.tag_name = d.string(merged.tag_name, "body/tag_name", faults) ?? faults.missing("body/tag_name");
  body.ref = d.string(merged.ref, "body/ref", faults) ?? faults.missing("body/ref");
  if ((v = d.string(merged.message, "body/message", faults)) !== undefined) body.message = v;
  if ((v = d.string(merged.release_description, "body/release_description", faults)) !== undefined) body.release_description = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/tags/{tag_name} */
export function decodeGetTag({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.tag_name = decoder1(path[1], "path/tag_name", faults) ?? faults.missingText("path/tag_name");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/repository/tags/{tag_name} */
export function decodeDeleteTag({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.tag_name = decoder1(path[1], "path/tag_name", faults) ?? faults.missingText("path/tag_name");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/repository/tags/{tag_name}/signature */
export function decodeGetTagSignature({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.tag_name = decoder1(path[1], "path/tag_name", faults) ?? faults.missingText("path/tag_name");
  return { params, query: {}, headers: {}, body: null };
}
