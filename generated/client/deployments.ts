// Generated from spec/domains/* /deployments.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListDeploymentsInput {
  readonly params: ParametersOf<operations['listDeployments'], 'path'>;
  readonly query?: ParametersOf<operations['listDeployments'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListDeploymentsAnswer = JsonAnswer<operations['listDeployments'], 200 | 400 | 401 | 403 | 404>;

const listDeploymentsCall: ClientCall = {
  id: 'listDeployments',
  method: 'GET',
  path: "/api/v4/projects/{id}/deployments",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateDeploymentInput {
  readonly params: ParametersOf<operations['createDeployment'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createDeployment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateDeploymentAnswer = JsonAnswer<operations['createDeployment'], 201 | 400 | 401 | 403 | 404>;

const createDeploymentCall: ClientCall = {
  id: 'createDeployment',
  method: 'POST',
  path: "/api/v4/projects/{id}/deployments",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetDeploymentInput {
  readonly params: ParametersOf<operations['getDeployment'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetDeploymentAnswer = JsonAnswer<operations['getDeployment'], 200 | 400 | 401 | 403 | 404>;

const getDeploymentCall: ClientCall = {
  id: 'getDeployment',
  method: 'GET',
  path: "/api/v4/projects/{id}/deployments/{deployment_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateDeploymentInput {
  readonly params: ParametersOf<operations['updateDeployment'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateDeployment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateDeploymentAnswer = JsonAnswer<operations['updateDeployment'], 200 | 400 | 401 | 403 | 404>;

const updateDeploymentCall: ClientCall = {
  id: 'updateDeployment',
  method: 'PUT',
  path: "/api/v4/projects/{id}/deployments/{deployment_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteDeploymentInput {
  readonly params: ParametersOf<operations['deleteDeployment'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteDeployment'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteDeploymentAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteDeployment'], 400 | 401 | 403 | 404 | 412>;

const deleteDeploymentCall: ClientCall = {
  id: 'deleteDeployment',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/deployments/{deployment_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface VoteOnDeploymentInput {
  readonly params: ParametersOf<operations['voteOnDeployment'], 'path'>;
  readonly body: Sendable<BodyOf<operations['voteOnDeployment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type VoteOnDeploymentAnswer = JsonAnswer<operations['voteOnDeployment'], 201 | 400 | 401 | 403 | 404>;

const voteOnDeploymentCall: ClientCall = {
  id: 'voteOnDeployment',
  method: 'POST',
  path: "/api/v4/projects/{id}/deployments/{deployment_id}/approval",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface ListDeploymentMergeRequestsInput {
  readonly params: ParametersOf<operations['listDeploymentMergeRequests'], 'path'>;
  readonly query?: ParametersOf<operations['listDeploymentMergeRequests'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListDeploymentMergeRequestsAnswer = JsonAnswer<operations['listDeploymentMergeRequests'], 200 | 400 | 401 | 403 | 404>;

const listDeploymentMergeRequestsCall: ClientCall = {
  id: 'listDeploymentMergeRequests',
  method: 'GET',
  path: "/api/v4/projects/{id}/deployments/{deployment_id}/merge_requests",
  commas: ["labels","approver_ids","approved_by_ids","in"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeploymentsClient {
  /** List the deployments of a project: GET /projects/{id}/deployments */
  listDeployments: ListingOf<ListDeploymentsInput, ListDeploymentsAnswer, JsonOf<operations['listDeployments'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Tell of a deployment: POST /projects/{id}/deployments */
  createDeployment(request: CreateDeploymentInput): Promise<CreateDeploymentAnswer>;
  /** Get a deployment: GET /projects/{id}/deployments/{deployment_id} */
  getDeployment(request: GetDeploymentInput): Promise<GetDeploymentAnswer>;
  /** Say how far a deployment is: PUT /projects/{id}/deployments/{deployment_id} */
  updateDeployment(request: UpdateDeploymentInput): Promise<UpdateDeploymentAnswer>;
  /** Delete a deployment: DELETE /projects/{id}/deployments/{deployment_id} */
  deleteDeployment(request: DeleteDeploymentInput): Promise<DeleteDeploymentAnswer>;
  /** Approve or reject a deployment: POST /projects/{id}/deployments/{deployment_id}/approval */
  voteOnDeployment(request: VoteOnDeploymentInput): Promise<VoteOnDeploymentAnswer>;
  /** List the merge requests of a deployment: GET /projects/{id}/deployments/{deployment_id}/merge_requests */
  listDeploymentMergeRequests: ListingOf<ListDeploymentMergeRequestsInput, ListDeploymentMergeRequestsAnswer, JsonOf<operations['listDeploymentMergeRequests'], 200> extends readonly (infer Row)[] ? Row : never>;
}

export const deploymentsClient = (send: Send): DeploymentsClient => ({
  listDeployments: listing(send, listDeploymentsCall),
  createDeployment: (request) => send(createDeploymentCall, request),
  getDeployment: (request) => send(getDeploymentCall, request),
  updateDeployment: (request) => send(updateDeploymentCall, request),
  deleteDeployment: (request) => send(deleteDeploymentCall, request),
  voteOnDeployment: (request) => send(voteOnDeploymentCall, request),
  listDeploymentMergeRequests: listing(send, listDeploymentMergeRequestsCall),
});
