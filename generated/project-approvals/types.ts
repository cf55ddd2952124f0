// Generated from spec/resources/project-approvals.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ApprovalConfiguration = components['schemas']['ApprovalConfiguration'];
export type UpdateApprovalConfiguration = components['schemas']['UpdateApprovalConfiguration'];

/** Get the approval configuration of a project: GET /projects/{id}/approvals */
export interface GetProjectApprovalsRequest {
  readonly params: ParametersOf<operations['getProjectApprovals'], 'path'>;
}

export type GetProjectApprovalsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectApprovals'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectApprovals'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectApprovals'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectApprovals'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectApprovals'], 404>; readonly headers?: never }
  ;

/** Change the approval configuration of a project: POST /projects/{id}/approvals */
export interface UpdateProjectApprovalsRequest {
  readonly params: ParametersOf<operations['updateProjectApprovals'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectApprovals'], 'application/json'>>;
}

export type UpdateProjectApprovalsResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['updateProjectApprovals'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectApprovals'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectApprovals'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectApprovals'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectApprovals'], 404>; readonly headers?: never }
  ;
