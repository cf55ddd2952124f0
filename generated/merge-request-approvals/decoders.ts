// Generated from spec/resources/merge-request-approvals.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 1000);

/** GET /projects/{id}/merge_requests/{merge_request_iid}/approval_rules */
export function decodeListMergeRequestApprovalRules({ path, merged }: RawInput, faults: Faults): DecodedInput {
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

/** POST /projects/{id}/merge_requests/{merge_request_iid}/approval_rules */
export function decodeCreateMergeRequestApprovalRule({ path, merged }: RawInput, faults: Faults): DecodedInput {
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
  if ((v = d.integer(merged.approvals_required, "approvals_required", faults)) !== undefined) body.approvals_required = v;
  else if (!faults.has("approvals_required")) faults.add("approvals_required", 'is missing');
  if ((v = d.integer(merged.approval_project_rule_id, "approval_project_rule_id", faults)) !== undefined) body.approval_project_rule_id = v;
  if ((v = decoder1(merged.user_ids, "user_ids", faults)) !== undefined) body.user_ids = v;
  if ((v = decoder1(merged.group_ids, "group_ids", faults)) !== undefined) body.group_ids = v;
  return { params, query, headers, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export function decodeGetMergeRequestApprovalRule({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "approval_rule_id", faults)) !== undefined) params.approval_rule_id = v;
  else if (!faults.has("approval_rule_id")) faults.add("approval_rule_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export function decodeUpdateMergeRequestApprovalRule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "approval_rule_id", faults)) !== undefined) params.approval_rule_id = v;
  else if (!faults.has("approval_rule_id")) faults.add("approval_rule_id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  if ((v = d.integer(merged.approvals_required, "approvals_required", faults)) !== undefined) body.approvals_required = v;
  if ((v = decoder1(merged.user_ids, "user_ids", faults)) !== undefined) body.user_ids = v;
  if ((v = decoder1(merged.group_ids, "group_ids", faults)) !== undefined) body.group_ids = v;
  if ((v = d.boolean(merged.remove_hidden_groups, "remove_hidden_groups", faults)) !== undefined) body.remove_hidden_groups = v;
  else if (!faults.has("remove_hidden_groups")) body.remove_hidden_groups = false;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export function decodeDeleteMergeRequestApprovalRule({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(path[2], "approval_rule_id", faults)) !== undefined) params.approval_rule_id = v;
  else if (!faults.has("approval_rule_id")) faults.add("approval_rule_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/approval_state */
export function decodeGetMergeRequestApprovalState({ path }: RawInput, faults: Faults): DecodedInput {
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

/** GET /projects/{id}/merge_requests/{merge_request_iid}/approvals */
export function decodeGetMergeRequestApprovals({ path }: RawInput, faults: Faults): DecodedInput {
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

/** POST /projects/{id}/merge_requests/{merge_request_iid}/approvals */
export function decodeUpdateMergeRequestApprovals({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.integer(merged.approvals_required, "approvals_required", faults)) !== undefined) body.approvals_required = v;
  else if (!faults.has("approvals_required")) faults.add("approvals_required", 'is missing');
  return { params, query, headers, body };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/approve */
export function decodeApproveMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "merge_request_iid", faults)) !== undefined) params.merge_request_iid = v;
  else if (!faults.has("merge_request_iid")) faults.add("merge_request_iid", 'is missing');
  if ((v = d.string(merged.sha, "sha", faults)) !== undefined) body.sha = v;
  if ((v = d.string(merged.approval_password, "approval_password", faults)) !== undefined) body.approval_password = v;
  return { params, query, headers, body };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/unapprove */
export function decodeUnapproveMergeRequest({ path }: RawInput, faults: Faults): DecodedInput {
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
