// Generated from spec/domains/* /project-sharing.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListProjectGroupsInput {
  readonly params: ParametersOf<operations['listProjectGroups'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectGroups'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectGroupsAnswer = JsonAnswer<operations['listProjectGroups'], 200 | 400 | 401 | 403 | 404>;

const listProjectGroupsCall: ClientCall = {
  id: 'listProjectGroups',
  method: 'GET',
  path: "/api/v4/projects/{id}/groups",
  commas: ["skip_groups"],
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface ImportProjectMembersInput {
  readonly params: ParametersOf<operations['importProjectMembers'], 'path'>;
  readonly signal?: AbortSignal;
}

export type ImportProjectMembersAnswer = JsonAnswer<operations['importProjectMembers'], 201 | 400 | 401 | 403 | 404 | 422>;

const importProjectMembersCall: ClientCall = {
  id: 'importProjectMembers',
  method: 'POST',
  path: "/api/v4/projects/{id}/import_project_members/{project_id}",
  answers: { json: [201, 400, 401, 403, 404, 422] },
};

export interface ShareProjectInput {
  readonly params: ParametersOf<operations['shareProject'], 'path'>;
  readonly body: Sendable<BodyOf<operations['shareProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type ShareProjectAnswer = JsonAnswer<operations['shareProject'], 201 | 400 | 401 | 403 | 404 | 409>;

const shareProjectCall: ClientCall = {
  id: 'shareProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/share",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 409] },
};

export interface UnshareProjectInput {
  readonly params: ParametersOf<operations['unshareProject'], 'path'>;
  readonly headers?: ParametersOf<operations['unshareProject'], 'header'>;
  readonly signal?: AbortSignal;
}

export type UnshareProjectAnswer = EmptyAnswer<204> | JsonAnswer<operations['unshareProject'], 400 | 401 | 403 | 404 | 412>;

const unshareProjectCall: ClientCall = {
  id: 'unshareProject',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/share/{group_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListProjectUsersInput {
  readonly params: ParametersOf<operations['listProjectUsers'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectUsers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectUsersAnswer = JsonAnswer<operations['listProjectUsers'], 200 | 400 | 401 | 403 | 404>;

const listProjectUsersCall: ClientCall = {
  id: 'listProjectUsers',
  method: 'GET',
  path: "/api/v4/projects/{id}/users",
  commas: ["skip_users"],
  answers: { json: [200, 400, 401, 403, 404] },
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
