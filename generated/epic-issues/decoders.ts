// Generated from spec/resources/epic-issues.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';

/** GET /groups/{id}/-/epics/{epic_iid}/issues */
export function decodeListEpicIssuesByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeAddEpicIssueByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "epic_issue_id", faults)) !== undefined) params.epic_issue_id = v;
  else if (!faults.has("epic_issue_id")) faults.add("epic_issue_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeReorderEpicIssueByDashPath({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "epic_issue_id", faults)) !== undefined) params.epic_issue_id = v;
  else if (!faults.has("epic_issue_id")) faults.add("epic_issue_id", 'is missing');
  if ((v = d.integer(merged.move_before_id, "move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/-/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeRemoveEpicIssueByDashPath({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "epic_issue_id", faults)) !== undefined) params.epic_issue_id = v;
  else if (!faults.has("epic_issue_id")) faults.add("epic_issue_id", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /groups/{id}/epics/{epic_iid}/issues */
export function decodeListEpicIssues({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeAddEpicIssue({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "epic_issue_id", faults)) !== undefined) params.epic_issue_id = v;
  else if (!faults.has("epic_issue_id")) faults.add("epic_issue_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeReorderEpicIssue({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "epic_issue_id", faults)) !== undefined) params.epic_issue_id = v;
  else if (!faults.has("epic_issue_id")) faults.add("epic_issue_id", 'is missing');
  if ((v = d.integer(merged.move_before_id, "move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = d.integer(merged.move_after_id, "move_after_id", faults)) !== undefined) body.move_after_id = v;
  return { params, query, headers, body };
}

/** DELETE /groups/{id}/epics/{epic_iid}/issues/{epic_issue_id} */
export function decodeRemoveEpicIssue({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "epic_iid", faults)) !== undefined) params.epic_iid = v;
  else if (!faults.has("epic_iid")) faults.add("epic_iid", 'is missing');
  if ((v = d.integer(path[2], "epic_issue_id", faults)) !== undefined) params.epic_issue_id = v;
  else if (!faults.has("epic_issue_id")) faults.add("epic_issue_id", 'is missing');
  return { params, query, headers, body: null };
}
