// Generated from spec/domains/* /approval-rules.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.integer, true, 1000);
const decoder2 = d.array(d.string, true, 7);
const decoder3 = d.array(d.string, true, 6);
const decoder4 = d.array(d.string, true, 5);
const decoder5 = d.filled(d.string);

/** GET /projects/{id}/approval_rules */
export function decodeListProjectApprovalRules({ path, merged }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  query.page = d.integer(merged.page, "query/page", faults) ?? 1;
  query.per_page = d.integer(merged.per_page, "query/per_page", faults) ?? 20;
  return { params, query, headers: {}, body: null };
}

/** POST /projects/{id}/approval_rules */
export function decodeCreateProjectApprovalRule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  body.name = d.string(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.approvals_required = d.integer(merged.approvals_required, "body/approvals_required", faults) ?? faults.missing("body/approvals_required");
  if ((v = d.string(merged.rule_type, "body/rule_type", faults)) !== undefined) body.rule_type = v;
  if ((v = decoder1(merged.user_ids, "body/user_ids", faults)) !== undefined) body.user_ids = v;
  if ((v = decoder1(merged.group_ids, "body/group_ids", faults)) !== undefined) body.group_ids = v;
  if ((v = decoder1(merged.users, "body/users", faults)) !== undefined) body.users = v;
  if ((v = decoder1(merged.groups, "body/groups", faults)) !== undefined) body.groups = v;
  if ((v = decoder1(merged.protected_branch_ids, "body/protected_branch_ids", faults)) !== undefined) body.protected_branch_ids = v;
  if ((v = d.string(merged.report_type, "body/report_type", faults)) !== undefined) body.report_type = v;
  if ((v = decoder2(merged.scanners, "body/scanners", faults)) !== undefined) body.scanners = v;
  if ((v = decoder3(merged.severity_levels, "body/severity_levels", faults)) !== undefined) body.severity_levels = v;
  body.vulnerabilities_allowed = d.integer(merged.vulnerabilities_allowed, "body/vulnerabilities_allowed", faults) ?? 0;
  if ((v = decoder4(merged.vulnerability_states, "body/vulnerability_states", faults)) !== undefined) body.vulnerability_states = v;
  body.applies_to_all_protected_branches = d.boolean(merged.applies_to_all_protected_branches, "body/applies_to_all_protected_branches", faults) ?? false;
  return { params, query: {}, headers: {}, body };
}

/** GET /projects/{id}/approval_rules/{approval_rule_id} */
export function decodeGetProjectApprovalRule({ path }: RawInput, faults: Faults): DecodedInput {
  const params: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.approval_rule_id = d.integer(path[1], "path/approval_rule_id", faults) ?? faults.missing("path/approval_rule_id");
  return { params, query: {}, headers: {}, body: null };
}

/** PUT /projects/{id}/approval_rules/{approval_rule_id} */
export function decodeUpdateProjectApprovalRule({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.approval_rule_id = d.integer(path[1], "path/approval_rule_id", faults) ?? faults.missing("path/approval_rule_id");
  body.name = decoder5(merged.name, "body/name", faults) ?? faults.missing("body/name");
  body.approvals_required = d.integer(merged.approvals_required, "body/approvals_required", faults) ?? faults.missing("body/approvals_required");
  if ((v = decoder1(merged.user_ids, "body/user_ids", faults)) !== undefined) body.user_ids = v;
  if ((v = decoder1(merged.group_ids, "body/group_ids", faults)) !== undefined) body.group_ids = v;
  if ((v = decoder1(merged.users, "body/users", faults)) !== undefined) body.users = v;
  if ((v = decoder1(merged.groups, "body/groups", faults)) !== undefined) body.groups = v;
  if ((v = decoder1(merged.protected_branch_ids, "body/protected_branch_ids", faults)) !== undefined) body.protected_branch_ids = v;
  if ((v = decoder2(merged.scanners, "body/scanners", faults)) !== undefined) body.scanners = v;
  if ((v = decoder3(merged.severity_levels, "body/severity_levels", faults)) !== undefined) body.severity_levels = v;
  if ((v = d.integer(merged.vulnerabilities_allowed, "body/vulnerabilities_allowed", faults)) !== undefined) body.vulnerabilities_allowed = v;
  if ((v = decoder4(merged.vulnerability_states, "body/vulnerability_states", faults)) !== undefined) body.vulnerability_states = v;
  if ((v = d.boolean(merged.applies_to_all_protected_branches, "body/applies_to_all_protected_branches", faults)) !== undefined) body.applies_to_all_protected_branches = v;
  body.remove_hidden_groups = d.boolean(merged.remove_hidden_groups, "body/remove_hidden_groups", faults) ?? false;
  return { params, query: {}, headers: {}, body };
}

/** DELETE /projects/{id}/approval_rules/{approval_rule_id} */
export function decodeDeleteProjectApprovalRule({ path, header }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const headers: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  params.approval_rule_id = d.integer(path[1], "path/approval_rule_id", faults) ?? faults.missing("path/approval_rule_id");
  if ((v = d.string(header("If-Unmodified-Since"), "header/If-Unmodified-Since", faults)) !== undefined) headers["If-Unmodified-Since"] = v;
  return { params, query: {}, headers, body: null };
}
