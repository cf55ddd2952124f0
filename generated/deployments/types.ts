// Generated from spec/domains/* /deployments.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateDeployment = components['schemas']['CreateDeployment'];
export type Deployment = components['schemas']['Deployment'];
export type DeploymentApproval = components['schemas']['DeploymentApproval'];
export type DeploymentDetail = components['schemas']['DeploymentDetail'];
export type DeploymentEnvironment = components['schemas']['DeploymentEnvironment'];
export type DeploymentHookPayload = components['schemas']['DeploymentHookPayload'];
export type DeploymentStatus = components['schemas']['DeploymentStatus'];
export type UpdateDeployment = components['schemas']['UpdateDeployment'];
export type VoteOnDeployment = components['schemas']['VoteOnDeployment'];

/** List the deployments of a project: GET /projects/{id}/deployments */
export interface ListDeploymentsRequest {
  readonly params: ParametersOf<operations['listDeployments'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listDeployments'], 'query'>, 'order_by' | 'sort' | 'page' | 'per_page'>;
}

export type ListDeploymentsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listDeployments'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listDeployments'], 400 | 401 | 403 | 404>;

/** Tell of a deployment: POST /projects/{id}/deployments */
export interface CreateDeploymentRequest {
  readonly params: ParametersOf<operations['createDeployment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createDeployment'], 'application/json'>>;
}

export type CreateDeploymentResponse = JsonResponse<operations['createDeployment'], 201 | 400 | 401 | 403 | 404>;

/** Get a deployment: GET /projects/{id}/deployments/{deployment_id} */
export interface GetDeploymentRequest {
  readonly params: ParametersOf<operations['getDeployment'], 'path'>;
}

export type GetDeploymentResponse = JsonResponse<operations['getDeployment'], 200 | 400 | 401 | 403 | 404>;

/** Say how far a deployment is: PUT /projects/{id}/deployments/{deployment_id} */
export interface UpdateDeploymentRequest {
  readonly params: ParametersOf<operations['updateDeployment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateDeployment'], 'application/json'>>;
}

export type UpdateDeploymentResponse = JsonResponse<operations['updateDeployment'], 200 | 400 | 401 | 403 | 404>;

/** Delete a deployment: DELETE /projects/{id}/deployments/{deployment_id} */
export interface DeleteDeploymentRequest {
  readonly params: ParametersOf<operations['deleteDeployment'], 'path'>;
  readonly headers: ParametersOf<operations['deleteDeployment'], 'header'>;
}

export type DeleteDeploymentResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteDeployment'], 400 | 401 | 403 | 404 | 412>;

/** Approve or reject a deployment: POST /projects/{id}/deployments/{deployment_id}/approval */
export interface VoteOnDeploymentRequest {
  readonly params: ParametersOf<operations['voteOnDeployment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['voteOnDeployment'], 'application/json'>>;
}

export type VoteOnDeploymentResponse = JsonResponse<operations['voteOnDeployment'], 201 | 400 | 401 | 403 | 404>;

/** List the merge requests of a deployment: GET /projects/{id}/deployments/{deployment_id}/merge_requests */
export interface ListDeploymentMergeRequestsRequest {
  readonly params: ParametersOf<operations['listDeploymentMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listDeploymentMergeRequests'], 'query'>, 'state' | 'order_by' | 'sort' | 'with_labels_details' | 'with_merge_status_recheck' | 'in' | 'page' | 'per_page'>;
}

export type ListDeploymentMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listDeploymentMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listDeploymentMergeRequests'], 400 | 401 | 403 | 404>;
