// Generated from spec/resources/deployments.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 100);
const decoder2 = d.array(d.integer, true, 5);
const decoder3 = d.array(d.string, true, 2);
const decoder4 = d.object({ labels: d.array(d.string, true, 100), milestone: d.string, author_id: d.integer, author_username: d.string, assignee_id: d.integer, assignee_username: d.array(d.string, true, 20), reviewer_id: d.integer, reviewer_username: d.string, my_reaction_emoji: d.string });

/** GET /projects/{id}/deployments */
export function decodeListDeployments({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.order_by, "order_by", faults)) !== undefined) query.order_by = v;
  else if (!faults.has("order_by")) query.order_by = "id";
  if ((v = d.string(merged.sort, "sort", faults)) !== undefined) query.sort = v;
  else if (!faults.has("sort")) query.sort = "asc";
  if ((v = d.dateTime(merged.updated_after, "updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.string(merged.environment, "environment", faults)) !== undefined) query.environment = v;
  if ((v = d.string(merged.status, "status", faults)) !== undefined) query.status = v;
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/deployments */
export function decodeCreateDeployment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.environment, "environment", faults)) !== undefined) body.environment = v;
  else if (!faults.has("environment")) faults.add("environment", 'is missing');
  if ((v = d.string(merged.sha, "sha", faults)) !== undefined) body.sha = v;
  else if (!faults.has("sha")) faults.add("sha", 'is missing');
  if ((v = d.string(merged.ref, "ref", faults)) !== undefined) body.ref = v;
  else if (!faults.has("ref")) faults.add("ref", 'is missing');
  if ((v = d.boolean(merged.tag, "tag", faults)) !== undefined) body.tag = v;
  else if (!faults.has("tag")) faults.add("tag", 'is missing');
  if ((v = d.string(merged.status, "status", faults)) !== undefined) body.status = v;
  else if (!faults.has("status")) faults.add("status", 'is missing');
  return { params, query, headers, body };
}

/** GET /projects/{id}/deployments/{deployment_id} */
export function decodeGetDeployment({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "deployment_id", faults)) !== undefined) params.deployment_id = v;
  else if (!faults.has("deployment_id")) faults.add("deployment_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/deployments/{deployment_id} */
export function decodeUpdateDeployment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "deployment_id", faults)) !== undefined) params.deployment_id = v;
  else if (!faults.has("deployment_id")) faults.add("deployment_id", 'is missing');
  if ((v = d.string(merged.status, "status", faults)) !== undefined) body.status = v;
  else if (!faults.has("status")) faults.add("status", 'is missing');
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/deployments/{deployment_id} */
export function decodeDeleteDeployment({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "deployment_id", faults)) !== undefined) params.deployment_id = v;
  else if (!faults.has("deployment_id")) faults.add("deployment_id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/deployments/{deployment_id}/approval */
export function decodeVoteOnDeployment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "deployment_id", faults)) !== undefined) params.deployment_id = v;
  else if (!faults.has("deployment_id")) faults.add("deployment_id", 'is missing');
  if ((v = d.string(merged.status, "status", faults)) !== undefined) body.status = v;
  else if (!faults.has("status")) faults.add("status", 'is missing');
  if ((v = d.string(merged.comment, "comment", faults)) !== undefined) body.comment = v;
  if ((v = d.string(merged.represented_as, "represented_as", faults)) !== undefined) body.represented_as = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/deployments/{deployment_id}/merge_requests */
export function decodeListDeploymentMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "deployment_id", faults)) !== undefined) params.deployment_id = v;
  else if (!faults.has("deployment_id")) faults.add("deployment_id", 'is missing');
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
