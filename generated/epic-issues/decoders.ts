// Generated from spec/domains/* /epic-issues.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/-/epics/{epic_iid}/issues */
export function decodeListEpicIssuesByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeAddEpicIssueByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.epic_issue_id = d.integer(path[2], "path/epic_issue_id", faults) ?? faults.missing("path/epic_issue_id");
  if ((v = d.integer(merged.move_before_id, "body/move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "body/move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeReorderEpicIssueByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.epic_issue_id = d.integer(path[2], "path/epic_issue_id", faults) ?? faults.missing("path/epic_issue_id");
  if ((v = d.integer(merged.move_before_id, "body/move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "body/move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeRemoveEpicIssueByDashPath({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.epic_issue_id = d.integer(path[2], "path/epic_issue_id", faults) ?? faults.missing("path/epic_issue_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /groups/{id}/epics/{epic_iid}/issues */
export function decodeListEpicIssues({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeAddEpicIssue({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.epic_issue_id = d.integer(path[2], "path/epic_issue_id", faults) ?? faults.missing("path/epic_issue_id");
  if ((v = d.integer(merged.move_before_id, "body/move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "body/move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query: {}, headers: {}, body };
}

/** PUT /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeReorderEpicIssue({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.epic_issue_id = d.integer(path[2], "path/epic_issue_id", faults) ?? faults.missing("path/epic_issue_id");
  if ((v = d.integer(merged.move_before_id, "body/move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "body/move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeRemoveEpicIssue({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.epic_iid = d.integer(path[1], "path/epic_iid", faults) ?? faults.missing("path/epic_iid");
  params.epic_issue_id = d.integer(path[2], "path/epic_issue_id", faults) ?? faults.missing("path/epic_issue_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
