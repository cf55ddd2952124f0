// Generated from spec/resources/approval-rules.yaml; do not edit. Run `npm run generate`.
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

export interface DeleteProjectApprovalRuleInput {
  readonly params: ParametersOf<operations['deleteProjectApprovalRule'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectApprovalRule'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectApprovalRuleAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectApprovalRule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectApprovalRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectApprovalRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectApprovalRule'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectApprovalRule'], 412> }
  ;

const deleteProjectApprovalRuleCall: ClientCall = {
  id: 'deleteProjectApprovalRule',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/approval_rules/{approval_rule_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
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
