// Generated from spec/domains/* /discussions.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.object({ base_sha: d.filled(d.string), start_sha: d.filled(d.string), head_sha: d.filled(d.string), position_type: d.string, old_path: d.nullable(d.string, false), new_path: d.nullable(d.string, false), old_line: d.nullable(d.integer, true), new_line: d.nullable(d.integer, true), line_range: d.object({ start: d.object({ line_code: d.string, type: d.nullable(d.string, false), old_line: d.nullable(d.integer, true), new_line: d.nullable(d.integer, true) }), end: d.object({ line_code: d.string, type: d.nullable(d.string, false), old_line: d.nullable(d.integer, true), new_line: d.nullable(d.integer, true) }) }), width: d.integer, height: d.integer, x: d.number, y: d.number });

/** GET /groups/{id}/epics/{epic_id}/discussions */
export function decodeListEpicDiscussions({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/epics/{epic_id}/discussions */
export function decodeCreateEpicDiscussion({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/epics/{epic_id}/discussions/{discussion_id} */
export function decodeGetEpicDiscussion({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes */
export function decodeCreateEpicDiscussionNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  if ((v = d.boolean(merged.internal, "body/internal", faults)) !== undefined) body.internal = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id} */
export function decodeUpdateEpicDiscussionNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  params.note_id = d.integer(path[3], "path/note_id", faults) ?? faults.missing("path/note_id");
  if ((v = decoder1(merged.body, "body/body", faults)) !== undefined) body.body = v;
  if ((v = d.boolean(merged.resolved, "body/resolved", faults)) !== undefined) body.resolved = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/epics/{epic_id}/discussions/{discussion_id}/notes/{note_id} */
export function decodeDeleteEpicDiscussionNote({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  params.note_id = d.integer(path[3], "path/note_id", faults) ?? faults.missing("path/note_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/discussions */
export function decodeListIssueDiscussions({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/discussions */
export function decodeCreateIssueDiscussion({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/issues/{issue_iid}/discussions/{discussion_id} */
export function decodeGetIssueDiscussion({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes */
export function decodeCreateIssueDiscussionNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  if ((v = d.boolean(merged.internal, "body/internal", faults)) !== undefined) body.internal = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} */
export function decodeUpdateIssueDiscussionNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  params.note_id = d.integer(path[3], "path/note_id", faults) ?? faults.missing("path/note_id");
  if ((v = decoder1(merged.body, "body/body", faults)) !== undefined) body.body = v;
  if ((v = d.boolean(merged.resolved, "body/resolved", faults)) !== undefined) body.resolved = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/issues/{issue_iid}/discussions/{discussion_id}/notes/{note_id} */
export function decodeDeleteIssueDiscussionNote({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  params.note_id = d.integer(path[3], "path/note_id", faults) ?? faults.missing("path/note_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/discussions */
export function decodeListMergeRequestDiscussions({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/discussions */
export function decodeCreateMergeRequestDiscussion({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  if ((v = decoder2(merged.position, "body/position", faults)) !== undefined) body.position = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id} */
export function decodeGetMergeRequestDiscussion({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id} */
export function decodeResolveMergeRequestDiscussion({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  body.resolved = d.boolean(merged.resolved, "body/resolved", faults) ?? faults.missing("body/resolved");
  return { params, query: {}, headers: {}, body };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes */
export function decodeCreateMergeRequestDiscussionNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  if ((v = d.boolean(merged.internal, "body/internal", faults)) !== undefined) body.internal = v;
  if ((v = d.string(merged.merge_request_diff_head_sha, "body/merge_request_diff_head_sha", faults)) !== undefined) body.merge_request_diff_head_sha = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id} */
export function decodeUpdateMergeRequestDiscussionNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  params.note_id = d.integer(path[3], "path/note_id", faults) ?? faults.missing("path/note_id");
  if ((v = decoder1(merged.body, "body/body", faults)) !== undefined) body.body = v;
  if ((v = d.boolean(merged.resolved, "body/resolved", faults)) !== undefined) body.resolved = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes/{note_id} */
export function decodeDeleteMergeRequestDiscussionNote({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  params.note_id = d.integer(path[3], "path/note_id", faults) ?? faults.missing("path/note_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
