// Generated from spec/resources/merge-requests.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 100);
const decoder2 = d.array(d.integer, true, 5);
const decoder3 = d.array(d.string, true, 2);
const decoder4 = d.object({ labels: d.array(d.string, true, 100), milestone: d.string, author_id: d.integer, author_username: d.string, assignee_id: d.integer, assignee_username: d.array(d.string, true, 20), reviewer_id: d.integer, reviewer_username: d.string, my_reaction_emoji: d.string });
const decoder5 = d.array(d.integer, true, 1000);
const decoder6 = d.nullable(d.string, false);
const decoder7 = d.nullable(d.integer, true);
const decoder8 = d.array(d.integer, true, 100);
const decoder9 = d.array(d.string, true, 1000);
const decoder10 = d.nullable(d.boolean, true);

/** GET /groups/{id}/merge_requests */
export function decodeListGroupMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.boolean(merged.non_archived, "non_archived", faults)) !== undefined) query.non_archived = v;
  else if (!faults.has("non_archived")) query.non_archived = true;
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  else if (!faults.has("state")) query.state = "all";
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "created_at";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.string(merged.milestone, "milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.view, "view", faults)) !== undefined) query.view = v;
  if ((v = decoder1(merged.labels, "labels", faults)) !== undefined) query.labels = v;
  if ((v = d.boolean(merged.with_labels_details, "with_labels_details", faults)) !== undefined) query.with_labels_details = v;
  else if (!faults.has("with_labels_details")) query.with_labels_details = false;
  if ((v = d.boolean(merged.with_merge_status_recheck, "with_merge_status_recheck", faults)) !== undefined) query.with_merge_status_recheck = v;
  else if (!faults.has("with_merge_status_recheck")) query.with_merge_status_recheck = false;
  if ((v = d.dateTime(merged.created_after, "created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.dateTime(merged.updated_after, "updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.string(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  if ((v = d.integer(merged.author_id, "author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.integerOrString(merged.assignee_id, "assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder2(merged.approver_ids, "approver_ids", faults)) !== undefined) query.approver_ids = v;
  if ((v = decoder2(merged.approved_by_ids, "approved_by_ids", faults)) !== undefined) query.approved_by_ids = v;
  if ((v = d.integerOrString(merged.reviewer_id, "reviewer_id", faults)) !== undefined) query.reviewer_id = v;
  if ((v = d.string(merged.reviewer_username, "reviewer_username", faults)) !== undefined) query.reviewer_username = v;
  if ((v = d.string(merged.my_reaction_emoji, "my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = d.string(merged.source_branch, "source_branch", faults)) !== undefined) query.source_branch = v;
  if ((v = d.string(merged.target_branch, "target_branch", faults)) !== undefined) query.target_branch = v;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = decoder3(merged.in, "in", faults)) !== undefined) query.in = v;
  else if (!faults.has("in")) query.in = ["title","description"];
  if ((v = d.string(merged.wip, "wip", faults)) !== undefined) query.wip = v;
  if ((v = decoder4(merged.not, "not", faults)) !== undefined) query.not = v;
  if ((v = d.string(merged.environment, "environment", faults)) !== undefined) query.environment = v;
  if ((v = d.dateTime(merged.deployed_before, "deployed_before", faults)) !== undefined) query.deployed_before = v;
  if ((v = d.dateTime(merged.deployed_after, "deployed_after", faults)) !== undefined) query.deployed_after = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /merge_requests */
export function decodeListMergeRequests({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  else if (!faults.has("state")) query.state = "all";
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "created_at";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.string(merged.milestone, "milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.view, "view", faults)) !== undefined) query.view = v;
  if ((v = decoder1(merged.labels, "labels", faults)) !== undefined) query.labels = v;
  if ((v = d.boolean(merged.with_labels_details, "with_labels_details", faults)) !== undefined) query.with_labels_details = v;
  else if (!faults.has("with_labels_details")) query.with_labels_details = false;
  if ((v = d.boolean(merged.with_merge_status_recheck, "with_merge_status_recheck", faults)) !== undefined) query.with_merge_status_recheck = v;
  else if (!faults.has("with_merge_status_recheck")) query.with_merge_status_recheck = false;
  if ((v = d.dateTime(merged.created_after, "created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.dateTime(merged.updated_after, "updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.string(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  else if (!faults.has("scope")) query.scope = "created_by_me";
  if ((v = d.integer(merged.author_id, "author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.integerOrString(merged.assignee_id, "assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder2(merged.approver_ids, "approver_ids", faults)) !== undefined) query.approver_ids = v;
  if ((v = decoder2(merged.approved_by_ids, "approved_by_ids", faults)) !== undefined) query.approved_by_ids = v;
  if ((v = d.integerOrString(merged.reviewer_id, "reviewer_id", faults)) !== undefined) query.reviewer_id = v;
  if ((v = d.string(merged.reviewer_username, "reviewer_username", faults)) !== undefined) query.reviewer_username = v;
  if ((v = d.string(merged.my_reaction_emoji, "my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = d.string(merged.source_branch, "source_branch", faults)) !== undefined) query.source_branch = v;
  if ((v = d.string(merged.target_branch, "target_branch", faults)) !== undefined) query.target_branch = v;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = decoder3(merged.in, "in", faults)) !== undefined) query.in = v;
  else if (!faults.has("in")) query.in = ["title","description"];
  if ((v = d.string(merged.wip, "wip", faults)) !== undefined) query.wip = v;
  if ((v = decoder4(merged.not, "not", faults)) !== undefined) query.not = v;
  if ((v = d.string(merged.environment, "environment", faults)) !== undefined) query.environment = v;
  if ((v = d.dateTime(merged.deployed_before, "deployed_before", faults)) !== undefined) query.deployed_before = v;
  if ((v = d.dateTime(merged.deployed_after, "deployed_after", faults)) !== undefined) query.deployed_after = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests */
export function decodeListProjectMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = decoder5(merged.iids, "iids", faults)) !== undefined) query.iids = v;
  if ((v = d.string(merged.state, "state", faults)) !== undefined) query.state = v;
  else if (!faults.has("state")) query.state = "all";
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "created_at";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "desc";
  if ((v = d.string(merged.milestone, "milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.view, "view", faults)) !== undefined) query.view = v;
  if ((v = decoder1(merged.labels, "labels", faults)) !== undefined) query.labels = v;
  if ((v = d.boolean(merged.with_labels_details, "with_labels_details", faults)) !== undefined) query.with_labels_details = v;
  else if (!faults.has("with_labels_details")) query.with_labels_details = false;
  if ((v = d.boolean(merged.with_merge_status_recheck, "with_merge_status_recheck", faults)) !== undefined) query.with_merge_status_recheck = v;
  else if (!faults.has("with_merge_status_recheck")) query.with_merge_status_recheck = false;
  if ((v = d.dateTime(merged.created_after, "created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.dateTime(merged.updated_after, "updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.string(merged.scope, "scope", faults)) !== undefined) query.scope = v;
  if ((v = d.integer(merged.author_id, "author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.integerOrString(merged.assignee_id, "assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder2(merged.approver_ids, "approver_ids", faults)) !== undefined) query.approver_ids = v;
  if ((v = decoder2(merged.approved_by_ids, "approved_by_ids", faults)) !== undefined) query.approved_by_ids = v;
  if ((v = d.integerOrString(merged.reviewer_id, "reviewer_id", faults)) !== undefined) query.reviewer_id = v;
  if ((v = d.string(merged.reviewer_username, "reviewer_username", faults)) !== undefined) query.reviewer_username = v;
  if ((v = d.string(merged.my_reaction_emoji, "my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = d.string(merged.source_branch, "source_branch", faults)) !== undefined) query.source_branch = v;
  if ((v = d.string(merged.target_branch, "target_branch", faults)) !== undefined) query.target_branch = v;
  if ((v = d.string(merged.search, "search", faults)) !== undefined) query.search = v;
  if ((v = decoder3(merged.in, "in", faults)) !== undefined) query.in = v;
  else if (!faults.has("in")) query.in = ["title","description"];
  if ((v = d.string(merged.wip, "wip", faults)) !== undefined) query.wip = v;
  if ((v = decoder4(merged.not, "not", faults)) !== undefined) query.not = v;
  if ((v = d.string(merged.environment, "environment", faults)) !== undefined) query.environment = v;
  if ((v = d.dateTime(merged.deployed_before, "deployed_before", faults)) !== undefined) query.deployed_before = v;
  if ((v = d.dateTime(merged.deployed_after, "deployed_after", faults)) !== undefined) query.deployed_after = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/merge_requests */
export function decodeCreateMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.source_branch, "source_branch", faults)) !== undefined) body.source_branch = v;
  else if (!faults.has("source_branch")) faults.add("source_branch", 'is missing');
  if ((v = d.string(merged.target_branch, "target_branch", faults)) !== undefined) body.target_branch = v;
  else if (!faults.has("target_branch")) faults.add("target_branch", 'is missing');
  if ((v = d.integer(merged.target_project_id, "target_project_id", faults)) !== undefined) body.target_project_id = v;
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  else if (!faults.has("title")) faults.add("title", 'is missing');
  if ((v = decoder6(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder7(merged.assignee_id, "assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder8(merged.assignee_ids, "assignee_ids", faults)) !== undefined) body.assignee_ids = v;
  if ((v = decoder8(merged.reviewer_ids, "reviewer_ids", faults)) !== undefined) body.reviewer_ids = v;
  if ((v = decoder9(merged.labels, "labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder9(merged.add_labels, "add_labels", faults)) !== undefined) body.add_labels = v;
  if ((v = decoder9(merged.remove_labels, "remove_labels", faults)) !== undefined) body.remove_labels = v;
  if ((v = decoder7(merged.milestone_id, "milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder10(merged.remove_source_branch, "remove_source_branch", faults)) !== undefined) body.remove_source_branch = v;
  if ((v = d.boolean(merged.allow_collaboration, "allow_collaboration", faults)) !== undefined) body.allow_collaboration = v;
  if ((v = d.boolean(merged.allow_maintainer_to_push, "allow_maintainer_to_push", faults)) !== undefined) body.allow_maintainer_to_push = v;
  if ((v = d.boolean(merged.squash, "squash", faults)) !== undefined) body.squash = v;
  if ((v = decoder7(merged.approvals_before_merge, "approvals_before_merge", faults)) !== undefined) body.approvals_before_merge = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid} */
export function decodeGetMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.boolean(merged.render_html, "render_html", faults)) !== undefined) query.render_html = v;
  else if (!faults.has("render_html")) query.render_html = false;
  if ((v = d.boolean(merged.include_diverged_commits_count, "include_diverged_commits_count", faults)) !== undefined) query.include_diverged_commits_count = v;
  else if (!faults.has("include_diverged_commits_count")) query.include_diverged_commits_count = false;
  if ((v = d.boolean(merged.include_rebase_in_progress, "include_rebase_in_progress", faults)) !== undefined) query.include_rebase_in_progress = v;
  else if (!faults.has("include_rebase_in_progress")) query.include_rebase_in_progress = false;
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid} */
export function decodeUpdateMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.string(merged.target_branch, "target_branch", faults)) !== undefined) body.target_branch = v;
  if ((v = d.string(merged.state_event, "state_event", faults)) !== undefined) body.state_event = v;
  if ((v = decoder10(merged.discussion_locked, "discussion_locked", faults)) !== undefined) body.discussion_locked = v;
  if ((v = d.string(merged.title, "title", faults)) !== undefined) body.title = v;
  if ((v = decoder6(merged.description, "description", faults)) !== undefined) body.description = v;
  if ((v = decoder7(merged.assignee_id, "assignee_id", faults)) !== undefined) body.assignee_id = v;
  if ((v = decoder8(merged.assignee_ids, "assignee_ids", faults)) !== undefined) body.assignee_ids = v;
  if ((v = decoder8(merged.reviewer_ids, "reviewer_ids", faults)) !== undefined) body.reviewer_ids = v;
  if ((v = decoder9(merged.labels, "labels", faults)) !== undefined) body.labels = v;
  if ((v = decoder9(merged.add_labels, "add_labels", faults)) !== undefined) body.add_labels = v;
  if ((v = decoder9(merged.remove_labels, "remove_labels", faults)) !== undefined) body.remove_labels = v;
  if ((v = decoder7(merged.milestone_id, "milestone_id", faults)) !== undefined) body.milestone_id = v;
  if ((v = decoder10(merged.remove_source_branch, "remove_source_branch", faults)) !== undefined) body.remove_source_branch = v;
  if ((v = d.boolean(merged.allow_collaboration, "allow_collaboration", faults)) !== undefined) body.allow_collaboration = v;
  if ((v = d.boolean(merged.allow_maintainer_to_push, "allow_maintainer_to_push", faults)) !== undefined) body.allow_maintainer_to_push = v;
  if ((v = d.boolean(merged.squash, "squash", faults)) !== undefined) body.squash = v;
  if ((v = decoder7(merged.approvals_before_merge, "approvals_before_merge", faults)) !== undefined) body.approvals_before_merge = v;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid} */
export function decodeDeleteMergeRequest({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/add_spent_time */
export function decodeAddMergeRequestSpentTime({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.string(merged.duration, "duration", faults)) !== undefined) body.duration = v;
  else if (!faults.has("duration")) faults.add("duration", 'is missing');
  if ((v = d.string(merged.summary, "summary", faults)) !== undefined) body.summary = v;
  return { params, query, headers, body };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds */
export function decodeCancelMergeWhenPipelineSucceeds({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/merge */
export function decodeMergeMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.string(merged.merge_commit_message, "merge_commit_message", faults)) !== undefined) body.merge_commit_message = v;
  if ((v = d.string(merged.squash_commit_message, "squash_commit_message", faults)) !== undefined) body.squash_commit_message = v;
  if ((v = d.boolean(merged.squash, "squash", faults)) !== undefined) body.squash = v;
  if ((v = d.boolean(merged.should_remove_source_branch, "should_remove_source_branch", faults)) !== undefined) body.should_remove_source_branch = v;
  if ((v = d.boolean(merged.merge_when_pipeline_succeeds, "merge_when_pipeline_succeeds", faults)) !== undefined) body.merge_when_pipeline_succeeds = v;
  else if (!faults.has("merge_when_pipeline_succeeds")) body.merge_when_pipeline_succeeds = false;
  if ((v = d.string(merged.sha, "sha", faults)) !== undefined) body.sha = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/merge_ref */
export function decodeGetMergeRequestMergeRef({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/merge_ref */
export function decodeUpdateMergeRequestMergeRef({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/participants */
export function decodeListMergeRequestParticipants({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/rebase */
export function decodeRebaseMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.boolean(merged.skip_ci, "skip_ci", faults)) !== undefined) body.skip_ci = v;
  else if (!faults.has("skip_ci")) body.skip_ci = false;
  return { params, query, headers, body };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/reset_spent_time */
export function decodeResetMergeRequestSpentTime({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/reset_time_estimate */
export function decodeResetMergeRequestTimeEstimate({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/reviewers */
export function decodeListMergeRequestReviewers({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /projects/{id}/merge_requests/{merge_request_iid}/subscribe */
export function decodeSubscribeToMergeRequest({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/time_estimate */
export function decodeSetMergeRequestTimeEstimate({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.string(merged.duration, "duration", faults)) !== undefined) body.duration = v;
  else if (!faults.has("duration")) faults.add("duration", 'is missing');
  return { params, query, headers, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/time_stats */
export function decodeGetMergeRequestTimeStats({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/todo */
export function decodeCreateMergeRequestTodo({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/unsubscribe */
export function decodeUnsubscribeFromMergeRequest({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  return { params, query, headers, body: null };
}
