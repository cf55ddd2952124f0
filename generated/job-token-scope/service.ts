// Generated from spec/domains/* /job-token-scope.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetJobTokenScopeRequest, GetJobTokenScopeResponse, UpdateJobTokenScopeRequest, UpdateJobTokenScopeResponse, ListJobTokenScopeProjectsRequest, ListJobTokenScopeProjectsResponse, AddJobTokenScopeProjectRequest, AddJobTokenScopeProjectResponse, RemoveJobTokenScopeProjectRequest, RemoveJobTokenScopeProjectResponse } from './types.ts';

/** One function per operation of job-token-scope; `C` is the request context of the server. */
export interface JobTokenScopeService<C extends SubjectTypes> {
  /** Get the scope of a project's job tokens. GET /projects/{id}/job_token_scope (spec/domains/ci/job-token-scope.yaml#getJobTokenScope) */
  getJobTokenScope(
    request: GetJobTokenScopeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetJobTokenScopeResponse>;
  /** Switch the scope of a project's job tokens. PATCH /projects/{id}/job_token_scope (spec/domains/ci/job-token-scope.yaml#updateJobTokenScope) */
  updateJobTokenScope(
    request: UpdateJobTokenScopeRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateJobTokenScopeResponse>;
  /** List the projects that job tokens may reach. GET /projects/{id}/job_token_scope/allowlist (spec/domains/ci/job-token-scope.yaml#listJobTokenScopeProjects) */
  listJobTokenScopeProjects(
    request: ListJobTokenScopeProjectsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListJobTokenScopeProjectsResponse>;
  /** Let job tokens reach a project. POST /projects/{id}/job_token_scope/allowlist (spec/domains/ci/job-token-scope.yaml#addJobTokenScopeProject) */
  addJobTokenScopeProject(
    request: AddJobTokenScopeProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<AddJobTokenScopeProjectResponse>;
  /** Keep job tokens from a project. DELETE /projects/{id}/job_token_scope/allowlist/{target_project_id} (spec/domains/ci/job-token-scope.yaml#removeJobTokenScopeProject) */
  removeJobTokenScopeProject(
    request: RemoveJobTokenScopeProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RemoveJobTokenScopeProjectResponse>;
}
