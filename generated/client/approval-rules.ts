// Generated from spec/domains/* /approval-rules.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProjectApprovalRulesInput {
  readonly params: ParametersOf<operations['listProjectApprovalRules'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectApprovalRules'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectApprovalRulesAnswer = JsonAnswer<operations['listProjectApprovalRules'], 200 | 400 | 401 | 403 | 404>;

const listProjectApprovalRulesCall: ClientCall = {
  id: 'listProjectApprovalRules',
  method: 'GET',
  path: "/api/v4/projects/{id}/approval_rules",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateProjectApprovalRuleInput {
  readonly params: ParametersOf<operations['createProjectApprovalRule'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectApprovalRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectApprovalRuleAnswer = JsonAnswer<operations['createProjectApprovalRule'], 201 | 400 | 401 | 403 | 404>;

const createProjectApprovalRuleCall: ClientCall = {
  id: 'createProjectApprovalRule',
  method: 'POST',
  path: "/api/v4/projects/{id}/approval_rules",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetProjectApprovalRuleInput {
  readonly params: ParametersOf<operations['getProjectApprovalRule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectApprovalRuleAnswer = JsonAnswer<operations['getProjectApprovalRule'], 200 | 400 | 401 | 403 | 404>;

const getProjectApprovalRuleCall: ClientCall = {
  id: 'getProjectApprovalRule',
  method: 'GET',
  path: "/api/v4/projects/{id}/approval_rules/{approval_rule_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateProjectApprovalRuleInput {
  readonly params: ParametersOf<operations['updateProjectApprovalRule'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateProjectApprovalRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectApprovalRuleAnswer = JsonAnswer<operations['updateProjectApprovalRule'], 200 | 400 | 401 | 403 | 404>;

const updateProjectApprovalRuleCall: ClientCall = {
  id: 'updateProjectApprovalRule',
  method: 'PUT',
  path: "/api/v4/projects/{id}/approval_rules/{approval_rule_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteProjectApprovalRuleInput {
  readonly params: ParametersOf<operations['deleteProjectApprovalRule'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectApprovalRule'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectApprovalRuleAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectApprovalRule'], 400 | 401 | 403 | 404 | 412>;

const deleteProjectApprovalRuleCall: ClientCall = {
  id: 'deleteProjectApprovalRule',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/approval_rules/{approval_rule_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ApprovalRulesClient {
  /** List the approval rules of a project: GET /projects/{id}/approval_rules */
  listProjectApprovalRules: ListingOf<ListProjectApprovalRulesInput, ListProjectApprovalRulesAnswer, JsonOf<operations['listProjectApprovalRules'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an approval rule: POST /projects/{id}/approval_rules */
  createProjectApprovalRule(request: CreateProjectApprovalRuleInput): Promise<CreateProjectApprovalRuleAnswer>;
  /** Get an approval rule: GET /projects/{id}/approval_rules/{approval_rule_id} */
  getProjectApprovalRule(request: GetProjectApprovalRuleInput): Promise<GetProjectApprovalRuleAnswer>;
  /** Change an approval rule: PUT /projects/{id}/approval_rules/{approval_rule_id} */
  updateProjectApprovalRule(request: UpdateProjectApprovalRuleInput): Promise<UpdateProjectApprovalRuleAnswer>;
  /** Delete an approval rule: DELETE /projects/{id}/approval_rules/{approval_rule_id} */
  deleteProjectApprovalRule(request: DeleteProjectApprovalRuleInput): Promise<DeleteProjectApprovalRuleAnswer>;
}

export const approvalRulesClient = (send: Send): ApprovalRulesClient => ({
  listProjectApprovalRules: listing(send, listProjectApprovalRulesCall),
  createProjectApprovalRule: (request) => send(createProjectApprovalRuleCall, request),
  getProjectApprovalRule: (request) => send(getProjectApprovalRuleCall, request),
  updateProjectApprovalRule: (request) => send(updateProjectApprovalRuleCall, request),
  deleteProjectApprovalRule: (request) => send(deleteProjectApprovalRuleCall, request),
});
