// Generated from spec/domains/* /merge-request-approvals.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 1000);
const decoder2 = d.filled(d.string);

/** GET /projects/{id}/merge_requests/{merge_request_iid}/approval_rules */
export function decodeListMergeRequestApprovalRules({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/approval_rules */
export function decodeCreateMergeRequestApprovalRule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.approvals_required = d.integer(merged.approvals_required, "body/approvals_required", faults) ?? faults.missing("body/approvals_required");
  if ((v = d.integer(merged.approval_project_rule_id, "body/approval_project_rule_id", faults)) !== undefined) body.approval_project_rule_id = v;
  if ((v = decoder1(merged.user_ids, "body/user_ids", faults)) !== undefined) body.user_ids = v;
  if ((v = decoder1(merged.group_ids, "body/group_ids", faults)) !== undefined) body.group_ids = v;
  if ((v = decoder1(merged.users, "body/users", faults)) !== undefined) body.users = v;
  if ((v = decoder1(merged.groups, "body/groups", faults)) !== undefined) body.groups = v;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export function decodeGetMergeRequestApprovalRule({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.approval_rule_id = d.integer(path[2], "path/approval_rule_id", faults) ?? faults.missing("path/approval_rule_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export function decodeUpdateMergeRequestApprovalRule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.approval_rule_id = d.integer(path[2], "path/approval_rule_id", faults) ?? faults.missing("path/approval_rule_id");
  if ((v = decoder2(merged.name, "body/name", faults)) !== undefined) body.name = v;
  if ((v = d.integer(merged.approvals_required, "body/approvals_required", faults)) !== undefined) body.approvals_required = v;
  if ((v = decoder1(merged.user_ids, "body/user_ids", faults)) !== undefined) body.user_ids = v;
  if ((v = decoder1(merged.group_ids, "body/group_ids", faults)) !== undefined) body.group_ids = v;
  if ((v = decoder1(merged.users, "body/users", faults)) !== undefined) body.users = v;
  if ((v = decoder1(merged.groups, "body/groups", faults)) !== undefined) body.groups = v;
  body.remove_hidden_groups = d.boolean(merged.remove_hidden_groups, "body/remove_hidden_groups", faults) ?? false;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export function decodeDeleteMergeRequestApprovalRule({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  params.approval_rule_id = d.integer(path[2], "path/approval_rule_id", faults) ?? faults.missing("path/approval_rule_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/approval_state */
export function decodeGetMergeRequestApprovalState({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** GET /projects/{id}/merge_requests/{merge_request_iid}/approvals */
export function decodeGetMergeRequestApprovals({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/approvals */
export function decodeUpdateMergeRequestApprovals({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  body.approvals_required = d.integer(merged.approvals_required, "body/approvals_required", faults) ?? faults.missing("body/approvals_required");
  return { params, query: {}, headers: {}, body };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/approve */
export function decodeApproveMergeRequest({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  if ((v = d.string(merged.sha, "body/sha", faults)) !== undefined) body.sha = v;
  if ((v = d.string(merged.approval_password, "body/approval_password", faults)) !== undefined) body.approval_password = v;
  return { params, query: {}, headers: {}, body };
}

/** POST /projects/{id}/merge_requests/{merge_request_iid}/unapprove */
export function decodeUnapproveMergeRequest({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.merge_request_iid = d.integer(path[1], "path/merge_request_iid", faults) ?? faults.missing("path/merge_request_iid");
  return { params, query: {}, headers: {}, body: null };
}
