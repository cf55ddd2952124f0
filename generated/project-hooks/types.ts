// Generated from spec/domains/* /project-hooks.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateProjectHook = components['schemas']['CreateProjectHook'];
export type HookLogEntry = components['schemas']['HookLogEntry'];
export type HookSecret = components['schemas']['HookSecret'];
export type HookSecretName = components['schemas']['HookSecretName'];
export type ProjectHook = components['schemas']['ProjectHook'];
export type ResentHookEvent = components['schemas']['ResentHookEvent'];
export type SetProjectHookCustomHeader = components['schemas']['SetProjectHookCustomHeader'];
export type SetProjectHookUrlVariable = components['schemas']['SetProjectHookUrlVariable'];
export type UpdateProjectHook = components['schemas']['UpdateProjectHook'];

/** List the hooks of a project: GET /projects/{id}/hooks */
export interface ListProjectHooksRequest {
  readonly params: ParametersOf<operations['listProjectHooks'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectHooks'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectHooksResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectHooks'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectHooks'], 400 | 401 | 403 | 404>;

/** Add a hook to a project: POST /projects/{id}/hooks */
export interface CreateProjectHookRequest {
  readonly params: ParametersOf<operations['createProjectHook'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectHook'], 'application/json'>, 'push_events' | 'tag_push_events' | 'issues_events' | 'confidential_issues_events' | 'merge_requests_events' | 'note_events' | 'job_events' | 'pipeline_events' | 'wiki_page_events' | 'deployment_events' | 'releases_events' | 'feature_flag_events' | 'enable_ssl_verification' | 'branch_filter_strategy'>;
}

export type CreateProjectHookResponse = JsonResponse<operations['createProjectHook'], 201 | 400 | 401 | 403 | 404 | 422>;

/** Get a hook of a project: GET /projects/{id}/hooks/{hook_id} */
export interface GetProjectHookRequest {
  readonly params: ParametersOf<operations['getProjectHook'], 'path'>;
}

export type GetProjectHookResponse = JsonResponse<operations['getProjectHook'], 200 | 400 | 401 | 403 | 404>;

/** Change a hook of a project: PUT /projects/{id}/hooks/{hook_id} */
export interface UpdateProjectHookRequest {
  readonly params: ParametersOf<operations['updateProjectHook'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectHook'], 'application/json'>>;
}

export type UpdateProjectHookResponse = JsonResponse<operations['updateProjectHook'], 200 | 400 | 401 | 403 | 404 | 422>;

/** Remove a hook from a project: DELETE /projects/{id}/hooks/{hook_id} */
export interface DeleteProjectHookRequest {
  readonly params: ParametersOf<operations['deleteProjectHook'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectHook'], 'header'>;
}

export type DeleteProjectHookResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectHook'], 400 | 401 | 403 | 404 | 412>;

/** Set a header of its own: PUT /projects/{id}/hooks/{hook_id}/custom_headers/{key} */
export interface SetProjectHookCustomHeaderRequest {
  readonly params: ParametersOf<operations['setProjectHookCustomHeader'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setProjectHookCustomHeader'], 'application/json'>>;
}

export type SetProjectHookCustomHeaderResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['setProjectHookCustomHeader'], 400 | 401 | 403 | 404 | 422>;

/** Remove a header of its own: DELETE /projects/{id}/hooks/{hook_id}/custom_headers/{key} */
export interface DeleteProjectHookCustomHeaderRequest {
  readonly params: ParametersOf<operations['deleteProjectHookCustomHeader'], 'path'>;
}

export type DeleteProjectHookCustomHeaderResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectHookCustomHeader'], 400 | 401 | 403 | 404>;

/** List what a hook of a project was sent: GET /projects/{id}/hooks/{hook_id}/events */
export interface ListProjectHookEventsRequest {
  readonly params: ParametersOf<operations['listProjectHookEvents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectHookEvents'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectHookEventsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectHookEvents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectHookEvents'], 400 | 401 | 403 | 404>;

/** Send an entry of the log again: POST /projects/{id}/hooks/{hook_id}/events/{hook_event_id}/resend */
export interface ResendProjectHookEventRequest {
  readonly params: ParametersOf<operations['resendProjectHookEvent'], 'path'>;
}

export type ResendProjectHookEventResponse = JsonResponse<operations['resendProjectHookEvent'], 201 | 400 | 401 | 403 | 404 | 422 | 429>;

/** Try a hook of a project: POST /projects/{id}/hooks/{hook_id}/test/{trigger} */
export interface TestProjectHookRequest {
  readonly params: ParametersOf<operations['testProjectHook'], 'path'>;
}

export type TestProjectHookResponse = JsonResponse<operations['testProjectHook'], 201 | 400 | 401 | 403 | 404 | 422 | 429>;

/** Set a variable of the address: PUT /projects/{id}/hooks/{hook_id}/url_variables/{key} */
export interface SetProjectHookUrlVariableRequest {
  readonly params: ParametersOf<operations['setProjectHookUrlVariable'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['setProjectHookUrlVariable'], 'application/json'>>;
}

export type SetProjectHookUrlVariableResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['setProjectHookUrlVariable'], 400 | 401 | 403 | 404 | 422>;

/** Remove a variable of the address: DELETE /projects/{id}/hooks/{hook_id}/url_variables/{key} */
export interface DeleteProjectHookUrlVariableRequest {
  readonly params: ParametersOf<operations['deleteProjectHookUrlVariable'], 'path'>;
}

export type DeleteProjectHookUrlVariableResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectHookUrlVariable'], 400 | 401 | 403 | 404>;
