// Generated from spec/resources/merge-request-diffs.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, false, 1000);
const decoder2 = d.array(d.string, true, 100);

/** GET /projects/{id}/merge_requests/{merge_request_iid}/changes */
export function decodeGetMergeRequestChanges({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.boolean(merged.access_raw_diffs, "access_raw_diffs", faults)) !== undefined) query.access_raw_diffs = v;
  else if (!faults.has("access_raw_diffs")) query.access_raw_diffs = false;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/closes_issues */
export function decodeListMergeRequestClosesIssues({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/commits */
export function decodeListMergeRequestCommits({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export function decodeListMergeRequestContextCommits({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export function decodeCreateMergeRequestContextCommits({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = decoder1(merged.commits, "commits", faults)) !== undefined) body.commits = v;
  else if (!faults.has("commits")) faults.add("commits", 'is missing');
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export function decodeDeleteMergeRequestContextCommits({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = decoder2(merged.commits, "commits", faults)) !== undefined) query.commits = v;
  else if (!faults.has("commits")) faults.add("commits", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/diffs */
export function decodeListMergeRequestDiffs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs */
export function decodeGetMergeRequestRawDiffs({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/versions */
export function decodeListMergeRequestVersions({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/versions/{version_id} */
export function decodeGetMergeRequestVersion({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "version_id", faults)) !== undefined) params.version_id = v;
  else if (!faults.has("version_id")) faults.add("version_id", 'is missing');
  return { params, query, headers, body: null };
}
