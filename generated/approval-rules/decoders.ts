// Generated from spec/resources/approval-rules.yaml; do not edit. Run `npm run generate`.
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
  if ((v = d.boolean(merged.applies_to_all_protected_branches, "applies_to_all_protected_branches", faults)) !== undefined) body.applies_to_all_protected_branches = v;
  else if (!faults.has("applies_to_all_protected_branches")) body.applies_to_all_protected_branches = false;
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
  if ((v = d.integer(merged.vulnerabilities_allowed, "vulnerabilities_allowed", faults)) !== undefined) body.vulnerabilities_allowed = v;
  if ((v = decoder4(merged.vulnerability_states, "vulnerability_states", faults)) !== undefined) body.vulnerability_states = v;
  if ((v = d.boolean(merged.applies_to_all_protected_branches, "applies_to_all_protected_branches", faults)) !== undefined) body.applies_to_all_protected_branches = v;
  if ((v = d.boolean(merged.remove_hidden_groups, "remove_hidden_groups", faults)) !== undefined) body.remove_hidden_groups = v;
  else if (!faults.has("remove_hidden_groups")) body.remove_hidden_groups = false;
  return { params, query, headers, body };
}

/** DELETE /projects/{id}/approval_rules/{approval_rule_id} */
export function decodeDeleteProjectApprovalRule({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  if ((v = d.integerOrString(path[0], "id", faults)) !== undefined) params.id = v;
  else if (!faults.has("id")) faults.add("id", 'is missing');
  if ((v = d.integer(path[1], "approval_rule_id", faults)) !== undefined) params.approval_rule_id = v;
  else if (!faults.has("approval_rule_id")) faults.add("approval_rule_id", 'is missing');
  if ((v = d.string(header("If-Unmodified-Since"), "If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query, headers, body: null };
}
