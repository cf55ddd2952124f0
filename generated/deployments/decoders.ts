// Generated from spec/domains/* /deployments.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 100);
const decoder2 = d.array(d.string, true, 5);
const decoder3 = d.array(d.string, true, 2);
const decoder4 = d.object({ labels: d.array(d.string, true, 100), milestone: d.string, author_id: d.integer, author_username: d.string, assignee_id: d.integer, assignee_username: d.array(d.string, true, 20), reviewer_id: d.integer, reviewer_username: d.string, my_reaction_emoji: d.string });

/** GET /projects/{id}/deployments */
export function decodeListDeployments({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "id";
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "asc";
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.string(merged.environment, "query/environment", faults)) !== undefined) query.environment = v;
  if ((v = d.string(merged.status, "query/status", faults)) !== undefined) query.status = v;
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/deployments */
export function decodeCreateDeployment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.environment = d.string(merged.environment, "body/environment", faults) ?? faults.missing("body/environment");
  body.sha = d.string(merged.sha, "body/sha", faults) ?? faults.missing("body/sha");
  body.ref = d.string(merged.ref, "body/ref", faults) ?? faults.missing("body/ref");
  body.tag = d.boolean(merged.tag, "body/tag", faults) ?? faults.missing("body/tag");
  body.status = d.string(merged.status, "body/status", faults) ?? faults.missing("body/status");
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/deployments/{deployment_id} */
export function decodeGetDeployment({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.deployment_id = d.integer(path[1], "path/deployment_id", faults) ?? faults.missing("path/deployment_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/deployments/{deployment_id} */
export function decodeUpdateDeployment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.deployment_id = d.integer(path[1], "path/deployment_id", faults) ?? faults.missing("path/deployment_id");
  body.status = d.string(merged.status, "body/status", faults) ?? faults.missing("body/status");
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/deployments/{deployment_id} */
export function decodeDeleteDeployment({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.deployment_id = d.integer(path[1], "path/deployment_id", faults) ?? faults.missing("path/deployment_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** POST /projects/{id}/deployments/{deployment_id}/approval */
export function decodeVoteOnDeployment({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.deployment_id = d.integer(path[1], "path/deployment_id", faults) ?? faults.missing("path/deployment_id");
  body.status = d.string(merged.status, "body/status", faults) ?? faults.missing("body/status");
  if ((v = d.string(merged.comment, "body/comment", faults)) !== undefined) body.comment = v;
  if ((v = d.string(merged.represented_as, "body/represented_as", faults)) !== undefined) body.represented_as = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/deployments/{deployment_id}/merge_requests */
export function decodeListDeploymentMergeRequests({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.deployment_id = d.integer(path[1], "path/deployment_id", faults) ?? faults.missing("path/deployment_id");
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
