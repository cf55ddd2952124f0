// Generated from spec/domains/* /project-hooks.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListProjectHooksRequest, ListProjectHooksResponse, CreateProjectHookRequest, CreateProjectHookResponse, GetProjectHookRequest, GetProjectHookResponse, UpdateProjectHookRequest, UpdateProjectHookResponse, DeleteProjectHookRequest, DeleteProjectHookResponse, SetProjectHookCustomHeaderRequest, SetProjectHookCustomHeaderResponse, DeleteProjectHookCustomHeaderRequest, DeleteProjectHookCustomHeaderResponse, ListProjectHookEventsRequest, ListProjectHookEventsResponse, ResendProjectHookEventRequest, ResendProjectHookEventResponse, TestProjectHookRequest, TestProjectHookResponse, SetProjectHookUrlVariableRequest, SetProjectHookUrlVariableResponse, DeleteProjectHookUrlVariableRequest, DeleteProjectHookUrlVariableResponse } from './types.ts';

/** One function per operation of project-hooks; `C` is the request context of the server. */
export interface ProjectHooksService<C extends SubjectTypes> {
  /** List the hooks of a project. GET /projects/{id}/hooks (spec/domains/delivery/project-hooks.yaml#listProjectHooks) */
  listProjectHooks(
    request: ListProjectHooksRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectHooksResponse>;
  /** Add a hook to a project. POST /projects/{id}/hooks (spec/domains/delivery/project-hooks.yaml#createProjectHook) */
  createProjectHook(
    request: CreateProjectHookRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectHookResponse>;
  /** Get a hook of a project. GET /projects/{id}/hooks/{hook_id} (spec/domains/delivery/project-hooks.yaml#getProjectHook) */
  getProjectHook(
    request: GetProjectHookRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectHookResponse>;
  /** Change a hook of a project. PUT /projects/{id}/hooks/{hook_id} (spec/domains/delivery/project-hooks.yaml#updateProjectHook) */
  updateProjectHook(
    request: UpdateProjectHookRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectHookResponse>;
  /** Remove a hook from a project. DELETE /projects/{id}/hooks/{hook_id} (spec/domains/delivery/project-hooks.yaml#deleteProjectHook) */
  deleteProjectHook(
    request: DeleteProjectHookRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectHookResponse>;
  /** Set a header of its own. PUT /projects/{id}/hooks/{hook_id}/custom_headers/{key} (spec/domains/delivery/project-hooks.yaml#setProjectHookCustomHeader) */
  setProjectHookCustomHeader(
    request: SetProjectHookCustomHeaderRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SetProjectHookCustomHeaderResponse>;
  /** Remove a header of its own. DELETE /projects/{id}/hooks/{hook_id}/custom_headers/{key} (spec/domains/delivery/project-hooks.yaml#deleteProjectHookCustomHeader) */
  deleteProjectHookCustomHeader(
    request: DeleteProjectHookCustomHeaderRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectHookCustomHeaderResponse>;
  /** List what a hook of a project was sent. GET /projects/{id}/hooks/{hook_id}/events (spec/domains/delivery/project-hooks.yaml#listProjectHookEvents) */
  listProjectHookEvents(
    request: ListProjectHookEventsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectHookEventsResponse>;
  /** Send an entry of the log again. POST /projects/{id}/hooks/{hook_id}/events/{hook_event_id}/resend (spec/domains/delivery/project-hooks.yaml#resendProjectHookEvent) */
  resendProjectHookEvent(
    request: ResendProjectHookEventRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ResendProjectHookEventResponse>;
  /** Try a hook of a project. POST /projects/{id}/hooks/{hook_id}/test/{trigger} (spec/domains/delivery/project-hooks.yaml#testProjectHook) */
  testProjectHook(
    request: TestProjectHookRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<TestProjectHookResponse>;
  /** Set a variable of the address. PUT /projects/{id}/hooks/{hook_id}/url_variables/{key} (spec/domains/delivery/project-hooks.yaml#setProjectHookUrlVariable) */
  setProjectHookUrlVariable(
    request: SetProjectHookUrlVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<SetProjectHookUrlVariableResponse>;
  /** Remove a variable of the address. DELETE /projects/{id}/hooks/{hook_id}/url_variables/{key} (spec/domains/delivery/project-hooks.yaml#deleteProjectHookUrlVariable) */
  deleteProjectHookUrlVariable(
    request: DeleteProjectHookUrlVariableRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectHookUrlVariableResponse>;
}
