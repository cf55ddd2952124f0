// Generated from spec/resources/project-hooks.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateProjectHook = components['schemas']['CreateProjectHook'];
export type ProjectHook = components['schemas']['ProjectHook'];
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
  readonly body: Defaulted<BodyOf<operations['createProjectHook'], 'application/json'>, 'push_events' | 'tag_push_events' | 'issues_events' | 'confidential_issues_events' | 'merge_requests_events' | 'note_events' | 'confidential_note_events' | 'job_events' | 'pipeline_events' | 'wiki_page_events' | 'deployment_events' | 'releases_events' | 'enable_ssl_verification'>;
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

/** Try a hook of a project: POST /projects/{id}/hooks/{hook_id}/test/{trigger} */
export interface TestProjectHookRequest {
  readonly params: ParametersOf<operations['testProjectHook'], 'path'>;
}

export type TestProjectHookResponse = JsonResponse<operations['testProjectHook'], 201 | 400 | 401 | 403 | 404 | 422 | 429>;
