// Generated from spec/domains/* /environments.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateEnvironment = components['schemas']['CreateEnvironment'];
export type Environment = components['schemas']['Environment'];
export type EnvironmentBrief = components['schemas']['EnvironmentBrief'];
export type EnvironmentDeployment = components['schemas']['EnvironmentDeployment'];
export type ReviewAppDeletion = components['schemas']['ReviewAppDeletion'];
export type ReviewAppRefusal = components['schemas']['ReviewAppRefusal'];
export type StopEnvironment = components['schemas']['StopEnvironment'];
export type UpdateEnvironment = components['schemas']['UpdateEnvironment'];

/** List the environments of a project: GET /projects/{id}/environments */
export interface ListEnvironmentsRequest {
  readonly params: ParametersOf<operations['listEnvironments'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listEnvironments'], 'query'>, 'page' | 'per_page'>;
}

export type ListEnvironmentsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listEnvironments'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listEnvironments'], 400 | 401 | 403 | 404>;

/** Create an environment: POST /projects/{id}/environments */
export interface CreateEnvironmentRequest {
  readonly params: ParametersOf<operations['createEnvironment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEnvironment'], 'application/json'>>;
}

export type CreateEnvironmentResponse = JsonResponse<operations['createEnvironment'], 201 | 400 | 401 | 403 | 404>;

/** Schedule the deletion of stopped review apps: DELETE /projects/{id}/environments/review_apps */
export interface DeleteReviewAppsRequest {
  readonly params: ParametersOf<operations['deleteReviewApps'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteReviewApps'], 'query'>, 'limit' | 'dry_run'>;
}

export type DeleteReviewAppsResponse = JsonResponse<operations['deleteReviewApps'], 200 | 400 | 401 | 403 | 404>;

/** Get an environment: GET /projects/{id}/environments/{environment_id} */
export interface GetEnvironmentRequest {
  readonly params: ParametersOf<operations['getEnvironment'], 'path'>;
}

export type GetEnvironmentResponse = JsonResponse<operations['getEnvironment'], 200 | 400 | 401 | 403 | 404>;

/** Change an environment: PUT /projects/{id}/environments/{environment_id} */
export interface UpdateEnvironmentRequest {
  readonly params: ParametersOf<operations['updateEnvironment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateEnvironment'], 'application/json'>>;
}

export type UpdateEnvironmentResponse = JsonResponse<operations['updateEnvironment'], 200 | 400 | 401 | 403 | 404>;

/** Delete an environment: DELETE /projects/{id}/environments/{environment_id} */
export interface DeleteEnvironmentRequest {
  readonly params: ParametersOf<operations['deleteEnvironment'], 'path'>;
  readonly headers: ParametersOf<operations['deleteEnvironment'], 'header'>;
}

export type DeleteEnvironmentResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteEnvironment'], 400 | 401 | 403 | 404 | 412>;

/** Stop an environment: POST /projects/{id}/environments/{environment_id}/stop */
export interface StopEnvironmentRequest {
  readonly params: ParametersOf<operations['stopEnvironment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['stopEnvironment'], 'application/json'>>;
}

export type StopEnvironmentResponse = JsonResponse<operations['stopEnvironment'], 200 | 400 | 401 | 403 | 404>;
