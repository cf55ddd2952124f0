// Generated from spec/domains/* /approval-rules.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ApprovalRule = components['schemas']['ApprovalRule'];
export type ApprovalRuleScanners = components['schemas']['ApprovalRuleScanners'];
export type ApprovalRuleSeverityLevels = components['schemas']['ApprovalRuleSeverityLevels'];
export type ApprovalRuleType = components['schemas']['ApprovalRuleType'];
export type ApprovalRuleVulnerabilityStates = components['schemas']['ApprovalRuleVulnerabilityStates'];
export type CreateApprovalRule = components['schemas']['CreateApprovalRule'];
export type UpdateApprovalRule = components['schemas']['UpdateApprovalRule'];

/** List the approval rules of a project: GET /projects/{id}/approval_rules */
export interface ListProjectApprovalRulesRequest {
  readonly params: ParametersOf<operations['listProjectApprovalRules'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectApprovalRules'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectApprovalRulesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectApprovalRules'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectApprovalRules'], 400 | 401 | 403 | 404>;

/** Create an approval rule: POST /projects/{id}/approval_rules */
export interface CreateProjectApprovalRuleRequest {
  readonly params: ParametersOf<operations['createProjectApprovalRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectApprovalRule'], 'application/json'>, 'vulnerabilities_allowed' | 'applies_to_all_protected_branches'>;
}

export type CreateProjectApprovalRuleResponse = JsonResponse<operations['createProjectApprovalRule'], 201 | 400 | 401 | 403 | 404>;

/** Get an approval rule: GET /projects/{id}/approval_rules/{approval_rule_id} */
export interface GetProjectApprovalRuleRequest {
  readonly params: ParametersOf<operations['getProjectApprovalRule'], 'path'>;
}

export type GetProjectApprovalRuleResponse = JsonResponse<operations['getProjectApprovalRule'], 200 | 400 | 401 | 403 | 404>;

/** Change an approval rule: PUT /projects/{id}/approval_rules/{approval_rule_id} */
export interface UpdateProjectApprovalRuleRequest {
  readonly params: ParametersOf<operations['updateProjectApprovalRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectApprovalRule'], 'application/json'>, 'remove_hidden_groups'>;
}

export type UpdateProjectApprovalRuleResponse = JsonResponse<operations['updateProjectApprovalRule'], 200 | 400 | 401 | 403 | 404>;

/** Delete an approval rule: DELETE /projects/{id}/approval_rules/{approval_rule_id} */
export interface DeleteProjectApprovalRuleRequest {
  readonly params: ParametersOf<operations['deleteProjectApprovalRule'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectApprovalRule'], 'header'>;
}

export type DeleteProjectApprovalRuleResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectApprovalRule'], 400 | 401 | 403 | 404 | 412>;
