// Generated from spec/domains/* /commit-discussions.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.filled(d.string);
const decoder2 = d.object({ base_sha: d.filled(d.string), start_sha: d.filled(d.string), head_sha: d.filled(d.string), position_type: d.string, old_path: d.nullable(d.string, false), new_path: d.nullable(d.string, false), old_line: d.nullable(d.integer, true), new_line: d.nullable(d.integer, true), line_range: d.object({ start: d.object({ line_code: d.string, type: d.nullable(d.string, false), old_line: d.nullable(d.integer, true), new_line: d.nullable(d.integer, true) }), end: d.object({ line_code: d.string, type: d.nullable(d.string, false), old_line: d.nullable(d.integer, true), new_line: d.nullable(d.integer, true) }) }), width: d.integer, height: d.integer, x: d.number, y: d.number });

/** GET /projects/{id}/repository/commits/{sha}/discussions */
export function decodeListCommitDiscussions({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/repository/commits/{sha}/discussions */
export function decodeCreateCommitDiscussion({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  if ((v = decoder2(merged.position, "body/position", faults)) !== undefined) body.position = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/repository/commits/{sha}/discussions/{discussion_id} */
export function decodeGetCommitDiscussion({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes */
export function decodeCreateCommitDiscussionNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  if ((v = d.boolean(merged.internal, "body/internal", faults)) !== undefined) body.internal = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id} */
export function decodeUpdateCommitDiscussionNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  params.note_id = d.integer(path[3], "path/note_id", faults) ?? faults.missing("path/note_id");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/repository/commits/{sha}/discussions/{discussion_id}/notes/{note_id} */
export function decodeDeleteCommitDiscussionNote({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.sha = decoder1(path[1], "path/sha", faults) ?? faults.missingText("path/sha");
  params.discussion_id = decoder1(path[2], "path/discussion_id", faults) ?? faults.missingText("path/discussion_id");
  params.note_id = d.integer(path[3], "path/note_id", faults) ?? faults.missing("path/note_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
