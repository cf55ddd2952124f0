// Generated from spec/domains/* /merge-request-approvals.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

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
  | JsonResponse<operations['listMergeRequestApprovalRules'], 400 | 401 | 403 | 404>;

/** Create an approval rule of a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/approval_rules */
export interface CreateMergeRequestApprovalRuleRequest {
  readonly params: ParametersOf<operations['createMergeRequestApprovalRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createMergeRequestApprovalRule'], 'application/json'>>;
}

export type CreateMergeRequestApprovalRuleResponse = JsonResponse<operations['createMergeRequestApprovalRule'], 201 | 400 | 401 | 403 | 404>;

/** Get an approval rule of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export interface GetMergeRequestApprovalRuleRequest {
  readonly params: ParametersOf<operations['getMergeRequestApprovalRule'], 'path'>;
}

export type GetMergeRequestApprovalRuleResponse = JsonResponse<operations['getMergeRequestApprovalRule'], 200 | 400 | 401 | 403 | 404>;

/** Change an approval rule of a merge request: PUT /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export interface UpdateMergeRequestApprovalRuleRequest {
  readonly params: ParametersOf<operations['updateMergeRequestApprovalRule'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateMergeRequestApprovalRule'], 'application/json'>, 'remove_hidden_groups'>;
}

export type UpdateMergeRequestApprovalRuleResponse = JsonResponse<operations['updateMergeRequestApprovalRule'], 200 | 400 | 401 | 403 | 404>;

/** Delete an approval rule of a merge request: DELETE /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} */
export interface DeleteMergeRequestApprovalRuleRequest {
  readonly params: ParametersOf<operations['deleteMergeRequestApprovalRule'], 'path'>;
  readonly headers: ParametersOf<operations['deleteMergeRequestApprovalRule'], 'header'>;
}

export type DeleteMergeRequestApprovalRuleResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteMergeRequestApprovalRule'], 400 | 401 | 403 | 404 | 412>;

/** Get the approval state of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/approval_state */
export interface GetMergeRequestApprovalStateRequest {
  readonly params: ParametersOf<operations['getMergeRequestApprovalState'], 'path'>;
}

export type GetMergeRequestApprovalStateResponse = JsonResponse<operations['getMergeRequestApprovalState'], 200 | 400 | 401 | 403 | 404>;

/** Get the approvals of a merge request: GET /projects/{id}/merge_requests/{merge_request_iid}/approvals */
export interface GetMergeRequestApprovalsRequest {
  readonly params: ParametersOf<operations['getMergeRequestApprovals'], 'path'>;
}

export type GetMergeRequestApprovalsResponse = JsonResponse<operations['getMergeRequestApprovals'], 200 | 400 | 401 | 403 | 404>;

/** Change how many approvals a merge request needs: POST /projects/{id}/merge_requests/{merge_request_iid}/approvals */
export interface UpdateMergeRequestApprovalsRequest {
  readonly params: ParametersOf<operations['updateMergeRequestApprovals'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateMergeRequestApprovals'], 'application/json'>>;
}

export type UpdateMergeRequestApprovalsResponse = JsonResponse<operations['updateMergeRequestApprovals'], 201 | 400 | 401 | 403 | 404>;

/** Approve a merge request: POST /projects/{id}/merge_requests/{merge_request_iid}/approve */
export interface ApproveMergeRequestRequest {
  readonly params: ParametersOf<operations['approveMergeRequest'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['approveMergeRequest'], 'application/json'>>;
}

export type ApproveMergeRequestResponse = JsonResponse<operations['approveMergeRequest'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Take back an approval: POST /projects/{id}/merge_requests/{merge_request_iid}/unapprove */
export interface UnapproveMergeRequestRequest {
  readonly params: ParametersOf<operations['unapproveMergeRequest'], 'path'>;
}

export type UnapproveMergeRequestResponse = JsonResponse<operations['unapproveMergeRequest'], 201 | 400 | 401 | 403 | 404>;
