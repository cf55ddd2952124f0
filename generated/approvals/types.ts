// Generated from spec/resources/approvals.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ApprovalConfiguration = components['schemas']['ApprovalConfiguration'];
export type ApprovalRule = components['schemas']['ApprovalRule'];
export type ApprovalRuleScanners = components['schemas']['ApprovalRuleScanners'];
export type ApprovalRuleSeverityLevels = components['schemas']['ApprovalRuleSeverityLevels'];
export type ApprovalRuleType = components['schemas']['ApprovalRuleType'];
export type CreateApprovalRule = components['schemas']['CreateApprovalRule'];
export type UpdateApprovalConfiguration = components['schemas']['UpdateApprovalConfiguration'];
export type UpdateApprovalRule = components['schemas']['UpdateApprovalRule'];

/** List the approval rules of a project: GET /projects/{id}/approval_rules */
export interface ListProjectApprovalRulesRequest {
  readonly params: ParametersOf<operations['listProjectApprovalRules'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectApprovalRules'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectApprovalRulesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectApprovalRules'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectApprovalRules'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectApprovalRules'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectApprovalRules'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectApprovalRules'], 404>; readonly headers?: never }
  ;

/** Create an approval rule: POST /projects/{id}/approval_rules */
export interface CreateProjectApprovalRuleRequest {
  readonly params: ParametersOf<operations['createProjectApprovalRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectApprovalRule'], 'application/json'>, 'rule_type' | 'vulnerabilities_allowed' | 'vulnerability_states'>;
}

export type CreateProjectApprovalRuleResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createProjectApprovalRule'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createProjectApprovalRule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createProjectApprovalRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createProjectApprovalRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createProjectApprovalRule'], 404>; readonly headers?: never }
  ;

/** Get an approval rule: GET /projects/{id}/approval_rules/{approval_rule_id} */
export interface GetProjectApprovalRuleRequest {
  readonly params: ParametersOf<operations['getProjectApprovalRule'], 'path'>;
}

export type GetProjectApprovalRuleResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectApprovalRule'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectApprovalRule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectApprovalRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectApprovalRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectApprovalRule'], 404>; readonly headers?: never }
  ;

/** Change an approval rule: PUT /projects/{id}/approval_rules/{approval_rule_id} */
export interface UpdateProjectApprovalRuleRequest {
  readonly params: ParametersOf<operations['updateProjectApprovalRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectApprovalRule'], 'application/json'>, 'remove_hidden_groups'>;
}

export type UpdateProjectApprovalRuleResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateProjectApprovalRule'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectApprovalRule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectApprovalRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectApprovalRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectApprovalRule'], 404>; readonly headers?: never }
  ;

/** Get the approval configuration of a project: GET /projects/{id}/approvals */
export interface GetProjectApprovalsRequest {
  readonly params: ParametersOf<operations['getProjectApprovals'], 'path'>;
}

export type GetProjectApprovalsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectApprovals'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectApprovals'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectApprovals'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectApprovals'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectApprovals'], 404>; readonly headers?: never }
  ;

/** Change the approval configuration of a project: POST /projects/{id}/approvals */
export interface UpdateProjectApprovalsRequest {
  readonly params: ParametersOf<operations['updateProjectApprovals'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectApprovals'], 'application/json'>>;
}

export type UpdateProjectApprovalsResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['updateProjectApprovals'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectApprovals'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectApprovals'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectApprovals'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectApprovals'], 404>; readonly headers?: never }
  ;
