// Generated from spec/resources/project-hooks.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectHooks'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectHooks'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectHooks'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectHooks'], 404>; readonly headers?: never }
  ;

/** Add a hook to a project: POST /projects/{id}/hooks */
export interface CreateProjectHookRequest {
  readonly params: ParametersOf<operations['createProjectHook'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectHook'], 'application/json'>, 'push_events' | 'tag_push_events' | 'issues_events' | 'confidential_issues_events' | 'merge_requests_events' | 'note_events' | 'confidential_note_events' | 'job_events' | 'pipeline_events' | 'wiki_page_events' | 'deployment_events' | 'releases_events' | 'enable_ssl_verification'>;
}

export type CreateProjectHookResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createProjectHook'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createProjectHook'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createProjectHook'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createProjectHook'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createProjectHook'], 404>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['createProjectHook'], 422>; readonly headers?: never }
  ;

/** Get a hook of a project: GET /projects/{id}/hooks/{hook_id} */
export interface GetProjectHookRequest {
  readonly params: ParametersOf<operations['getProjectHook'], 'path'>;
}

export type GetProjectHookResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectHook'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectHook'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectHook'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectHook'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectHook'], 404>; readonly headers?: never }
  ;

/** Change a hook of a project: PUT /projects/{id}/hooks/{hook_id} */
export interface UpdateProjectHookRequest {
  readonly params: ParametersOf<operations['updateProjectHook'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectHook'], 'application/json'>>;
}

export type UpdateProjectHookResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateProjectHook'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectHook'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectHook'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectHook'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectHook'], 404>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['updateProjectHook'], 422>; readonly headers?: never }
  ;

/** Remove a hook from a project: DELETE /projects/{id}/hooks/{hook_id} */
export interface DeleteProjectHookRequest {
  readonly params: ParametersOf<operations['deleteProjectHook'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectHook'], 'header'>;
}

export type DeleteProjectHookResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectHook'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectHook'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectHook'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectHook'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteProjectHook'], 412>; readonly headers?: never }
  ;

/** Try a hook of a project: POST /projects/{id}/hooks/{hook_id}/test/{trigger} */
export interface TestProjectHookRequest {
  readonly params: ParametersOf<operations['testProjectHook'], 'path'>;
}

export type TestProjectHookResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['testProjectHook'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['testProjectHook'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['testProjectHook'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['testProjectHook'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['testProjectHook'], 404>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['testProjectHook'], 422>; readonly headers?: never }
  | { readonly status: 429; readonly body: JsonOf<operations['testProjectHook'], 429>; readonly headers?: never }
  ;
