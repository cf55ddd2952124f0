// Generated from spec/resources/deployments.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateDeployment = components['schemas']['CreateDeployment'];
export type Deployment = components['schemas']['Deployment'];
export type DeploymentApproval = components['schemas']['DeploymentApproval'];
export type DeploymentDetail = components['schemas']['DeploymentDetail'];
export type DeploymentEnvironment = components['schemas']['DeploymentEnvironment'];
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
  | { readonly status: 400; readonly body: JsonOf<operations['listDeployments'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listDeployments'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listDeployments'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listDeployments'], 404>; readonly headers?: never }
  ;

/** Tell of a deployment: POST /projects/{id}/deployments */
export interface CreateDeploymentRequest {
  readonly params: ParametersOf<operations['createDeployment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createDeployment'], 'application/json'>>;
}

export type CreateDeploymentResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createDeployment'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createDeployment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createDeployment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createDeployment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createDeployment'], 404>; readonly headers?: never }
  ;

/** Get a deployment: GET /projects/{id}/deployments/{deployment_id} */
export interface GetDeploymentRequest {
  readonly params: ParametersOf<operations['getDeployment'], 'path'>;
}

export type GetDeploymentResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getDeployment'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getDeployment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getDeployment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getDeployment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getDeployment'], 404>; readonly headers?: never }
  ;

/** Say how far a deployment is: PUT /projects/{id}/deployments/{deployment_id} */
export interface UpdateDeploymentRequest {
  readonly params: ParametersOf<operations['updateDeployment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateDeployment'], 'application/json'>>;
}

export type UpdateDeploymentResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateDeployment'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateDeployment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateDeployment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateDeployment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateDeployment'], 404>; readonly headers?: never }
  ;

/** Delete a deployment: DELETE /projects/{id}/deployments/{deployment_id} */
export interface DeleteDeploymentRequest {
  readonly params: ParametersOf<operations['deleteDeployment'], 'path'>;
}

export type DeleteDeploymentResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteDeployment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteDeployment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteDeployment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteDeployment'], 404>; readonly headers?: never }
  ;

/** Approve or reject a deployment: POST /projects/{id}/deployments/{deployment_id}/approval */
export interface VoteOnDeploymentRequest {
  readonly params: ParametersOf<operations['voteOnDeployment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['voteOnDeployment'], 'application/json'>>;
}

export type VoteOnDeploymentResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['voteOnDeployment'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['voteOnDeployment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['voteOnDeployment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['voteOnDeployment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['voteOnDeployment'], 404>; readonly headers?: never }
  ;

/** List the merge requests of a deployment: GET /projects/{id}/deployments/{deployment_id}/merge_requests */
export interface ListDeploymentMergeRequestsRequest {
  readonly params: ParametersOf<operations['listDeploymentMergeRequests'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listDeploymentMergeRequests'], 'query'>, 'state' | 'order_by' | 'sort' | 'with_labels_details' | 'with_merge_status_recheck' | 'in' | 'page' | 'per_page'>;
}

export type ListDeploymentMergeRequestsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listDeploymentMergeRequests'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listDeploymentMergeRequests'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listDeploymentMergeRequests'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listDeploymentMergeRequests'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listDeploymentMergeRequests'], 404>; readonly headers?: never }
  ;
