// Generated from spec/domains/* /project-approvals.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ApprovalConfiguration = components['schemas']['ApprovalConfiguration'];
export type UpdateApprovalConfiguration = components['schemas']['UpdateApprovalConfiguration'];

/** Get the approval configuration of a project: GET /projects/{id}/approvals */
export interface GetProjectApprovalsRequest {
  readonly params: ParametersOf<operations['getProjectApprovals'], 'path'>;
}

export type GetProjectApprovalsResponse = JsonResponse<operations['getProjectApprovals'], 200 | 400 | 401 | 403 | 404>;

/** Change the approval configuration of a project: POST /projects/{id}/approvals */
export interface UpdateProjectApprovalsRequest {
  readonly params: ParametersOf<operations['updateProjectApprovals'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectApprovals'], 'application/json'>>;
}

export type UpdateProjectApprovalsResponse = JsonResponse<operations['updateProjectApprovals'], 201 | 400 | 401 | 403 | 404>;
