// Generated from spec/domains/* /project-sharing.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListProjectGroupsRequest, ListProjectGroupsResponse, ImportProjectMembersRequest, ImportProjectMembersResponse, ShareProjectRequest, ShareProjectResponse, UnshareProjectRequest, UnshareProjectResponse, ListProjectUsersRequest, ListProjectUsersResponse } from './types.ts';

/** One function per operation of project-sharing; `C` is the request context of the server. */
export interface ProjectSharingService<C extends SubjectTypes> {
  /** List the groups of a project. GET /projects/{id}/groups (spec/domains/projects/project-sharing.yaml#listProjectGroups) */
  listProjectGroups(
    request: ListProjectGroupsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectGroupsResponse>;
  /** Copy the members of another project. POST /projects/{id}/import_project_members/{project_id} (spec/domains/projects/project-sharing.yaml#importProjectMembers) */
  importProjectMembers(
    request: ImportProjectMembersRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ImportProjectMembersResponse>;
  /** Share a project with a group. POST /projects/{id}/share (spec/domains/projects/project-sharing.yaml#shareProject) */
  shareProject(
    request: ShareProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ShareProjectResponse>;
  /** Stop sharing a project with a group. DELETE /projects/{id}/share/{group_id} (spec/domains/projects/project-sharing.yaml#unshareProject) */
  unshareProject(
    request: UnshareProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UnshareProjectResponse>;
  /** List the users of a project. GET /projects/{id}/users (spec/domains/projects/project-sharing.yaml#listProjectUsers) */
  listProjectUsers(
    request: ListProjectUsersRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectUsersResponse>;
}
