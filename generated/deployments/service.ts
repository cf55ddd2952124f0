// Generated from spec/domains/* /deployments.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListDeploymentsRequest, ListDeploymentsResponse, CreateDeploymentRequest, CreateDeploymentResponse, GetDeploymentRequest, GetDeploymentResponse, UpdateDeploymentRequest, UpdateDeploymentResponse, DeleteDeploymentRequest, DeleteDeploymentResponse, VoteOnDeploymentRequest, VoteOnDeploymentResponse, ListDeploymentMergeRequestsRequest, ListDeploymentMergeRequestsResponse } from './types.ts';

/** One function per operation of deployments; `C` is the request context of the server. */
export interface DeploymentsService<C extends SubjectTypes> {
  /** List the deployments of a project. GET /projects/{id}/deployments (spec/domains/ci/deployments.yaml#listDeployments) */
  listDeployments(
    request: ListDeploymentsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListDeploymentsResponse>;
  /** Tell of a deployment. POST /projects/{id}/deployments (spec/domains/ci/deployments.yaml#createDeployment) */
  createDeployment(
    request: CreateDeploymentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateDeploymentResponse>;
  /** Get a deployment. GET /projects/{id}/deployments/{deployment_id} (spec/domains/ci/deployments.yaml#getDeployment) */
  getDeployment(
    request: GetDeploymentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetDeploymentResponse>;
  /** Say how far a deployment is. PUT /projects/{id}/deployments/{deployment_id} (spec/domains/ci/deployments.yaml#updateDeployment) */
  updateDeployment(
    request: UpdateDeploymentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateDeploymentResponse>;
  /** Delete a deployment. DELETE /projects/{id}/deployments/{deployment_id} (spec/domains/ci/deployments.yaml#deleteDeployment) */
  deleteDeployment(
    request: DeleteDeploymentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteDeploymentResponse>;
  /** Approve or reject a deployment. POST /projects/{id}/deployments/{deployment_id}/approval (spec/domains/ci/deployments.yaml#voteOnDeployment) */
  voteOnDeployment(
    request: VoteOnDeploymentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<VoteOnDeploymentResponse>;
  /** List the merge requests of a deployment. GET /projects/{id}/deployments/{deployment_id}/merge_requests (spec/domains/ci/deployments.yaml#listDeploymentMergeRequests) */
  listDeploymentMergeRequests(
    request: ListDeploymentMergeRequestsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListDeploymentMergeRequestsResponse>;
}
