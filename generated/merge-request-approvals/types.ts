// Generated from spec/resources/merge-request-approvals.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ApprovalRuleLeft = components['schemas']['ApprovalRuleLeft'];
export type ApprovalState = components['schemas']['ApprovalState'];
export type ApprovalStateRule = components['schemas']['ApprovalStateRule'];
export type ApproveMergeRequest = components['schemas']['ApproveMergeRequest'];
export type ApprovedBy = components['schemas']['ApprovedBy'];
export type ApproverGroup = components['schemas']['ApproverGroup'];
export type CreateMergeRequestApprovalRule = components['schemas']['CreateMergeRequestApprovalRule'];
export type MergeRequestApprovalRule = components['schemas']['MergeRequestApprovalRule'];
export type MergeRequestApprovalRuleType = components['schemas']['MergeRequestApprovalRuleType'];
export type MergeRequestApprovals = components['schemas']['MergeRequestApprovals'];
export type UpdateMergeRequestApprovalRule = components['schemas']['UpdateMergeRequestApprovalRule'];
export type UpdateMergeRequestApprovals = components['schemas']['UpdateMergeRequestApprovals'];

/** List the approval rules of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/approval_rules */
export interface ListMergeRequestApprovalRulesRequest {
  readonly params: ParametersOf<operations['listMergeRequestApprovalRules'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listMergeRequestApprovalRules'], 'query'>, 'page' | 'per_page'>;
}

export type ListMergeRequestApprovalRulesResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listMergeRequestApprovalRules'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listMergeRequestApprovalRules'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listMergeRequestApprovalRules'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listMergeRequestApprovalRules'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listMergeRequestApprovalRules'], 404>; readonly headers?: never }
  ;

/** Create an approval rule of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/approval_rules */
export interface CreateMergeRequestApprovalRuleRequest {
  readonly params: ParametersOf<operations['createMergeRequestApprovalRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestApprovalRule'], 'application/json'>>;
}

export type CreateMergeRequestApprovalRuleResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createMergeRequestApprovalRule'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createMergeRequestApprovalRule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createMergeRequestApprovalRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createMergeRequestApprovalRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createMergeRequestApprovalRule'], 404>; readonly headers?: never }
  ;

/** Get an approval rule of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export interface GetMergeRequestApprovalRuleRequest {
  readonly params: ParametersOf<operations['getMergeRequestApprovalRule'], 'path'>;
}

export type GetMergeRequestApprovalRuleResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestApprovalRule'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestApprovalRule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestApprovalRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestApprovalRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestApprovalRule'], 404>; readonly headers?: never }
  ;

/** Change an approval rule of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export interface UpdateMergeRequestApprovalRuleRequest {
  readonly params: ParametersOf<operations['updateMergeRequestApprovalRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateMergeRequestApprovalRule'], 'application/json'>, 'remove_hidden_groups'>;
}

export type UpdateMergeRequestApprovalRuleResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateMergeRequestApprovalRule'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateMergeRequestApprovalRule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateMergeRequestApprovalRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateMergeRequestApprovalRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateMergeRequestApprovalRule'], 404>; readonly headers?: never }
  ;

/** Delete an approval rule of a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export interface DeleteMergeRequestApprovalRuleRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestApprovalRule'], 'path'>;
  readonly headers: ParametersOf<operations['deleteMergeRequestApprovalRule'], 'header'>;
}

export type DeleteMergeRequestApprovalRuleResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteMergeRequestApprovalRule'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteMergeRequestApprovalRule'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteMergeRequestApprovalRule'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteMergeRequestApprovalRule'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteMergeRequestApprovalRule'], 412>; readonly headers?: never }
  ;

/** Get the approval state of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/approval_state */
export interface GetMergeRequestApprovalStateRequest {
  readonly params: ParametersOf<operations['getMergeRequestApprovalState'], 'path'>;
}

export type GetMergeRequestApprovalStateResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestApprovalState'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestApprovalState'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestApprovalState'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestApprovalState'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestApprovalState'], 404>; readonly headers?: never }
  ;

/** Get the approvals of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/approvals */
export interface GetMergeRequestApprovalsRequest {
  readonly params: ParametersOf<operations['getMergeRequestApprovals'], 'path'>;
}

export type GetMergeRequestApprovalsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getMergeRequestApprovals'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getMergeRequestApprovals'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getMergeRequestApprovals'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getMergeRequestApprovals'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getMergeRequestApprovals'], 404>; readonly headers?: never }
  ;

/** Change how many approvals a merge request needs: POST /projects/{id}/merge_requests/{merge_request_iid}/approvals */
export interface UpdateMergeRequestApprovalsRequest {
  readonly params: ParametersOf<operations['updateMergeRequestApprovals'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateMergeRequestApprovals'], 'application/json'>>;
}

export type UpdateMergeRequestApprovalsResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['updateMergeRequestApprovals'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateMergeRequestApprovals'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateMergeRequestApprovals'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateMergeRequestApprovals'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateMergeRequestApprovals'], 404>; readonly headers?: never }
  ;

/** Approve a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/approve */
export interface ApproveMergeRequestRequest {
  readonly params: ParametersOf<operations['approveMergeRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['approveMergeRequest'], 'application/json'>>;
}

export type ApproveMergeRequestResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['approveMergeRequest'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['approveMergeRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['approveMergeRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['approveMergeRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['approveMergeRequest'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['approveMergeRequest'], 409>; readonly headers?: never }
  ;

/** Take back an approval: POST /projects/{id}/merge_requests/{merge_request_iid}/unapprove */
export interface UnapproveMergeRequestRequest {
  readonly params: ParametersOf<operations['unapproveMergeRequest'], 'path'>;
}

export type UnapproveMergeRequestResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['unapproveMergeRequest'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unapproveMergeRequest'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unapproveMergeRequest'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unapproveMergeRequest'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unapproveMergeRequest'], 404>; readonly headers?: never }
  ;
