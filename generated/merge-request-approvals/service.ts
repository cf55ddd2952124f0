// Generated from spec/domains/* /merge-request-approvals.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListMergeRequestApprovalRulesRequest, ListMergeRequestApprovalRulesResponse, CreateMergeRequestApprovalRuleRequest, CreateMergeRequestApprovalRuleResponse, GetMergeRequestApprovalRuleRequest, GetMergeRequestApprovalRuleResponse, UpdateMergeRequestApprovalRuleRequest, UpdateMergeRequestApprovalRuleResponse, DeleteMergeRequestApprovalRuleRequest, DeleteMergeRequestApprovalRuleResponse, GetMergeRequestApprovalStateRequest, GetMergeRequestApprovalStateResponse, GetMergeRequestApprovalsRequest, GetMergeRequestApprovalsResponse, UpdateMergeRequestApprovalsRequest, UpdateMergeRequestApprovalsResponse, ApproveMergeRequestRequest, ApproveMergeRequestResponse, UnapproveMergeRequestRequest, UnapproveMergeRequestResponse } from './types.ts';

/** One function per operation of merge-request-approvals; `C` is the request context of the server. */
export interface MergeRequestApprovalsService<C extends SubjectTypes> {
  /** List the approval rules of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/approval_rules (spec/domains/review/merge-request-approvals.yaml#listMergeRequestApprovalRules) */
  listMergeRequestApprovalRules(
    request: ListMergeRequestApprovalRulesRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListMergeRequestApprovalRulesResponse>;
  /** Create an approval rule of a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/approval_rules (spec/domains/review/merge-request-approvals.yaml#createMergeRequestApprovalRule) */
  createMergeRequestApprovalRule(
    request: CreateMergeRequestApprovalRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateMergeRequestApprovalRuleResponse>;
  /** Get an approval rule of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} (spec/domains/review/merge-request-approvals.yaml#getMergeRequestApprovalRule) */
  getMergeRequestApprovalRule(
    request: GetMergeRequestApprovalRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestApprovalRuleResponse>;
  /** Change an approval rule of a merge request. PUT /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} (spec/domains/review/merge-request-approvals.yaml#updateMergeRequestApprovalRule) */
  updateMergeRequestApprovalRule(
    request: UpdateMergeRequestApprovalRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateMergeRequestApprovalRuleResponse>;
  /** Delete an approval rule of a merge request. DELETE /projects/{id}/merge_requests/{merge_request_iid}/approval_rules/{approval_rule_id} (spec/domains/review/merge-request-approvals.yaml#deleteMergeRequestApprovalRule) */
  deleteMergeRequestApprovalRule(
    request: DeleteMergeRequestApprovalRuleRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteMergeRequestApprovalRuleResponse>;
  /** Get the approval state of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/approval_state (spec/domains/review/merge-request-approvals.yaml#getMergeRequestApprovalState) */
  getMergeRequestApprovalState(
    request: GetMergeRequestApprovalStateRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestApprovalStateResponse>;
  /** Get the approvals of a merge request. GET /projects/{id}/merge_requests/{merge_request_iid}/approvals (spec/domains/review/merge-request-approvals.yaml#getMergeRequestApprovals) */
  getMergeRequestApprovals(
    request: GetMergeRequestApprovalsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetMergeRequestApprovalsResponse>;
  /** Change how many approvals a merge request needs. POST /projects/{id}/merge_requests/{merge_request_iid}/approvals (spec/domains/review/merge-request-approvals.yaml#updateMergeRequestApprovals) */
  updateMergeRequestApprovals(
    request: UpdateMergeRequestApprovalsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateMergeRequestApprovalsResponse>;
  /** Approve a merge request. POST /projects/{id}/merge_requests/{merge_request_iid}/approve (spec/domains/review/merge-request-approvals.yaml#approveMergeRequest) */
  approveMergeRequest(
    request: ApproveMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ApproveMergeRequestResponse>;
  /** Take back an approval. POST /projects/{id}/merge_requests/{merge_request_iid}/unapprove (spec/domains/review/merge-request-approvals.yaml#unapproveMergeRequest) */
  unapproveMergeRequest(
    request: UnapproveMergeRequestRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnapproveMergeRequestResponse>;
}
