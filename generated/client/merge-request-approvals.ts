// Generated from spec/domains/* /merge-request-approvals.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListMergeRequestApprovalRulesInput {
  readonly params: ParametersOf<operations['listMergeRequestApprovalRules'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestApprovalRules'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestApprovalRulesAnswer = JsonAnswer<operations['listMergeRequestApprovalRules'], 200 | 400 | 401 | 403 | 404>;

const listMergeRequestApprovalRulesCall: ClientCall = {
  id: 'listMergeRequestApprovalRules',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateMergeRequestApprovalRuleInput {
  readonly params: ParametersOf<operations['createMergeRequestApprovalRule'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestApprovalRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestApprovalRuleAnswer = JsonAnswer<operations['createMergeRequestApprovalRule'], 201 | 400 | 401 | 403 | 404>;

const createMergeRequestApprovalRuleCall: ClientCall = {
  id: 'createMergeRequestApprovalRule',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetMergeRequestApprovalRuleInput {
  readonly params: ParametersOf<operations['getMergeRequestApprovalRule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestApprovalRuleAnswer = JsonAnswer<operations['getMergeRequestApprovalRule'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestApprovalRuleCall: ClientCall = {
  id: 'getMergeRequestApprovalRule',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateMergeRequestApprovalRuleInput {
  readonly params: ParametersOf<operations['updateMergeRequestApprovalRule'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateMergeRequestApprovalRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestApprovalRuleAnswer = JsonAnswer<operations['updateMergeRequestApprovalRule'], 200 | 400 | 401 | 403 | 404>;

const updateMergeRequestApprovalRuleCall: ClientCall = {
  id: 'updateMergeRequestApprovalRule',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteMergeRequestApprovalRuleInput {
  readonly params: ParametersOf<operations['deleteMergeRequestApprovalRule'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteMergeRequestApprovalRule'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestApprovalRuleAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteMergeRequestApprovalRule'], 400 | 401 | 403 | 404 | 412>;

const deleteMergeRequestApprovalRuleCall: ClientCall = {
  id: 'deleteMergeRequestApprovalRule',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface GetMergeRequestApprovalStateInput {
  readonly params: ParametersOf<operations['getMergeRequestApprovalState'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestApprovalStateAnswer = JsonAnswer<operations['getMergeRequestApprovalState'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestApprovalStateCall: ClientCall = {
  id: 'getMergeRequestApprovalState',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_state",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetMergeRequestApprovalsInput {
  readonly params: ParametersOf<operations['getMergeRequestApprovals'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestApprovalsAnswer = JsonAnswer<operations['getMergeRequestApprovals'], 200 | 400 | 401 | 403 | 404>;

const getMergeRequestApprovalsCall: ClientCall = {
  id: 'getMergeRequestApprovals',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approvals",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateMergeRequestApprovalsInput {
  readonly params: ParametersOf<operations['updateMergeRequestApprovals'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateMergeRequestApprovals'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestApprovalsAnswer = JsonAnswer<operations['updateMergeRequestApprovals'], 201 | 400 | 401 | 403 | 404>;

const updateMergeRequestApprovalsCall: ClientCall = {
  id: 'updateMergeRequestApprovals',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approvals",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ApproveMergeRequestInput {
  readonly params: ParametersOf<operations['approveMergeRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['approveMergeRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ApproveMergeRequestAnswer = JsonAnswer<operations['approveMergeRequest'], 201 | 400 | 401 | 403 | 404 | 409>;

const approveMergeRequestCall: ClientCall = {
  id: 'approveMergeRequest',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approve",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface UnapproveMergeRequestInput {
  readonly params: ParametersOf<operations['unapproveMergeRequest'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnapproveMergeRequestAnswer = JsonAnswer<operations['unapproveMergeRequest'], 201 | 400 | 401 | 403 | 404>;

const unapproveMergeRequestCall: ClientCall = {
  id: 'unapproveMergeRequest',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/unapprove",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface MergeRequestApprovalsClient {
  /** List the approval rules of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/approval_rules */
  listMergeRequestApprovalRules: ListingOf<ListMergeRequestApprovalRulesInput, ListMergeRequestApprovalRulesAnswer, JsonOf<operations['listMergeRequestApprovalRules'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an approval rule of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/approval_rules */
  createMergeRequestApprovalRule(request: CreateMergeRequestApprovalRuleInput): Promise<CreateMergeRequestApprovalRuleAnswer>;
  /** Get an approval rule of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
  getMergeRequestApprovalRule(request: GetMergeRequestApprovalRuleInput): Promise<GetMergeRequestApprovalRuleAnswer>;
  /** Change an approval rule of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
  updateMergeRequestApprovalRule(request: UpdateMergeRequestApprovalRuleInput): Promise<UpdateMergeRequestApprovalRuleAnswer>;
  /** Delete an approval rule of a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
  deleteMergeRequestApprovalRule(request: DeleteMergeRequestApprovalRuleInput): Promise<DeleteMergeRequestApprovalRuleAnswer>;
  /** Get the approval state of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/approval_state */
  getMergeRequestApprovalState(request: GetMergeRequestApprovalStateInput): Promise<GetMergeRequestApprovalStateAnswer>;
  /** Get the approvals of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/approvals */
  getMergeRequestApprovals(request: GetMergeRequestApprovalsInput): Promise<GetMergeRequestApprovalsAnswer>;
  /** Change how many approvals a merge request needs: POST /projects/{id}/merge_requests/{merge_request_iid}/approvals */
  updateMergeRequestApprovals(request: UpdateMergeRequestApprovalsInput): Promise<UpdateMergeRequestApprovalsAnswer>;
  /** Approve a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/approve */
  approveMergeRequest(request: ApproveMergeRequestInput): Promise<ApproveMergeRequestAnswer>;
  /** Take back an approval: POST /projects/{id}/merge_requests/{merge_request_iid}/unapprove */
  unapproveMergeRequest(request: UnapproveMergeRequestInput): Promise<UnapproveMergeRequestAnswer>;
}

export const mergeRequestApprovalsClient = (send: Send): MergeRequestApprovalsClient => ({
  listMergeRequestApprovalRules: listing(send, listMergeRequestApprovalRulesCall),
  createMergeRequestApprovalRule: (request) => send(createMergeRequestApprovalRuleCall, request),
  getMergeRequestApprovalRule: (request) => send(getMergeRequestApprovalRuleCall, request),
  updateMergeRequestApprovalRule: (request) => send(updateMergeRequestApprovalRuleCall, request),
  deleteMergeRequestApprovalRule: (request) => send(deleteMergeRequestApprovalRuleCall, request),
  getMergeRequestApprovalState: (request) => send(getMergeRequestApprovalStateCall, request),
  getMergeRequestApprovals: (request) => send(getMergeRequestApprovalsCall, request),
  updateMergeRequestApprovals: (request) => send(updateMergeRequestApprovalsCall, request),
  approveMergeRequest: (request) => send(approveMergeRequestCall, request),
  unapproveMergeRequest: (request) => send(unapproveMergeRequestCall, request),
});
