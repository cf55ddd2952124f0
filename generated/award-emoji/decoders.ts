// Generated from spec/domains/* /award-emoji.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);

/** GET /groups/{id}/epics/{epic_id}/award_emoji */
export function decodeListEpicAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/epics/{epic_id}/award_emoji */
export function decodeCreateEpicAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  body.name = decoder1(merged.name, "body/name", faults) ?? faults.missingText("body/name");
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/epics/{epic_id}/award_emoji/{award_id} */
export function decodeGetEpicAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.award_id = d.integer(path[2], "path/award_id", faults) ?? faults.missing("path/award_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /groups/{id}/epics/{epic_id}/award_emoji/{award_id} */
export function decodeDeleteEpicAwardEmoji({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.award_id = d.integer(path[2], "path/award_id", faults) ?? faults.missing("path/award_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji */
export function decodeListEpicNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji */
export function decodeCreateEpicNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  body.name = decoder1(merged.name, "body/name", faults) ?? faults.missingText("body/name");
  return { params, query: {}, headers: {}, body };
}

/** GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} */
export function decodeGetEpicNoteAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  params.award_id = d.integer(path[3], "path/award_id", faults) ?? faults.missing("path/award_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} */
export function decodeDeleteEpicNoteAwardEmoji({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_id = d.integer(path[1], "path/epic_id", faults) ?? faults.missing("path/epic_id");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  params.award_id = d.integer(path[3], "path/award_id", faults) ?? faults.missing("path/award_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/award_emoji */
export function decodeListIssueAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/award_emoji */
export function decodeCreateIssueAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  body.name = decoder1(merged.name, "body/name", faults) ?? faults.missingText("body/name");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} */
export function decodeGetIssueAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.award_id = d.integer(path[2], "path/award_id", faults) ?? faults.missing("path/award_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} */
export function decodeDeleteIssueAwardEmoji({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.award_id = d.integer(path[2], "path/award_id", faults) ?? faults.missing("path/award_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji */
export function decodeListIssueNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji */
export function decodeCreateIssueNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  body.name = decoder1(merged.name, "body/name", faults) ?? faults.missingText("body/name");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} */
export function decodeGetIssueNoteAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  params.award_id = d.integer(path[3], "path/award_id", faults) ?? faults.missing("path/award_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} */
export function decodeDeleteIssueNoteAwardEmoji({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  params.award_id = d.integer(path[3], "path/award_id", faults) ?? faults.missing("path/award_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji */
export function decodeListMergeRequestAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/award_emoji */
export function decodeCreateMergeRequestAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  body.name = decoder1(merged.name, "body/name", faults) ?? faults.missingText("body/name");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} */
export function decodeGetMergeRequestAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.award_id = d.integer(path[2], "path/award_id", faults) ?? faults.missing("path/award_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} */
export function decodeDeleteMergeRequestAwardEmoji({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.award_id = d.integer(path[2], "path/award_id", faults) ?? faults.missing("path/award_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji */
export function decodeListMergeRequestNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji */
export function decodeCreateMergeRequestNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  body.name = decoder1(merged.name, "body/name", faults) ?? faults.missingText("body/name");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} */
export function decodeGetMergeRequestNoteAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  params.award_id = d.integer(path[3], "path/award_id", faults) ?? faults.missing("path/award_id");
  return { params, query: {}, headers: {}, body: null };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} */
export function decodeDeleteMergeRequestNoteAwardEmoji({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.note_id = d.integer(path[2], "path/note_id", faults) ?? faults.missing("path/note_id");
  params.award_id = d.integer(path[3], "path/award_id", faults) ?? faults.missing("path/award_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
