import type { ApprovalRulesService } from '#generated/approval-rules/service.ts';
import type { RequestContext } from '#src/context.ts';
import { authorize } from '#src/policy/authorize.ts';
import { createApprovalRule, deleteApprovalRule, updateApprovalRule } from './change.ts';
import { approvalRuleList } from './list.ts';
import { approvalRulePolicy } from './policy.ts';
import { presentApprovalRules, presentOneApprovalRule } from './presented.ts';
import { findApprovalRule } from './table.ts';

export const approvalRules = {
  async listProjectApprovalRules({ project, query }, context) {
    authorize(approvalRulePolicy.read, { project, actor: context.actor });
    const { rows, page } = await approvalRuleList.pageFor(context, {
      ...query,
      project: project.id,
    });
    return { status: 200, page, body: await presentApprovalRules(context, rows) };
  },

  async getProjectApprovalRule({ project, params }, context) {
    authorize(approvalRulePolicy.read, { project, actor: context.actor });
    const row = await findApprovalRule(context.db, project.id, params.approval_rule_id);
    return { status: 200, body: await presentOneApprovalRule(context, row) };
  },

  async createProjectApprovalRule({ project, body }, context) {
    authorize(approvalRulePolicy.change, { project });
    const row = await createApprovalRule(context, project, body);
    return { status: 201, body: await presentOneApprovalRule(context, row) };
  },

  async updateProjectApprovalRule({ project, params, body }, context) {
    authorize(approvalRulePolicy.change, { project });
    const row = await updateApprovalRule(context, project, params.approval_rule_id, body);
    return { status: 200, body: await presentOneApprovalRule(context, row) };
  },

  async deleteProjectApprovalRule({ project, params, headers }, context) {
    authorize(approvalRulePolicy.change, { project });
    const since = headers['If-Unmodified-Since'];
    await deleteApprovalRule(context, project, params.approval_rule_id, since);
    return { status: 204 };
  },
} satisfies ApprovalRulesService<RequestContext>;
