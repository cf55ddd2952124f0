// Generated from spec/resources/approvals.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 1000);
const decoder2 = d.array(d.string, true, 7);
const decoder3 = d.array(d.string, true, 6);
const decoder4 = d.array(d.string, true, 5);

/** GET /projects/{id}/approval_rules */
export function decodeListProjectApprovalRules({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.page, "page", faults)) !== undefined) query.page = v;
  else if (!faults.has("page")) query.page = 1;
  if ((v = d.integer(merged.per_page, "per_page", faults)) !== undefined) query.per_page = v;
  else if (!faults.has("per_page")) query.per_page = 20;
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/approval_rules */
export function decodeCreateProjectApprovalRule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.integer(merged.approvals_required, "approvals_required", faults)) !== undefined) body.approvals_required = v;
  else if (!faults.has("approvals_required")) faults.add("approvals_required", 'is missing');
  if ((v = d.string(merged.rule_type, "rule_type", faults)) !== undefined) body.rule_type = v;
  else if (!faults.has("rule_type")) body.rule_type = "regular";
  if ((v = decoder1(merged.user_ids, "user_ids", faults)) !== undefined) body.user_ids = v;
  if ((v = decoder1(merged.group_ids, "group_ids", faults)) !== undefined) body.group_ids = v;
  if ((v = decoder1(merged.protected_branch_ids, "protected_branch_ids", faults)) !== undefined) body.protected_branch_ids = v;
  if ((v = d.string(merged.report_type, "report_type", faults)) !== undefined) body.report_type = v;
  if ((v = decoder2(merged.scanners, "scanners", faults)) !== undefined) body.scanners = v;
  if ((v = decoder3(merged.severity_levels, "severity_levels", faults)) !== undefined) body.severity_levels = v;
  if ((v = d.integer(merged.vulnerabilities_allowed, "vulnerabilities_allowed", faults)) !== undefined) body.vulnerabilities_allowed = v;
  else if (!faults.has("vulnerabilities_allowed")) body.vulnerabilities_allowed = 0;
  if ((v = decoder4(merged.vulnerability_states, "vulnerability_states", faults)) !== undefined) body.vulnerability_states = v;
  else if (!faults.has("vulnerability_states")) body.vulnerability_states = ["newly_detected"];
  return { params, query, headers, body };
}

/** GET /projects/{id}/approval_rules/{approval_rule_id} */
export function decodeGetProjectApprovalRule({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "approval_rule_id", faults)) !== undefined) params.approval_rule_id = v;
  else if (!faults.has("approval_rule_id")) faults.add("approval_rule_id", 'is missing');
  return { params, query, headers, body: null };
}

/** PUT /projects/{id}/approval_rules/{approval_rule_id} */
export function decodeUpdateProjectApprovalRule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "approval_rule_id", faults)) !== undefined) params.approval_rule_id = v;
  else if (!faults.has("approval_rule_id")) faults.add("approval_rule_id", 'is missing');
  if ((v = d.string(merged.name, "name", faults)) !== undefined) body.name = v;
  else if (!faults.has("name")) faults.add("name", 'is missing');
  if ((v = d.integer(merged.approvals_required, "approvals_required", faults)) !== undefined) body.approvals_required = v;
  else if (!faults.has("approvals_required")) faults.add("approvals_required", 'is missing');
  if ((v = decoder1(merged.user_ids, "user_ids", faults)) !== undefined) body.user_ids = v;
  if ((v = decoder1(merged.group_ids, "group_ids", faults)) !== undefined) body.group_ids = v;
  if ((v = decoder1(merged.users, "users", faults)) !== undefined) body.users = v;
  if ((v = decoder1(merged.groups, "groups", faults)) !== undefined) body.groups = v;
  if ((v = decoder1(merged.protected_branch_ids, "protected_branch_ids", faults)) !== undefined) body.protected_branch_ids = v;
  if ((v = decoder2(merged.scanners, "scanners", faults)) !== undefined) body.scanners = v;
  if ((v = decoder3(merged.severity_levels, "severity_levels", faults)) !== undefined) body.severity_levels = v;
  if ((v = d.boolean(merged.remove_hidden_groups, "remove_hidden_groups", faults)) !== undefined) body.remove_hidden_groups = v;
  else if (!faults.has("remove_hidden_groups")) body.remove_hidden_groups = false;
  return { params, query, headers, body };
}

/** GET /projects/{id}/approvals */
export function decodeGetProjectApprovals({ path }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  return { params, query, headers, body: null };
}

/** POST /projects/{id}/approvals */
export function decodeUpdateProjectApprovals({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(merged.approvals_before_merge, "approvals_before_merge", faults)) !== undefined) body.approvals_before_merge = v;
  if ((v = d.boolean(merged.reset_approvals_on_push, "reset_approvals_on_push", faults)) !== undefined) body.reset_approvals_on_push = v;
  if ((v = d.boolean(merged.disable_overriding_approvers_per_merge_request, "disable_overriding_approvers_per_merge_request", faults)) !== undefined) body.disable_overriding_approvers_per_merge_request = v;
  if ((v = d.boolean(merged.merge_requests_author_approval, "merge_requests_author_approval", faults)) !== undefined) body.merge_requests_author_approval = v;
  if ((v = d.boolean(merged.merge_requests_disable_committers_approval, "merge_requests_disable_committers_approval", faults)) !== undefined) body.merge_requests_disable_committers_approval = v;
  if ((v = d.boolean(merged.require_password_to_approve, "require_password_to_approve", faults)) !== undefined) body.require_password_to_approve = v;
  return { params, query, headers, body };
}
