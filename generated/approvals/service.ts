// Generated from spec/resources/approvals.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListProjectApprovalRulesRequest, ListProjectApprovalRulesResponse, CreateProjectApprovalRuleRequest, CreateProjectApprovalRuleResponse, GetProjectApprovalRuleRequest, GetProjectApprovalRuleResponse, UpdateProjectApprovalRuleRequest, UpdateProjectApprovalRuleResponse, GetProjectApprovalsRequest, GetProjectApprovalsResponse, UpdateProjectApprovalsRequest, UpdateProjectApprovalsResponse } from './types.ts';

/** One function per operation of approvals; `C` is the request context of the server. */
export interface ApprovalsService<C extends SubjectTypes> {
  /** List the approval rules of a project. GET /projects/{id}/approval_rules (spec/resources/approvals.yaml:83:5) */
  listProjectApprovalRules?(
    request: ListProjectApprovalRulesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectApprovalRulesResponse>;
  /** Create an approval rule. POST /projects/{id}/approval_rules (spec/resources/approvals.yaml:150:5) */
  createProjectApprovalRule?(
    request: CreateProjectApprovalRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectApprovalRuleResponse>;
  /** Get an approval rule. GET /projects/{id}/approval_rules/{approval_rule_id} (spec/resources/approvals.yaml:176:5) */
  getProjectApprovalRule?(
    request: GetProjectApprovalRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectApprovalRuleResponse>;
  /** Change an approval rule. PUT /projects/{id}/approval_rules/{approval_rule_id} (spec/resources/approvals.yaml:193:5) */
  updateProjectApprovalRule?(
    request: UpdateProjectApprovalRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectApprovalRuleResponse>;
  /** Get the approval configuration of a project. GET /projects/{id}/approvals (spec/resources/approvals.yaml:5:5) */
  getProjectApprovals?(
    request: GetProjectApprovalsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectApprovalsResponse>;
  /** Change the approval configuration of a project. POST /projects/{id}/approvals (spec/resources/approvals.yaml:34:5) */
  updateProjectApprovals?(
    request: UpdateProjectApprovalsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectApprovalsResponse>;
}
