// Generated from spec/resources/approvals.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProjectApprovalRulesInput {
  readonly params: ParametersOf<operations['listProjectApprovalRules'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectApprovalRules'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectApprovalRulesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectApprovalRules'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectApprovalRules'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectApprovalRules'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectApprovalRules'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectApprovalRules'], 404> }
  ;

const listProjectApprovalRulesCall: ClientCall = {
  id: 'listProjectApprovalRules',
  method: 'GET',
  path: "/api/v4/projects/{id}/approval_rules",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateProjectApprovalRuleInput {
  readonly params: ParametersOf<operations['createProjectApprovalRule'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectApprovalRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectApprovalRuleAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createProjectApprovalRule'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createProjectApprovalRule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createProjectApprovalRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createProjectApprovalRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createProjectApprovalRule'], 404> }
  ;

const createProjectApprovalRuleCall: ClientCall = {
  id: 'createProjectApprovalRule',
  method: 'POST',
  path: "/api/v4/projects/{id}/approval_rules",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetProjectApprovalRuleInput {
  readonly params: ParametersOf<operations['getProjectApprovalRule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectApprovalRuleAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovalRule'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovalRule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovalRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovalRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovalRule'], 404> }
  ;

const getProjectApprovalRuleCall: ClientCall = {
  id: 'getProjectApprovalRule',
  method: 'GET',
  path: "/api/v4/projects/{id}/approval_rules/{approval_rule_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateProjectApprovalRuleInput {
  readonly params: ParametersOf<operations['updateProjectApprovalRule'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateProjectApprovalRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectApprovalRuleAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovalRule'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovalRule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovalRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovalRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovalRule'], 404> }
  ;

const updateProjectApprovalRuleCall: ClientCall = {
  id: 'updateProjectApprovalRule',
  method: 'PUT',
  path: "/api/v4/projects/{id}/approval_rules/{approval_rule_id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetProjectApprovalsInput {
  readonly params: ParametersOf<operations['getProjectApprovals'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectApprovalsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovals'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovals'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovals'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovals'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectApprovals'], 404> }
  ;

const getProjectApprovalsCall: ClientCall = {
  id: 'getProjectApprovals',
  method: 'GET',
  path: "/api/v4/projects/{id}/approvals",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateProjectApprovalsInput {
  readonly params: ParametersOf<operations['updateProjectApprovals'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectApprovals'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectApprovalsAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovals'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovals'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovals'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovals'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectApprovals'], 404> }
  ;

const updateProjectApprovalsCall: ClientCall = {
  id: 'updateProjectApprovals',
  method: 'POST',
  path: "/api/v4/projects/{id}/approvals",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ApprovalsClient {
  /** List the approval rules of a project: GET /projects/{id}/approval_rules */
  listProjectApprovalRules: ListingOf<ListProjectApprovalRulesInput, ListProjectApprovalRulesAnswer, JsonOf<operations['listProjectApprovalRules'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an approval rule: POST /projects/{id}/approval_rules */
  createProjectApprovalRule(request: CreateProjectApprovalRuleInput): Promise<CreateProjectApprovalRuleAnswer>;
  /** Get an approval rule: GET /projects/{id}/approval_rules/{approval_rule_id} */
  getProjectApprovalRule(request: GetProjectApprovalRuleInput): Promise<GetProjectApprovalRuleAnswer>;
  /** Change an approval rule: PUT /projects/{id}/approval_rules/{approval_rule_id} */
  updateProjectApprovalRule(request: UpdateProjectApprovalRuleInput): Promise<UpdateProjectApprovalRuleAnswer>;
  /** Get the approval configuration of a project: GET /projects/{id}/approvals */
  getProjectApprovals(request: GetProjectApprovalsInput): Promise<GetProjectApprovalsAnswer>;
  /** Change the approval configuration of a project: POST /projects/{id}/approvals */
  updateProjectApprovals(request: UpdateProjectApprovalsInput): Promise<UpdateProjectApprovalsAnswer>;
}

export const approvalsClient = (send: Send): ApprovalsClient => ({
  listProjectApprovalRules: listing(send, listProjectApprovalRulesCall),
  createProjectApprovalRule: (request) => send(createProjectApprovalRuleCall, request),
  getProjectApprovalRule: (request) => send(getProjectApprovalRuleCall, request),
  updateProjectApprovalRule: (request) => send(updateProjectApprovalRuleCall, request),
  getProjectApprovals: (request) => send(getProjectApprovalsCall, request),
  updateProjectApprovals: (request) => send(updateProjectApprovalsCall, request),
});
