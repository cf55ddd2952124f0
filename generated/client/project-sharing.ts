// Generated from spec/resources/project-sharing.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProjectGroupsInput {
  readonly params: ParametersOf<operations['listProjectGroups'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectGroups'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectGroupsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectGroups'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectGroups'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectGroups'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectGroups'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectGroups'], 404> }
  ;

const listProjectGroupsCall: ClientCall = {
  id: 'listProjectGroups',
  method: 'GET',
  path: "/api/v4/projects/{id}/groups",
  commas: ["skip_groups"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ImportProjectMembersInput {
  readonly params: ParametersOf<operations['importProjectMembers'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ImportProjectMembersAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['importProjectMembers'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['importProjectMembers'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['importProjectMembers'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['importProjectMembers'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['importProjectMembers'], 404> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['importProjectMembers'], 422> }
  ;

const importProjectMembersCall: ClientCall = {
  id: 'importProjectMembers',
  method: 'POST',
  path: "/api/v4/projects/{id}/import_project_members/{project_id}",
  commas: [],
  body: null,
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    422: 'json',
  },
};

export interface ShareProjectInput {
  readonly params: ParametersOf<operations['shareProject'], 'path'>;
  readonly body: Sendable<BodyOf<operations['shareProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ShareProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['shareProject'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['shareProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['shareProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['shareProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['shareProject'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['shareProject'], 409> }
  ;

const shareProjectCall: ClientCall = {
  id: 'shareProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/share",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
  },
};

export interface UnshareProjectInput {
  readonly params: ParametersOf<operations['unshareProject'], 'path'>;
  readonly headers?: ParametersOf<operations['unshareProject'], 'header'>;
  readonly signal?: AbortSignal;
}

export type UnshareProjectAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['unshareProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['unshareProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['unshareProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['unshareProject'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['unshareProject'], 412> }
  ;

const unshareProjectCall: ClientCall = {
  id: 'unshareProject',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/share/{group_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface ListProjectUsersInput {
  readonly params: ParametersOf<operations['listProjectUsers'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectUsers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectUsersAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectUsers'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectUsers'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectUsers'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectUsers'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectUsers'], 404> }
  ;

const listProjectUsersCall: ClientCall = {
  id: 'listProjectUsers',
  method: 'GET',
  path: "/api/v4/projects/{id}/users",
  commas: ["skip_users"],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ProjectSharingClient {
  /** List the groups of a project: GET /projects/{id}/groups */
  listProjectGroups: ListingOf<ListProjectGroupsInput, ListProjectGroupsAnswer, JsonOf<operations['listProjectGroups'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Copy the members of another project: POST /projects/{id}/import_project_members/{project_id} */
  importProjectMembers(request: ImportProjectMembersInput): Promise<ImportProjectMembersAnswer>;
  /** Share a project with a group: POST /projects/{id}/share */
  shareProject(request: ShareProjectInput): Promise<ShareProjectAnswer>;
  /** Stop sharing a project with a group: DELETE /projects/{id}/share/{group_id} */
  unshareProject(request: UnshareProjectInput): Promise<UnshareProjectAnswer>;
  /** List the users of a project: GET /projects/{id}/users */
  listProjectUsers: ListingOf<ListProjectUsersInput, ListProjectUsersAnswer, JsonOf<operations['listProjectUsers'], 200> extends readonly (infer Row)[] ? Row : never>;
}

export const projectSharingClient = (send: Send): ProjectSharingClient => ({
  listProjectGroups: listing(send, listProjectGroupsCall),
  importProjectMembers: (request) => send(importProjectMembersCall, request),
  shareProject: (request) => send(shareProjectCall, request),
  unshareProject: (request) => send(unshareProjectCall, request),
  listProjectUsers: listing(send, listProjectUsersCall),
});
