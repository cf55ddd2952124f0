// Generated from spec/resources/applications.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type Application = components['schemas']['Application'];
export type ApplicationWithSecret = components['schemas']['ApplicationWithSecret'];
export type CreateApplication = components['schemas']['CreateApplication'];

/** List the applications of the instance: GET /applications */
export interface ListApplicationsRequest {
  readonly query: Defaulted<ParametersOf<operations['listApplications'], 'query'>, 'page' | 'per_page'>;
}

export type ListApplicationsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listApplications'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listApplications'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listApplications'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listApplications'], 403>; readonly headers?: never }
  ;

/** Register an application: POST /applications */
export interface CreateApplicationRequest {
  readonly body: Defaulted<BodyOf<operations['createApplication'], 'application/json'>, 'confidential'>;
}

export type CreateApplicationResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createApplication'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createApplication'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createApplication'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createApplication'], 403>; readonly headers?: never }
  ;

/** Delete an application: DELETE /applications/{id} */
export interface DeleteApplicationRequest {
  readonly params: ParametersOf<operations['deleteApplication'], 'path'>;
}

export type DeleteApplicationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteApplication'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteApplication'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteApplication'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteApplication'], 404>; readonly headers?: never }
  ;
