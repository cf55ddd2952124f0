// Generated from spec/resources/award-emoji.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/epics/{epic_id}/award_emoji */
export function decodeListEpicAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/epics/{epic_id}/award_emoji */
export function decodeCreateEpicAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  return { params, query, headers, body };
}

/** GET /groups/{id}/epics/{epic_id}/award_emoji/{award_id} */
export function decodeGetEpicAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.integer(path[2], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /groups/{id}/epics/{epic_id}/award_emoji/{award_id} */
export function decodeDeleteEpicAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_id", faults)) !== undefined) params.epic_id = v;
  else if (!faults.has("epic_id")) faults.add("epic_id", 'is missing');
  if ((v = d.integer(path[2], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji */
export function decodeListEpicNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji */
export function decodeCreateEpicNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  return { params, query, headers, body };
}

/** GET /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} */
export function decodeGetEpicNoteAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.integer(path[3], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /groups/{id}/epics/{epic_id}/notes/{note_id}/award_emoji/{award_id} */
export function decodeDeleteEpicNoteAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.integer(path[3], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/award_emoji */
export function decodeListIssueAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/award_emoji */
export function decodeCreateIssueAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  return { params, query, headers, body };
}

/** GET /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} */
export function decodeGetIssueAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(path[2], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/issues/{issue_iid}/award_emoji/{award_id} */
export function decodeDeleteIssueAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "issue_iid", faults)) !== undefined) params.issue_iid = v;
  else if (!faults.has("issue_iid")) faults.add("issue_iid", 'is missing');
  if ((v = d.integer(path[2], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji */
export function decodeListIssueNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji */
export function decodeCreateIssueNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  return { params, query, headers, body };
}

/** GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} */
export function decodeGetIssueNoteAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.integer(path[3], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} */
export function decodeDeleteIssueNoteAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.integer(path[3], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji */
export function decodeListMergeRequestAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /projects/{id}/merge_requests/{merge_request_iid}/award_emoji */
export function decodeCreateMergeRequestAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  return { params, query, headers, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} */
export function decodeGetMergeRequestAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} */
export function decodeDeleteMergeRequestAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji */
export function decodeListMergeRequestNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji */
export function decodeCreateMergeRequestNoteAwardEmoji({ path, merged }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  return { params, query, headers, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} */
export function decodeGetMergeRequestNoteAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.integer(path[3], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} */
export function decodeDeleteMergeRequestNoteAwardEmoji({ path }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.integer(path[3], "award_id", faults)) !== undefined) params.award_id = v;
  else if (!faults.has("award_id")) faults.add("award_id", 'is missing');
  return { params, query, headers, body: null };
}
