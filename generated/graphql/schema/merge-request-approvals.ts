// Generated from spec/graphql/merge-request-approvals.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addMergeRequestApprovals(t: d.Types, f: d.Functions): void {
  d.object(t, 'ApprovalRule', 'Required approvals and eligible approvers.', () => [], () => ({
    approvalsRequired: d.field(t.of('Int'), 'Approvals that are needed.', { resolve: c.property("approvals_required", c.same) }),
    approved: d.field(t.of('Boolean'), 'True if the rule is satisfied.', { resolve: c.property("approved", c.same), extensions: {"score":{"git":true}} }),
    approvedBy: d.field(t.of('UserCoreConnection'), 'Users whose approvals count for the rule.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property("approved_by", c.same)), extensions: {"connection":true} }),
    containsHiddenGroups: d.field(t.of('Boolean'), 'True if the rule has groups that the caller cannot see.', { resolve: c.property("contains_hidden_groups", c.same) }),
    eligibleApprovers: d.field(d.list(d.required(t.of('UserCore'))), 'The users, and the direct members of the groups; empty for `any_approver`.', { resolve: c.property("eligible_approvers", c.same) }),
    groups: d.field(t.of('GroupConnection'), 'Groups whose members may approve; limited to groups that the caller may see.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property("groups", c.same)), extensions: {"connection":true} }),
    id: d.field(d.required(t.of('GlobalID')), 'Global id: `ApprovalMergeRequestRule`, of a project `ApprovalProjectRule`.', { resolve: d.resolver(f('mergeRequestApprovals', 'ApprovalRule', 'id')) }),
    name: d.field(t.of('String'), 'Name of the rule; of code owners the pattern of the files.', { resolve: c.property("name", c.text) }),
    overridden: d.field(t.of('Boolean'), 'True if the rule overrides the rule of the project.', { resolve: c.property("overridden", c.same) }),
    section: d.field(t.of('String'), 'The section of the code-owners file; null for other rules.', { resolve: c.property("section", c.text) }),
    sourceRule: d.field(t.of('ApprovalRule'), 'Project rule from which the rule was copied.', { resolve: c.property("source_rule", c.same) }),
    type: d.field(t.of('ApprovalRuleType'), 'Type of the rule; `code_owner` counts approvals of the owners of changed files.', { resolve: c.property("rule_type", c.upper) }),
    users: d.field(t.of('UserCoreConnection'), 'Users whose approvals count.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property("users", c.same)), extensions: {"connection":true} }),
  }));
  d.enumeration(t, 'ApprovalRuleType', 'Kinds of approval rules.', [
    ['ANY_APPROVER', 'Any eligible approver.'],
    ['CODE_OWNER', 'Owners of the code.'],
    ['REGULAR', 'Named users and groups.'],
    ['REPORT_APPROVER', 'Approval required by a report.'],
  ]);
  d.globalIdScalar(t, 'GlobalID', 'Global id of any object.', []);
  d.object(t, 'MergeRequestApprovalState', 'Approval rules of a merge request and their state.', () => [], () => ({
    approvalRulesOverwritten: d.field(t.of('Boolean'), 'True if rules of the merge request override those of the project; null without a plan that includes it.', { resolve: d.resolver(f('mergeRequestApprovals', 'MergeRequestApprovalState', 'approvalRulesOverwritten')) }),
    rules: d.field(d.list(d.required(t.of('ApprovalRule'))), 'The rules that apply; null without a plan that includes them.', { resolve: d.resolver(f('mergeRequestApprovals', 'MergeRequestApprovalState', 'rules')), extensions: {"score":{"weight":5}} }),
  }));
}
