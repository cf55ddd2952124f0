// Generated from spec/resources/environments.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listEnvironments'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listEnvironments'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listEnvironments'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listEnvironments'], 404>; readonly headers?: never }
  ;

/** Create an environment: POST /projects/{id}/environments */
export interface CreateEnvironmentRequest {
  readonly params: ParametersOf<operations['createEnvironment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createEnvironment'], 'application/json'>>;
}

export type CreateEnvironmentResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createEnvironment'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createEnvironment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createEnvironment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createEnvironment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createEnvironment'], 404>; readonly headers?: never }
  ;

/** Schedule the deletion of stopped review apps: DELETE /projects/{id}/environments/review_apps */
export interface DeleteReviewAppsRequest {
  readonly params: ParametersOf<operations['deleteReviewApps'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['deleteReviewApps'], 'query'>, 'limit' | 'dry_run'>;
}

export type DeleteReviewAppsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['deleteReviewApps'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteReviewApps'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteReviewApps'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteReviewApps'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteReviewApps'], 404>; readonly headers?: never }
  ;

/** Get an environment: GET /projects/{id}/environments/{environment_id} */
export interface GetEnvironmentRequest {
  readonly params: ParametersOf<operations['getEnvironment'], 'path'>;
}

export type GetEnvironmentResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getEnvironment'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getEnvironment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getEnvironment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getEnvironment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getEnvironment'], 404>; readonly headers?: never }
  ;

/** Change an environment: PUT /projects/{id}/environments/{environment_id} */
export interface UpdateEnvironmentRequest {
  readonly params: ParametersOf<operations['updateEnvironment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateEnvironment'], 'application/json'>>;
}

export type UpdateEnvironmentResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateEnvironment'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateEnvironment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateEnvironment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateEnvironment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateEnvironment'], 404>; readonly headers?: never }
  ;

/** Delete an environment: DELETE /projects/{id}/environments/{environment_id} */
export interface DeleteEnvironmentRequest {
  readonly params: ParametersOf<operations['deleteEnvironment'], 'path'>;
  readonly headers: ParametersOf<operations['deleteEnvironment'], 'header'>;
}

export type DeleteEnvironmentResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteEnvironment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteEnvironment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteEnvironment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteEnvironment'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteEnvironment'], 412>; readonly headers?: never }
  ;

/** Stop an environment: POST /projects/{id}/environments/{environment_id}/stop */
export interface StopEnvironmentRequest {
  readonly params: ParametersOf<operations['stopEnvironment'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['stopEnvironment'], 'application/json'>>;
}

export type StopEnvironmentResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['stopEnvironment'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['stopEnvironment'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['stopEnvironment'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['stopEnvironment'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['stopEnvironment'], 404>; readonly headers?: never }
  ;
