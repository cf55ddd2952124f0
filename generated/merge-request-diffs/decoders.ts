// Generated from spec/domains/* /merge-request-diffs.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.filled(d.string), false, 1000);
const decoder2 = d.array(d.string, true, 100);

/** GET /projects/{id}/merge_requests/{merge_request_iid}/changes */
export function decodeGetMergeRequestChanges({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.access_raw_diffs = d.boolean(merged.access_raw_diffs, "query/access_raw_diffs", faults) ?? false;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/closes_issues */
export function decodeListMergeRequestClosesIssues({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/commits */
export function decodeListMergeRequestCommits({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export function decodeListMergeRequestContextCommits({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export function decodeCreateMergeRequestContextCommits({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  body.commits = decoder1(merged.commits, "body/commits", faults) ?? faults.missing("body/commits");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid}/context_commits */
export function decodeDeleteMergeRequestContextCommits({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.commits = decoder2(merged.commits, "query/commits", faults) ?? faults.missing("query/commits");
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/diffs */
export function decodeListMergeRequestDiffs({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/raw_diffs */
export function decodeGetMergeRequestRawDiffs({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/versions */
export function decodeListMergeRequestVersions({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/versions/{version_id} */
export function decodeGetMergeRequestVersion({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.version_id = d.integer(path[2], "path/version_id", faults) ?? faults.missing("path/version_id");
  return { params, query: {}, headers: {}, body: null };
}
