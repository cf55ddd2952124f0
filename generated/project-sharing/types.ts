// Generated from spec/resources/project-sharing.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectGroups'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectGroups'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectGroups'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectGroups'], 404>; readonly headers?: never }
  ;

/** Copy the members of another project: POST /projects/{id}/import_project_members/{project_id} */
export interface ImportProjectMembersRequest {
  readonly params: ParametersOf<operations['importProjectMembers'], 'path'>;
}

export type ImportProjectMembersResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['importProjectMembers'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['importProjectMembers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['importProjectMembers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['importProjectMembers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['importProjectMembers'], 404>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['importProjectMembers'], 422>; readonly headers?: never }
  ;

/** Share a project with a group: POST /projects/{id}/share */
export interface ShareProjectRequest {
  readonly params: ParametersOf<operations['shareProject'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['shareProject'], 'application/json'>>;
}

export type ShareProjectResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['shareProject'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['shareProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['shareProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['shareProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['shareProject'], 404>; readonly headers?: never }
  | { readonly status: 409; readonly body: JsonOf<operations['shareProject'], 409>; readonly headers?: never }
  ;

/** Stop sharing a project with a group: DELETE /projects/{id}/share/{group_id} */
export interface UnshareProjectRequest {
  readonly params: ParametersOf<operations['unshareProject'], 'path'>;
  readonly headers: ParametersOf<operations['unshareProject'], 'header'>;
}

export type UnshareProjectResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['unshareProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['unshareProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['unshareProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['unshareProject'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['unshareProject'], 412>; readonly headers?: never }
  ;

/** List the users of a project: GET /projects/{id}/users */
export interface ListProjectUsersRequest {
  readonly params: ParametersOf<operations['listProjectUsers'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectUsers'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectUsersResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectUsers'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectUsers'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectUsers'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectUsers'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectUsers'], 404>; readonly headers?: never }
  ;
