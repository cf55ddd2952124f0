// Generated from spec/resources/job-token-scope.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type AddJobTokenScopeProject = components['schemas']['AddJobTokenScopeProject'];
export type JobTokenScope = components['schemas']['JobTokenScope'];
export type JobTokenScopeLink = components['schemas']['JobTokenScopeLink'];
export type UpdateJobTokenScope = components['schemas']['UpdateJobTokenScope'];

/** Get the scope of a project's job tokens: GET /projects/{id}/job_token_scope */
export interface GetJobTokenScopeRequest {
  readonly params: ParametersOf<operations['getJobTokenScope'], 'path'>;
}

export type GetJobTokenScopeResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getJobTokenScope'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getJobTokenScope'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getJobTokenScope'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getJobTokenScope'], 404>; readonly headers?: never }
  ;

/** Switch the scope of a project's job tokens: PATCH /projects/{id}/job_token_scope */
export interface UpdateJobTokenScopeRequest {
  readonly params: ParametersOf<operations['updateJobTokenScope'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateJobTokenScope'], 'application/json'>>;
}

export type UpdateJobTokenScopeResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateJobTokenScope'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateJobTokenScope'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateJobTokenScope'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateJobTokenScope'], 404>; readonly headers?: never }
  ;

/** List the projects that job tokens may reach: GET /projects/{id}/job_token_scope/allowlist */
export interface ListJobTokenScopeProjectsRequest {
  readonly params: ParametersOf<operations['listJobTokenScopeProjects'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listJobTokenScopeProjects'], 'query'>, 'page' | 'per_page'>;
}

export type ListJobTokenScopeProjectsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listJobTokenScopeProjects'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listJobTokenScopeProjects'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listJobTokenScopeProjects'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listJobTokenScopeProjects'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listJobTokenScopeProjects'], 404>; readonly headers?: never }
  ;

/** Let job tokens reach a project: POST /projects/{id}/job_token_scope/allowlist */
export interface AddJobTokenScopeProjectRequest {
  readonly params: ParametersOf<operations['addJobTokenScopeProject'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['addJobTokenScopeProject'], 'application/json'>>;
}

export type AddJobTokenScopeProjectResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['addJobTokenScopeProject'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['addJobTokenScopeProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['addJobTokenScopeProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['addJobTokenScopeProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['addJobTokenScopeProject'], 404>; readonly headers?: never }
  ;

/** Keep job tokens from a project: DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id} */
export interface RemoveJobTokenScopeProjectRequest {
  readonly params: ParametersOf<operations['removeJobTokenScopeProject'], 'path'>;
}

export type RemoveJobTokenScopeProjectResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['removeJobTokenScopeProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['removeJobTokenScopeProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['removeJobTokenScopeProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['removeJobTokenScopeProject'], 404>; readonly headers?: never }
  ;
