// Generated from spec/domains/* /merge-requests.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 100);
const decoder2 = d.array(d.string, true, 5);
const decoder3 = d.array(d.string, true, 2);
const decoder4 = d.object({ labels: d.array(d.string, true, 100), milestone: d.string, author_id: d.integer, author_username: d.string, assignee_id: d.integer, assignee_username: d.array(d.string, true, 20), reviewer_id: d.integer, reviewer_username: d.string, my_reaction_emoji: d.string });
const decoder5 = d.array(d.integer, true, 1000);
const decoder6 = d.nullable(d.string, false);
const decoder7 = d.nullable(d.integer, true);
const decoder8 = d.array(d.integer, true, 100);
const decoder9 = d.array(d.string, true, 1000);
const decoder10 = d.nullable(d.boolean, true);
const decoder11 = d.filled(d.string);

/** GET /groups/{id}/merge_requests */
export function decodeListGroupMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.non_archived = d.boolean(merged.non_archived, "query/non_archived", faults) ?? true;
  query.state = d.string(merged.state, "query/state", faults) ?? "all";
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.milestone, "query/milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.view, "query/view", faults)) !== undefined) query.view = v;
  if ((v = decoder1(merged.labels, "query/labels", faults)) !== undefined) query.labels = v;
  query.with_labels_details = d.boolean(merged.with_labels_details, "query/with_labels_details", faults) ?? false;
  query.with_merge_status_recheck = d.boolean(merged.with_merge_status_recheck, "query/with_merge_status_recheck", faults) ?? false;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "query/author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.integerOrString(merged.assignee_id, "query/assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder2(merged.approver_ids, "query/approver_ids", faults)) !== undefined) query.approver_ids = v;
  if ((v = decoder2(merged.approved_by_ids, "query/approved_by_ids", faults)) !== undefined) query.approved_by_ids = v;
  if ((v = d.integerOrString(merged.reviewer_id, "query/reviewer_id", faults)) !== undefined) query.reviewer_id = v;
  if ((v = d.string(merged.reviewer_username, "query/reviewer_username", faults)) !== undefined) query.reviewer_username = v;
  if ((v = d.string(merged.my_reaction_emoji, "query/my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = d.string(merged.source_branch, "query/source_branch", faults)) !== undefined) query.source_branch = v;
  if ((v = d.string(merged.target_branch, "query/target_branch", faults)) !== undefined) query.target_branch = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.in = decoder3(merged.in, "query/in", faults) ?? ["title","description"];
  if ((v = d.string(merged.wip, "query/wip", faults)) !== undefined) query.wip = v;
  if ((v = decoder4(merged.not, "query/not", faults)) !== undefined) query.not = v;
  if ((v = d.string(merged.environment, "query/environment", faults)) !== undefined) query.environment = v;
  if ((v = d.dateTime(merged.deployed_before, "query/deployed_before", faults)) !== undefined) query.deployed_before = v;
  if ((v = d.dateTime(merged.deployed_after, "query/deployed_after", faults)) !== undefined) query.deployed_after = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** GET /merge_requests */
export function decodeListMergeRequests({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  query.state = d.string(merged.state, "query/state", faults) ?? "all";
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.milestone, "query/milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.view, "query/view", faults)) !== undefined) query.view = v;
  if ((v = decoder1(merged.labels, "query/labels", faults)) !== undefined) query.labels = v;
  query.with_labels_details = d.boolean(merged.with_labels_details, "query/with_labels_details", faults) ?? false;
  query.with_merge_status_recheck = d.boolean(merged.with_merge_status_recheck, "query/with_merge_status_recheck", faults) ?? false;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  query.scope = d.string(merged.scope, "query/scope", faults) ?? "created_by_me";
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "query/author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.integerOrString(merged.assignee_id, "query/assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder2(merged.approver_ids, "query/approver_ids", faults)) !== undefined) query.approver_ids = v;
  if ((v = decoder2(merged.approved_by_ids, "query/approved_by_ids", faults)) !== undefined) query.approved_by_ids = v;
  if ((v = d.integerOrString(merged.reviewer_id, "query/reviewer_id", faults)) !== undefined) query.reviewer_id = v;
  if ((v = d.string(merged.reviewer_username, "query/reviewer_username", faults)) !== undefined) query.reviewer_username = v;
  if ((v = d.string(merged.my_reaction_emoji, "query/my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = d.string(merged.source_branch, "query/source_branch", faults)) !== undefined) query.source_branch = v;
  if ((v = d.string(merged.target_branch, "query/target_branch", faults)) !== undefined) query.target_branch = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.in = decoder3(merged.in, "query/in", faults) ?? ["title","description"];
  if ((v = d.string(merged.wip, "query/wip", faults)) !== undefined) query.wip = v;
  if ((v = decoder4(merged.not, "query/not", faults)) !== undefined) query.not = v;
  if ((v = d.string(merged.environment, "query/environment", faults)) !== undefined) query.environment = v;
  if ((v = d.dateTime(merged.deployed_before, "query/deployed_before", faults)) !== undefined) query.deployed_before = v;
  if ((v = d.dateTime(merged.deployed_after, "query/deployed_after", faults)) !== undefined) query.deployed_after = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests */
export function decodeListProjectMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = decoder5(merged.iids, "query/iids", faults)) !== undefined) query.iids = v;
  query.state = d.string(merged.state, "query/state", faults) ?? "all";
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.string(merged.milestone, "query/milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.view, "query/view", faults)) !== undefined) query.view = v;
  if ((v = decoder1(merged.labels, "query/labels", faults)) !== undefined) query.labels = v;
  query.with_labels_details = d.boolean(merged.with_labels_details, "query/with_labels_details", faults) ?? false;
  query.with_merge_status_recheck = d.boolean(merged.with_merge_status_recheck, "query/with_merge_status_recheck", faults) ?? false;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "query/author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.integerOrString(merged.assignee_id, "query/assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder2(merged.approver_ids, "query/approver_ids", faults)) !== undefined) query.approver_ids = v;
  if ((v = decoder2(merged.approved_by_ids, "query/approved_by_ids", faults)) !== undefined) query.approved_by_ids = v;
  if ((v = d.integerOrString(merged.reviewer_id, "query/reviewer_id", faults)) !== undefined) query.reviewer_id = v;
  if ((v = d.string(merged.reviewer_username, "query/reviewer_username", faults)) !== undefined) query.reviewer_username = v;
  if ((v = d.string(merged.my_reaction_emoji, "query/my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = d.string(merged.source_branch, "query/source_branch", faults)) !== undefined) query.source_branch = v;
  if ((v = d.string(merged.target_branch, "query/target_branch", faults)) !== undefined) query.target_branch = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.in = decoder3(merged.in, "query/in", faults) ?? ["title","description"];
  if ((v = d.string(merged.wip, "query/wip", faults)) !== undefined) query.wip = v;
  if ((v = decoder4(merged.not, "query/not", faults)) !== undefined) query.not = v;
  if ((v = d.string(merged.environment, "query/environment", faults)) !== undefined) query.environment = v;
  if ((v = d.dateTime(merged.deployed_before, "query/deployed_before", faults)) !== undefined) query.deployed_before = v;
  if ((v = d.dateTime(merged.deployed_after, "query/deployed_after", faults)) !== undefined) query.deployed_after = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests */
export function decodeCreateMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.source_branch = d.string(merged.source_branch, "body/source_branch", faults) ?? faults.missing("body/source_branch");
  body.target_branch = d.string(merged.target_branch, "body/target_branch", faults) ?? faults.missing("body/target_branch");
  if ((v = d.integer(merged.target_project_id, "body/target_project_id", faults)) !== undefined) body.target_project_id = v;
  body.title = d.string(merged.title, "body/title", faults) ?? faults.missing("body/title");
  if ((v = decoder6(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder7(merged.assignee_id, "body/assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder8(merged.assignee_ids, "body/assignee_ids", faults)) !== undefined) body.assignee_ids = v;
  if ((v = decoder8(merged.reviewer_ids, "body/reviewer_ids", faults)) !== undefined) body.reviewer_ids = v;
  if ((v = decoder9(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder9(merged.add_labels, "body/add_labels", faults)) !== undefined) body.add_labels = v;
  if ((v = decoder9(merged.remove_labels, "body/remove_labels", faults)) !== undefined) body.remove_labels = v;
  if ((v = decoder7(merged.milestone_id, "body/milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder10(merged.remove_source_branch, "body/remove_source_branch", faults)) !== undefined) body.remove_source_branch = v;
  if ((v = d.boolean(merged.allow_collaboration, "body/allow_collaboration", faults)) !== undefined) body.allow_collaboration = v;
  if ((v = d.boolean(merged.allow_maintainer_to_push, "body/allow_maintainer_to_push", faults)) !== undefined) body.allow_maintainer_to_push = v;
  if ((v = d.boolean(merged.squash, "body/squash", faults)) !== undefined) body.squash = v;
  if ((v = decoder7(merged.approvals_before_merge, "body/approvals_before_merge", faults)) !== undefined) body.approvals_before_merge = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid} */
export function decodeGetMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.render_html = d.boolean(merged.render_html, "query/render_html", faults) ?? false;
  query.include_diverged_commits_count = d.boolean(merged.include_diverged_commits_count, "query/include_diverged_commits_count", faults) ?? false;
  query.include_rebase_in_progress = d.boolean(merged.include_rebase_in_progress, "query/include_rebase_in_progress", faults) ?? false;
  return { params, query, headers: {}, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid} */
export function decodeUpdateMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  if ((v = decoder11(merged.target_branch, "body/target_branch", faults)) !== undefined) body.target_branch = v;
  if ((v = decoder8(merged.add_assignee_ids, "body/add_assignee_ids", faults)) !== undefined) body.add_assignee_ids = v;
  if ((v = decoder8(merged.remove_assignee_ids, "body/remove_assignee_ids", faults)) !== undefined) body.remove_assignee_ids = v;
  if ((v = decoder8(merged.add_reviewer_ids, "body/add_reviewer_ids", faults)) !== undefined) body.add_reviewer_ids = v;
  if ((v = decoder8(merged.remove_reviewer_ids, "body/remove_reviewer_ids", faults)) !== undefined) body.remove_reviewer_ids = v;
  if ((v = d.string(merged.state_event, "body/state_event", faults)) !== undefined) body.state_event = v;
  if ((v = decoder10(merged.discussion_locked, "body/discussion_locked", faults)) !== undefined) body.discussion_locked = v;
  if ((v = decoder11(merged.title, "body/title", faults)) !== undefined) body.title = v;
  if ((v = decoder6(merged.description, "body/description", faults)) !== undefined) body.description = v;
  if ((v = decoder7(merged.assignee_id, "body/assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder8(merged.assignee_ids, "body/assignee_ids", faults)) !== undefined) body.assignee_ids = v;
  if ((v = decoder8(merged.reviewer_ids, "body/reviewer_ids", faults)) !== undefined) body.reviewer_ids = v;
  if ((v = decoder9(merged.labels, "body/labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder9(merged.add_labels, "body/add_labels", faults)) !== undefined) body.add_labels = v;
  if ((v = decoder9(merged.remove_labels, "body/remove_labels", faults)) !== undefined) body.remove_labels = v;
  if ((v = decoder7(merged.milestone_id, "body/milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder10(merged.remove_source_branch, "body/remove_source_branch", faults)) !== undefined) body.remove_source_branch = v;
  if ((v = d.boolean(merged.allow_collaboration, "body/allow_collaboration", faults)) !== undefined) body.allow_collaboration = v;
  if ((v = d.boolean(merged.allow_maintainer_to_push, "body/allow_maintainer_to_push", faults)) !== undefined) body.allow_maintainer_to_push = v;
  if ((v = d.boolean(merged.squash, "body/squash", faults)) !== undefined) body.squash = v;
  if ((v = decoder7(merged.approvals_before_merge, "body/approvals_before_merge", faults)) !== undefined) body.approvals_before_merge = v;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid} */
export function decodeDeleteMergeRequest({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/add_spent_time */
export function decodeAddMergeRequestSpentTime({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  body.duration = d.string(merged.duration, "body/duration", faults) ?? faults.missing("body/duration");
  if ((v = d.string(merged.summary, "body/summary", faults)) !== undefined) body.summary = v;
  if ((v = d.date(merged.spent_at, "body/spent_at", faults)) !== undefined) body.spent_at = v;
  return { params, query: {}, headers: {}, body };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds */
export function decodeCancelMergeWhenPipelineSucceeds({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/merge */
export function decodeMergeMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  if ((v = d.string(merged.merge_commit_message, "body/merge_commit_message", faults)) !== undefined) body.merge_commit_message = v;
  if ((v = d.string(merged.squash_commit_message, "body/squash_commit_message", faults)) !== undefined) body.squash_commit_message = v;
  if ((v = d.boolean(merged.squash, "body/squash", faults)) !== undefined) body.squash = v;
  if ((v = d.boolean(merged.should_remove_source_branch, "body/should_remove_source_branch", faults)) !== undefined) body.should_remove_source_branch = v;
  body.merge_when_pipeline_succeeds = d.boolean(merged.merge_when_pipeline_succeeds, "body/merge_when_pipeline_succeeds", faults) ?? false;
  if ((v = d.string(merged.sha, "body/sha", faults)) !== undefined) body.sha = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/merge_ref */
export function decodeGetMergeRequestMergeRef({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/merge_ref */
export function decodeUpdateMergeRequestMergeRef({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/participants */
export function decodeListMergeRequestParticipants({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/rebase */
export function decodeRebaseMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  body.skip_ci = d.boolean(merged.skip_ci, "body/skip_ci", faults) ?? false;
  return { params, query: {}, headers: {}, body };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/reset_spent_time */
export function decodeResetMergeRequestSpentTime({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/reset_time_estimate */
export function decodeResetMergeRequestTimeEstimate({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/reviewers */
export function decodeListMergeRequestReviewers({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/subscribe */
export function decodeSubscribeToMergeRequest({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/time_estimate */
export function decodeSetMergeRequestTimeEstimate({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  body.duration = d.string(merged.duration, "body/duration", faults) ?? faults.missing("body/duration");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/time_stats */
export function decodeGetMergeRequestTimeStats({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/todo */
export function decodeCreateMergeRequestTodo({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/unsubscribe */
export function decodeUnsubscribeFromMergeRequest({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}
