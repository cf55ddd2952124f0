// Generated from spec/domains/* /job-token-scope.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type AddJobTokenScopeProject = components['schemas']['AddJobTokenScopeProject'];
export type JobTokenScope = components['schemas']['JobTokenScope'];
export type JobTokenScopeLink = components['schemas']['JobTokenScopeLink'];
export type UpdateJobTokenScope = components['schemas']['UpdateJobTokenScope'];

/** Get the scope of a project's job tokens: GET /projects/{id}/job_token_scope */
export interface GetJobTokenScopeRequest {
  readonly params: ParametersOf<operations['getJobTokenScope'], 'path'>;
}

export type GetJobTokenScopeResponse = JsonResponse<operations['getJobTokenScope'], 200 | 401 | 403 | 404>;

/** Switch the scope of a project's job tokens: PATCH /projects/{id}/job_token_scope */
export interface UpdateJobTokenScopeRequest {
  readonly params: ParametersOf<operations['updateJobTokenScope'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateJobTokenScope'], 'application/json'>>;
}

export type UpdateJobTokenScopeResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['updateJobTokenScope'], 400 | 401 | 403 | 404>;

/** List the projects that job tokens may reach: GET /projects/{id}/job_token_scope/allowlist */
export interface ListJobTokenScopeProjectsRequest {
  readonly params: ParametersOf<operations['listJobTokenScopeProjects'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listJobTokenScopeProjects'], 'query'>, 'page' | 'per_page'>;
}

export type ListJobTokenScopeProjectsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listJobTokenScopeProjects'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listJobTokenScopeProjects'], 400 | 401 | 403 | 404>;

/** Let job tokens reach a project: POST /projects/{id}/job_token_scope/allowlist */
export interface AddJobTokenScopeProjectRequest {
  readonly params: ParametersOf<operations['addJobTokenScopeProject'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addJobTokenScopeProject'], 'application/json'>>;
}

export type AddJobTokenScopeProjectResponse = JsonResponse<operations['addJobTokenScopeProject'], 201 | 400 | 401 | 403 | 404>;

/** Keep job tokens from a project: DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id} */
export interface RemoveJobTokenScopeProjectRequest {
  readonly params: ParametersOf<operations['removeJobTokenScopeProject'], 'path'>;
}

export type RemoveJobTokenScopeProjectResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['removeJobTokenScopeProject'], 400 | 401 | 403 | 404>;
