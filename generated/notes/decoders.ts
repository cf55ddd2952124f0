// Generated from spec/domains/* /notes.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /groups/{id}/epics/{epic_id}/notes */
export function decodeListEpicNotes({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  query.activity_filter = d.string(merged.activity_filter, "query/activity_filter", faults) ?? "all_notes";
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/epics/{epic_id}/notes */
export function decodeCreateEpicNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  if ((v = d.boolean(merged.confidential, "body/confidential", faults)) !== undefined) body.confidential = v;
  if ((v = d.boolean(merged.internal, "body/internal", faults)) !== undefined) body.internal = v;
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/epics/{epic_id}/notes/{note_id} */
export function decodeGetEpicNote({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /groups/{id}/epics/{epic_id}/notes/{note_id} */
export function decodeUpdateEpicNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  body.body = decoder1(merged.body, "body/body", faults) ?? faults.missingText("body/body");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/epics/{epic_id}/notes/{note_id} */
export function decodeDeleteEpicNote({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/notes */
export function decodeListIssueNotes({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.activity_filter = d.string(merged.activity_filter, "query/activity_filter", faults) ?? "all_notes";
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export function decodeGetIssueNote({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export function decodeUpdateIssueNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  body.body = decoder1(merged.body, "body/body", faults) ?? faults.missingText("body/body");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export function decodeDeleteIssueNote({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/notes */
export function decodeListMergeRequestNotes({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.activity_filter = d.string(merged.activity_filter, "query/activity_filter", faults) ?? "all_notes";
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/notes */
export function decodeCreateMergeRequestNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  if ((v = d.boolean(merged.confidential, "body/confidential", faults)) !== undefined) body.confidential = v;
  if ((v = d.boolean(merged.internal, "body/internal", faults)) !== undefined) body.internal = v;
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  if ((v = d.string(merged.merge_request_diff_head_sha, "body/merge_request_diff_head_sha", faults)) !== undefined) body.merge_request_diff_head_sha = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export function decodeGetMergeRequestNote({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export function decodeUpdateMergeRequestNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  body.body = decoder1(merged.body, "body/body", faults) ?? faults.missingText("body/body");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export function decodeDeleteMergeRequestNote({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
