// Generated from spec/domains/* /applications.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type Application = components['schemas']['Application'];
export type ApplicationWithSecret = components['schemas']['ApplicationWithSecret'];
export type CreateApplication = components['schemas']['CreateApplication'];

/** List the applications of the instance: GET /applications */
export interface ListApplicationsRequest {
  readonly query: Defaulted<ParametersOf<operations['listApplications'], 'query'>, 'page' | 'per_page'>;
}

export type ListApplicationsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listApplications'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listApplications'], 400 | 401 | 403>;

/** Register an application: POST /applications */
export interface CreateApplicationRequest {
  readonly body: Defaulted<BodyOf<operations['createApplication'], 'application/json'>, 'confidential'>;
}

export type CreateApplicationResponse = JsonResponse<operations['createApplication'], 201 | 400 | 401 | 403>;

/** Delete an application: DELETE /applications/{id} */
export interface DeleteApplicationRequest {
  readonly params: ParametersOf<operations['deleteApplication'], 'path'>;
}

export type DeleteApplicationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteApplication'], 400 | 401 | 403 | 404>;
