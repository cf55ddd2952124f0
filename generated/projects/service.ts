// Generated from spec/domains/* /projects.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListProjectsRequest, ListProjectsResponse, CreateProjectRequest, CreateProjectResponse, CreateProjectForUserRequest, CreateProjectForUserResponse, GetProjectRequest, GetProjectResponse, UpdateProjectRequest, UpdateProjectResponse, DeleteProjectRequest, DeleteProjectResponse } from './types.ts';

/** One function per operation of projects; `C` is the request context of the server. */
export interface ProjectsService<C extends SubjectTypes> {
  /** List projects. GET /projects (spec/domains/core/projects.yaml#listProjects) */
  listProjects(
    request: ListProjectsRequest,
    context: C,
  ): Promise<ListProjectsResponse>;
  /** Create a project. POST /projects (spec/domains/core/projects.yaml#createProject) */
  createProject(
    request: CreateProjectRequest,
    context: C,
  ): Promise<CreateProjectResponse>;
  /** Create a project for a user. POST /projects/user/{user_id} (spec/domains/core/projects.yaml#createProjectForUser) */
  createProjectForUser(
    request: CreateProjectForUserRequest,
    context: C,
  ): Promise<CreateProjectForUserResponse>;
  /** Get a project. GET /projects/{id} (spec/domains/core/projects.yaml#getProject) */
  getProject(
    request: GetProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectResponse>;
  /** Change a project. PUT /projects/{id} (spec/domains/core/projects.yaml#updateProject) */
  updateProject(
    request: UpdateProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectResponse>;
  /** Delete a project. DELETE /projects/{id} (spec/domains/core/projects.yaml#deleteProject) */
  deleteProject(
    request: DeleteProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectResponse>;
}
