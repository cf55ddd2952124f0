// Generated from spec/resources/merge-request-approvals.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListMergeRequestApprovalRulesInput {
  readonly params: ParametersOf<operations['listMergeRequestApprovalRules'], 'path'>;
  readonly query?: ParametersOf<operations['listMergeRequestApprovalRules'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListMergeRequestApprovalRulesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestApprovalRules'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestApprovalRules'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestApprovalRules'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestApprovalRules'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listMergeRequestApprovalRules'], 404> }
  ;

const listMergeRequestApprovalRulesCall: ClientCall = {
  id: 'listMergeRequestApprovalRules',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules",
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

export interface CreateMergeRequestApprovalRuleInput {
  readonly params: ParametersOf<operations['createMergeRequestApprovalRule'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createMergeRequestApprovalRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateMergeRequestApprovalRuleAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestApprovalRule'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestApprovalRule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestApprovalRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestApprovalRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createMergeRequestApprovalRule'], 404> }
  ;

const createMergeRequestApprovalRuleCall: ClientCall = {
  id: 'createMergeRequestApprovalRule',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules",
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

export interface GetMergeRequestApprovalRuleInput {
  readonly params: ParametersOf<operations['getMergeRequestApprovalRule'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestApprovalRuleAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovalRule'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovalRule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovalRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovalRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovalRule'], 404> }
  ;

const getMergeRequestApprovalRuleCall: ClientCall = {
  id: 'getMergeRequestApprovalRule',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id}",
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

export interface UpdateMergeRequestApprovalRuleInput {
  readonly params: ParametersOf<operations['updateMergeRequestApprovalRule'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateMergeRequestApprovalRule'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestApprovalRuleAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestApprovalRule'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestApprovalRule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestApprovalRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestApprovalRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestApprovalRule'], 404> }
  ;

const updateMergeRequestApprovalRuleCall: ClientCall = {
  id: 'updateMergeRequestApprovalRule',
  method: 'PUT',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id}",
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

export interface DeleteMergeRequestApprovalRuleInput {
  readonly params: ParametersOf<operations['deleteMergeRequestApprovalRule'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteMergeRequestApprovalRule'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteMergeRequestApprovalRuleAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestApprovalRule'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestApprovalRule'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestApprovalRule'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestApprovalRule'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteMergeRequestApprovalRule'], 412> }
  ;

const deleteMergeRequestApprovalRuleCall: ClientCall = {
  id: 'deleteMergeRequestApprovalRule',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id}",
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

export interface GetMergeRequestApprovalStateInput {
  readonly params: ParametersOf<operations['getMergeRequestApprovalState'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestApprovalStateAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovalState'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovalState'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovalState'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovalState'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovalState'], 404> }
  ;

const getMergeRequestApprovalStateCall: ClientCall = {
  id: 'getMergeRequestApprovalState',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approval_state",
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

export interface GetMergeRequestApprovalsInput {
  readonly params: ParametersOf<operations['getMergeRequestApprovals'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMergeRequestApprovalsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovals'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovals'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovals'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovals'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getMergeRequestApprovals'], 404> }
  ;

const getMergeRequestApprovalsCall: ClientCall = {
  id: 'getMergeRequestApprovals',
  method: 'GET',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approvals",
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

export interface UpdateMergeRequestApprovalsInput {
  readonly params: ParametersOf<operations['updateMergeRequestApprovals'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateMergeRequestApprovals'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateMergeRequestApprovalsAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestApprovals'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestApprovals'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestApprovals'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestApprovals'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateMergeRequestApprovals'], 404> }
  ;

const updateMergeRequestApprovalsCall: ClientCall = {
  id: 'updateMergeRequestApprovals',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approvals",
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

export interface ApproveMergeRequestInput {
  readonly params: ParametersOf<operations['approveMergeRequest'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['approveMergeRequest'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ApproveMergeRequestAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['approveMergeRequest'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['approveMergeRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['approveMergeRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['approveMergeRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['approveMergeRequest'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['approveMergeRequest'], 409> }
  ;

const approveMergeRequestCall: ClientCall = {
  id: 'approveMergeRequest',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/approve",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface UnapproveMergeRequestInput {
  readonly params: ParametersOf<operations['unapproveMergeRequest'], 'path'>;
  readonly signal?: AbortSignal;
}

export type UnapproveMergeRequestAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['unapproveMergeRequest'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unapproveMergeRequest'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unapproveMergeRequest'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unapproveMergeRequest'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unapproveMergeRequest'], 404> }
  ;

const unapproveMergeRequestCall: ClientCall = {
  id: 'unapproveMergeRequest',
  method: 'POST',
  path: "/api/v4/projects/{id}/merge_requests/{merge_request_iid}/unapprove",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
