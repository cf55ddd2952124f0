// Generated from spec/domains/* /project-sharing.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type ProjectMembersImport = components['schemas']['ProjectMembersImport'];
export type ProjectShare = components['schemas']['ProjectShare'];
export type ShareProject = components['schemas']['ShareProject'];

/** List the groups of a project: GET /projects/{id}/groups */
export interface ListProjectGroupsRequest {
  readonly params: ParametersOf<operations['listProjectGroups'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectGroups'], 'query'>, 'with_shared' | 'shared_visible_only' | 'page' | 'per_page'>;
}

export type ListProjectGroupsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectGroups'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectGroups'], 400 | 401 | 403 | 404>;

/** Copy the members of another project: POST /projects/{id}/import_project_members/{project_id} */
export interface ImportProjectMembersRequest {
  readonly params: ParametersOf<operations['importProjectMembers'], 'path'>;
}

export type ImportProjectMembersResponse = JsonResponse<operations['importProjectMembers'], 201 | 400 | 401 | 403 | 404 | 422>;

/** Share a project with a group: POST /projects/{id}/share */
export interface ShareProjectRequest {
  readonly params: ParametersOf<operations['shareProject'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['shareProject'], 'application/json'>>;
}

export type ShareProjectResponse = JsonResponse<operations['shareProject'], 201 | 400 | 401 | 403 | 404 | 409>;

/** Stop sharing a project with a group: DELETE /projects/{id}/share/{group_id} */
export interface UnshareProjectRequest {
  readonly params: ParametersOf<operations['unshareProject'], 'path'>;
  readonly headers: ParametersOf<operations['unshareProject'], 'header'>;
}

export type UnshareProjectResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['unshareProject'], 400 | 401 | 403 | 404 | 412>;

/** List the users of a project: GET /projects/{id}/users */
export interface ListProjectUsersRequest {
  readonly params: ParametersOf<operations['listProjectUsers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectUsers'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectUsersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectUsers'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectUsers'], 400 | 401 | 403 | 404>;
