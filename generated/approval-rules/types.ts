// Generated from spec/resources/approval-rules.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectApprovalRules'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectApprovalRules'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectApprovalRules'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectApprovalRules'], 404>; readonly headers?: never }
  ;

/** Create an approval rule: POST /projects/{id}/approval_rules */
export interface CreateProjectApprovalRuleRequest {
  readonly params: ParametersOf<operations['createProjectApprovalRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectApprovalRule'], 'application/json'>, 'rule_type' | 'vulnerabilities_allowed' | 'applies_to_all_protected_branches'>;
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

/** Delete an approval rule: DELETE /projects/{id}/approval_rules/{approval_rule_id} */
export interface DeleteProjectApprovalRuleRequest {
  readonly params: ParametersOf<operations['deleteProjectApprovalRule'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectApprovalRule'], 'header'>;
}

export type DeleteProjectApprovalRuleResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectApprovalRule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectApprovalRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectApprovalRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectApprovalRule'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteProjectApprovalRule'], 412>; readonly headers?: never }
  ;
