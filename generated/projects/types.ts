// Generated from spec/domains/* /projects.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ContainerExpirationPolicy = components['schemas']['ContainerExpirationPolicy'];
export type CreateProject = components['schemas']['CreateProject'];
export type CreateProjectForUser = components['schemas']['CreateProjectForUser'];
export type HookProjectOwner = components['schemas']['HookProjectOwner'];
export type Project = components['schemas']['Project'];
export type ProjectAccessPermission = components['schemas']['ProjectAccessPermission'];
export type ProjectCustomAttribute = components['schemas']['ProjectCustomAttribute'];
export type ProjectFeatureLevel = components['schemas']['ProjectFeatureLevel'];
export type ProjectGroupShare = components['schemas']['ProjectGroupShare'];
export type ProjectHookPayload = components['schemas']['ProjectHookPayload'];
export type ProjectLicense = components['schemas']['ProjectLicense'];
export type ProjectLinks = components['schemas']['ProjectLinks'];
export type ProjectNamespace = components['schemas']['ProjectNamespace'];
export type ProjectOwner = components['schemas']['ProjectOwner'];
export type ProjectPermissions = components['schemas']['ProjectPermissions'];
export type ProjectSimple = components['schemas']['ProjectSimple'];
export type ProjectStatistics = components['schemas']['ProjectStatistics'];
export type UpdateProject = components['schemas']['UpdateProject'];

/** List projects: GET /projects */
export interface ListProjectsRequest {
  readonly query: Defaulted<ParametersOf<operations['listProjects'], 'query'>, 'imported' | 'membership' | 'order_by' | 'owned' | 'repository_checksum_failed' | 'search_namespaces' | 'simple' | 'sort' | 'starred' | 'statistics' | 'wiki_checksum_failed' | 'with_custom_attributes' | 'with_issues_enabled' | 'with_merge_requests_enabled' | 'page' | 'per_page'>;
}

export type ListProjectsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjects'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjects'], 400 | 401 | 403 | 405>;

/** Create a project: POST /projects */
export interface CreateProjectRequest {
  readonly body: Defaulted<BodyOf<operations['createProject'], 'application/json'>>;
}

export type CreateProjectResponse = JsonResponse<operations['createProject'], 201 | 400 | 401 | 403 | 422>;

/** Create a project for a user: POST /projects/user/{user_id} */
export interface CreateProjectForUserRequest {
  readonly params: ParametersOf<operations['createProjectForUser'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectForUser'], 'application/json'>>;
}

export type CreateProjectForUserResponse = JsonResponse<operations['createProjectForUser'], 201 | 400 | 401 | 403 | 404 | 422>;

/** Get a project: GET /projects/{id} */
export interface GetProjectRequest {
  readonly params: ParametersOf<operations['getProject'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['getProject'], 'query'>, 'statistics' | 'license' | 'with_custom_attributes'>;
}

export type GetProjectResponse = JsonResponse<operations['getProject'], 200 | 400 | 401 | 403 | 404>;

/** Change a project: PUT /projects/{id} */
export interface UpdateProjectRequest {
  readonly params: ParametersOf<operations['updateProject'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProject'], 'application/json'>>;
}

export type UpdateProjectResponse = JsonResponse<operations['updateProject'], 200 | 400 | 401 | 403 | 404>;

/** Delete a project: DELETE /projects/{id} */
export interface DeleteProjectRequest {
  readonly params: ParametersOf<operations['deleteProject'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProject'], 'header'>;
}

export type DeleteProjectResponse = JsonResponse<operations['deleteProject'], 202 | 400 | 401 | 403 | 404 | 412>;
