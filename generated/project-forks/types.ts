// Generated from spec/resources/project-forks.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ForkProject = components['schemas']['ForkProject'];

/** Fork a project: POST /projects/{id}/fork */
export interface ForkProjectRequest {
  readonly params: ParametersOf<operations['forkProject'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['forkProject'], 'application/json'>>;
}

export type ForkProjectResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['forkProject'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['forkProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['forkProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['forkProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['forkProject'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['forkProject'], 409>; readonly headers?: never }
  ;

/** Cut the link of a fork: DELETE /projects/{id}/fork */
export interface DeleteProjectForkRequest {
  readonly params: ParametersOf<operations['deleteProjectFork'], 'path'>;
}

export type DeleteProjectForkResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 304; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectFork'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectFork'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectFork'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectFork'], 404>; readonly headers?: never }
  ;

/** Make a project a fork of another: POST /projects/{id}/fork/{forked_from_id} */
export interface CreateProjectForkRequest {
  readonly params: ParametersOf<operations['createProjectFork'], 'path'>;
}

export type CreateProjectForkResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createProjectFork'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createProjectFork'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createProjectFork'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createProjectFork'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createProjectFork'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['createProjectFork'], 409>; readonly headers?: never }
  ;

/** List the forks of a project: GET /projects/{id}/forks */
export interface ListProjectForksRequest {
  readonly params: ParametersOf<operations['listProjectForks'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectForks'], 'query'>, 'imported' | 'membership' | 'order_by' | 'owned' | 'repository_checksum_failed' | 'search_namespaces' | 'simple' | 'sort' | 'starred' | 'statistics' | 'wiki_checksum_failed' | 'with_custom_attributes' | 'with_issues_enabled' | 'with_merge_requests_enabled' | 'page' | 'per_page'>;
}

export type ListProjectForksResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectForks'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectForks'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectForks'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectForks'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectForks'], 404>; readonly headers?: never }
  | { readonly status: 405; readonly body: JsonOf<operations['listProjectForks'], 405>; readonly headers?: never }
  ;
