// Generated from spec/domains/* /approval-rules.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListProjectApprovalRulesRequest, ListProjectApprovalRulesResponse, CreateProjectApprovalRuleRequest, CreateProjectApprovalRuleResponse, GetProjectApprovalRuleRequest, GetProjectApprovalRuleResponse, UpdateProjectApprovalRuleRequest, UpdateProjectApprovalRuleResponse, DeleteProjectApprovalRuleRequest, DeleteProjectApprovalRuleResponse } from './types.ts';

/** One function per operation of approval-rules; `C` is the request context of the server. */
export interface ApprovalRulesService<C extends SubjectTypes> {
  /** List the approval rules of a project. GET /projects/{id}/approval_rules (spec/domains/code/approval-rules.yaml#listProjectApprovalRules) */
  listProjectApprovalRules(
    request: ListProjectApprovalRulesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectApprovalRulesResponse>;
  /** Create an approval rule. POST /projects/{id}/approval_rules (spec/domains/code/approval-rules.yaml#createProjectApprovalRule) */
  createProjectApprovalRule(
    request: CreateProjectApprovalRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectApprovalRuleResponse>;
  /** Get an approval rule. GET /projects/{id}/approval_rules/{approval_rule_id} (spec/domains/code/approval-rules.yaml#getProjectApprovalRule) */
  getProjectApprovalRule(
    request: GetProjectApprovalRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectApprovalRuleResponse>;
  /** Change an approval rule. PUT /projects/{id}/approval_rules/{approval_rule_id} (spec/domains/code/approval-rules.yaml#updateProjectApprovalRule) */
  updateProjectApprovalRule(
    request: UpdateProjectApprovalRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectApprovalRuleResponse>;
  /** Delete an approval rule. DELETE /projects/{id}/approval_rules/{approval_rule_id} (spec/domains/code/approval-rules.yaml#deleteProjectApprovalRule) */
  deleteProjectApprovalRule(
    request: DeleteProjectApprovalRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectApprovalRuleResponse>;
}
