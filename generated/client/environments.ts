// Generated from spec/resources/environments.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListEnvironmentsInput {
  readonly params: ParametersOf<operations['listEnvironments'], 'path'>;
  readonly query?: ParametersOf<operations['listEnvironments'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListEnvironmentsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listEnvironments'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listEnvironments'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listEnvironments'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listEnvironments'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listEnvironments'], 404> }
  ;

const listEnvironmentsCall: ClientCall = {
  id: 'listEnvironments',
  method: 'GET',
  path: "/api/v4/projects/{id}/environments",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateEnvironmentInput {
  readonly params: ParametersOf<operations['createEnvironment'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createEnvironment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateEnvironmentAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createEnvironment'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createEnvironment'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createEnvironment'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createEnvironment'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createEnvironment'], 404> }
  ;

const createEnvironmentCall: ClientCall = {
  id: 'createEnvironment',
  method: 'POST',
  path: "/api/v4/projects/{id}/environments",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteReviewAppsInput {
  readonly params: ParametersOf<operations['deleteReviewApps'], 'path'>;
  readonly query?: ParametersOf<operations['deleteReviewApps'], 'query'>;
  readonly signal?: AbortSignal;
}

export type DeleteReviewAppsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['deleteReviewApps'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteReviewApps'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteReviewApps'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteReviewApps'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteReviewApps'], 404> }
  ;

const deleteReviewAppsCall: ClientCall = {
  id: 'deleteReviewApps',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/environments/review_apps",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetEnvironmentInput {
  readonly params: ParametersOf<operations['getEnvironment'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEnvironmentAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getEnvironment'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getEnvironment'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getEnvironment'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getEnvironment'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getEnvironment'], 404> }
  ;

const getEnvironmentCall: ClientCall = {
  id: 'getEnvironment',
  method: 'GET',
  path: "/api/v4/projects/{id}/environments/{environment_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateEnvironmentInput {
  readonly params: ParametersOf<operations['updateEnvironment'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateEnvironment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateEnvironmentAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateEnvironment'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateEnvironment'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateEnvironment'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateEnvironment'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateEnvironment'], 404> }
  ;

const updateEnvironmentCall: ClientCall = {
  id: 'updateEnvironment',
  method: 'PUT',
  path: "/api/v4/projects/{id}/environments/{environment_id}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteEnvironmentInput {
  readonly params: ParametersOf<operations['deleteEnvironment'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteEnvironment'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteEnvironmentAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteEnvironment'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteEnvironment'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteEnvironment'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteEnvironment'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteEnvironment'], 412> }
  ;

const deleteEnvironmentCall: ClientCall = {
  id: 'deleteEnvironment',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/environments/{environment_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface StopEnvironmentInput {
  readonly params: ParametersOf<operations['stopEnvironment'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['stopEnvironment'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type StopEnvironmentAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['stopEnvironment'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['stopEnvironment'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['stopEnvironment'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['stopEnvironment'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['stopEnvironment'], 404> }
  ;

const stopEnvironmentCall: ClientCall = {
  id: 'stopEnvironment',
  method: 'POST',
  path: "/api/v4/projects/{id}/environments/{environment_id}/stop",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
