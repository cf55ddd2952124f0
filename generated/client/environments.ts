// Generated from spec/domains/* /environments.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEnvironmentsInput {
  readonly params: ParametersOf<operations['listEnvironments'], 'path'>;
  readonly query?: ParametersOf<operations['listEnvironments'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEnvironmentsAnswer = JsonAnswer<operations['listEnvironments'], 200 | 400 | 401 | 403 | 404>;

const listEnvironmentsCall: ClientCall = {
  id: 'listEnvironments',
  method: 'GET',
  path: "/api/v4/projects/{id}/environments",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateEnvironmentInput {
  readonly params: ParametersOf<operations['createEnvironment'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEnvironment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEnvironmentAnswer = JsonAnswer<operations['createEnvironment'], 201 | 400 | 401 | 403 | 404>;

const createEnvironmentCall: ClientCall = {
  id: 'createEnvironment',
  method: 'POST',
  path: "/api/v4/projects/{id}/environments",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface DeleteReviewAppsInput {
  readonly params: ParametersOf<operations['deleteReviewApps'], 'path'>;
  readonly query?: ParametersOf<operations['deleteReviewApps'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DeleteReviewAppsAnswer = JsonAnswer<operations['deleteReviewApps'], 200 | 400 | 401 | 403 | 404>;

const deleteReviewAppsCall: ClientCall = {
  id: 'deleteReviewApps',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/environments/review_apps",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetEnvironmentInput {
  readonly params: ParametersOf<operations['getEnvironment'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEnvironmentAnswer = JsonAnswer<operations['getEnvironment'], 200 | 400 | 401 | 403 | 404>;

const getEnvironmentCall: ClientCall = {
  id: 'getEnvironment',
  method: 'GET',
  path: "/api/v4/projects/{id}/environments/{environment_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateEnvironmentInput {
  readonly params: ParametersOf<operations['updateEnvironment'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateEnvironment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateEnvironmentAnswer = JsonAnswer<operations['updateEnvironment'], 200 | 400 | 401 | 403 | 404>;

const updateEnvironmentCall: ClientCall = {
  id: 'updateEnvironment',
  method: 'PUT',
  path: "/api/v4/projects/{id}/environments/{environment_id}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteEnvironmentInput {
  readonly params: ParametersOf<operations['deleteEnvironment'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteEnvironment'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteEnvironmentAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteEnvironment'], 400 | 401 | 403 | 404 | 412>;

const deleteEnvironmentCall: ClientCall = {
  id: 'deleteEnvironment',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/environments/{environment_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface StopEnvironmentInput {
  readonly params: ParametersOf<operations['stopEnvironment'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['stopEnvironment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type StopEnvironmentAnswer = JsonAnswer<operations['stopEnvironment'], 200 | 400 | 401 | 403 | 404>;

const stopEnvironmentCall: ClientCall = {
  id: 'stopEnvironment',
  method: 'POST',
  path: "/api/v4/projects/{id}/environments/{environment_id}/stop",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface EnvironmentsClient {
  /** List the environments of a project: GET /projects/{id}/environments */
  listEnvironments: ListingOf<ListEnvironmentsInput, ListEnvironmentsAnswer, JsonOf<operations['listEnvironments'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an environment: POST /projects/{id}/environments */
  createEnvironment(request: CreateEnvironmentInput): Promise<CreateEnvironmentAnswer>;
  /** Schedule the deletion of stopped review apps: DELETE /projects/{id}/environments/review_apps */
  deleteReviewApps(request: DeleteReviewAppsInput): Promise<DeleteReviewAppsAnswer>;
  /** Get an environment: GET /projects/{id}/environments/{environment_id} */
  getEnvironment(request: GetEnvironmentInput): Promise<GetEnvironmentAnswer>;
  /** Change an environment: PUT /projects/{id}/environments/{environment_id} */
  updateEnvironment(request: UpdateEnvironmentInput): Promise<UpdateEnvironmentAnswer>;
  /** Delete an environment: DELETE /projects/{id}/environments/{environment_id} */
  deleteEnvironment(request: DeleteEnvironmentInput): Promise<DeleteEnvironmentAnswer>;
  /** Stop an environment: POST /projects/{id}/environments/{environment_id}/stop */
  stopEnvironment(request: StopEnvironmentInput): Promise<StopEnvironmentAnswer>;
}

export const environmentsClient = (send: Send): EnvironmentsClient => ({
  listEnvironments: listing(send, listEnvironmentsCall),
  createEnvironment: (request) => send(createEnvironmentCall, request),
  deleteReviewApps: (request) => send(deleteReviewAppsCall, request),
  getEnvironment: (request) => send(getEnvironmentCall, request),
  updateEnvironment: (request) => send(updateEnvironmentCall, request),
  deleteEnvironment: (request) => send(deleteEnvironmentCall, request),
  stopEnvironment: (request) => send(stopEnvironmentCall, request),
});
