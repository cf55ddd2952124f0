// Generated from spec/domains/* /project-forks.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ForkProject = components['schemas']['ForkProject'];

/** Fork a project: POST /projects/{id}/fork */
export interface ForkProjectRequest {
  readonly params: ParametersOf<operations['forkProject'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['forkProject'], 'application/json'>>;
}

export type ForkProjectResponse = JsonResponse<operations['forkProject'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Cut the link of a fork: DELETE /projects/{id}/fork */
export interface DeleteProjectForkRequest {
  readonly params: ParametersOf<operations['deleteProjectFork'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectFork'], 'header'>;
}

export type DeleteProjectForkResponse =
  | EmptyResponse<204 | 304>
  | JsonResponse<operations['deleteProjectFork'], 400 | 401 | 403 | 404 | 412>;

/** Make a project a fork of another: POST /projects/{id}/fork/{forked_from_id} */
export interface CreateProjectForkRequest {
  readonly params: ParametersOf<operations['createProjectFork'], 'path'>;
}

export type CreateProjectForkResponse = JsonResponse<operations['createProjectFork'], 201 | 400 | 401 | 403 | 404 | 409>;

/** List the forks of a project: GET /projects/{id}/forks */
export interface ListProjectForksRequest {
  readonly params: ParametersOf<operations['listProjectForks'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectForks'], 'query'>, 'imported' | 'membership' | 'order_by' | 'owned' | 'repository_checksum_failed' | 'search_namespaces' | 'simple' | 'sort' | 'starred' | 'statistics' | 'wiki_checksum_failed' | 'with_custom_attributes' | 'with_issues_enabled' | 'with_merge_requests_enabled' | 'page' | 'per_page'>;
}

export type ListProjectForksResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectForks'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectForks'], 400 | 401 | 403 | 404 | 405>;
