// Generated from spec/domains/* /project-forks.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ForkProjectRequest, ForkProjectResponse, DeleteProjectForkRequest, DeleteProjectForkResponse, CreateProjectForkRequest, CreateProjectForkResponse, ListProjectForksRequest, ListProjectForksResponse } from './types.ts';

/** One function per operation of project-forks; `C` is the request context of the server. */
export interface ProjectForksService<C extends SubjectTypes> {
  /** Fork a project. POST /projects/{id}/fork (spec/domains/projects/project-forks.yaml#forkProject) */
  forkProject(
    request: ForkProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ForkProjectResponse>;
  /** Cut the link of a fork. DELETE /projects/{id}/fork (spec/domains/projects/project-forks.yaml#deleteProjectFork) */
  deleteProjectFork(
    request: DeleteProjectForkRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectForkResponse>;
  /** Make a project a fork of another. POST /projects/{id}/fork/{forked_from_id} (spec/domains/projects/project-forks.yaml#createProjectFork) */
  createProjectFork(
    request: CreateProjectForkRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectForkResponse>;
  /** List the forks of a project. GET /projects/{id}/forks (spec/domains/projects/project-forks.yaml#listProjectForks) */
  listProjectForks(
    request: ListProjectForksRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectForksResponse>;
}
