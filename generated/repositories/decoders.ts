// Generated from spec/resources/repositories.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, false, 100);

/** GET /projects/{id}/repository/archive */
export function decodeGetRepositoryArchive({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.sha, "sha", faults)) !== undefined) query.sha = v;
  if ((v = d.string(merged.path, "path", faults)) !== undefined) query.path = v;
  if ((v = d.string(merged.format, "format", faults)) !== undefined) query.format = v;
  else if (!faults.has("format")) query.format = "tar.gz";
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/archive.{format} */
export function decodeGetRepositoryArchiveInFormat({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "format", faults)) !== undefined) params.format = v;
  else if (!faults.has("format")) faults.add("format", 'is missing');
  if ((v = d.string(merged.sha, "sha", faults)) !== undefined) query.sha = v;
  if ((v = d.string(merged.path, "path", faults)) !== undefined) query.path = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/blobs/{sha} */
export function decodeGetRepositoryBlob({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/blobs/{sha}/raw */
export function decodeGetRawRepositoryBlob({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(path[1], "sha", faults)) !== undefined) params.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/compare */
export function decodeCompareRepositoryRefs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.from, "from", faults)) !== undefined) query.from = v;
  else if (!faults.has("from")) faults.add("from", 'is missing');
  if ((v = d.string(merged.to, "to", faults)) !== undefined) query.to = v;
  else if (!faults.has("to")) faults.add("to", 'is missing');
  if ((v = d.integer(merged.from_project_id, "from_project_id", faults)) !== undefined) query.from_project_id = v;
  if ((v = d.boolean(merged.straight, "straight", faults)) !== undefined) query.straight = v;
  else if (!faults.has("straight")) query.straight = false;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/contributors */
export function decodeListRepositoryContributors({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "commits";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "asc";
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/merge_base */
export function decodeGetRepositoryMergeBase({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = decoder1(merged.refs, "refs", faults)) !== undefined) query.refs = v;
  else if (!faults.has("refs")) faults.add("refs", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/repository/tree */
export function decodeListRepositoryTree({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) query.ref = v;
  if ((v = d.string(merged.path, "path", faults)) !== undefined) query.path = v;
  if ((v = d.boolean(merged.recursive, "recursive", faults)) !== undefined) query.recursive = v;
  else if (!faults.has("recursive")) query.recursive = false;
  if ((v = d.string(merged.page_token, "page_token", faults)) !== undefined) query.page_token = v;
  if ((v = d.string(merged.pagination, "pagination", faults)) !== undefined) query.pagination = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}
