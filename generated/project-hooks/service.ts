// Generated from spec/resources/project-hooks.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListProjectHooksRequest, ListProjectHooksResponse, CreateProjectHookRequest, CreateProjectHookResponse, GetProjectHookRequest, GetProjectHookResponse, UpdateProjectHookRequest, UpdateProjectHookResponse, DeleteProjectHookRequest, DeleteProjectHookResponse, TestProjectHookRequest, TestProjectHookResponse } from './types.ts';

/** One function per operation of project-hooks; `C` is the request context of the server. */
export interface ProjectHooksService<C extends SubjectTypes> {
  /** List the hooks of a project. GET /projects/{id}/hooks (spec/resources/project-hooks.yaml:5:5) */
  listProjectHooks?(
    request: ListProjectHooksRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectHooksResponse>;
  /** Add a hook to a project. POST /projects/{id}/hooks (spec/resources/project-hooks.yaml:47:5) */
  createProjectHook?(
    request: CreateProjectHookRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectHookResponse>;
  /** Get a hook of a project. GET /projects/{id}/hooks/{hook_id} (spec/resources/project-hooks.yaml:111:5) */
  getProjectHook?(
    request: GetProjectHookRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectHookResponse>;
  /** Change a hook of a project. PUT /projects/{id}/hooks/{hook_id} (spec/resources/project-hooks.yaml:158:5) */
  updateProjectHook?(
    request: UpdateProjectHookRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectHookResponse>;
  /** Remove a hook from a project. DELETE /projects/{id}/hooks/{hook_id} (spec/resources/project-hooks.yaml:223:5) */
  deleteProjectHook?(
    request: DeleteProjectHookRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectHookResponse>;
  /** Try a hook of a project. POST /projects/{id}/hooks/{hook_id}/test/{trigger} (spec/resources/project-hooks.yaml:247:5) */
  testProjectHook?(
    request: TestProjectHookRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<TestProjectHookResponse>;
}
