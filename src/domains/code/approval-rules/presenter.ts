import type { ApprovalRule } from '#generated/approval-rules/types.ts';
import type { ProtectedBranch } from '#generated/protected-branches/types.ts';
import type { Urls } from '#src/text/urls.ts';
import { noGroupParts, presentGroup } from '#src/domains/core/groups/presenter.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import type { Approvers } from './approvers.ts';
import type { ApprovalRuleRow } from './table.ts';

interface Shown {
  readonly approvers: Approvers;
  readonly branches: readonly ProtectedBranch[];
}

export function presentApprovalRule(
  row: ApprovalRuleRow,
  { approvers, branches }: Shown,
  url: Urls,
): ApprovalRule {
  return {
    id: row.id,
    name: row.name,
    rule_type: row.rule_type,
    ...(row.report_type !== null && { report_type: row.report_type }),
    ...presentApprovers(approvers, url),
    approvals_required: row.approvals_required,
    protected_branches: [...branches],
    applies_to_all_protected_branches: row.applies_to_all_protected_branches,
    ...(row.scanners !== null && { scanners: row.scanners }),
    ...(row.severity_levels !== null && { severity_levels: row.severity_levels }),
    ...(row.vulnerabilities_allowed !== null && {
      vulnerabilities_allowed: row.vulnerabilities_allowed,
    }),
    ...(row.vulnerability_states !== null && { vulnerability_states: row.vulnerability_states }),
  };
}

export function presentApprovers(
  { eligible, users, groups, containsHiddenGroups }: Approvers,
  url: Urls,
): Pick<ApprovalRule, 'eligible_approvers' | 'users' | 'groups' | 'contains_hidden_groups'> {
  return {
    eligible_approvers: eligible.all().map((user) => presentUserBasic(user, url)),
    users: users.map((user) => presentUserBasic(user, url)),
    groups: groups.map((group) => presentGroup(group, noGroupParts, url)),
    contains_hidden_groups: containsHiddenGroups,
  };
}
