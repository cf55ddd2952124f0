// Generated from spec/resources/notes.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/epics/{epic_id}/notes */
export function decodeListEpicNotes({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.string(merged.activity_filter, "activity_filter", faults)) !== undefined) query.activity_filter = v;
  else if (!faults.has("activity_filter")) query.activity_filter = "all_notes";
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "created_at";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/epics/{epic_id}/notes */
export function decodeCreateEpicNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.string(merged.body, "body", faults)) !== undefined) body.body = v;
  else if (!faults.has("body")) faults.add("body", 'is missing');
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) body.confidential = v;
  if ((v = d.dateTime(merged.created_at, "created_at", faults)) !== undefined) body.created_at = v;
  return { params, query, headers, body };
}

/** GET /groups/{id}/epics/{epic_id}/notes/{note_id} */
export function decodeGetEpicNote({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.integer(path[2], "note_id", faults)) !== undefined) params.note_id = v;
  else if (!faults.has("note_id")) faults.add("note_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /groups/{id}/epics/{epic_id}/notes/{note_id} */
export function decodeUpdateEpicNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.integer(path[2], "note_id", faults)) !== undefined) params.note_id = v;
  else if (!faults.has("note_id")) faults.add("note_id", 'is missing');
  if ((v = d.string(merged.body, "body", faults)) !== undefined) body.body = v;
  else if (!faults.has("body")) faults.add("body", 'is missing');
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/epics/{epic_id}/notes/{note_id} */
export function decodeDeleteEpicNote({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.integer(path[2], "note_id", faults)) !== undefined) params.note_id = v;
  else if (!faults.has("note_id")) faults.add("note_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/notes */
export function decodeListIssueNotes({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.string(merged.activity_filter, "activity_filter", faults)) !== undefined) query.activity_filter = v;
  else if (!faults.has("activity_filter")) query.activity_filter = "all_notes";
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "created_at";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export function decodeGetIssueNote({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(path[2], "note_id", faults)) !== undefined) params.note_id = v;
  else if (!faults.has("note_id")) faults.add("note_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export function decodeUpdateIssueNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(path[2], "note_id", faults)) !== undefined) params.note_id = v;
  else if (!faults.has("note_id")) faults.add("note_id", 'is missing');
  if ((v = d.string(merged.body, "body", faults)) !== undefined) body.body = v;
  else if (!faults.has("body")) faults.add("body", 'is missing');
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id} */
export function decodeDeleteIssueNote({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(path[2], "note_id", faults)) !== undefined) params.note_id = v;
  else if (!faults.has("note_id")) faults.add("note_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/notes */
export function decodeListMergeRequestNotes({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.string(merged.activity_filter, "activity_filter", faults)) !== undefined) query.activity_filter = v;
  else if (!faults.has("activity_filter")) query.activity_filter = "all_notes";
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "created_at";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/notes */
export function decodeCreateMergeRequestNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.string(merged.body, "body", faults)) !== undefined) body.body = v;
  else if (!faults.has("body")) faults.add("body", 'is missing');
  if ((v = d.boolean(merged.confidential, "confidential", faults)) !== undefined) body.confidential = v;
  if ((v = d.dateTime(merged.created_at, "created_at", faults)) !== undefined) body.created_at = v;
  if ((v = d.string(merged.merge_request_diff_head_sha, "merge_request_diff_head_sha", faults)) !== undefined) body.merge_request_diff_head_sha = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export function decodeGetMergeRequestNote({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "note_id", faults)) !== undefined) params.note_id = v;
  else if (!faults.has("note_id")) faults.add("note_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export function decodeUpdateMergeRequestNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "note_id", faults)) !== undefined) params.note_id = v;
  else if (!faults.has("note_id")) faults.add("note_id", 'is missing');
  if ((v = d.string(merged.body, "body", faults)) !== undefined) body.body = v;
  else if (!faults.has("body")) faults.add("body", 'is missing');
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} */
export function decodeDeleteMergeRequestNote({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "note_id", faults)) !== undefined) params.note_id = v;
  else if (!faults.has("note_id")) faults.add("note_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}
