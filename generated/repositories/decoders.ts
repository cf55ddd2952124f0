// Generated from spec/domains/* /repositories.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.array(d.string, false, 100);

/** GET /projects/{id}/repository/archive */
export function decodeGetRepositoryArchive({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.sha, "query/sha", faults)) !== undefined) query.sha = v;
  if ((v = d.string(merged.path, "query/path", faults)) !== undefined) query.path = v;
  query.format = d.string(merged.format, "query/format", faults) ?? "tar.gz";
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/archive.{format} */
export function decodeGetRepositoryArchiveInFormat({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.format = d.string(path[1], "path/format", faults) ?? faults.missing("path/format");
  if ((v = d.string(merged.sha, "query/sha", faults)) !== undefined) query.sha = v;
  if ((v = d.string(merged.path, "query/path", faults)) !== undefined) query.path = v;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/blobs/{sha} */
export function decodeGetRepositoryBlob({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/repository/blobs/{sha}/raw */
export function decodeGetRawRepositoryBlob({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/repository/compare */
export function decodeCompareRepositoryRefs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.from = d.string(merged.from, "query/from", faults) ?? faults.missing("query/from");
  query.to = d.string(merged.to, "query/to", faults) ?? faults.missing("query/to");
  if ((v = d.integer(merged.from_project_id, "query/from_project_id", faults)) !== undefined) query.from_project_id = v;
  query.straight = d.boolean(merged.straight, "query/straight", faults) ?? false;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/contributors */
export function decodeListRepositoryContributors({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "commits";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "asc";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/merge_base */
export function decodeGetRepositoryMergeBase({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.refs = decoder2(merged.refs, "query/refs", faults) ?? faults.missing("query/refs");
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/repository/tree */
export function decodeListRepositoryTree({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.string(merged.ref, "query/ref", faults)) !== undefined) query.ref = v;
  if ((v = d.string(merged.path, "query/path", faults)) !== undefined) query.path = v;
  query.recursive = d.boolean(merged.recursive, "query/recursive", faults) ?? false;
  if ((v = d.string(merged.page_token, "query/page_token", faults)) !== undefined) query.page_token = v;
  if ((v = d.string(merged.pagination, "query/pagination", faults)) !== undefined) query.pagination = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}
