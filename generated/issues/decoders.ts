// Generated from spec/domains/* /issues.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 20);
const decoder2 = d.array(d.integer, true, 1000);
const decoder3 = d.array(d.string, true, 2);
const decoder4 = d.array(d.string, true, 100);
const decoder5 = d.object({ assignee_id: d.integer, assignee_username: d.array(d.string, true, 20), author_id: d.integer, author_username: d.string, iids: d.array(d.integer, true, 1000), iteration_id: d.integer, iteration_title: d.string, labels: d.array(d.string, true, 100), milestone: d.string, milestone_id: d.string, weight: d.integer });
const decoder6 = d.nullable(d.string, false);
const decoder7 = d.array(d.integer, true, 200);
const decoder8 = d.nullable(d.integer, true);
const decoder9 = d.array(d.string, true, 1000);
const decoder10 = d.nullable(d.boolean, true);
const decoder11 = d.filled(d.string);

/** GET /groups/{id}/issues */
export function decodeListGroupIssues({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.integerOrString(merged.assignee_id, "query/assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder1(merged.assignee_username, "query/assignee_username", faults)) !== undefined) query.assignee_username = v;
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "query/author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.string(merged.due_date, "query/due_date", faults)) !== undefined) query.due_date = v;
  if ((v = d.integerOrString(merged.epic_id, "query/epic_id", faults)) !== undefined) query.epic_id = v;
  if ((v = decoder2(merged.iids, "query/iids", faults)) !== undefined) query.iids = v;
  query.in = decoder3(merged.in, "query/in", faults) ?? ["title","description"];
  if ((v = d.string(merged.issue_type, "query/issue_type", faults)) !== undefined) query.issue_type = v;
  if ((v = d.integerOrString(merged.iteration_id, "query/iteration_id", faults)) !== undefined) query.iteration_id = v;
  if ((v = d.string(merged.iteration_title, "query/iteration_title", faults)) !== undefined) query.iteration_title = v;
  if ((v = decoder4(merged.labels, "query/labels", faults)) !== undefined) query.labels = v;
  if ((v = d.string(merged.milestone, "query/milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.milestone_id, "query/milestone_id", faults)) !== undefined) query.milestone_id = v;
  if ((v = d.string(merged.my_reaction_emoji, "query/my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  query.non_archived = d.boolean(merged.non_archived, "query/non_archived", faults) ?? true;
  if ((v = decoder5(merged.not, "query/not", faults)) !== undefined) query.not = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.integerOrString(merged.weight, "query/weight", faults)) !== undefined) query.weight = v;
  query.with_labels_details = d.boolean(merged.with_labels_details, "query/with_labels_details", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /issues */
export function decodeListIssues({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.integerOrString(merged.assignee_id, "query/assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder1(merged.assignee_username, "query/assignee_username", faults)) !== undefined) query.assignee_username = v;
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "query/author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.string(merged.due_date, "query/due_date", faults)) !== undefined) query.due_date = v;
  if ((v = d.integerOrString(merged.epic_id, "query/epic_id", faults)) !== undefined) query.epic_id = v;
  if ((v = decoder2(merged.iids, "query/iids", faults)) !== undefined) query.iids = v;
  query.in = decoder3(merged.in, "query/in", faults) ?? ["title","description"];
  if ((v = d.string(merged.issue_type, "query/issue_type", faults)) !== undefined) query.issue_type = v;
  if ((v = d.integerOrString(merged.iteration_id, "query/iteration_id", faults)) !== undefined) query.iteration_id = v;
  if ((v = d.string(merged.iteration_title, "query/iteration_title", faults)) !== undefined) query.iteration_title = v;
  if ((v = decoder4(merged.labels, "query/labels", faults)) !== undefined) query.labels = v;
  if ((v = d.string(merged.milestone, "query/milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.milestone_id, "query/milestone_id", faults)) !== undefined) query.milestone_id = v;
  if ((v = d.string(merged.my_reaction_emoji, "query/my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  query.non_archived = d.boolean(merged.non_archived, "query/non_archived", faults) ?? true;
  if ((v = decoder5(merged.not, "query/not", faults)) !== undefined) query.not = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.scope = d.string(merged.scope, "query/scope", faults) ?? "created_by_me";
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.integerOrString(merged.weight, "query/weight", faults)) !== undefined) query.weight = v;
  query.with_labels_details = d.boolean(merged.with_labels_details, "query/with_labels_details", faults) ?? false;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /issues/{id} */
export function decodeGetIssueById({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integer(path[0], "path/id", faults) ?? faults.missing("path/id");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/issues */
export function decodeListProjectIssues({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.integerOrString(merged.assignee_id, "query/assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder1(merged.assignee_username, "query/assignee_username", faults)) !== undefined) query.assignee_username = v;
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "query/author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.string(merged.due_date, "query/due_date", faults)) !== undefined) query.due_date = v;
  if ((v = d.integerOrString(merged.epic_id, "query/epic_id", faults)) !== undefined) query.epic_id = v;
  if ((v = decoder2(merged.iids, "query/iids", faults)) !== undefined) query.iids = v;
  query.in = decoder3(merged.in, "query/in", faults) ?? ["title","description"];
  if ((v = d.string(merged.issue_type, "query/issue_type", faults)) !== undefined) query.issue_type = v;
  if ((v = d.integerOrString(merged.iteration_id, "query/iteration_id", faults)) !== undefined) query.iteration_id = v;
  if ((v = d.string(merged.iteration_title, "query/iteration_title", faults)) !== undefined) query.iteration_title = v;
  if ((v = decoder4(merged.labels, "query/labels", faults)) !== undefined) query.labels = v;
  if ((v = d.string(merged.milestone, "query/milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.milestone_id, "query/milestone_id", faults)) !== undefined) query.milestone_id = v;
  if ((v = d.string(merged.my_reaction_emoji, "query/my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = decoder5(merged.not, "query/not", faults)) !== undefined) query.not = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.state, "query/state", faults)) !== undefined) query.state = v;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.integerOrString(merged.weight, "query/weight", faults)) !== undefined) query.weight = v;
  query.with_labels_details = d.boolean(merged.with_labels_details, "query/with_labels_details", faults) ?? false;
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/issues */
export function decodeCreateIssue({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.title = d.string(merged.title, "body/title", faults) ?? faults.missing("body/title");
  if ((v = decoder6(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.integer(merged.move_after_id, "body/move_after_id", faults)) !== undefined) body.move_after_id = v;
  if ((v = d.integer(merged.move_before_id, "body/move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = decoder7(merged.assignee_ids, "body/assignee_ids", faults)) !== undefined) body.assignee_ids = v;
  if ((v = decoder8(merged.assignee_id, "body/assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder8(merged.milestone_id, "body/milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder9(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder9(merged.add_labels, "body/add_labels", faults)) !== undefined) body.add_labels = v;
  if ((v = decoder9(merged.remove_labels, "body/remove_labels", faults)) !== undefined) body.remove_labels = v;
  if ((v = decoder6(merged.due_date, "body/due_date", faults)) !== undefined) body.due_date = v;
  if ((v = d.boolean(merged.confidential, "body/confidential", faults)) !== undefined) body.confidential = v;
  if ((v = decoder10(merged.discussion_locked, "body/discussion_locked", faults)) !== undefined) body.discussion_locked = v;
  if ((v = d.string(merged.issue_type, "body/issue_type", faults)) !== undefined) body.issue_type = v;
  if ((v = d.string(merged.severity, "body/severity", faults)) !== undefined) body.severity = v;
  if ((v = decoder8(merged.weight, "body/weight", faults)) !== undefined) body.weight = v;
  if ((v = decoder8(merged.epic_id, "body/epic_id", faults)) !== undefined) body.epic_id = v;
  if ((v = decoder8(merged.epic_iid, "body/epic_iid", faults)) !== undefined) body.epic_iid = v;
  if ((v = decoder6(merged.health_status, "body/health_status", faults)) !== undefined) body.health_status = v;
  if ((v = decoder8(merged.iteration_id, "body/iteration_id", faults)) !== undefined) body.iteration_id = v;
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  if ((v = d.integer(merged.iid, "body/iid", faults)) !== undefined) body.iid = v;
  if ((v = d.integer(merged.merge_request_to_resolve_discussions_of, "body/merge_request_to_resolve_discussions_of", faults)) !== undefined) body.merge_request_to_resolve_discussions_of = v;
  if ((v = d.string(merged.discussion_to_resolve, "body/discussion_to_resolve", faults)) !== undefined) body.discussion_to_resolve = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/issues/{issue_iid} */
export function decodeGetIssue({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/issues/{issue_iid} */
export function decodeUpdateIssue({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  if ((v = decoder11(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = decoder6(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = d.integer(merged.move_after_id, "body/move_after_id", faults)) !== undefined) body.move_after_id = v;
  if ((v = d.integer(merged.move_before_id, "body/move_before_id", faults)) !== undefined) body.move_before_id = v;
  if ((v = decoder7(merged.assignee_ids, "body/assignee_ids", faults)) !== undefined) body.assignee_ids = v;
  if ((v = decoder8(merged.assignee_id, "body/assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder8(merged.milestone_id, "body/milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder9(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder9(merged.add_labels, "body/add_labels", faults)) !== undefined) body.add_labels = v;
  if ((v = decoder9(merged.remove_labels, "body/remove_labels", faults)) !== undefined) body.remove_labels = v;
  if ((v = decoder6(merged.due_date, "body/due_date", faults)) !== undefined) body.due_date = v;
  if ((v = d.boolean(merged.confidential, "body/confidential", faults)) !== undefined) body.confidential = v;
  if ((v = decoder10(merged.discussion_locked, "body/discussion_locked", faults)) !== undefined) body.discussion_locked = v;
  if ((v = d.string(merged.issue_type, "body/issue_type", faults)) !== undefined) body.issue_type = v;
  if ((v = d.string(merged.severity, "body/severity", faults)) !== undefined) body.severity = v;
  if ((v = decoder8(merged.weight, "body/weight", faults)) !== undefined) body.weight = v;
  if ((v = decoder8(merged.epic_id, "body/epic_id", faults)) !== undefined) body.epic_id = v;
  if ((v = decoder8(merged.epic_iid, "body/epic_iid", faults)) !== undefined) body.epic_iid = v;
  if ((v = decoder6(merged.health_status, "body/health_status", faults)) !== undefined) body.health_status = v;
  if ((v = decoder8(merged.iteration_id, "body/iteration_id", faults)) !== undefined) body.iteration_id = v;
  if ((v = decoder7(merged.add_assignee_ids, "body/add_assignee_ids", faults)) !== undefined) body.add_assignee_ids = v;
  if ((v = decoder7(merged.remove_assignee_ids, "body/remove_assignee_ids", faults)) !== undefined) body.remove_assignee_ids = v;
  if ((v = d.string(merged.state_event, "body/state_event", faults)) !== undefined) body.state_event = v;
  if ((v = d.dateTime(merged.updated_at, "body/updated_at", faults)) !== undefined) body.updated_at = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/issues/{issue_iid} */
export function decodeDeleteIssue({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/add_spent_time */
export function decodeAddIssueSpentTime({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  body.duration = d.string(merged.duration, "body/duration", faults) ?? faults.missing("body/duration");
  if ((v = d.string(merged.summary, "body/summary", faults)) !== undefined) body.summary = v;
  if ((v = d.date(merged.spent_at, "body/spent_at", faults)) !== undefined) body.spent_at = v;
  return { params, query: {}, headers: {}, body };
}

/** POST /projects/{id}/issues/{issue_iid}/clone */
export function decodeCloneIssue({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  body.to_project_id = d.integer(merged.to_project_id, "body/to_project_id", faults) ?? faults.missing("body/to_project_id");
  body.with_notes = d.boolean(merged.with_notes, "body/with_notes", faults) ?? false;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/issues/{issue_iid}/closed_by */
export function decodeListIssueClosedBy({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/move */
export function decodeMoveIssue({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  body.to_project_id = d.integer(merged.to_project_id, "body/to_project_id", faults) ?? faults.missing("body/to_project_id");
  return { params, query: {}, headers: {}, body };
}

/** POST /projects/{id}/issues/{issue_iid}/notes */
export function decodeCreateIssueNote({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  body.body = d.string(merged.body, "body/body", faults) ?? faults.missing("body/body");
  if ((v = d.boolean(merged.confidential, "body/confidential", faults)) !== undefined) body.confidential = v;
  if ((v = d.boolean(merged.internal, "body/internal", faults)) !== undefined) body.internal = v;
  if ((v = d.dateTime(merged.created_at, "body/created_at", faults)) !== undefined) body.created_at = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/issues/{issue_iid}/participants */
export function decodeListIssueParticipants({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/related_merge_requests */
export function decodeListIssueRelatedMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** PUT /projects/{id}/issues/{issue_iid}/reorder */
export function decodeReorderIssue({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  if ((v = d.integer(merged.move_after_id, "body/move_after_id", faults)) !== undefined) body.move_after_id = v;
  if ((v = d.integer(merged.move_before_id, "body/move_before_id", faults)) !== undefined) body.move_before_id = v;
  return { params, query: {}, headers: {}, body };
}

/** POST /projects/{id}/issues/{issue_iid}/reset_spent_time */
export function decodeResetIssueSpentTime({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/reset_time_estimate */
export function decodeResetIssueTimeEstimate({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/subscribe */
export function decodeSubscribeToIssue({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/time_estimate */
export function decodeSetIssueTimeEstimate({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  body.duration = d.string(merged.duration, "body/duration", faults) ?? faults.missing("body/duration");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/issues/{issue_iid}/time_stats */
export function decodeGetIssueTimeStats({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/todo */
export function decodeCreateIssueTodo({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/issues/{issue_iid}/unsubscribe */
export function decodeUnsubscribeFromIssue({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/issues/{issue_iid}/user_agent_detail */
export function decodeGetIssueUserAgentDetail({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.issue_iid = d.integer(path[1], "path/issue_iid", faults) ?? faults.missing("path/issue_iid");
  return { params, query: {}, headers: {}, body: null };
}
